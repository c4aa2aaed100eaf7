// Suggestions for mistyped commands and options of a program.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

namespace headroom {

/// Returns "Did you mean --sizes or --size?" for a word that the command does not know, or nothing if no word is near.
/// Near are options of the command, of those around it for a word with dashes, and commands inside it for any other.
/// What --help hides is not offered.
[[nodiscard]] std::string nearWordsText(const CLI::App& command, std::string_view word);

}  // namespace headroom
