#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>

#include "headroom/report/report.hpp"

namespace headroom {
namespace {

/// Marks with the same sentence for all interleaved rows, or for many of them.
constexpr std::array kMarksOfASize{Mark::Drift, Mark::Busy, Mark::LaunchCost};

using Sentences = std::vector<std::string>;

/// Splits the text after each ". "; a split abbreviation is harmless, because sentences that are not shared are joined
/// again.
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

/// Rows of one size on any device, because the causes are this machine's.
struct Together {
  std::vector<const ResultRow*> rows;
  std::vector<std::string_view> marks;  ///< marks in kMarksOfASize that several of them have
  Sentences sentences;                  ///< sentences shared by several rows with such a mark
  Sentences sizes;                      ///< of the requested rows, in display order
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
  const bool namesDevices = countDevices(rows) > 1;
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
      text += fmt::format("{}, {}{}, {}: {}\n", row.variant, toText(row.size),
                          namesDevices ? ", " + deviceLabelOf(row) : "", toText(row.status), fmt::join(own, " "));
    }
    if (!row.log.empty()) text += row.log + '\n';
  }
  return text;
}

}  // namespace headroom
