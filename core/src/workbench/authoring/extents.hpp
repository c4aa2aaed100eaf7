// Finds an expression of the sizes from its values at a few trial sizes: the required length of a buffer.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Number of trial sizes, which distinguish n from m, and n * m from n * n.
inline constexpr std::size_t kTrials = 3;
using AtTrials = std::array<double, kTrials>;

/// Values of one name.
struct SizeValues {
  std::string name;
  AtTrials values{};
};

struct Extent {
  std::string text;                ///< "n", "2 * width * height", "(width + 2) * (height + 2)"
  bool isExact = true;             ///< false: it exceeds the numbers, and no shorter one was found
  std::vector<std::string> names;  ///< factors
};

/// Returns values for the names, in another order at each trial, all multiples of `step`.
std::vector<SizeValues> trialValues(const std::vector<std::string>& names, double step);

/// Returns the simplest expression with these values, or slightly above them at all trials; nothing if there is none.
std::optional<Extent> extentFor(const AtTrials& numbers, const std::vector<SizeValues>& names);

/// Returns such an expression's value at one trial; nothing if it has other names.
std::optional<double> valueAt(std::string_view text, const std::vector<SizeValues>& names, std::size_t trial);

}  // namespace headroom
