// Content of an experiment's bar chart, as plain values.
#pragma once

#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "headroom/guide/guide.hpp"

namespace headroom {

struct Bar {
  QString variant;  ///< id
  QString label;
  std::optional<double> value;      ///< no value: not measured, or failed
  bool isValid = true;              ///< false: failed validation, drawn hollow
  QString note;                     ///< shown instead of a missing value: why there is none
  bool failed = false;              ///< the note describes a failure
  std::optional<double> published;  ///< the guide's figure for its own GPU
  bool isEstimate = false;          ///< the guide's figure is an estimate, not a measurement
  bool marked = false;              ///< the result has warnings, drawn hollow
  QString details;                  ///< exact values, for the tooltip
};

/// Bars at one size, with their reference at that size.
struct BarGroup {
  Size size;
  std::vector<Bar> bars;
  std::optional<double> reference;
};

struct BarContent {
  std::vector<BarGroup> groups;  ///< by size
  QString unit;
  QString referenceTitle;  ///< "copy ceiling", or the baseline's label; empty if there is no reference
  bool hasPublished = false;

  [[nodiscard]] bool hasValues() const;
};

/// Returns the bars of all participants at each of the experiment's sizes. The reference is the device's copy ceiling
/// at the group's size if the experiment reports pixels per second, or otherwise the experiment's baseline. Without
/// rows there are no groups.
BarContent barContent(const Experiment& experiment, const Catalogue& catalogue, Size asked,
                      const std::vector<ResultRow>& rows);

/// Returns the fastest copy measured as a ceiling at that size; no value if there is none.
std::optional<double> copyCeiling(const std::vector<ResultRow>& rows, Size size);

/// Labels of the experiment's variants in charts, by id.
QHash<QString, QString> labelsIn(const Experiment& experiment, const Catalogue& catalogue);

}  // namespace headroom
