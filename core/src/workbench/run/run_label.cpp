#include "headroom/run/run_label.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "headroom/system/error.hpp"
#include "text/json.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::string_view kLabelBlanks = " \t\r\n";
constexpr std::string_view kTagSeparators = " \t\r\n,";

std::string withoutBlanksAround(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(kLabelBlanks);
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(kLabelBlanks) - begin + 1);
}

/// `allowed`: the control characters that the text may have.
void requirePlainText(const std::string& what, const std::string& text, std::string_view allowed, std::size_t longest) {
  const bool hasControl = std::any_of(text.begin(), text.end(), [allowed](char c) {
    constexpr unsigned char kFirstPrintable = 0x20;
    return static_cast<unsigned char>(c) < kFirstPrintable && allowed.find(c) == std::string_view::npos;
  });
  if (hasControl) {
    throw UsageError(
        fmt::format("{} cannot have {}.", what, allowed.empty() ? "several lines or tabs" : "control characters"));
  }
  if (text.size() > longest) {
    throw UsageError(fmt::format("{} has {} bytes. The limit is {}.", what, text.size(), longest));
  }
}

}  // namespace

RunLabel checkedLabel(RunLabel label) {
  label.name = withoutBlanksAround(label.name);
  label.note = withoutBlanksAround(label.note);
  std::vector<std::string> tags;
  for (const std::string& tag : label.tags) {
    if (tagsIn(tag) != std::vector{tag}) {
      throw UsageError(fmt::format("The tag \"{}\" is not one word. Separate tags by blanks or commas.", tag));
    }
    requirePlainText(fmt::format("The tag \"{}\"", tag), tag, {}, kLongestRunTag);
    tags.push_back(tag);
  }
  std::sort(tags.begin(), tags.end());
  tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
  label.tags = std::move(tags);
  requirePlainText("The name of a run", label.name, {}, kLongestRunName);
  requirePlainText("The note of a run", label.note, "\n\r\t", kLongestRunNote);
  if (label.tags.size() > kMostRunTags) {
    throw UsageError(fmt::format("A run has at most {} tags, not {}.", kMostRunTags, label.tags.size()));
  }
  return label;
}

std::vector<std::string> tagsIn(std::string_view text) {
  std::vector<std::string> tags;
  for (std::size_t begin = text.find_first_not_of(kTagSeparators); begin != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(kTagSeparators, begin), text.size());
    std::string_view tag = text.substr(begin, end - begin);
    tag.remove_prefix(std::min(tag.find_first_not_of('#'), tag.size()));
    if (!tag.empty()) tags.emplace_back(tag);
    begin = text.find_first_not_of(kTagSeparators, end);
  }
  return tags;
}

std::string tagsText(const RunLabel& label) {
  std::string text;
  for (const std::string& tag : label.tags) text += (text.empty() ? "#" : " #") + tag;
  return text;
}

std::string labelLine(const RunLabel& label) {
  const std::size_t end = label.note.find('\n');
  std::string note = label.note.substr(0, end);
  if (end != std::string::npos) note += " ...";
  std::vector<std::string> parts{label.name, tagsText(label), std::move(note)};
  std::erase(parts, "");
  return fmt::format("{}", fmt::join(parts, "  "));
}

json jsonFromLabel(const RunLabel& label) {
  return {{"name", label.name}, {"note", label.note}, {"tags", label.tags}};
}

RunLabel labelFromJson(const json& object) {
  return checkedLabel(
      {textAt(object, "name"), textAt(object, "note"), object.at("tags").get<std::vector<std::string>>()});
}

}  // namespace headroom
