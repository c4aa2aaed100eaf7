// Runner processes that only build programs.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <filesystem>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <thread>
#include <vector>

#include "jobs/ahead_builder.hpp"

namespace headroom {

/// For this machine. Each runner has its own thread for its whole life, because the kernel ends a runner with the
/// thread that started it.
class AheadRunners : public AheadBuilder {
 public:
  /// `runner` is the program whose `worker` command is started with the first job. One that is silent for longer than
  /// `deadline` is killed, as is one that does not stop at once.
  AheadRunners(std::filesystem::path runner, std::chrono::milliseconds deadline, std::size_t places);
  ~AheadRunners() override;

  [[nodiscard]] std::size_t places() const override { return places_; }
  std::vector<std::optional<double>> build(std::span<const CompileAheadJob> jobs, const std::stop_token& stop) override;
  void rest() override;

 private:
  /// A thread's loop: processes jobs until it is stopped.
  void serve(const std::stop_token& ending);

  std::filesystem::path runner_;
  std::chrono::milliseconds deadline_;
  std::size_t places_;

  std::mutex mutex_;
  std::condition_variable_any changed_;
  // of the build() in progress
  std::span<const CompileAheadJob> jobs_;
  std::stop_token stop_;
  std::size_t next_ = 0;
  std::size_t done_ = 0;
  std::vector<std::optional<double>> took_;

  std::vector<std::jthread> threads_;  // last, because they use all of the above
};

}  // namespace headroom
