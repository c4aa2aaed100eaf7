// From numbers at a few sizes to the expression of the sizes that they are: how long a buffer has to be.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// At so many sizes numbers are told apart: n from m, and n * m from n * n.
inline constexpr std::size_t kTrials = 3;
using AtTrials = std::array<double, kTrials>;

/// Values of one name, and what it is called.
struct SizeValues {
  std::string name;
  AtTrials values{};
};

struct Extent {
  std::string text;                ///< "n", "2 * width * height", "(width + 2) * (height + 2)"
  bool isExact = true;             ///< false: it is not smaller than the numbers, and no shorter one was found
  std::vector<std::string> names;  ///< factors
};

/// Values for the names, in another order at each trial, all multiples of `step`.
std::vector<SizeValues> trialValues(const std::vector<std::string>& names, double step);

/// The simplest expression that has these values, or that is just above them at all trials; nothing where none is near.
std::optional<Extent> extentFor(const AtTrials& numbers, const std::vector<SizeValues>& names);

/// Of such an expression, at one trial; nothing where it has other names.
std::optional<double> valueAt(std::string_view text, const std::vector<SizeValues>& names, std::size_t trial);

}  // namespace headroom
