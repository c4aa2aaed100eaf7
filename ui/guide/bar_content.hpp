// What an experiment's bar chart shows, as plain values.
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
  std::optional<double> value;      ///< nothing: not measured, or failed
  bool isValid = true;              ///< false: drawn hollow; it failed validation
  QString note;                     ///< in place of a value: why there is none
  bool failed = false;              ///< the note tells of a failure
  std::optional<double> published;  ///< what the guide says of its own GPU
  bool isEstimate = false;          ///< it estimates so; else it measured so
  bool marked = false;              ///< the result has warnings: it is drawn hollow
  QString details;                  ///< exact values, for a tooltip
};

/// Bars at one size, with what they are compared with there.
struct BarGroup {
  Size size;
  std::vector<Bar> bars;
  std::optional<double> reference;
};

struct BarContent {
  std::vector<BarGroup> groups;  ///< by size
  QString unit;
  QString referenceTitle;  ///< "copy ceiling", or the baseline's label; empty when nothing is compared with
  bool hasPublished = false;

  [[nodiscard]] bool hasValues() const;
};

/// All participants at each of the experiment's sizes. The reference is the device's copy ceiling at the group's size
/// where pixels per second are told, else the experiment's baseline. Without any row there are no groups.
BarContent barContent(const Experiment& experiment, const Catalogue& catalogue, Size asked,
                      const std::vector<ResultRow>& rows);

/// The fastest copy measured as a ceiling at that size; nothing when there is none.
std::optional<double> copyCeiling(const std::vector<ResultRow>& rows, Size size);

/// A variant's label in an experiment by id, as charts title it.
QHash<QString, QString> labelsIn(const Experiment& experiment, const Catalogue& catalogue);

}  // namespace headroom
