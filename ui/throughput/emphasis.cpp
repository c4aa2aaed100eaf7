#include "throughput/emphasis.hpp"

#include <algorithm>
#include <utility>

#include "throughput/throughput_content.hpp"

namespace headroom {
namespace {

/// Returns the rate at that size, or otherwise at the line's largest size, for sorting.
std::pair<bool, double> speedOf(const ChartSeries& line, double extent) {
  if (const auto rate = rateAt(line, extent)) return {true, *rate};
  for (auto point = line.points.rbegin(); point != line.points.rend(); ++point) {
    if (point->valid) return {false, point->rate};
  }
  return {false, 0};
}

/// Returns the default variants' lines in order; lines of one variant on several devices or at several sigmas by speed.
std::vector<const ChartSeries*> storyLines(const std::vector<const ChartSeries*>& ranked, const QStringList& story) {
  std::vector<const ChartSeries*> found;
  for (const QString& id : story) {
    for (const ChartSeries* line : ranked) {
      if (line->variant == id) found.push_back(line);
    }
  }
  return found;
}

}  // namespace

QString keyOfRow(const std::vector<ChartSeries>& lines, int row) {
  if (row == kNoRow) return {};
  for (const ChartSeries& line : lines) {
    if (!isOfRows(line.kind)) continue;
    const auto holds = [row](const ChartPoint& point) { return point.row == row; };
    if (std::any_of(line.points.begin(), line.points.end(), holds)) return line.key;
  }
  return {};
}

double largestExtent(const std::vector<ChartSeries>& lines) {
  double largest = 0;
  for (const ChartSeries& line : lines) {
    if (!isRanked(line.kind)) continue;
    for (const ChartPoint& point : line.points) {
      if (point.valid) largest = std::max(largest, point.extent);
    }
  }
  return largest;
}

std::vector<const ChartSeries*> bySpeed(const std::vector<ChartSeries>& lines, double extent) {
  std::vector<const ChartSeries*> sorted;
  for (const ChartSeries& line : lines) sorted.push_back(&line);
  std::stable_sort(sorted.begin(), sorted.end(), [extent](const ChartSeries* a, const ChartSeries* b) {
    return speedOf(*a, extent) > speedOf(*b, extent);
  });
  return sorted;
}

QSet<QString> colouredLines(const std::vector<ChartSeries>& lines, const Emphasis& emphasis) {
  std::vector<const ChartSeries*> ranked = bySpeed(lines, largestExtent(lines));
  std::erase_if(ranked, [](const ChartSeries* line) { return !isRanked(line->kind); });
  QStringList wanted;
  const auto want = [&wanted](const QString& key) {
    if (!key.isEmpty() && !wanted.contains(key)) wanted << key;
  };
  // The selected line comes first, so that it is never cut off.
  const QString selected = keyOfRow(lines, emphasis.selected);
  if (std::any_of(ranked.begin(), ranked.end(), [&](const ChartSeries* line) { return line->key == selected; })) {
    want(selected);
  }
  QStringList pinned;
  for (const QString& key : emphasis.pinned) {
    if (std::any_of(ranked.begin(), ranked.end(), [&](const ChartSeries* line) { return line->key == key; })) {
      pinned << key;
    }
  }
  if (!pinned.isEmpty()) {
    // The newest ones, if there are too many.
    for (auto key = pinned.rbegin(); key != pinned.rend(); ++key) want(*key);
  } else if (static_cast<int>(ranked.size()) > kMostColoured) {
    const std::vector<const ChartSeries*> story = storyLines(ranked, emphasis.story);
    const auto isPeer = [](const ChartSeries* line) { return line->kind == SeriesKind::HostPeer; };
    const auto peer = std::find_if(ranked.begin(), ranked.end(), isPeer);
    // The default variants may already include one, for the same pixel format.
    if (!story.empty() && peer != ranked.end() && std::none_of(story.begin(), story.end(), isPeer)) want((*peer)->key);
    // From best to plain: if there are too many, the first steps are left out.
    for (auto line = story.rbegin(); line != story.rend(); ++line) want((*line)->key);
    if (story.empty()) {
      for (const ChartSeries* line : ranked) want(line->key);
    }
  } else {
    for (const ChartSeries* line : ranked) want(line->key);
  }
  wanted.resize(std::min<qsizetype>(wanted.size(), kMostColoured));
  return {wanted.begin(), wanted.end()};
}

}  // namespace headroom
