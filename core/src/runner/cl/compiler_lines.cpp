#include "runner/cl/compiler_lines.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <regex>
#include <sstream>
#include <vector>

#include "text/source_lines.hpp"

namespace headroom {
namespace {

/// Most lines of a log name no place, and the regular expression is slow.
bool mayNameAPlace(const std::string& line) {
  constexpr std::size_t kLongest = 1000;  // longer lines are not searched
  if (line.size() > kLongest) return false;
  for (const char* name : {"<kernel>", "<program source>", "tempfile_", "CompileSource"}) {
    if (line.find(name) != std::string::npos) return true;
  }
  return line.starts_with("1:");
}

}  // namespace

std::string withUsersLines(const std::string& log, const std::string& source, const std::string& file) {
  // The compiler's own name for its input, then the line: at the start of a line or after a blank.
  static const std::regex kPlace(
      R"((<kernel>|<program source>|[^\s:"]*tempfile_[^\s:"/]*\.cl|[^\s:"]*/CompileSource|^1(?=:\d+:\d+: )):(\d{1,9}))");
  const std::vector<SourceLine> places = linesIn(source, file);
  std::string result;
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) {
    std::smatch found;
    if (mayNameAPlace(line) && std::regex_search(line, found, kPlace)) {
      const std::size_t number = std::stoul(found[2].str());
      if (number >= 1 && number <= places.size()) {
        const SourceLine& place = places[number - 1];
        line = fmt::format("{}{}:{}{}", found.prefix().str(), place.file, place.line, found.suffix().str());
      }
    }
    result += line + '\n';
  }
  if (!log.ends_with('\n') && !result.empty()) result.pop_back();
  return result;
}

}  // namespace headroom
