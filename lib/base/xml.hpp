#pragma once

#include <string>
#include <string_view>

namespace arb
{

/// TEXT for use between tags and inside double quotes of XML, SVG and HTML.
std::string xml_escaped(std::string_view text);

} // namespace arb
