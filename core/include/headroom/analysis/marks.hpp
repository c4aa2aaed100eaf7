// Warnings in words, of one row and of several at once, wherever they are shown.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "headroom/values/result.hpp"

namespace headroom {

/// A warning's name for people: "background load". What files call it is toText().
std::string_view warningName(Mark mark);

/// How many of the rows have warnings, and which: "3 of 9 results have warnings: 1 drift, 3 background load". Empty
/// when none has. Rows without warnings belong among them.
std::string marksText(std::span<const ResultRow* const> rows);

}  // namespace headroom
