// Warnings in words, for one row or several.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "headroom/values/result.hpp"

namespace headroom {

/// Returns a warning's name for people: "background load". toText() returns its token for files.
std::string_view warningName(Mark mark);

/// Returns how many rows have warnings, and which: "3 of 9 results have warnings: 1 drift, 3 background load". Empty if
/// none has. `rows` includes the rows without warnings.
std::string marksText(std::span<const ResultRow* const> rows);

}  // namespace headroom
