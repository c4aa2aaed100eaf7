// Ranges of options' numbers, which --help and the manual pages show in words.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>

namespace headroom {

/// Refuses what is no number from `low` to `high`. For limits that nobody reaches: the help does not show them.
template <typename Number>
CLI::Option* refuseBeyond(CLI::Option* option, Number low, Number high) {
  const auto problemOf = [low, high](std::string& text) {
    Number value{};
    const bool isInside = CLI::detail::lexical_cast(text, value) && low <= value && value <= high;
    return isInside ? std::string() : fmt::format("{} is not a number from {} to {}", text, low, high);
  };
  // CLI11's own check of a range shows it in the type: "SECONDS:FLOAT in [0.1 - 60]".
  return option->check(CLI::Validator(problemOf, ""));
}

/// Does the same, and adds "(LOW to HIGH)" to the option's description.
template <typename Number>
CLI::Option* limitTo(CLI::Option* option, Number low, Number high) {
  option->description(fmt::format("{} ({} to {})", option->get_description(), low, high));
  return refuseBeyond(option, low, high);
}

}  // namespace headroom
