// Invented results of A/B measurements, for screenshots.
#pragma once

#include <cstddef>
#include <string>

#include "headroom/ab.hpp"

namespace headroom::testing {

/// Decided if the interval in percent is on one side of the margin, or within it.
inline AbPoint samplePoint(const std::string& base, const std::string& fresh, double percent, double low, double high,
                           Difference difference, bool isDecided) {
  AbPoint point;
  for (ResultRow* row : {&point.base, &point.fresh}) {
    row->workload = "blur";
    row->size = {2000, 2000};
    row->parameters = {{"sigma", 5}};
    row->medianMs = 4.2;
  }
  point.base.variant = base;
  point.fresh.variant = fresh;
  point.rounds.resize(15);
  point.ratio = 1 + percent / 100;
  point.low = 1 + low / 100;
  point.high = 1 + high / 100;
  point.difference = difference;
  point.isDecided = isDecided;
  point.reason = "The change of the time is within " + intervalText(point) + ".";
  point.seconds = 12.4;
  return point;
}

/// Returns a repeating sequence of points: slower, the same, faster, ambiguous, just started, and one that cannot be
/// built.
inline AbReport sampleTurns(std::size_t points) {
  AbReport report{"kernels", "HEAD~1:./kernels", "Some device", 0.02, 60, {}};
  for (std::size_t i = 0; i < points; ++i) {
    const std::string id = "blur.variant" + std::to_string(i + 1);
    switch (i % 6) {
      case 0:
        report.points.push_back(samplePoint(id, id, 5.1, 4.6, 5.6, Difference::Slower, true));
        break;
      case 1:
        report.points.push_back(samplePoint(id, id, 0.2, -0.4, 0.9, Difference::Same, true));
        break;
      case 2:
        report.points.push_back(
            samplePoint(id, "blur.another_one_of_a_long_name", -7.5, -9.1, -6, Difference::Faster, true));
        break;
      case 3:
        report.points.push_back(samplePoint(id, id, 1.4, -1.2, 40, Difference::Ambiguous, false));
        break;
      case 4:
        report.points.push_back(samplePoint(id, id, -100, -100, 0, Difference::Ambiguous, false));
        report.points.back().ratio = 0;
        report.points.back().rounds.resize(4);
        report.points.back().reason = "There are 4 of the 10 rounds that a verdict needs.";
        break;
      default:
        report.points.push_back(samplePoint(id, id, -100, -100, 0, Difference::NotComparable, false));
        report.points.back().ratio = 0;
        report.points.back().fresh.status = Status::BuildFailed;
        report.points.back().reason = "The new version is BuildFailed: it names nothing.";
        break;
    }
  }
  return report;
}

}  // namespace headroom::testing
