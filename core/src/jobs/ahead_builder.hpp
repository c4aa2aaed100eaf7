// Builds programs ahead, in processes beside the one that measures.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "jobs/job.hpp"

namespace headroom {

class AheadBuilder {
 public:
  AheadBuilder() = default;
  virtual ~AheadBuilder() = default;
  AheadBuilder(const AheadBuilder&) = delete;
  AheadBuilder& operator=(const AheadBuilder&) = delete;

  /// Number of simultaneous builds.
  [[nodiscard]] virtual std::size_t places() const = 0;

  /// Builds all of them, places() at once, each in its own process, and returns when all builds have ended, so that
  /// nothing runs beside the next measurement. Returns the duration of each in milliseconds, in the jobs' order;
  /// nothing for one whose process died, hung or was stopped. Never throws because of a job's failure.
  virtual std::vector<std::optional<double>> build(std::span<const CompileAheadJob> jobs,
                                                   const std::stop_token& stop) = 0;

  /// Ends the processes; build() starts them again.
  virtual void rest() = 0;
};

}  // namespace headroom
