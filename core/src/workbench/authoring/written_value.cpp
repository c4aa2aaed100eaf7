#include "workbench/authoring/written_value.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "workbench/authoring/draft_toml.hpp"

namespace headroom {
namespace {

constexpr std::string_view kTo = " to ";
constexpr std::string_view kWhole = "whole ";
constexpr std::array<std::string_view, 3> kFileEndings{".npy", ".bin", ".raw"};

std::string unquoted(std::string_view text) {
  if (text.size() < 2 || text.front() != '"' || text.back() != '"') return std::string(text);
  std::string result;
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] == '\\' && i + 2 < text.size()) ++i;
    result += text[i];
  }
  return result;
}

/// Returns the text after "KEY = " in a one-line table, to the end of the table.
std::string_view valueBehind(std::string_view table, std::string_view key) {
  const std::string wanted = fmt::format("{} = ", key);
  const std::size_t at = table.find(wanted);
  if (at == std::string_view::npos) return {};
  std::string_view value = table.substr(at + wanted.size());
  if (value.ends_with(" }")) value.remove_suffix(2);
  return value;
}

/// Returns two numbers; nothing if the text is not a range.
std::optional<std::string> rangeToml(std::string_view text) {
  const std::size_t at = text.find(kTo);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string from = tomlNumber(trimmed(text.substr(0, at)));
  const std::string to = tomlNumber(trimmed(text.substr(at + kTo.size())));
  if (from.empty() || to.empty()) return std::nullopt;
  return fmt::format("[{}, {}]", from, to);
}

std::string rangeFrom(std::string_view toml) {
  const std::vector<std::string> ends = partsBetweenCommas(toml.substr(1, toml.size() - 2));
  return fmt::format("{}", fmt::join(ends, kTo));
}

}  // namespace

std::string trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(kBlank) - begin + 1));
}

std::vector<std::string> partsBetweenCommas(std::string_view text) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '[') ++depth;
    if (text[i] == ')' || text[i] == ']') --depth;
    if (text[i] != ',' || depth > 0) continue;
    parts.push_back(trimmed(text.substr(begin, i - begin)));
    begin = i + 1;
  }
  parts.push_back(trimmed(text.substr(begin)));
  return parts;
}

WrittenArgument argumentFrom(std::string_view toml) {
  using Kind = WrittenArgument::Kind;
  if (!toml.starts_with("{")) return {Kind::Integer, {}, false, unquoted(toml)};
  if (const std::string_view bytes = valueBehind(toml, "local"); !bytes.empty())
    return {Kind::Local, {}, false, unquoted(bytes)};
  if (const std::string_view words = valueBehind(toml, "sampler"); !words.empty())
    return {Kind::Sampler, {}, false, unquoted(words)};
  const std::string_view behind = valueBehind(toml, "type");
  WrittenArgument typed{Kind::Typed, unquoted(behind.substr(0, behind.find(','))), false, {}};
  const std::string_view value = valueBehind(toml, "value");
  typed.isList = value.starts_with("[");
  std::vector<std::string> numbers;
  for (const std::string& each : partsBetweenCommas(typed.isList ? value.substr(1, value.size() - 2) : value))
    numbers.push_back(unquoted(each));
  typed.text = fmt::format("{}", fmt::join(numbers, ", "));
  return typed;
}

std::string toToml(const WrittenArgument& argument) {
  using Kind = WrittenArgument::Kind;
  if (argument.kind == Kind::Local) return fmt::format("{{ local = {} }}", quotedText(argument.text));
  if (argument.kind == Kind::Sampler) return fmt::format("{{ sampler = {} }}", quotedText(argument.text));
  std::vector<std::string> numbers;
  for (const std::string& each : partsBetweenCommas(argument.text)) numbers.push_back(numberOrQuoted(each));
  if (argument.kind == Kind::Integer) return numberOrQuoted(argument.text);
  const bool isList = argument.isList || numbers.size() > 1;
  const std::string value = fmt::format("{}", fmt::join(numbers, ", "));
  return fmt::format("{{ type = {}, value = {} }}", quotedText(argument.type),
                     isList ? fmt::format("[{}]", value) : value);
}

std::string fillFrom(const std::string& toml) {
  if (!toml.starts_with("{")) return toml;
  if (const std::string_view range = valueBehind(toml, "random"); !range.empty()) return rangeFrom(range);
  if (const std::string_view range = valueBehind(toml, "ints"); !range.empty())
    return std::string(kWhole) + rangeFrom(range);
  for (const std::string_view key : {"each", "file", "constant"}) {
    if (const std::string_view value = valueBehind(toml, key); !value.empty()) return unquoted(value);
  }
  return {};
}

std::string fillToml(std::string_view given) {
  const std::string text = trimmed(given);
  if (text.empty()) return {};
  if (const std::string number = tomlNumber(text); !number.empty()) return number;
  if (const auto range = rangeToml(text)) return fmt::format("{{ random = {} }}", *range);
  if (text.starts_with(kWhole)) {
    if (const auto range = rangeToml(std::string_view(text).substr(kWhole.size())))
      return fmt::format("{{ ints = {} }}", *range);
  }
  if (const auto file = fileOfFill(text)) return fmt::format("{{ file = {} }}", quotedText(*file));
  return fmt::format("{{ each = {} }}", quotedText(text));
}

std::string toleranceFrom(const std::string& toml) {
  if (!toml.starts_with("{")) return unquoted(toml);
  std::vector<std::string> parts;
  for (const std::string& part : partsBetweenCommas(std::string_view(toml).substr(1, toml.size() - 2))) {
    const std::size_t at = part.find('=');
    if (at != std::string::npos)
      parts.push_back(fmt::format("{} {}", trimmed(part.substr(0, at)), trimmed(part.substr(at + 1))));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::optional<std::string> toleranceToml(std::string_view text) {
  if (trimmed(text) == "exact") return quotedText("exact");
  std::vector<std::string> parts;
  for (const std::string& part : partsBetweenCommas(text)) {
    const std::size_t blank = part.find(' ');
    const std::string kind = part.substr(0, blank);
    const std::string number = blank == std::string::npos ? std::string() : tomlNumber(trimmed(part.substr(blank)));
    const bool isKnown = kind == "abs" || kind == "rel" || kind == "ulp";
    if (!isKnown || number.empty()) return std::nullopt;
    parts.push_back(fmt::format("{} = {}", kind, number));
  }
  return fmt::format("{{ {} }}", fmt::join(parts, ", "));
}

std::optional<std::string> fileOfFill(std::string_view text) {
  const bool isFile =
      std::ranges::any_of(kFileEndings, [&](std::string_view ending) { return text.ends_with(ending); });
  return isFile ? std::optional(std::string(text)) : std::nullopt;
}

}  // namespace headroom
