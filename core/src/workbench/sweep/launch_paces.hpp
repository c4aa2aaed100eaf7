// What smaller sizes of a sweep say about how long a launch will take: a sweep is not held up for minutes by one slow
// variant.
#pragma once

#include <map>
#include <string>

#include "headroom/values/result.hpp"

namespace headroom {

class LaunchPaces {
 public:
  /// Remembers how long a launch of the row's variant took, if that says anything about larger sizes.
  void remember(const ResultRow& row);

  /// Makes the row OverBudget, with the reason, if by a smaller size its launch would take longer than that; returns
  /// whether it did.
  bool refuse(ResultRow& row, double longestLaunchSeconds) const;

 private:
  struct Pace {
    double secondsPerUnit = 0;  ///< of workOf(row)
    Size size;
    double work = 0;
  };
  std::map<std::string, Pace> paces_;  // by device, variant and parameters: at the last size that was timed
};

}  // namespace headroom
