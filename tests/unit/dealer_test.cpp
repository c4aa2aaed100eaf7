// Dealing configurations to workers, without workers: each is a number.
#include "workbench/crew/dealer.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <queue>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "landscapes.hpp"
#include "workbench/tuning/search.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

Dealer dealerOf(std::size_t workers) {
  Dealer dealer;
  for (std::size_t worker = 0; worker < workers; ++worker) dealer.join(worker);
  return dealer;
}

std::vector<std::uint64_t> numbersUpTo(std::uint64_t end) {
  std::vector<std::uint64_t> numbers;
  for (std::uint64_t number = 0; number < end; ++number) numbers.push_back(number);
  return numbers;
}

TEST(Dealer, GivesEachFreeWorkerTheNextOneInOrder) {
  Dealer dealer = dealerOf(2);
  EXPECT_EQ(dealer.lacking(), 2U);
  dealer.add(numbersUpTo(3), 1.5);
  EXPECT_EQ(dealer.lacking(), 0U);
  EXPECT_EQ(dealer.deal(0)->number, 0U);
  EXPECT_EQ(dealer.deal(1)->number, 1U);
  EXPECT_THAT(dealer.pending(), UnorderedElementsAre(0, 1, 2));
  const Deal returned = dealer.finish(0);
  EXPECT_EQ(returned.number, 0U);
  EXPECT_EQ(returned.times, 1);
  EXPECT_DOUBLE_EQ(returned.searchMs, 1.5);
  EXPECT_EQ(dealer.deal(0)->number, 2U);
  dealer.finish(1);
  EXPECT_FALSE(dealer.deal(1)) << "nothing is left";
  EXPECT_EQ(dealer.dealt(), 1U);
  EXPECT_THAT(dealer.pending(), ElementsAre(2));
}

TEST(Dealer, DealsALostOneFirstAndToAnotherWorker) {
  Dealer dealer = dealerOf(2);
  dealer.add(numbersUpTo(4), 0);
  dealer.deal(0);
  dealer.deal(1);
  EXPECT_FALSE(dealer.lose(0).isGivenUp);
  EXPECT_EQ(dealer.deal(0)->number, 2U) << "another one than the lost";
  dealer.finish(1);
  const std::optional<Deal> again = dealer.deal(1);
  EXPECT_EQ(again->number, 0U);
  EXPECT_EQ(again->times, 2);
}

TEST(Dealer, DealsALostOneToTheSameWorkerIfNoOtherCanTakeIt) {
  Dealer dealer = dealerOf(2);
  dealer.add(numbersUpTo(2), 0);
  dealer.deal(0);
  dealer.deal(1);
  dealer.lose(0);
  EXPECT_FALSE(dealer.deal(0)) << "the other one takes it soon";
  dealer.finish(1);
  EXPECT_EQ(dealer.deal(0)->number, 0U) << "the other one may never come";
  dealer.lose(0);
  dealer.leave(1);
  EXPECT_EQ(dealer.deal(0)->number, 0U);
}

TEST(Dealer, GivesUpOneThatIsLostEachTime) {
  Dealer dealer = dealerOf(2);
  dealer.add(numbersUpTo(1), 0);
  for (int times = 1; times <= Dealer::kMostDeals; ++times) {
    const std::size_t worker = static_cast<std::size_t>(times % 2);
    ASSERT_TRUE(dealer.deal(worker));
    const Dealer::Loss loss = dealer.lose(worker);
    EXPECT_EQ(loss.deal.times, times);
    EXPECT_EQ(loss.isGivenUp, times == Dealer::kMostDeals);
  }
  EXPECT_EQ(dealer.waiting(), 0U);
  EXPECT_TRUE(dealer.pending().empty());
}

TEST(Dealer, DoesNotCountADealThatNeverBegan) {
  Dealer dealer = dealerOf(2);
  dealer.add(numbersUpTo(2), 0);
  dealer.deal(0);
  dealer.takeBack(0);
  const std::optional<Deal> again = dealer.deal(1);
  EXPECT_EQ(again->number, 0U);
  EXPECT_EQ(again->times, 1);
}

TEST(Dealer, RetiresAWorkerThatLosesAllWhileOthersReturnResults) {
  Dealer dealer = dealerOf(3);
  dealer.add(numbersUpTo(20), 0);
  for (int losses = 1; losses <= Dealer::kMostLosses; ++losses) {
    ASSERT_TRUE(dealer.deal(2));
    EXPECT_EQ(dealer.lose(2).isRetired, losses == Dealer::kMostLosses);
    for (const std::size_t worker : {0U, 1U}) {
      dealer.deal(worker);
      dealer.finish(worker);
    }
  }
  EXPECT_EQ(dealer.workers(), 2U);
}

TEST(Dealer, KeepsWorkersOfAKernelThatEndsThemAll) {
  Dealer dealer = dealerOf(2);
  dealer.add(numbersUpTo(20), 0);
  for (int times = 0; times < 3 * Dealer::kMostLosses; ++times) {
    for (const std::size_t worker : {0U, 1U}) dealer.deal(worker);
    for (const std::size_t worker : {0U, 1U}) EXPECT_FALSE(dealer.lose(worker).isRetired);
  }
  EXPECT_EQ(dealer.workers(), 2U);
}

