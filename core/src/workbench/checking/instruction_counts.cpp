#include "workbench/checking/instruction_counts.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <utility>

namespace headroom {
namespace {

constexpr std::string_view kHeader = "Instructions executed for kernel '";

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// "4,096" of any locale; nothing if it does not begin with a digit.
std::optional<double> numberIn(std::string_view text) {
  if (text.empty() || !isDigit(text.front())) return std::nullopt;
  double number = 0;
  for (const char c : text) {
    if (isDigit(c)) number = number * 10 + (c - '0');
    if (c == ' ' || c == ')') break;
  }
  return number;
}

template <typename Names>
bool isOneOf(std::string_view name, const Names& names) {
  return std::ranges::find(names, name) != names.end();
}

/// A type in a mangled name: the number of numbers and their bytes. Bytes are 0 for anything else.
struct MangledType {
  std::size_t width = 1;
  std::size_t bytes = 0;
  bool isFloating = false;
};

MangledType typeAt(std::string_view text) {
  MangledType type;
  if (text.starts_with("Dv")) {  // Dv4_f
    text.remove_prefix(2);
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), type.width);
    if (failure != std::errc() || type.width < 1 || type.width > 16) return {};
    text.remove_prefix(std::min<std::size_t>(static_cast<std::size_t>(end - text.data()) + 1, text.size()));
  }
  constexpr std::array<std::pair<std::string_view, std::size_t>, 12> kNumbers{{{"f", 4},
                                                                               {"d", 8},
                                                                               {"Dh", 2},
                                                                               {"c", 1},
                                                                               {"a", 1},
                                                                               {"h", 1},
                                                                               {"s", 2},
                                                                               {"t", 2},
                                                                               {"i", 4},
                                                                               {"j", 4},
                                                                               {"l", 8},
                                                                               {"m", 8}}};
  constexpr std::size_t kFloating = 3;  // of these
  for (std::size_t i = 0; i < kNumbers.size(); ++i) {
    if (!text.starts_with(kNumbers[i].first)) continue;
    type.bytes = kNumbers[i].second;
    type.isFloating = i < kFloating;
    return type;
  }
  return {};
}

/// The parts of a mangled name: "_Z3madfff" is "mad" of "fff".
struct MangledName {
  std::string_view name;
  std::string_view arguments;
};

std::optional<MangledName> demangled(std::string_view text) {
  if (!text.starts_with("_Z")) return std::nullopt;
  text.remove_prefix(2);
  std::size_t length = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), length);
  if (failure != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (length > text.size()) return std::nullopt;
  return MangledName{text.substr(0, length), text.substr(length)};
}

class Histogram {
 public:
  explicit Histogram(AccessCounts& counts) : counts_(counts) {}

  void add(std::string_view name, double count) {
    constexpr std::array<std::string_view, 5> kFloating{"fadd", "fsub", "fmul", "fdiv", "frem"};
    constexpr std::array<std::string_view, 13> kInteger{"add", "sub",  "mul",  "udiv", "sdiv", "urem", "srem",
                                                        "shl", "lshr", "ashr", "and",  "or",   "xor"};
    if (isOneOf(name, kFloating)) {
      counts_.operations += count;
      counts_.isOperationsAtLeast = true;  // unless the source has no vectors, which the caller knows
    } else if (isOneOf(name, kInteger)) {
      counts_.integerOperations += count;
    } else if (name.starts_with("load ") || name.starts_with("store ")) {
      addAccess(name, count);
    } else if (name.starts_with("call ")) {
      addCall(name.substr(5, name.rfind('(') - 5), count);
    }
  }

 private:
  /// "load global (8192 bytes)"
  void addAccess(std::string_view name, double count) {
    const bool isLoad = name.front() == 'l';
    const std::string_view memory = name.substr(name.find(' ') + 1);
    const std::size_t bracket = memory.find('(');
    const double bytes = bracket == std::string_view::npos ? 0 : numberIn(memory.substr(bracket + 1)).value_or(0);
    addBytes(memory, isLoad, count, bytes);
  }

  void addBytes(std::string_view memory, bool isLoad, double count, double bytes) {
    if (memory.starts_with("global")) {
      (isLoad ? counts_.globalLoads : counts_.globalStores) += count;
      (isLoad ? counts_.globalLoadBytes : counts_.globalStoreBytes) += bytes;
    } else if (memory.starts_with("local")) {
      (isLoad ? counts_.localLoadBytes : counts_.localStoreBytes) += bytes;
    } else if (memory.starts_with("constant")) {
      counts_.constantLoadBytes += bytes;
    }
  }

