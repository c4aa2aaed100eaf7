#include "workbench/checking/oclgrind_log.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <utility>

namespace headroom {
namespace {

constexpr std::size_t kLongestText = 300;
constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Removes the number at the text's beginning and returns it; nothing if there is none.
std::optional<int> takeNumber(std::string_view& text) {
  int number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc() || number < 0) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

/// Removes the prefix and returns true if the text begins with it.
bool take(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// "At line 12 (column 9) of input.cl:".
std::optional<SourcePlace> placeIn(std::string_view line) {
  if (!take(line, "At line ")) return std::nullopt;
  const std::optional<int> number = takeNumber(line);
  if (!number) return std::nullopt;
  SourcePlace place;
  place.line = *number;
  if (take(line, " (column ")) {
    place.column = takeNumber(line).value_or(0);
    take(line, ")");
  }
  if (!take(line, " of ")) return std::nullopt;
  if (line.ends_with(':')) line.remove_suffix(1);
  place.file = trimmed(line);
  return place;
}

/// "global memory address 0x1000000000000" -> "global".
std::string_view memoryIn(std::string_view text) {
  for (const std::string_view memory : {"global", "local", "constant", "private"}) {
    if (text.starts_with(memory)) return memory;
  }
  return "unknown";
}

/// "Entity: Global(335,0,0) Local(15,0,0) Group(20,0,0)" -> "(335,0,0)"
std::optional<std::string> workItemIn(std::string_view line) {
  constexpr std::string_view kGlobal = "Global(";
  const bool isEntity = take(line, "Entity:") || take(line, "First entity:") || take(line, "Second entity:");
  if (!isEntity) return std::nullopt;
  line = trimmed(line);
  if (!line.starts_with(kGlobal)) return std::nullopt;
  const std::size_t end = line.find(')');
  if (end == std::string_view::npos) return std::nullopt;
  return std::string(line.substr(kGlobal.size() - 1, end - kGlobal.size() + 2));
}

std::string accessText(std::string_view line) {
  const bool isRead = take(line, "Invalid read of size ");
  if (!isRead && !take(line, "Invalid write of size ")) return {};
  const int bytes = takeNumber(line).value_or(0);
  take(line, " at ");
  return fmt::format("{} of {} outside of any buffer in {} memory", isRead ? "read" : "write",
                     bytes == 1 ? "1 byte" : fmt::format("{} bytes", bytes), memoryIn(line));
}

std::string indexText(std::string_view line) {
  if (!take(line, "Index (")) return {};
  const std::string index(line.substr(0, line.find(')')));
  const std::size_t size = line.rfind('(');
  if (size == std::string_view::npos) return {};
  const std::string_view elements = line.substr(size + 1, line.find(')', size) - size - 1);
  return fmt::format("index {} in an array of {}", index, elements);
}

std::string raceText(std::string_view line) {
  constexpr std::string_view kRace = " data race at ";
  const std::size_t at = line.find(kRace);
  if (at == std::string_view::npos) return {};
  const bool isOfWrites = line.starts_with("Write-write");
  return fmt::format("{} at one address of {} memory without a barrier between",
                     isOfWrites ? "two work-items write" : "one work-item reads and another writes",
                     memoryIn(line.substr(at + kRace.size())));
}

std::string uninitialisedText(std::string_view line) {
  if (line.starts_with("Controlflow")) return "a branch depends on a value that was never written";
  if (line.starts_with("Instruction depends")) return "an index depends on a value that was never written";
  if (take(line, "Uninitialized address used to "))
    return fmt::format("an address that was never written is used to {}", line.starts_with("read") ? "read" : "write");
  if (take(line, "Uninitialized value written to "))
    return fmt::format("a value that was never written is stored to {} memory", memoryIn(line));
  return {};
}

std::string divergenceText(std::string_view line) {
  if (!take(line, "Work-group divergence detected")) return {};
  return line.find("async") != std::string_view::npos ? "not all work-items of a group reach the same asynchronous copy"
                                                      : "not all work-items of a group reach the same barrier";
}

std::string otherText(std::string_view line) {
  std::string text(trimmed(line).substr(0, kLongestText));
  while (!text.empty() && (text.back() == '.' || text.back() == ':')) text.pop_back();
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z' && !text.starts_with("OCL"))
    text.front() = static_cast<char>(text.front() - 'A' + 'a');
  return text;
}

/// Parses the message's first line.
LoggedMessage messageOf(std::string_view line) {
  using Words = std::string (*)(std::string_view);
  constexpr std::array<std::pair<FindingKind, Words>, 5> kKnown{{{FindingKind::OutOfBounds, accessText},
                                                                 {FindingKind::OutOfBounds, indexText},
                                                                 {FindingKind::DataRace, raceText},
                                                                 {FindingKind::Uninitialised, uninitialisedText},
                                                                 {FindingKind::BarrierDivergence, divergenceText}}};
  LoggedMessage message;
  for (const auto& [kind, words] : kKnown) {
    message.text = words(line);
    if (message.text.empty()) continue;
    message.kind = kind;
    return message;
  }
  message.text = otherText(line);
  return message;
}

class LogReader {
 public:
  void take(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return;
    const bool isIndented = line.front() == ' ' || line.front() == '\t';
    if (!isIndented) {
      begin(text);
    } else if (isWithin_) {
      addTo(log_.messages.back(), text);
    }
  }

  [[nodiscard]] bool isFull() const { return log_.messages.size() >= kMostMessages; }
  OclgrindLog finish(bool isCut) {
    log_.isCutShort = log_.isCutShort || isCut;
    return std::move(log_);
  }

 private:
  void begin(std::string_view text) {
    // "Oclgrind: 1000 errors generated - suppressing further errors"
    if (text.starts_with("Oclgrind: ")) {
      log_.isCutShort = log_.isCutShort || text.find("suppressing") != std::string_view::npos;
      isWithin_ = false;
      return;
    }
    log_.messages.push_back(messageOf(text));
    isWithin_ = true;
  }

  static void addTo(LoggedMessage& message, std::string_view text) {
    constexpr std::string_view kKernel = "Kernel:";
    if (text.starts_with(kKernel) && message.kernel.empty()) {
      message.kernel = trimmed(text.substr(kKernel.size()));
    } else if (std::optional<std::string> item = workItemIn(text)) {
      message.workItems.push_back(std::move(*item));
    } else if (std::optional<SourcePlace> place = placeIn(text)) {
      if (message.place.line == 0) {
        message.place = std::move(*place);
      } else if (!message.other) {
        message.other = std::move(*place);
      }
    }
  }

  OclgrindLog log_;
  bool isWithin_ = false;  // inside a message
};

}  // namespace

OclgrindLog readOclgrindLog(std::string_view log) {
  LogReader reader;
  while (!log.empty() && !reader.isFull()) {
    const std::size_t end = std::min(log.find('\n'), log.size());
    reader.take(log.substr(0, end));
    log.remove_prefix(std::min(end + 1, log.size()));
  }
  return reader.finish(!log.empty());
}

}  // namespace headroom
