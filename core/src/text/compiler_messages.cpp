#include "headroom/text/compiler_messages.hpp"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace headroom {
namespace {

using Kind = CompilerMessage::Kind;

/// Longer lines are not messages, and searching them for a place would be slow.
constexpr std::size_t kLongestLine = 8192;

struct MessageWord {
  std::string_view word;
  Kind kind;
};
constexpr std::array kMessageWords{MessageWord{": fatal error: ", Kind::Error}, MessageWord{": error: ", Kind::Error},
                                   MessageWord{": warning: ", Kind::Warning}, MessageWord{": note: ", Kind::Note}};

/// Returns the number, 1 or more, if it fills the text.
std::optional<int> numberIn(std::string_view text) {
  int number = 0;
  const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isAll = code == std::errc{} && stop == text.data() + text.size();
  return isAll && number > 0 ? std::optional(number) : std::nullopt;
}

/// Returns the number after the last colon and removes both.
std::optional<int> cutNumber(std::string_view& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<int> number = numberIn(text.substr(colon + 1));
  if (number) text = text.substr(0, colon);
  return number;
}

/// "FILE:LINE:COLUMN", "FILE:LINE" or "FILE(LINE)".
bool readPlace(std::string_view place, CompilerMessage& message) {
  if (place.ends_with(')')) {
    const std::size_t open = place.rfind('(');
    if (open == std::string_view::npos) return false;
    const std::optional<int> line = numberIn(place.substr(open + 1, place.size() - open - 2));
    message.file = place.substr(0, open);
    message.line = line.value_or(0);
    return line && !message.file.empty();
  }
  const std::optional<int> last = cutNumber(place);
  if (!last) return false;
  const std::optional<int> before = cutNumber(place);
  message.file = place;
  message.line = before.value_or(*last);
  message.column = before ? *last : 0;
  return !message.file.empty();
}

/// "error: FILE:LINE:COLUMN: TEXT", PoCL's format.
std::optional<CompilerMessage> messageBehind(std::string_view kind, std::string_view line) {
  kind.remove_prefix(2);  // ": "
  if (!line.starts_with(kind)) return std::nullopt;
  line.remove_prefix(kind.size());
  for (std::size_t at = line.find(": "); at != std::string_view::npos; at = line.find(": ", at + 1)) {
    CompilerMessage message;
    message.text = line.substr(at + 2);
    if (readPlace(line.substr(0, at), message)) return message;
  }
  return std::nullopt;
}

std::optional<CompilerMessage> messageIn(std::string_view line) {
  for (const MessageWord& each : kMessageWords) {
    if (std::optional<CompilerMessage> message = messageBehind(each.word, line)) {
      message->kind = each.kind;
      return message;
    }
  }
  for (const MessageWord& each : kMessageWords) {
    const std::size_t at = line.find(each.word);
    if (at == std::string_view::npos) continue;
    CompilerMessage message;
    message.kind = each.kind;
    message.text = line.substr(at + each.word.size());
    if (readPlace(line.substr(0, at), message)) return message;
  }
  return std::nullopt;
}

}  // namespace

std::vector<CompilerMessage> compilerMessages(std::string_view log) {
  std::vector<CompilerMessage> messages;
  while (!log.empty() && messages.size() < kMostCompilerMessages) {
    const std::size_t end = log.find('\n');
    std::string_view line = log.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const bool isLine = line.size() <= kLongestLine;
    if (std::optional<CompilerMessage> message = isLine ? messageIn(line) : std::nullopt)
      messages.push_back(std::move(*message));
    log = end == std::string_view::npos ? std::string_view() : log.substr(end + 1);
  }
  return messages;
}

}  // namespace headroom
