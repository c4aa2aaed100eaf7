#include "headroom/values/kernel_facts.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <string_view>

namespace headroom {
namespace {

/// Returns the text in the parentheses after the word; nothing if the word is absent.
std::optional<std::string_view> operandOf(std::string_view attributes, std::string_view word) {
  const std::size_t at = attributes.find(word);
  if (at == std::string_view::npos) return std::nullopt;
  const std::size_t open = attributes.find('(', at + word.size());
  if (open == std::string_view::npos) return std::nullopt;
  const std::size_t close = attributes.find(')', open);
  if (close == std::string_view::npos) return std::nullopt;
  return attributes.substr(open + 1, close - open - 1);
}

/// Returns nothing unless there are three whole numbers.
std::optional<GroupShape> groupIn(std::string_view text) {
  GroupShape group{};
  std::size_t dimension = 0;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    if (std::isdigit(static_cast<unsigned char>(*at)) == 0) {
      ++at;
      continue;
    }
    if (dimension == group.size()) return std::nullopt;
    const auto [stop, code] = std::from_chars(at, end, group[dimension++]);
    if (code != std::errc{}) return std::nullopt;
    at = stop;
  }
  return dimension == group.size() ? std::optional(group) : std::nullopt;
}

std::string withoutOuterBlanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

}  // namespace

void readAttributes(const std::string& attributes, KernelFacts& facts) {
  const auto group = [&](std::string_view word, GroupShape& to) {
    const auto operand = operandOf(attributes, word);
    const auto shape = operand ? groupIn(*operand) : std::nullopt;
    if (shape) to = *shape;
  };
  group("reqd_work_group_size", facts.requiredGroup);
  group("work_group_size_hint", facts.groupHint);
  if (const auto hint = operandOf(attributes, "vec_type_hint")) facts.vectorHint = withoutOuterBlanks(*hint);
}

std::string toText(const KernelArgument& argument) {
  std::string text;
  const auto add = [&text](std::string_view word) { (text += word) += ' '; };
  if (argument.space == AddressSpace::Global && argument.access == ImageAccess::None) add("global");
  if (argument.space == AddressSpace::Constant) add("constant");
  if (argument.space == AddressSpace::Local) add("local");
  if (argument.access == ImageAccess::ReadOnly) add("read_only");
  if (argument.access == ImageAccess::WriteOnly) add("write_only");
  if (argument.access == ImageAccess::ReadWrite) add("read_write");
  if (argument.isConst && argument.space != AddressSpace::Constant) add("const");
  if (argument.isVolatile) add("volatile");
  add(argument.type);
  if (argument.isRestrict) add("restrict");
  return text + argument.name;
}

}  // namespace headroom
