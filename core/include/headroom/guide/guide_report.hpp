// The guide carried out on one device, as a document.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// When the first and the last of some runs began: ISO 8601, UTC.
struct TimeSpan {
  std::string first;
  std::string last;
};

/// So that it holds that time, too; an empty one says nothing.
void widen(std::optional<TimeSpan>& span, const std::string& startedAt);

/// What was run, and what came of it.
struct GuideRecord {
  DeviceDescription device;
  Size asked;  ///< the size that experiments derive theirs from
  std::vector<const Experiment*> experiments;
  std::vector<ResultRow> rows;
  std::optional<TimeSpan> measured;  ///< the runs that the rows are of
};

/// CommonMark with tables.
std::string toMarkdown(const GuideRecord& record, const Catalogue& catalogue);

/// One page that needs nothing beside it: charts are drawn in it, and it follows the reader's light or dark scheme.
std::string toHtml(const GuideRecord& record, const Catalogue& catalogue);

/// Every item of the sources with the variants, experiments or parts of the program that carry it out, as a Markdown
/// table: docs/reference/guide-coverage.md.
std::string coverageMarkdown(const Catalogue& catalogue);

}  // namespace headroom
