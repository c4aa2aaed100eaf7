#include "runner/code/ptx.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>
#include <string_view>
#include <utility>

namespace headroom {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::string_view withoutComment(std::string_view line) {
  return trimmed(line.substr(0, line.find("//")));
}

/// "ld.global.v4.f32" -> ld, global, v4, f32.
std::vector<std::string_view> partsOf(std::string_view opcode) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t dot = opcode.find('.');
    parts.push_back(opcode.substr(0, dot));
    if (dot == std::string_view::npos) return parts;
    opcode.remove_prefix(dot + 1);
  }
}

bool has(const std::vector<std::string_view>& parts, std::string_view part) {
  return std::ranges::find(parts, part) != parts.end();
}

/// Bits of "f32", "b64", "u8"; 0 for anything else.
std::uint64_t bitsOfType(std::string_view type) {
  if (type.size() < 2 || std::string_view("bfsu").find(type.front()) == std::string_view::npos) return 0;
  std::uint64_t bits = 0;
  const std::string_view digits = type.substr(type.starts_with("bf") ? 2 : 1);
  const auto [stop, code] = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
  if (code != std::errc{}) return 0;
  const std::string_view rest(stop, static_cast<std::size_t>(digits.data() + digits.size() - stop));
  return rest.empty() ? bits : rest == "x2" ? 2 * bits : 0;
}

/// Bytes of a load or store.
std::uint64_t bytesMoved(const std::vector<std::string_view>& parts) {
  const std::uint64_t numbers = has(parts, "v8") ? 8 : has(parts, "v4") ? 4 : has(parts, "v2") ? 2 : 1;
  return numbers * bitsOfType(parts.back()) / 8;
}

/// Returns the address space in OpenCL's words; empty for parameters, which are not memory of the kernel.
std::string_view spaceOf(const std::vector<std::string_view>& parts) {
  if (has(parts, "param") || has(parts, "param::entry") || has(parts, "param::func")) return {};
  if (has(parts, "shared") || has(parts, "shared::cta")) return "local";
  if (has(parts, "local")) return "private";
  if (has(parts, "const")) return "constant";
  return has(parts, "global") ? "global" : "generic";
}

void addAccess(const std::vector<std::string_view>& parts, Instruction& made) {
  const bool isLoad = parts.front() == "ld" || parts.front() == "ldu";
  if (!isLoad && parts.front() != "st") return;
  const std::string_view space = spaceOf(parts);
  if (space.empty()) return;
  made.access = std::string(isLoad ? "load from " : "store to ") + std::string(space) + " memory";
  made.accessBytes = bytesMoved(parts);
}

void addArithmetic(const std::vector<std::string_view>& parts, Instruction& made) {
  constexpr std::array<std::string_view, 16> kComputing{"add", "sub", "mul", "div", "fma", "mad", "sqrt", "rsqrt",
                                                        "rcp", "min", "max", "ex2", "lg2", "sin", "cos",  "tanh"};
  constexpr std::array<std::string_view, 3> kMatrix{"mma", "wmma", "wgmma"};
  const std::string_view operation = parts.front();
  if (std::ranges::find(kMatrix, operation) != kMatrix.end()) {
    // Loads and stores of operands are not arithmetic.
    const bool computes = operation == "mma" || has(parts, "mma") || has(parts, "mma_async");
    if (computes) made.arithmetic = Arithmetic::Matrix;
    return;
  }
  const std::string_view type = parts.back();
  const bool isFloating = type.starts_with('f') || type.starts_with("bf");
  if (!isFloating || std::ranges::find(kComputing, operation) == kComputing.end()) return;
  made.arithmetic = type.ends_with("x2") ? Arithmetic::Vector : Arithmetic::Scalar;
  made.isFused = operation == "fma" || operation == "mad";
  if (made.arithmetic == Arithmetic::Vector) made.vectorBits = bitsOfType(type);
}

