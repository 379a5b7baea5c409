#include "pdn/tags.hpp"

#include "base/number.hpp"

#include <algorithm>
#include <array>

namespace arb::pdn
{

namespace
{

struct named_field {
    std::string_view name;
    std::string_view tags::*field;
};

constexpr std::array k_fields{
    named_field{"Event", &tags::event},
    named_field{"White", &tags::white},
    named_field{"Black", &tags::black},
    named_field{"Result", &tags::result},
    named_field{"Date", &tags::date},
    named_field{"Site", &tags::site},
    named_field{"Round", &tags::round},
    named_field{"GameType", &tags::game_type},
    named_field{"FEN", &tags::fen},
    named_field{"PlyCount", &tags::ply_count},
    named_field{"TimeControl", &tags::time_control},
    named_field{"SetUp", &tags::set_up},
    named_field{"Setup", &tags::set_up},
    named_field{"Variant", &tags::variant},
    named_field{"ResultFormat", &tags::result_format},
    named_field{"Opening", &tags::opening},
    named_field{"Bianco", &tags::white},
    named_field{"Nero", &tags::black},
    named_field{"Risultato", &tags::result},
    named_field{"P1", &tags::white},
    named_field{"P2", &tags::black},
};

struct usual_form {
    unsigned number;
    std::string_view rest;
};

constexpr std::array k_usual_forms{
    usual_form{20, "W,10,10,N2,0"}, usual_form{21, "B,8,8,N1,0"}, usual_form{22, "W,8,8,N2,1"},
    usual_form{24, "W,8,8,N1,1"},   usual_form{25, "W,8,8,A0,0"}, usual_form{26, "W,8,8,A0,0"},
    usual_form{27, "W,12,12,N2,0"}, usual_form{28, "W,8,8,N1,1"}, usual_form{29, "W,8,8,A0,0"},
    usual_form{30, "W,8,8,A0,0"},   usual_form{31, "B,8,8,N2,0"}, usual_form{40, "W,10,10,N2,0"},
    usual_form{41, "W,10,8,A0,0"},
};

bool is_full_form(std::string_view rest)
{
    // [WB],width,height,[ANS][0-3](,[01])?
    auto const take = [&](auto accepts) {
        bool const ok = !rest.empty() && accepts(rest.front());
        rest.remove_prefix(ok ? 1 : 0);
        return ok;
    };
    auto const comma = [&] { return take([](char c) { return c == ','; }); };
    auto const number = [&] {
        bool some = false;
        while (take([](char c) { return c >= '0' && c <= '9'; })) {
            some = true;
        }
        return some;
    };
    bool ok = take([](char c) { return c == 'W' || c == 'B'; }) && comma() && number() && comma() &&
              number() && comma() && take([](char c) { return c == 'A' || c == 'N' || c == 'S'; }) &&
              take([](char c) { return c >= '0' && c <= '3'; });
    if (ok && !rest.empty()) {
        ok = comma() && take([](char c) { return c == '0' || c == '1'; });
    }
    return ok && rest.empty();
}

} // namespace

std::string_view *tags::field(std::string_view name)
{
    if (name.empty()) {
        return nullptr;
    }
    auto const *const it =
        std::find_if(k_fields.begin(), k_fields.end(), [&](auto const &f) { return f.name == name; });
    if (it == k_fields.end()) {
        return nullptr;
    }
    italian_names = italian_names || name == "Bianco" || name == "Nero" || name == "Risultato";
    first_at_bottom = first_at_bottom || name == "P1";
    return &(this->*(it->field));
}

std::string unescaped(std::string_view value)
{
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] == '\\' && i + 1 < value.size() &&
            (value[i + 1] == '"' || value[i + 1] == '\\' || value[i + 1] == '\'')) {
            ++i;
        }
        text += value[i];
    }
    return text;
}

std::string_view trimmed(std::string_view value)
{
    auto const first = value.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) {
        return {};
    }
    return value.substr(first, value.find_last_not_of(" \t\r\n") - first + 1);
}

game_type read_game_type(std::string_view value)
{
    game_type result;
    auto const comma = value.find(',');
    auto const number = read_number<unsigned>(value.substr(0, comma));
    if (!number) {
        return result;
    }
    result.number = *number;
    if (comma == std::string_view::npos) {
        result.well_formed = true;
        return result;
    }
    std::string_view const rest = value.substr(comma + 1);
    result.well_formed = is_full_form(rest);
    auto const *const it = std::find_if(k_usual_forms.begin(), k_usual_forms.end(),
                                        [&](auto const &f) { return f.number == *number; });
    result.usual = it == k_usual_forms.end() || it->rest == rest ||
                   (it->rest.ends_with(",0") && it->rest.substr(0, it->rest.size() - 2) == rest);
    return result;
}

std::optional<draughts::variant> variant_of(unsigned number)
{
    if (number == 0) {
        return std::nullopt;
    }
    for (auto const &i : draughts::all_variants()) {
        if (i.game_type == number) {
            return i.id;
        }
    }
    return std::nullopt;
}

} // namespace arb::pdn
