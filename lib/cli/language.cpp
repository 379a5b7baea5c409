#include "cli/language.hpp"

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <libintl.h>
#include <string>
#include <string_view>

namespace arb::cli
{

namespace
{

constexpr char const *k_domain = "arbutils";

std::string_view wanted_locale()
{
    for (char const *const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        char const *const value = std::getenv(name);
        if (value != nullptr && *value != '\0') {
            return value;
        }
    }
    return {};
}

bool is_plain(std::string_view locale)
{
    return locale.empty() || locale == "C" || locale == "POSIX" || locale.starts_with("C.");
}

/// share/locale beside the folder of the running program: true for the installed and for the built tree.
std::string catalogue_folder()
{
    std::error_code code;
    auto const self = std::filesystem::read_symlink("/proc/self/exe", code);
    return code ? std::string{"/usr/share/locale"}
                : (self.parent_path().parent_path() / "share" / "locale").string();
}

} // namespace

void set_language()
{
    std::string_view const wanted = wanted_locale();
    char const *const language = std::getenv("LANGUAGE");
    bool const has_language = language != nullptr && *language != '\0';
    if (wanted == "C" || wanted == "POSIX" || (is_plain(wanted) && !has_language)) {
        return;
    }
    if (std::setlocale(LC_MESSAGES, "") == nullptr || is_plain(wanted)) {
        std::setlocale(LC_MESSAGES, "C.UTF-8");
        if (!has_language) {
            setenv("LANGUAGE", std::string{wanted.substr(0, wanted.find('.'))}.c_str(), 1);
        }
    }
    bindtextdomain(k_domain, catalogue_folder().c_str());
    bind_textdomain_codeset(k_domain, "UTF-8");
    textdomain(k_domain);
}

char const *tr(char const *text)
{
    return *text == '\0' ? text : gettext(text);
}

} // namespace arb::cli
