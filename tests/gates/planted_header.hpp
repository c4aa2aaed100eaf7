// clang-tidy must report the loop's copy.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace headroom {

inline std::size_t plantedCopies(const std::vector<std::string>& texts) {
  std::size_t size = 0;
  for (const std::string text : texts) size += text.size();
  return size;
}

}  // namespace headroom
