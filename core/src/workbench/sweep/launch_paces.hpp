// Predicts launch times from smaller sizes of a run, so that one slow variant does not delay the run for minutes.
#pragma once

#include <map>
#include <string>

#include "headroom/values/result.hpp"

namespace headroom {

class LaunchPaces {
 public:
  /// Stores the launch time of the row's variant, if it predicts larger sizes.
  void remember(const ResultRow& row);

  /// Sets the row to OverBudget, with the reason, if its predicted launch time exceeds the limit; returns whether it
  /// did.
  bool refuse(ResultRow& row, double longestLaunchSeconds) const;

 private:
  struct Pace {
    double secondsPerUnit = 0;  ///< per unit of workOf(row)
    Size size;
    double work = 0;
  };
  std::map<std::string, Pace> paces_;  // by device, variant and parameters, from the last timed size
};

}  // namespace headroom
