// A comparison of two runs as Markdown, plain text and JSON.
#pragma once

#include <string>

#include "headroom/analysis/comparison.hpp"

namespace headroom {

/// For a pull request: counts, then the differences; the rest collapsed.
std::string toMarkdown(const Comparison& comparison);
/// A plain text table, followed by the counts, the reasons for undecided points, and the notes.
std::string toTextTable(const Comparison& comparison);
/// {"format_version": 1, "counts": {...}, "floors": [...], "notes": [...], "points": [...]}. Rows without their
/// samples.
std::string toJson(const Comparison& comparison);

}  // namespace headroom
