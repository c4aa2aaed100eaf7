// The page for man(1) of a program, from the tables of options that its --help prints.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

namespace headroom {

/// Returns the page in roff. It has every command and option that --help lists, with the same words; no date, so that
/// the same program has the same page. `other`: the page that it refers to, e.g. "headroom".
[[nodiscard]] std::string manualPage(const CLI::App& app, std::string_view version, std::string_view other);

}  // namespace headroom
