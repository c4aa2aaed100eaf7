#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "headroom/report.hpp"

namespace headroom {
namespace {

/// What marks all rows that took turns with each other, by the same sentence.
constexpr std::array kMarksOfASize{Mark::Drift, Mark::Busy};

using Sentences = std::vector<std::string>;

/// The text up to each ". "; an abbreviation's does no harm, for what is not shared is put together again.
Sentences sentencesOf(std::string_view text) {
  Sentences sentences;
  while (!text.empty()) {
    const std::size_t end = text.find(". ");
    sentences.emplace_back(text.substr(0, end == text.npos ? end : end + 1));
    text = end == text.npos ? std::string_view() : text.substr(end + 2);
  }
  return sentences;
}

bool contains(const Sentences& sentences, const std::string& sentence) {
  return std::find(sentences.begin(), sentences.end(), sentence) != sentences.end();
}

/// Rows that took turns with each other.
struct Together {
  std::vector<const ResultRow*> rows;
  std::vector<std::string_view> marks;  ///< those of kMarksOfASize that several of them have
  Sentences sentences;                  ///< that all rows with such a mark share
};

using Key = std::tuple<std::string, int, int, int, int>;

Key keyOf(const ResultRow& row) {
  return {row.deviceId, row.size.width, row.size.height, row.size.depth, row.repeat};
}

void findShared(Together& together, Mark mark) {
  std::vector<const ResultRow*> marked;
  std::copy_if(together.rows.begin(), together.rows.end(), std::back_inserter(marked),
               [mark](const ResultRow* row) { return hasMark(*row, mark); });
  if (marked.size() < 2) return;
  Sentences shared = sentencesOf(marked.front()->reason);
  for (const ResultRow* row : marked) {
    const Sentences own = sentencesOf(row->reason);
    std::erase_if(shared, [&own](const std::string& sentence) { return !contains(own, sentence); });
  }
  if (shared.empty()) return;
  together.marks.push_back(toText(mark));
  for (std::string& sentence : shared) {
    if (!contains(together.sentences, sentence)) together.sentences.push_back(std::move(sentence));
  }
}

}  // namespace

std::string toReasonsText(std::span<const ResultRow> rows) {
  std::map<Key, Together> sizes;
  for (const ResultRow& row : rows) sizes[keyOf(row)].rows.push_back(&row);
  for (auto& [key, together] : sizes) {
    for (const Mark mark : kMarksOfASize) findShared(together, mark);
  }
  std::string text;
  for (const ResultRow& row : rows) {
    const Together& together = sizes.at(keyOf(row));
    if (!together.sentences.empty() && together.rows.front() == &row) {
      text += fmt::format("{}, rows marked {}: {}\n", toText(row.size), fmt::join(together.marks, " or "),
                          fmt::join(together.sentences, " "));
    }
    Sentences own = sentencesOf(row.reason);
    std::erase_if(own, [&](const std::string& sentence) { return contains(together.sentences, sentence); });
    if (!own.empty()) {
      text += fmt::format("{}, {}, {}: {}\n", row.variant, toText(row.size), toText(row.status), fmt::join(own, " "));
    }
    if (!row.log.empty()) text += row.log + '\n';
  }
  return text;
}

}  // namespace headroom
