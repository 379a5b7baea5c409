#include "cli/completion.hpp"

#include "base/error.hpp"
#include "cli/language.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace arb::cli
{

namespace
{

/// The named options that help shows.
std::vector<CLI::Option const *> shown_options(CLI::App const &app)
{
    std::vector<CLI::Option const *> options;
    for (CLI::Option const *const o : app.get_options()) {
        if (!o->get_group().empty() && (!o->get_lnames().empty() || !o->get_snames().empty())) {
            options.push_back(o);
        }
    }
    return options;
}

bool takes_value(CLI::Option const &o)
{
    return o.get_items_expected_max() > 0 && o.get_type_size_max() > 0;
}

/// TEXT without what would end a quoted word of a shell.
std::string quotable(std::string text)
{
    std::erase(text, '\'');
    std::replace(text.begin(), text.end(), '[', '(');
    std::replace(text.begin(), text.end(), ']', ')');
    return text;
}

std::string bash_script(CLI::App const &app)
{
    std::string words;
    for (CLI::Option const *const o : shown_options(app)) {
        for (auto const &name : o->get_lnames()) {
            words += fmt::format("{}--{}", words.empty() ? "" : " ", name);
        }
    }
    std::string function = app.get_name();
    std::replace(function.begin(), function.end(), '-', '_');
    return fmt::format(
        "# bash completion for {0}\n"
        "_{1}()\n{{\n"
        "    COMPREPLY=()\n"
        "    if [[ ${{COMP_WORDS[COMP_CWORD]}} == -* ]]; then\n"
        "        mapfile -t COMPREPLY < <(compgen -W '{2}' -- \"${{COMP_WORDS[COMP_CWORD]}}\")\n"
        "    fi\n}}\n"
        "complete -o default -F _{1} {0}\n",
        app.get_name(), function, words);
}

std::string zsh_script(CLI::App const &app)
{
    std::string script = fmt::format("#compdef {}\n_arguments \\\n", app.get_name());
    for (CLI::Option const *const o : shown_options(app)) {
        for (auto const &name : o->get_lnames()) {
            script += fmt::format("  '--{}[{}]{}' \\\n", name, quotable(o->get_description()),
                                  takes_value(*o) ? ": :_files" : "");
        }
    }
    return script + "  '*:file:_files'\n";
}

std::string fish_script(CLI::App const &app)
{
    std::string script;
    for (CLI::Option const *const o : shown_options(app)) {
        script += fmt::format("complete -c {}", app.get_name());
        for (auto const &name : o->get_snames()) {
            script += fmt::format(" -s {}", name);
        }
        for (auto const &name : o->get_lnames()) {
            script += fmt::format(" -l {}", name);
        }
        script += fmt::format("{} -d '{}'\n", takes_value(*o) ? " -r" : "", quotable(o->get_description()));
    }
    return script;
}

} // namespace

std::string completion_script(CLI::App const &app, std::string_view shell)
{
    if (shell == "bash") {
        return bash_script(app);
    }
    if (shell == "zsh") {
        return zsh_script(app);
    }
    if (shell == "fish") {
        return fish_script(app);
    }
    throw usage_error{fmt::format(fmt::runtime(tr("'{0}' is not a shell (bash, zsh, fish)")), shell)};
}

} // namespace arb::cli
