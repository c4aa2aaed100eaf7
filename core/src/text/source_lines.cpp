#include "text/source_lines.hpp"

#include <algorithm>
#include <regex>

namespace headroom {

std::vector<SourceLine> linesIn(std::string_view source, const std::string& file) {
  static const std::regex kMarker(R"(^\s*#\s*line\s+(\d+)(?:\s+"([^"]*)\")?\s*$)");
  constexpr std::size_t kLongestMarker = 1000;
  std::vector<SourceLine> lines;
  SourceLine next{file, 1, {}};
  while (!source.empty()) {
    const std::size_t end = std::min(source.find('\n'), source.size());
    next.text = source.substr(0, end);
    source.remove_prefix(std::min(end + 1, source.size()));
    lines.push_back(next);
    ++next.line;
    std::match_results<std::string_view::const_iterator> marker;
    const bool mayBe = next.text.size() < kLongestMarker && next.text.find("line") != std::string_view::npos;
    if (!mayBe || !std::regex_match(next.text.begin(), next.text.end(), marker, kMarker)) continue;
    next.line = static_cast<std::size_t>(std::stoul(marker[1].str().substr(0, 9)));
    if (marker[2].matched) next.file = marker[2].str();
  }
  return lines;
}

}  // namespace headroom
