#include "text/unified_diff.hpp"

#include <fmt/format.h>

#include <dtl/dtl.hpp>
#include <sstream>
#include <vector>

namespace headroom {
namespace {

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace

std::string unifiedDiff(const std::string& nameBefore, const std::string& nameAfter, const std::string& before,
                        const std::string& after) {
  if (before == after) return {};
  dtl::Diff<std::string> diff(linesOf(before), linesOf(after));
  diff.onHuge();
  diff.compose();
  diff.composeUnifiedHunks();
  std::ostringstream hunks;
  diff.printUnifiedFormat(hunks);
  return fmt::format("--- {}\n+++ {}\n{}", nameBefore, nameAfter, hunks.str());
}

}  // namespace headroom
