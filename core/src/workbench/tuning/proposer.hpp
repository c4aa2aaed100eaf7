// A search on a thread of its own: a model's fit takes longer than a short measurement, and many workers would wait.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "workbench/tuning/search.hpp"

namespace headroom {

/// Configurations to try next.
struct Proposals {
  std::vector<std::uint64_t> numbers;  ///< none: all are tried or pending, or no other one was found
  double searchMs = 0;                 ///< time of each one's choice
};

class Proposer {
 public:
  /// `space`: its own, because a space is for use by one thread. `call`: called on the proposer's thread when proposals
  /// are there.
  Proposer(SearchMethod method, SearchSpace space, std::uint64_t seed, std::function<void()> call);

  /// See Search::learn.
  void learn(std::uint64_t number, std::optional<double> ms);
  /// Asks for `most` more, while those of `pending` have no results yet. Not while it is busy.
  void ask(std::size_t most, std::vector<std::uint64_t> pending);
  /// Asked, and the answer was not taken yet.
  [[nodiscard]] bool isBusy() const { return isBusy_; }
  /// Returns the answer, once.
  std::optional<Proposals> take();

 private:
  using Learnt = std::pair<std::uint64_t, std::optional<double>>;

  void serve(const std::stop_token& ending);

  SearchSpace space_;
  std::unique_ptr<Search> search_;  ///< of its thread
  std::function<void()> call_;
  bool isBusy_ = false;  ///< of the asking thread

  std::mutex mutex_;
  std::condition_variable_any asked_;
  std::vector<Learnt> learnt_;
  std::size_t most_ = 0;  ///< 0: nothing is asked
  std::vector<std::uint64_t> pending_;
  std::optional<Proposals> answer_;
  std::jthread thread_;  // last, because it uses all of the above
};

}  // namespace headroom
