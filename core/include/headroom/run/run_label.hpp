// A user's label of a run: a name, a note and tags.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Limits of a label's parts, in bytes, and of its number of tags.
inline constexpr std::size_t kLongestRunName = 200;
inline constexpr std::size_t kLongestRunNote = std::size_t{16} << 10;
inline constexpr std::size_t kLongestRunTag = 50;
inline constexpr std::size_t kMostRunTags = 50;

struct RunLabel {
  std::string name;               ///< one line
  std::string note;               ///< any number of lines
  std::vector<std::string> tags;  ///< a word each, sorted and distinct

  [[nodiscard]] bool isEmpty() const { return name.empty() && note.empty() && tags.empty(); }
  bool operator==(const RunLabel&) const = default;
};

/// Returns the label as it is stored: name and note without blanks around them, tags sorted and distinct. Throws
/// UsageError for a name of several lines, for a tag that is not one word, and for a part beyond its limit.
RunLabel checkedLabel(RunLabel label);

/// Reads the tags in a text, separated by blanks or commas; a # before a tag is left out.
std::vector<std::string> tagsIn(std::string_view text);

/// "#good #h200"; empty without tags.
std::string tagsText(const RunLabel& label);

/// Returns name, tags and the first line of the note: "before the change  #good  Idle machine. ..."
std::string labelLine(const RunLabel& label);

}  // namespace headroom
