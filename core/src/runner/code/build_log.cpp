#include "runner/code/build_log.hpp"

#include <charconv>
#include <sstream>
#include <string_view>

namespace headroom {
namespace {

constexpr std::string_view kEntry = "Compiling entry function '";
constexpr std::string_view kFunction = "Function properties for ";

/// Returns the integer right before the words: "12 bytes smem". Nothing if there is none.
std::optional<std::uint64_t> numberBefore(std::string_view line, std::string_view words) {
  const std::size_t at = line.find(words);
  if (at == std::string_view::npos) return std::nullopt;
  std::size_t first = at;
  while (first > 0 && line[first - 1] >= '0' && line[first - 1] <= '9') --first;
  std::uint64_t number = 0;
  const auto [stop, code] = std::from_chars(line.data() + first, line.data() + at, number);
  return code == std::errc{} && stop == line.data() + at ? std::optional(number) : std::nullopt;
}

std::string nameBehind(std::string_view line, std::string_view words, std::string_view ends) {
  const std::string_view rest = line.substr(line.find(words) + words.size());
  return std::string(rest.substr(0, rest.find_first_of(ends)));
}

}  // namespace

std::map<std::string, LoggedFacts> factsInBuildLog(const std::string& log) {
  std::map<std::string, LoggedFacts> facts;
  std::string kernel;    // being compiled
  std::string function;  // function of the next property lines: the kernel itself or one that it calls
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) {
    if (line.find(kEntry) != std::string::npos) {
      kernel = nameBehind(line, kEntry, "'");
      function = kernel;
      facts[kernel] = {};
      continue;
    }
    if (line.find(kFunction) != std::string::npos) {
      function = nameBehind(line, kFunction, " \r");
      continue;
    }
    if (kernel.empty()) continue;
    LoggedFacts& found = facts[kernel];
    if (function == kernel && line.find(" bytes stack frame") != std::string::npos) {
      found.stackBytes = numberBefore(line, " bytes stack frame");
      found.spillStoreBytes = numberBefore(line, " bytes spill stores");
      found.spillLoadBytes = numberBefore(line, " bytes spill loads");
    }
    if (const auto registers = numberBefore(line, " registers"); registers && line.find("Used ") != std::string::npos) {
      found.registers = registers;
      // A missing value means none.
      found.localBytes = numberBefore(line, " bytes smem").value_or(0);
    }
  }
  return facts;
}

}  // namespace headroom
