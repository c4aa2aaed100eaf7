// What a job asks its runner for: a far end that sends more, each line valid, would fill the memory.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <variant>

#include "jobs/job.hpp"

namespace headroom {

/// Counts the events of one job against what it asks for.
class AskedResults {
 public:
  /// Of one job. Sound runners send a few.
  static constexpr std::size_t kMostNotes = 100;
  static constexpr std::size_t kMostBytesOfNotes = std::size_t{1} << 20;
  /// Of one machine: each has groups of points of its own.
  static constexpr std::size_t kMostDevices = 1000;

  /// The job must outlive this.
  explicit AskedResults(const Job& job) : job_(job) {}

  /// Counts the event. Returns what is wrong with it, as the rest of a sentence about the runner: "sent more rows than
  /// its job asks for, which is 1." Empty for what the job asks for: results of its kind, as many as it has, rows of
  /// its variant and size and of one round; signs of life and kernels' output without limit.
  [[nodiscard]] std::string take(const JobEvent& event);

 private:
  [[nodiscard]] std::string takeNote(const Note& note);

  const Job& job_;
  std::array<std::size_t, std::variant_size_v<JobEvent>> counts_{};  ///< of results, by kind
  std::size_t notes_ = 0;
  std::size_t bytesOfNotes_ = 0;
};

}  // namespace headroom
