#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "headroom/run/run_document.hpp"

namespace headroom {

std::string inShort(std::span<const std::string> names) {
  constexpr std::size_t kMost = 3;
  const std::size_t shown = std::min(names.size(), kMost);
  const std::string text = fmt::format("{}", fmt::join(names.first(shown), ", "));
  return names.size() > shown ? fmt::format("{} and {} more", text, names.size() - shown) : text;
}

std::string inShort(std::span<const Size> sizes) {
  std::vector<std::string> names;
  std::transform(sizes.begin(), sizes.end(), std::back_inserter(names), [](Size size) { return toText(size); });
  return inShort(names);
}

}  // namespace headroom
