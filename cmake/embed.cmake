# Writes INPUT's bytes into OUTPUT as a C++ string; run by arb_embed.
file(READ "${INPUT}" hex HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${hex}")
file(WRITE "${OUTPUT}" "#include <string_view>\n
namespace arb::data {\n
namespace {\nconstexpr char k_bytes[] = {${bytes}'\\0'};\n} // namespace\n
extern const std::string_view ${SYMBOL};
const std::string_view ${SYMBOL}{k_bytes, sizeof k_bytes - 1};\n
} // namespace arb::data\n")
