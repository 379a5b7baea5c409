#include "base/error.hpp"
#include "base/transcode.hpp"
#include "base/xml.hpp"
#include "support/catch.hpp"

TEST_CASE("text is safe between tags and inside quotes", "[base][xml]")
{
    CHECK(arb::xml_escaped("<a & \"b\">") == "&lt;a &amp; &quot;b&quot;&gt;");
    CHECK(arb::xml_escaped("Яна") == "Яна");
}

TEST_CASE("other encodings become UTF-8 and nothing is lost in silence", "[base][transcode]")
{
    std::size_t faults = 0;
    CHECK(arb::transcode("\xCA\xE0\xEF\xEB\xE0\xED", "CP1251", faults) == "Каплан");
    CHECK(arb::transcode(std::string(5000, '\xE9'), "ISO-8859-1", faults).size() == 10'000);
    CHECK(faults == 0);
    CHECK(arb::transcode("a\xFFz", "UTF-8", faults) == "a\xEF\xBF\xBDz");
    CHECK(faults == 1);
    CHECK_THROWS_AS(arb::transcode("a", "no-such-encoding", faults), arb::usage_error);
}
