// What marks say of several rows at once, wherever they are shown.
#pragma once

#include <span>
#include <string>

#include "headroom/result.hpp"

namespace headroom {

/// How many of the rows are marked, and with what: "3 results are marked (!): drift, busy". Empty when none is.
std::string marksText(std::span<const ResultRow* const> rows);

}  // namespace headroom
