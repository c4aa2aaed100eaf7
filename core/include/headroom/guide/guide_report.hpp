// A guide run on one device, as a document.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Start of the first and of the last of several runs: ISO 8601, UTC.
struct TimeSpan {
  std::string first;
  std::string last;
};

/// Extends the span to include that time; an empty time changes nothing.
void widen(std::optional<TimeSpan>& span, const std::string& startedAt);

/// A guide run and its results.
struct GuideRecord {
  DeviceDescription device;
  Size asked;  ///< the size from which experiments derive theirs
  std::vector<const Experiment*> experiments;
  std::vector<ResultRow> rows;
  std::optional<TimeSpan> measured;  ///< the time span of the rows' runs
};

/// CommonMark with tables.
std::string toMarkdown(const GuideRecord& record, const Catalogue& catalogue);

/// A self-contained page: charts are inline, and it follows the reader's light or dark scheme.
std::string toHtml(const GuideRecord& record, const Catalogue& catalogue);

/// Every item of the sources with the variants, experiments or parts of the program that carry it out, as a Markdown
/// table: docs/reference/guide-coverage.md.
std::string coverageMarkdown(const Catalogue& catalogue);

}  // namespace headroom
