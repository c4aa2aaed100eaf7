#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>

#include "headroom/report/report.hpp"

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

/// Rows of one size, whatever they were measured on: the causes are this machine's.
struct Together {
  std::vector<const ResultRow*> rows;
  std::vector<std::string_view> marks;  ///< those of kMarksOfASize that several of them have
  Sentences sentences;                  ///< that several rows with such a mark share
  Sentences sizes;                      ///< of the rows that were asked for, as they are told
};

void findShared(Together& together, Mark mark) {
  std::map<std::string, int> uses;
  Sentences inOrder;
  for (const ResultRow* row : together.rows) {
    if (!hasMark(*row, mark)) continue;
    for (std::string& sentence : sentencesOf(row->reason)) {
      if (++uses[sentence] == 2) inOrder.push_back(std::move(sentence));
    }
  }
  if (inOrder.empty()) return;
  together.marks.push_back(toText(mark));
  for (std::string& sentence : inOrder) {
    if (!contains(together.sentences, sentence)) together.sentences.push_back(std::move(sentence));
  }
}

void findSizes(Together& together) {
  for (const bool isCeilingToo : {false, true}) {
    if (!together.sizes.empty()) return;
    for (const ResultRow* row : together.rows) {
      const std::string text = toText(row->size);
      if ((isCeilingToo || row->role != Role::Ceiling) && !contains(together.sizes, text)) {
        together.sizes.push_back(text);
      }
    }
  }
}

}  // namespace

std::string toReasonsText(std::span<const ResultRow> rows) {
  std::map<Size, Together> sizes;
  for (const ResultRow& row : rows) sizes[pointSizeOf(row)].rows.push_back(&row);
  for (auto& [key, together] : sizes) {
    for (const Mark mark : kMarksOfASize) findShared(together, mark);
    findSizes(together);
  }
  std::string text;
  for (const ResultRow& row : rows) {
    const Together& together = sizes.at(pointSizeOf(row));
    if (!together.sentences.empty() && together.rows.front() == &row) {
      text += fmt::format("{}, rows marked {}: {}\n", fmt::join(together.sizes, ", "),
                          fmt::join(together.marks, " or "), fmt::join(together.sentences, " "));
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
