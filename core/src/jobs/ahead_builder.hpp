// Programs built beside the process that measures, before it needs them.
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

  /// How many it builds at once.
  [[nodiscard]] virtual std::size_t places() const = 0;

  /// Builds all of them, places() at once, each in a process of its own, and returns when nothing is built any more: so
  /// nothing runs beside what is measured next. How long each took in milliseconds, in the jobs' order; nothing for one
  /// whose process died, hung or was stopped. Never throws for what a job does.
  virtual std::vector<std::optional<double>> build(std::span<const CompileAheadJob> jobs,
                                                   const std::stop_token& stop) = 0;

  /// Ends the processes; build() starts them again.
  virtual void rest() = 0;
};

}  // namespace headroom
