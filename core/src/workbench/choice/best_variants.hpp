// The choice of the best variant, with what it learns from: runs, tunings, and brief trials of its own.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "workbench/choice/ranking.hpp"

namespace headroom {

class BestVariants {
 public:
  /// `tuningFolder` keeps what is learned; without one it is known to this object alone.
  BestVariants(const Catalogue& catalogue, const std::filesystem::path& tuningFolder)
      : catalogue_(catalogue), times_(measuredTimesFile(tuningFolder)) {}

  /// Of a run or a tuning on the machine of that name: those that are worth it. `tell` hears why they can't be kept.
  void learn(const std::string& machine, const std::vector<ResultRow>& rows, const Tell& tell);

  /// The variant, as it is configured, failed there: it is no candidate for that any more.
  void learnFailure(const Variant& variant, const DeviceDescription& device, ImageSize size,
                    const ParameterValues& parameters, const std::string& reason, const Tell& tell);

  /// The candidates for the plan's picture. Measures what could be the fastest first, when the plan allows that: tells
  /// Progress; what was measured before a stop counts. Whatever fails is a candidate less, not an error.
  Ranking rank(const ChoicePlan& plan, const DeviceDescription& device, const FindTuned& findTuned, const DoJob& doJob,
               const Tell& tell, const std::stop_token& stop);

 private:
  void keep(const std::vector<MeasuredTime>& times, const Tell& tell);

  const Catalogue& catalogue_;
  MeasuredTimes times_;
  std::string told_;  // why times could not be kept, once
};

}  // namespace headroom
