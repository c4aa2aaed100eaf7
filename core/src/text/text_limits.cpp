#include "text/text_limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "text/json.hpp"
#include "text/toml_limits.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();
constexpr std::string_view kEnvironment = "environment";
constexpr std::string_view kText = "text";

// What a kernel's description may have can be read again in the results of its runs.
static_assert(kLongestTomlText <= kLongestName && kLongestTomlWord <= kLongestName);
static_assert(2 * kLargestFrontMatter <= kLongestConfiguration);

struct LongText {
  std::string_view member;
  std::size_t inDocument;
  std::size_t inReply;
};

constexpr LongText kLongTexts[] = {{"reason", kLongestSentences, kLongestSentences},
                                   {"failure", kLongestSentences, kLongestSentences},
                                   {"why_no_text", kLongestSentences, kLongestSentences},
                                   {"standard_lack", kLongestSentences, kLongestSentences},
                                   {"note", kLongestSentences, kLongestSentences},
                                   {"notes", kLongestSentences, kLongestSentences},
                                   {"sizes", kLongestSentences, kLongestSentences},
                                   {"configuration", kLongestConfiguration, kLongestConfiguration},
                                   {"point", kLongestConfiguration, kLongestConfiguration},
                                   {"options", kLongestConfiguration, kLongestConfiguration},
                                   {"build_options", kLongestConfiguration, kLongestConfiguration},
                                   {"lines", kLongestSentences, kLongestSentences},
                                   {"log", kLongestSentences, kNoLimit},
                                   {kEnvironment, kLongestVariable, kLongestVariable},
                                   {"source", kLongestKernelText, kLongestKernelText},
                                   {"description", kLongestKernelText, kLongestKernelText},
                                   {kText, kLongestKernelText, kLongestSentences},
                                   {"binary", kNoLimit, kNoLimit},
                                   {"content", kNoLimit, kNoLimit}};

std::size_t longestText(std::string_view member, TextsOf of) {
  if (of == TextsOf::ReplyOfCode && member == kText) return kNoLimit;
  const auto* const found = std::find_if(std::begin(kLongTexts), std::end(kLongTexts),
                                         [member](const LongText& each) { return each.member == member; });
  if (found == std::end(kLongTexts)) return kLongestName;
  return of == TextsOf::Document ? found->inDocument : found->inReply;
}

void requireShort(std::string_view what, std::size_t bytes, std::size_t longest) {
  if (bytes <= longest) return;
  throw std::invalid_argument(fmt::format("{} has {} bytes of text, and at most {} are read", what, bytes, longest));
}

struct NamedValue {
  const json* value;
  std::string_view member;  ///< its name, or that of the list around it
};

}  // namespace

/// Without recursion: a runner's line may be nested as deeply as it is long.
void requireShortTexts(const json& value, TextsOf of) {
  std::vector<NamedValue> left{{&value, {}}};
  while (!left.empty()) {
    const NamedValue next = left.back();
    left.pop_back();
    if (const auto* text = next.value->get_ptr<const std::string*>(); text != nullptr) {
      requireShort(next.member.empty() ? "a value" : fmt::format("\"{}\"", next.member), text->size(),
                   longestText(next.member, of));
    } else if (const auto* members = next.value->get_ptr<const json::object_t*>(); members != nullptr) {
      for (const auto& [name, member] : *members) {
        requireShort("the name of a member", name.size(), kLongestName);
        left.push_back({&member, next.member == kEnvironment ? kEnvironment : std::string_view(name)});
      }
    } else if (next.value->is_array()) {
      for (const json& element : *next.value) left.push_back({&element, next.member});
    }
  }
}

json parsedDocument(std::string_view text) {
  json document = parsedJson(text);
  requireShortTexts(document, TextsOf::Document);
  return document;
}

}  // namespace headroom
