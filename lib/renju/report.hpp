#pragma once

#include "renju/game_check.hpp"

#include <string>
#include <string_view>

namespace arb::renju
{

enum class report_format : std::uint8_t { text, tsv, jsonl };

/// What stands above all reports: the header of TSV, else nothing.
std::string_view report_header(report_format format);
std::string_view map_header(report_format format);

/// Writes what was found in one record, exactly as the tool prints it. FILE is the input's name.
class report_writer
{
public:
    /// NAMES: games also say their opening; in JSON a last key `opening`.
    report_writer(report_format format, std::string_view file, bool names = false);

    void game(std::string &out, record const &game, game_report const &report) const;
    void map(std::string &out, record const &position, foul_map const &map) const;

private:
    void game_text(std::string &out, record const &game, game_report const &report) const;
    void game_tsv(std::string &out, record const &game, game_report const &report) const;
    void game_json(std::string &out, record const &game, game_report const &report) const;

    report_format m_format;
    std::string_view m_file;
    std::string m_quoted_file;
    bool m_names;
};

/// `g8-h8-i8`.
std::string joined(stones const &line);
/// Lines of stones with SEPARATOR between.
std::string joined(std::vector<stones> const &lines, std::string_view separator);
std::string_view colour_name(std::optional<colour> c);
std::string_view claim_name(claim c);

/// TEXT as a JSON string, quotes and all.
std::string json_string(std::string_view text);

} // namespace arb::renju