Instruction instructionFrom(std::string_view line) {
  Instruction made;
  made.text = std::string(line);
  std::ranges::replace(made.text, '\t', ' ');
  std::string_view rest = line;
  if (rest.starts_with('{')) rest = trimmed(rest.substr(1));  // inline assembly is written in braces
  if (rest.starts_with('@')) rest = trimmed(rest.substr(std::min(rest.size(), rest.find_first_of(kBlanks))));
  const std::vector<std::string_view> parts = partsOf(rest.substr(0, rest.find_first_of(" \t;{")));
  addAccess(parts, made);
  addArithmetic(parts, made);
  return made;
}

/// Returns the label of "@%p1 bra $L__BB0_2;"; empty for an instruction that does not jump.
std::string_view labelJumpedTo(std::string_view line) {
  const std::size_t at = line.find("bra");
  const bool isJump = at != std::string_view::npos && (at == 0 || kBlanks.find(line[at - 1]) != std::string_view::npos);
  if (!isJump) return {};
  const std::size_t blank = line.find_first_of(kBlanks, at);
  if (blank == std::string_view::npos) return {};
  const std::string_view label = trimmed(line.substr(blank));
  return label.substr(0, label.find_first_of("; \t,"));
}

/// Parses the lines between the braces of a kernel.
class EntryReader {
 public:
  void read(std::string_view line) {
    if (line.empty() || line.starts_with('.') || line == "{" || line == "}") return;
    if (line.ends_with(':') && line.find_first_of(kBlanks) == std::string_view::npos) {
      label_ = std::string(line.substr(0, line.size() - 1));
      labels_[label_] = instructions_.size();
      return;
    }
    Instruction made = instructionFrom(line);
    made.label = std::exchange(label_, {});
    jumps_.emplace_back(labelJumpedTo(line));
    instructions_.push_back(std::move(made));
  }

  std::vector<Instruction> take() {
    for (std::size_t at = 0; at < instructions_.size(); ++at) {
      const auto target = labels_.find(jumps_[at]);
      if (target != labels_.end() && target->second < instructions_.size()) instructions_[at].target = target->second;
    }
    return std::move(instructions_);
  }

 private:
  std::vector<Instruction> instructions_;
  std::vector<std::string> jumps_;  // target label of each; empty for one that does not jump
  std::map<std::string, std::size_t> labels_;
  std::string label_;  // before the next instruction
};

}  // namespace

bool isPtx(const std::string& binary) {
  // At the starts of lines, because other forms may contain such words too.
  const std::string_view start = std::string_view(binary).substr(0, 4096);
  const bool hasVersion = start.starts_with(".version ") || start.find("\n.version ") != std::string_view::npos;
  return hasVersion && start.find("\n.target ") != std::string_view::npos;
}

std::string ptxTarget(const std::string& ptx) {
  const std::size_t at = ptx.find(".target");
  if (at == std::string::npos) return {};
  std::string_view line(ptx);
  line = line.substr(at, line.find('\n', at) - at);
  const std::size_t name = line.find("sm_");
  return name == std::string_view::npos ? std::string()
                                        : std::string(line.substr(name, line.find_first_of(", \t\r", name) - name));
}

std::map<std::string, std::vector<Instruction>> instructionsInPtx(const std::string& ptx) {
  constexpr std::string_view kEntryDirective = ".entry";
  std::map<std::string, std::vector<Instruction>> kernels;
  std::string kernel;
  EntryReader reader;
  int depth = 0;
  std::istringstream lines(ptx);
  for (std::string whole; std::getline(lines, whole);) {
    const std::string_view line = withoutComment(whole);
    const std::size_t entry = line.find(kEntryDirective);
    if (depth == 0 && entry != std::string_view::npos) {
      const std::string_view name = trimmed(line.substr(entry + kEntryDirective.size()));
      kernel = std::string(name.substr(0, name.find_first_of("( \t")));
      reader = EntryReader();
    }
    const auto opened = std::ranges::count(line, '{');
    const auto closed = std::ranges::count(line, '}');
    if (depth > 0 && !kernel.empty()) reader.read(line);
    depth += static_cast<int>(opened - closed);
    if (depth == 0 && closed > 0 && !kernel.empty()) kernels[std::exchange(kernel, {})] = reader.take();
  }
  return kernels;
}

}  // namespace headroom
