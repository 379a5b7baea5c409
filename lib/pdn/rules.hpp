#pragma once

#include "base/finding.hpp"

namespace arb::pdn
{

// What pdn-validate can find. An error makes the record wrong; a warning breaks a form, a habit or a count; a
// note is what the reader may want to know. Under --strict what PDN 3.0 forbids a writer is an error.

// text and encoding
inline constexpr rule k_nul_byte{"nul-byte", severity::error};
inline constexpr rule k_bom{"bom", severity::warning};
inline constexpr rule k_encoding{"encoding", severity::note};
inline constexpr rule k_invalid_utf8{"invalid-utf8", severity::error};
inline constexpr rule k_broken_line_end{"broken-line-end", severity::warning};
inline constexpr rule k_look_alike{"look-alike", severity::warning};
inline constexpr rule k_game_too_long{"game-too-long", severity::error};

// grammar
inline constexpr rule k_unreadable{"unreadable", severity::error};
inline constexpr rule k_bad_tag{"bad-tag", severity::error};
inline constexpr rule k_unclosed_comment{"unclosed-comment", severity::error};
inline constexpr rule k_nested_comment{"nested-comment", severity::error};
inline constexpr rule k_unclosed_variation{"unclosed-variation", severity::error};
inline constexpr rule k_stray_parenthesis{"stray-parenthesis", severity::error};
inline constexpr rule k_variation_depth{"variation-depth", severity::error};
inline constexpr rule k_variation_text{"variation-text", severity::warning};
inline constexpr rule k_missing_terminator{"missing-terminator", severity::warning};
inline constexpr rule k_empty_game{"empty-game", severity::warning};
inline constexpr rule k_number_without_move{"number-without-move", severity::warning};
inline constexpr rule k_semicolon_comment{"semicolon-comment", severity::warning};
inline constexpr rule k_bad_setup{"bad-setup", severity::error};
inline constexpr rule k_result_in_variation{"result-in-variation", severity::warning};

// form of moves and results
inline constexpr rule k_move_form{"move-form", severity::warning};
inline constexpr rule k_capture_sign{"capture-sign", severity::warning, "2.1.6"};
inline constexpr rule k_short_notation{"short-notation", severity::note, "2.1.6"};
inline constexpr rule k_path_form{"path-form", severity::note, "2.1.6.2"};
inline constexpr rule k_split_capture{"split-capture", severity::warning, "2.1.6"};
inline constexpr rule k_star_strength{"star-strength", severity::warning};
inline constexpr rule k_result_form{"result-form", severity::warning};
inline constexpr rule k_result_scale{"result-scale", severity::warning};
inline constexpr rule k_move_number{"move-number", severity::warning};

// tags
inline constexpr rule k_tag_form{"tag-form", severity::warning};
inline constexpr rule k_duplicate_tag{"duplicate-tag", severity::warning};
inline constexpr rule k_missing_tags{"missing-tags", severity::warning};
inline constexpr rule k_game_type{"game-type", severity::warning};
inline constexpr rule k_variant_unknown{"variant-unknown", severity::note};
inline constexpr rule k_variant_guessed{"variant-guessed", severity::note};
inline constexpr rule k_date_form{"date-form", severity::note};
inline constexpr rule k_ply_count{"ply-count", severity::warning};

// positions
inline constexpr rule k_fen{"fen", severity::error};
inline constexpr rule k_fen_position{"fen-position", severity::warning};
inline constexpr rule k_fen_form{"fen-form", severity::note};

// the play
inline constexpr rule k_illegal_move{"illegal-move", severity::error, "2.1.10.3"};
inline constexpr rule k_not_checked{"not-checked", severity::note};
inline constexpr rule k_unknown_move{"unknown-move", severity::warning};
inline constexpr rule k_ambiguous_capture{"ambiguous-capture", severity::error, "2.1.6.2"};
inline constexpr rule k_ambiguity_settled{"ambiguity-settled", severity::note, "2.1.6.2"};
inline constexpr rule k_start_by_lot{"start-by-lot", severity::note, "2.2.2"};

// results and draws
inline constexpr rule k_result_mismatch{"result-mismatch", severity::error};
inline constexpr rule k_result_position{"result-position", severity::error, "2.1.8"};
inline constexpr rule k_result_missing{"result-missing", severity::warning, "2.1.8"};
inline constexpr rule k_draw_reached{"draw-reached", severity::note};
inline constexpr rule k_draw_claimable{"draw-claimable", severity::note};
inline constexpr rule k_draw_passed{"draw-passed", severity::warning};
inline constexpr rule k_result_after_draw{"result-after-draw", severity::warning};

// clocks and archives
inline constexpr rule k_clock_form{"clock-form", severity::warning};
inline constexpr rule k_clock_rises{"clock-rises", severity::warning, "2.1.11"};
inline constexpr rule k_duplicate_game{"duplicate-game", severity::warning};

// pdn-convert
inline constexpr rule k_not_converted{"not-converted", severity::error};

} // namespace arb::pdn