  void addCall(std::string_view function, double count) {
    if (function.starts_with("llvm.")) return addIntrinsic(function, count);
    const std::optional<MangledName> mangled = demangled(function);
    if (!mangled) return;  // a function of the kernel, whose instructions are counted separately
    const std::string_view name = mangled->name;
    constexpr std::array<std::string_view, 10> kNothing{"get_",     "convert_",  "as_",      "wait_",  "mem_",
                                                        "read_mem", "write_mem", "prefetch", "printf", "work_group_"};
    if (name == "barrier" || name == "work_group_barrier") {
      counts_.barriers += count;
    } else if (name.starts_with("vload") || name.starts_with("vstore")) {
      addVector(*mangled, count);
    } else if (name.starts_with("atom")) {
      counts_.atomics += count;
    } else if (name.starts_with("read_image") || name.starts_with("write_image")) {
      counts_.imageAccesses += count;
    } else if (name.starts_with("async_work_group")) {
      counts_.copies += count;
    } else if (std::ranges::none_of(kNothing, [name](std::string_view prefix) { return name.starts_with(prefix); })) {
      addFunction(name, typeAt(mangled->arguments), count);
    }
  }

  void addFunction(std::string_view name, const MangledType& type, double count) {
    const bool isTwo = name == "mad" || name == "fma" || name == "mad24";
    const double numbers = count * static_cast<double>(type.width) * (isTwo ? 2 : 1);
    if (type.isFloating) {
      counts_.operations += numbers;
    } else if (type.bytes > 0) {
      counts_.integerOperations += numbers;
    }
  }

  /// "llvm.fmuladd.v4f32"
  void addIntrinsic(std::string_view name, double count) {
    std::string_view type = name.substr(name.rfind('.') + 1);
    std::size_t width = 1;
    if (type.starts_with('v')) {
      const auto [end, failure] = std::from_chars(type.data() + 1, type.data() + type.size(), width);
      if (failure != std::errc() || width > 16) return;
      type = std::string_view(end, static_cast<std::size_t>(type.data() + type.size() - end));
    }
    const bool isFloating = type.size() >= 2 && type.front() == 'f' && isDigit(type[1]);
    if (!isFloating) return;
    const bool isTwo = name.starts_with("llvm.fmuladd.") || name.starts_with("llvm.fma.");
    counts_.operations += count * static_cast<double>(width) * (isTwo ? 2 : 1);
  }

  /// "_Z6vload4mPU3AS1Kf", "_Z7vstore4Dv4_fmPU3AS1f"
  void addVector(const MangledName& call, double count) {
    const bool isLoad = call.name.starts_with("vload");
    std::size_t digits = call.name.size();
    while (digits > 0 && isDigit(call.name[digits - 1])) --digits;
    const double width = numberIn(call.name.substr(digits)).value_or(1);
    constexpr std::string_view kSpace = "PU3AS";
    const std::size_t at = call.arguments.find(kSpace);
    if (at == std::string_view::npos || at + kSpace.size() >= call.arguments.size()) return;  // private memory
    const char space = call.arguments[at + kSpace.size()];
    std::string_view element = call.arguments.substr(at + kSpace.size() + 1);
    while (element.starts_with('K') || element.starts_with('V')) element.remove_prefix(1);
    const double bytes = count * width * static_cast<double>(typeAt(element).bytes);
    addBytes(space == '1' ? "global" : space == '3' ? "local" : space == '2' ? "constant" : "", isLoad, count, bytes);
  }

  AccessCounts& counts_;
};

}  // namespace

std::optional<AccessCounts> readInstructionCounts(std::string_view text, const std::set<std::string>& kernels) {
  AccessCounts counts;
  bool isWanted = false;
  Histogram histogram(counts);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.starts_with(kHeader)) {
      const std::string_view name = line.substr(kHeader.size());
      isWanted = kernels.contains(std::string(name.substr(0, name.find('\''))));
      if (isWanted) ++counts.launches;
      continue;
    }
    if (!isWanted) continue;
    const std::size_t dash = line.find(" - ");
    const std::size_t first = line.find_first_not_of(' ');
    const auto count =
        dash == std::string_view::npos || first > dash ? std::nullopt : numberIn(line.substr(first, dash));
    if (count) {
      histogram.add(line.substr(dash + 3), *count);
    } else {
      isWanted = false;
    }
  }
  return counts.launches > 0 ? std::optional(counts) : std::nullopt;
}

}  // namespace headroom
