#include "headroom/marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace headroom {

std::string marksText(std::span<const ResultRow* const> rows) {
  std::vector<std::string_view> words;
  std::size_t count = 0;
  for (const ResultRow* row : rows) {
    if (row->marks.empty()) continue;
    ++count;
    for (const Mark mark : row->marks) {
      if (std::find(words.begin(), words.end(), toText(mark)) == words.end()) words.push_back(toText(mark));
    }
  }
  if (count == 0) return {};
  return fmt::format("{} {} marked (!): {}", count, count == 1 ? "result is" : "results are", fmt::join(words, ", "));
}

}  // namespace headroom
