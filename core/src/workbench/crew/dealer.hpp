// Which worker of a crew tries what: configurations of a tuning, points of a run. Independent of processes, kernels and
// clocks: takes and returns numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace headroom {

/// What is dealt to a worker.
struct Deal {
  std::uint64_t number = 0;  ///< of what is tried
  double searchMs = 0;       ///< time of its choice
  int times = 1;             ///< how often it was dealt, this time included
};

/// Proposals wait until a worker is free; one that is lost with its worker is dealt again. Each worker has
/// at most one at a time.
class Dealer {
 public:
  /// Deals of one number before its workers' end is its own result: a kernel that ends every runner should not end them
  /// for ever.
  static constexpr int kMostDeals = 3;
  /// Losses in a row of a worker, while all others return results, before it is retired: its machine is broken.
  static constexpr int kMostLosses = 3;

  /// What follows from a loss.
  struct Loss {
    Deal deal;
    bool isGivenUp = false;  ///< it was dealt kMostDeals times, and has no result
    bool isRetired = false;  ///< the worker left: see kMostLosses
  };

  void join(std::size_t worker);
  /// It gets no more; precondition: it has none.
  void leave(std::size_t worker);
  [[nodiscard]] std::size_t workers() const { return workers_.size(); }

  /// Adds proposals, in their order; `searchMs` is the time of each one's choice.
  void add(std::span<const std::uint64_t> numbers, double searchMs);
  /// How many proposals it lacks for each worker to have another one at once.
  [[nodiscard]] std::size_t lacking() const;
  /// All that are known without a result: the proposed and the dealt ones.
  [[nodiscard]] std::vector<std::uint64_t> pending() const;

  /// Deals the next one to a worker without any; nothing if there is none for it. Lost ones come first, and go to
  /// another worker than the one that lost it, unless that is alone or nothing else is left to do.
  std::optional<Deal> deal(std::size_t worker);
  /// The worker returned its result.
  Deal finish(std::size_t worker);
  /// The worker ended, hung or was taken away with it.
  Loss lose(std::size_t worker);
  /// Takes it back from the worker that never began with it, so that this deal does not count.
  void takeBack(std::size_t worker);

  [[nodiscard]] bool isBusy(std::size_t worker) const;
  /// Returns the number of those that workers have.
  [[nodiscard]] std::size_t dealt() const { return dealt_; }
  /// Returns the number of those that wait for a worker.
  [[nodiscard]] std::size_t waiting() const { return lost_.size() + proposed_.size(); }

 private:
  struct Hand {
    std::optional<Deal> deal;
    int lossesInARow = 0;
  };
  struct Lost {
    Deal deal;
    std::size_t worker = 0;  ///< that lost it
  };

  Deal take(std::size_t worker);
  [[nodiscard]] bool isOnlyOneThatLoses(std::size_t worker) const;

  std::map<std::size_t, Hand> workers_;
  std::deque<Deal> proposed_;
  std::deque<Lost> lost_;
  std::size_t dealt_ = 0;
};

}  // namespace headroom