/// Workers whose configurations take random times, simulated without waiting.
struct FakeCrew {
  double makespanMs = 0;
  double busyMs = 0;
  std::map<std::uint64_t, int> results;
  std::size_t losses = 0;
};

/// `lossShare`: of the deals, after which the worker stays.
FakeCrew simulate(std::size_t workers, SearchMethod method, const SearchSpace& space, double lossShare) {
  using Event = std::pair<double, std::size_t>;
  std::priority_queue<Event, std::vector<Event>, std::greater<>> ends;
  std::mt19937_64 random(3);
  std::uniform_real_distribution<double> share(0, 1);
  Dealer dealer = dealerOf(workers);
  const auto search = makeSearch(method, space, 1);
  FakeCrew crew;
  double now = 0;
  const auto dealToAll = [&] {
    // Several at once, as a search does that takes its time.
    const std::size_t lacking = dealer.lacking();
    if (lacking >= std::max<std::size_t>(workers / 8, 1)) dealer.add(search->nextBatch(lacking, dealer.pending()), 0);
    for (std::size_t worker = 0; worker < workers; ++worker) {
      if (dealer.isBusy(worker) || !dealer.deal(worker)) continue;
      const double ms = 45 + 10 * share(random);
      crew.busyMs += ms;
      ends.emplace(now + ms, worker);
    }
  };
  for (dealToAll(); !ends.empty(); dealToAll()) {
    const std::size_t worker = ends.top().second;
    now = ends.top().first;
    ends.pop();
    if (share(random) < lossShare) {
      const Dealer::Loss loss = dealer.lose(worker);
      ++crew.losses;
      dealer.join(worker);  // a new one in its place
      if (loss.isGivenUp) {
        ++crew.results[loss.deal.number];
        search->learn(loss.deal.number, std::nullopt);
      }
    } else {
      const Deal deal = dealer.finish(worker);
      ++crew.results[deal.number];
      search->learn(deal.number, 1.0 + static_cast<double>(deal.number % 13));
    }
  }
  crew.makespanMs = now;
  return crew;
}

SearchSpace spaceOfThousands() {
  std::vector<int> values(16);
  for (int i = 0; i < 16; ++i) values[static_cast<std::size_t>(i)] = i;
  return SearchSpace(variantOfAxes({{"A", 0, values}, {"B", 0, values}, {"C", 0, values}}));
}

TEST(Dealer, KeepsCrewsOfAnySizeBusyAndTriesEachConfigurationOnce) {
  const SearchSpace space = spaceOfThousands();
  for (const std::size_t workers : {2U, 8U, 64U, 1000U}) {
    const FakeCrew crew = simulate(workers, SearchMethod::Random, space, 0);
    EXPECT_EQ(crew.results.size(), space.size()) << workers;
    for (const auto& [number, times] : crew.results) ASSERT_EQ(times, 1) << number;
    // The last ones end alone: of 4,096 configurations 1,000 workers have about four each.
    EXPECT_GE(crew.busyMs / crew.makespanMs, 0.75 * static_cast<double>(workers)) << workers;
    if (workers > 64) continue;
    EXPECT_GE(crew.busyMs / crew.makespanMs, 0.95 * static_cast<double>(workers)) << workers;
  }
}

TEST(Dealer, LosesNoConfigurationWhenWorkersAreLost) {
  const SearchSpace space = spaceOfThousands();
  for (const std::size_t workers : {2U, 8U, 64U, 1000U}) {
    const FakeCrew crew = simulate(workers, SearchMethod::Exhaustive, space, 0.2);
    EXPECT_GT(crew.losses, 100U);
    EXPECT_EQ(crew.results.size(), space.size()) << workers;
    for (const auto& [number, times] : crew.results) ASSERT_EQ(times, 1) << number;
  }
}

TEST(Dealer, ProposesForACrewWhatALearningSearchExpectsMostOf) {
  std::vector<int> values;
  for (int i = 0; i < 12; ++i) values.push_back(i);
  const SearchSpace space(variantOfAxes({{"A", 0, values}, {"B", 0, values}}));
  const auto ms = [&](std::uint64_t number) {
    const Configuration at = space.at(number);
    const double a = at.at("A") - 8;
    const double b = at.at("B") - 3;
    return 1 + 0.02 * (a * a + b * b);
  };
  const auto search = makeSearch(SearchMethod::Learning, space, 1);
  std::set<std::uint64_t> tried;
  double best = 1e9;
  while (tried.size() < 48) {
    const std::vector<std::uint64_t> batch = search->nextBatch(8, {});
    ASSERT_EQ(batch.size(), 8U);
    for (const std::uint64_t number : batch) {
      ASSERT_TRUE(tried.insert(number).second) << "each once";
      best = std::min(best, ms(number));
      search->learn(number, ms(number));
    }
  }
  EXPECT_LE(best, 1.05) << "within a third of the space, one step from the best or at it";
}

}  // namespace
}  // namespace headroom
