#include "workbench/tuning/genetic_search.hpp"

#include <algorithm>
#include <utility>

namespace headroom {

namespace {

constexpr std::size_t kPopulation = 20;
// Fewer parents are too similar.
constexpr std::size_t kFewestParents = 2;
constexpr std::size_t kTournament = 3;
// One value in this many is mutated.
constexpr std::size_t kMutateOneIn = 8;
// Attempts at an untried and allowed child, before a random choice.
constexpr int kMostChildren = 100;

}  // namespace

void GeneticSearch::remember(std::uint64_t number, std::optional<double> ms) {
  ++learnt_;
  if (!ms || !(*ms > 0)) return;
  Member member{space().stepsAt(number), *ms};
  const auto place = std::ranges::upper_bound(population_, member.ms, {}, [](const Member& one) { return one.ms; });
  population_.insert(place, std::move(member));
  if (population_.size() > kPopulation) population_.pop_back();
}

std::optional<std::uint64_t> GeneticSearch::choose() {
  // The first ones are random.
  const bool isFounding = learnt_ < kPopulation && learnt_ * 4 < space().size();
  if (!isFounding && population_.size() >= kFewestParents) {
    for (int i = 0; i < kMostChildren; ++i) {
      const std::optional<std::uint64_t> number = space().numberAt(child());
      if (number && !isTried(*number)) return number;
    }
  }
  return untriedFrom(random_() % space().size());
}

const GeneticSearch::Member& GeneticSearch::winner() {
  // The lowest index wins, because the fastest are first.
  std::size_t place = any(population_.size());
  for (std::size_t i = 1; i < kTournament; ++i) place = std::min(place, any(population_.size()));
  return population_[place];
}

std::vector<std::size_t> GeneticSearch::child() {
  const Member& one = winner();
  const Member& other = winner();
  std::vector<std::size_t> steps = one.steps;
  for (std::size_t axis = 0; axis < steps.size(); ++axis) {
    if (any(2) == 0) steps[axis] = other.steps[axis];
    if (any(kMutateOneIn) == 0) steps[axis] = any(space().valuesOf(axis));
  }
  return steps;
}

}  // namespace headroom
