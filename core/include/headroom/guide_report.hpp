// The guide carried out on one device, as a document.
#pragma once

#include <string>
#include <vector>

#include "headroom/catalogue.hpp"
#include "headroom/device.hpp"
#include "headroom/guide.hpp"
#include "headroom/result.hpp"

namespace headroom {

/// What was run, and what came of it.
struct GuideRecord {
  DeviceDescription device;
  Size asked;  ///< the size that experiments derive theirs from
  std::vector<const Experiment*> experiments;
  std::vector<ResultRow> rows;
};

/// CommonMark with tables.
std::string toMarkdown(const GuideRecord& record, const Catalogue& catalogue);

/// One page that needs nothing beside it: charts are drawn in it, and it follows the reader's light or dark scheme.
std::string toHtml(const GuideRecord& record, const Catalogue& catalogue);

/// Every item of the sources with the variants, experiments or parts of the program that carry it out, as a Markdown
/// table: docs/guide-coverage.md.
std::string coverageMarkdown(const Catalogue& catalogue);

}  // namespace headroom
