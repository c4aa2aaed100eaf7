// Choice of the best variant, from runs, tuning runs, and brief trials of its own.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "workbench/choice/ranking.hpp"

namespace headroom {

class BestVariants {
 public:
  /// `tuningFolder` stores the measurements; without one they are known to this object only.
  BestVariants(const Catalogue& catalogue, const std::filesystem::path& tuningFolder)
      : catalogue_(catalogue), times_(measuredTimesFile(tuningFolder)) {}

  /// Stores the suitable rows of a run or a tuning run on the machine of that name. `tell` receives the reason if they
  /// cannot be stored.
  void learn(const std::string& machine, const std::vector<ResultRow>& rows, const Tell& tell);

  /// The variant in its configuration failed there, and is no longer a candidate for that.
  void learnFailure(const Variant& variant, const DeviceDescription& device, ImageSize size,
                    const ParameterValues& parameters, const std::string& reason, const Tell& tell);

  /// Returns the candidates for the plan's image. First measures those that could be the fastest, if the plan allows
  /// it, and sends Progress; measurements before a stop are used. A failed candidate is dropped and not an error.
  Ranking rank(const ChoicePlan& plan, const DeviceDescription& device, const FindTuned& findTuned, const DoJob& doJob,
               const Tell& tell, const std::stop_token& stop);

 private:
  void keep(const std::vector<MeasuredTime>& times, const Tell& tell);

  const Catalogue& catalogue_;
  MeasuredTimes times_;
  std::string told_;  // why times could not be stored, reported once
};

}  // namespace headroom
