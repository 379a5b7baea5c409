#include "base/utf8.hpp"

#include "base/table.hpp"
#include "support/catch.hpp"

namespace utf8 = arb::utf8;

TEST_CASE("UTF-8 is checked to the byte", "[base][utf8]")
{
    CHECK_FALSE(utf8::first_invalid("plain, Яна, 連珠, \xF0\x9F\x98\x80"));
    CHECK(utf8::first_invalid("0123456789\xF1 ") == 10U);
    CHECK(utf8::first_invalid("\xC0\xAF") == 0U);           // overlong
    CHECK(utf8::first_invalid("a\xED\xA0\x80") == 1U);      // surrogate
    CHECK(utf8::first_invalid("ab\xF4\x90\x80\x80") == 2U); // past U+10FFFF
    CHECK(utf8::first_invalid("cut \xD0") == 4U);
}

TEST_CASE("every character survives being written and read", "[base][utf8]")
{
    for (char32_t code = 0; code <= 0x10FFFF; code += code < 0x3000 ? 1 : 97) {
        if (code >= 0xD800 && code <= 0xDFFF) {
            continue;
        }
        std::string text;
        utf8::append(text, code);
        auto const back = utf8::decode(text);
        REQUIRE(back);
        REQUIRE(back->code == code);
        REQUIRE(back->bytes == text.size());
    }
}

TEST_CASE("columns line up by what the terminal shows", "[base][table]")
{
    CHECK(utf8::width("Яна") == 3);
    CHECK(utf8::width("連珠") == 4);
    arb::text_table table{{arb::align::left, arb::align::right}};
    table.add({"連珠", "1"});
    table.add({"a", "10", ""});
    CHECK(table.aligned() == "連珠   1\na     10\n");
    arb::text_table fields{{}};
    fields.add({"a\tb", "c\\"});
    CHECK(fields.tsv() == "a\\tb\tc\\\\\n");
}
