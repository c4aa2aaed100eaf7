#include "system/process_state.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

namespace headroom {
namespace {

/// Fields of proc(5) after the name, counted from the state, which is 0.
constexpr int kUserTicks = 11;
constexpr int kSystemTicks = 12;

}  // namespace

ProcessState processStateIn(std::string_view stat, long ticksPerSecond) {
  // The name may hold spaces and brackets.
  const std::size_t afterName = stat.rfind(')');
  if (afterName == std::string_view::npos || afterName + 2 >= stat.size()) return {};
  std::string_view rest = stat.substr(afterName + 2);
  ProcessState state{rest.front()};
  std::int64_t ticks = 0;
  for (int field = 0; field <= kSystemTicks && !rest.empty(); ++field) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    std::int64_t number = 0;
    if (field == kUserTicks || field == kSystemTicks) std::from_chars(word.data(), word.data() + word.size(), number);
    ticks += number;
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
  }
  constexpr std::int64_t kMsPerSecond = 1000;
  if (ticksPerSecond > 0) state.cpuTime = std::chrono::milliseconds(ticks * kMsPerSecond / ticksPerSecond);
  return state;
}

ProcessState processState(pid_t process) {
  std::ifstream file(fmt::format("/proc/{}/stat", process));
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  return processStateIn(text, ::sysconf(_SC_CLK_TCK));
}

}  // namespace headroom
