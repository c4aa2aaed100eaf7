#include "runner/code/disassembly.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

#include "runner/code/x86.hpp"

namespace headroom {
namespace {

/// "0000000000001130 <filterRow>:" -> filterRow; empty for another line.
std::string functionNamed(std::string_view line) {
  const std::size_t open = line.find(" <");
  const bool isHeading =
      open != std::string_view::npos && line.ends_with(">:") && line.find_first_not_of("0123456789abcdef") == open;
  return isHeading ? std::string(line.substr(open + 2, line.size() - open - 4)) : std::string();
}

std::optional<std::uint64_t> hexadecimal(std::string_view text) {
  std::uint64_t number = 0;
  const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
  return code == std::errc{} && stop == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// An instruction's address and its text.
struct PlacedText {
  std::uint64_t place = 0;
  std::string_view text;
};

/// "    1020:\tmov    %edx,%eax"
std::optional<PlacedText> instructionIn(std::string_view line) {
  const std::size_t colon = line.find(":\t");
  const std::size_t first = line.find_first_not_of(' ');
  if (colon == std::string_view::npos || first >= colon) return std::nullopt;
  const auto place = hexadecimal(line.substr(first, colon - first));
  if (!place) return std::nullopt;
  return PlacedText{*place, line.substr(colon + 2)};
}

/// Target of a jump or a call: "jne    1020 <filterRow+0x20>".
struct Destination {
  std::size_t start = 0;  ///< position of the number in the text
  std::uint64_t place = 0;
  std::string function;
};

std::optional<Destination> destinationIn(std::string_view text) {
  const std::size_t open = text.rfind(" <");
  // An address after a "#" is that of an operand, not of a jump.
  if (open == std::string_view::npos || open == 0 || !text.ends_with('>') || text.find('#') != std::string_view::npos)
    return std::nullopt;
  const std::size_t blank = text.find_last_of(" \t,", open - 1);
  if (blank == std::string_view::npos) return std::nullopt;
  std::string_view number = text.substr(blank + 1, open - blank - 1);
  if (number.starts_with("0x")) number.remove_prefix(2);
  const auto place = hexadecimal(number);
  if (!place) return std::nullopt;
  std::string_view name = text.substr(open + 2, text.size() - open - 3);
  name = name.substr(0, name.find("+0x"));
  return Destination{blank + 1, *place, std::string(name)};
}

/// "/tmp/mine.cl:12" or "/tmp/mine.cl:12 (discriminator 2)", as printed with -l; nothing for another line.
std::optional<std::pair<std::string, std::uint64_t>> sourceIn(std::string_view line) {
  line = line.substr(0, line.find(" (discriminator"));
  const std::size_t colon = line.rfind(':');
  if (colon == std::string_view::npos || colon == 0 || line.find('\t') != std::string_view::npos) return std::nullopt;
  std::uint64_t number = 0;
  const std::string_view digits = line.substr(colon + 1);
  const auto [stop, code] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (code != std::errc{} || stop != digits.data() + digits.size()) return std::nullopt;
  return std::pair(std::string(line.substr(0, colon)), number);
}

std::string withoutPlaceOfOperand(std::string_view text) {
  std::string made(text.substr(0, text.find('#')));
  while (!made.empty() && (made.back() == ' ' || made.back() == '\t')) made.pop_back();
  std::ranges::replace(made, '\t', ' ');
  return made;
}

/// Returns the address of an operand relative to the instruction: "vmovss 0xfd5(%rip),%xmm0        # 2000
/// <_edata+0x20>".
std::optional<std::uint64_t> constantIn(std::string_view text) {
  const std::size_t mark = text.find("# ");
  if (mark == std::string_view::npos || text.find("(%rip)") == std::string_view::npos) return std::nullopt;
  const std::string_view number = text.substr(mark + 2);
  return hexadecimal(number.substr(0, number.find(' ')));
}

/// A section of constants, as printed with -s: " 2000 0000803f 00000040  ...?...@".
class Constants {
 public:
  void read(std::string_view line) {
    const std::size_t blank = line.find(' ', 1);
    if (!line.starts_with(' ') || blank == std::string_view::npos) return;
    const auto place = hexadecimal(line.substr(1, blank - 1));
    if (!place) return;
    if (bytes_.empty()) first_ = *place;
    const std::string_view groups = line.substr(blank + 1, line.find("  ", blank) - blank - 1);
    for (std::size_t at = 0; at + 1 < groups.size(); at += 2) {
      if (groups[at] == ' ') ++at;
      const auto byte = hexadecimal(groups.substr(at, 2));
      if (!byte) return;
      bytes_ += static_cast<char>(*byte);
    }
  }

  /// Returns 32-bit words as numbers; empty if they are missing.
  [[nodiscard]] std::vector<std::string> wordsAt(std::uint64_t place, std::uint64_t bytes) const {
    std::vector<std::string> words;
    if (place < first_ || place - first_ > bytes_.size() || bytes > bytes_.size() - (place - first_)) return {};
    for (std::uint64_t at = place - first_; at < place - first_ + bytes; at += 4) {
      std::uint32_t word = 0;
      std::memcpy(&word, bytes_.data() + at, std::min<std::uint64_t>(4, bytes_.size() - at));
      words.push_back(fmt::format("0x{:08x}", word));
    }
    return words;
  }
  [[nodiscard]] std::vector<std::string> words() const { return wordsAt(first_, bytes_.size()); }

 private:
  std::uint64_t first_ = 0;
  std::string bytes_;
};

constexpr std::string_view kContents = "Contents of section ";
constexpr std::string_view kConstants = "Contents of section .rodata:";

class Reader {
 public:
  void read(std::string_view line) {
    if (line.starts_with(kContents) || line.starts_with("Disassembly of section")) {
      isInConstants_ = line == kConstants;
    } else if (isInConstants_) {
      constants_.read(line);
    } else {
      readCode(line);
    }
  }

  std::vector<DisassembledFunction> take() {
    finishFunction();
    return std::move(functions_);
  }

  [[nodiscard]] const Constants& constants() const { return constants_; }

 private:
  void readCode(std::string_view line) {
    if (std::string name = functionNamed(line); !name.empty()) {
      finishFunction();
      functions_.push_back({std::move(name), {}, {}});
      source_ = {};
    } else if (const auto placed = instructionIn(line); placed && !functions_.empty()) {
      add(*placed);
    } else if (const auto source = sourceIn(line)) {
      source_ = *source;
    }
  }

  void add(const PlacedText& placed) {
    Instruction made = x86Instruction(placed.text);
    made.text = withoutPlaceOfOperand(placed.text);
    if (const auto place = constantIn(placed.text)) showConstant(*place, made);
    made.sourceFile = source_.first;
    made.sourceLine = source_.second;
    places_.push_back(placed.place);
    destinations_.push_back(destinationIn(placed.text));
    functions_.back().instructions.push_back(std::move(made));
  }

  /// Replaces the operand's address by its value.
  void showConstant(std::uint64_t place, Instruction& made) const {
    const std::size_t end = made.text.find("(%rip)");
    const std::size_t blank = made.text.find_last_of(" ,", end);
    if (end == std::string::npos || blank == std::string::npos) return;
    const std::vector<std::string> words = constants_.wordsAt(place, made.accessBytes);
    const std::string value = words.empty() ? "constant" : fmt::format("{}", fmt::join(words, ":"));
    made.text.replace(blank + 1, end - blank - 1, value);
  }

  /// Replaces addresses by labels and names.
  void finishFunction() {
    if (functions_.empty()) return;
    DisassembledFunction& function = functions_.back();
    std::map<std::uint64_t, std::size_t> indices;
    for (std::size_t i = 0; i < places_.size(); ++i) indices[places_[i]] = i;
    std::set<std::size_t> targets;
    for (std::size_t i = 0; i < destinations_.size(); ++i) {
      if (!destinations_[i] || destinations_[i]->function != function.name) continue;
      const auto target = indices.find(destinations_[i]->place);
      if (target == indices.end()) continue;
      function.instructions[i].target = target->second;
      targets.insert(target->second);
    }
    std::size_t number = 0;
    for (const std::size_t target : targets) function.instructions[target].label = fmt::format(".L{}", ++number);
    for (std::size_t i = 0; i < destinations_.size(); ++i) {
      if (destinations_[i]) nameDestination(function, function.instructions[i], *destinations_[i]);
    }
    places_.clear();
    destinations_.clear();
  }

  static void nameDestination(DisassembledFunction& function, Instruction& from, const Destination& destination) {
    const std::string name = from.target ? function.instructions[*from.target].label : destination.function;
    from.text = from.text.substr(0, destination.start) + name;
    const bool isKnown = from.target || std::ranges::find(function.calls, name) != function.calls.end();
    if (!isKnown) function.calls.push_back(name);
  }

  std::vector<DisassembledFunction> functions_;
  std::vector<std::uint64_t> places_;  // addresses of the last function's instructions
  std::vector<std::optional<Destination>> destinations_;
  std::pair<std::string, std::uint64_t> source_;
  Constants constants_;
  bool isInConstants_ = false;
};

Reader readerOf(const std::string& text) {
  Reader reader;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) reader.read(line);
  return reader;
}

}  // namespace

std::vector<DisassembledFunction> functionsInDisassembly(const std::string& text) {
  return readerOf(text).take();
}

std::string constantsText(const std::string& text) {
  std::string listing;
  for (const std::string& word : readerOf(text).constants().words()) listing += fmt::format("    .long {}\n", word);
  return listing.empty() ? listing : "\nconstants:\n" + listing;
}

std::vector<const DisassembledFunction*> reachableFrom(const std::vector<DisassembledFunction>& functions,
                                                       const std::string& name) {
  const auto isNamed = [&](const std::string& wanted) {
    return std::ranges::find_if(functions, [&](const DisassembledFunction& each) { return each.name == wanted; });
  };
  std::set<std::string> reached;
  std::vector<std::string> next{name};
  if (isNamed(name) == functions.end()) {
    for (const DisassembledFunction& function : functions) next.push_back(function.name);
  }
  while (!next.empty()) {
    const auto function = isNamed(next.back());
    next.pop_back();
    if (function == functions.end() || !reached.insert(function->name).second) continue;
    next.insert(next.end(), function->calls.begin(), function->calls.end());
  }
  std::vector<const DisassembledFunction*> found;
  for (const DisassembledFunction& function : functions) {
    if (reached.contains(function.name)) found.push_back(&function);
  }
  return found;
}

std::vector<Instruction> joined(const std::vector<const DisassembledFunction*>& functions) {
  std::vector<Instruction> all;
  for (const DisassembledFunction* function : functions) {
    const std::size_t first = all.size();
    for (Instruction each : function->instructions) {
      if (each.target) *each.target += first;
      all.push_back(std::move(each));
    }
  }
  return all;
}

std::string assemblyText(const std::vector<const DisassembledFunction*>& functions) {
  std::string text;
  for (const DisassembledFunction* function : functions) {
    text += text.empty() ? "" : "\n";
    text += function->name + ":\n";
    for (const Instruction& each : function->instructions) {
      if (!each.label.empty()) text += each.label + ":\n";
      text += "    " + each.text + '\n';
    }
  }
  return text;
}

}  // namespace headroom
