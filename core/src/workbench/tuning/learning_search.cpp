#include "workbench/tuning/learning_search.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <span>
#include <unordered_set>
#include <utility>

namespace headroom {

namespace {

// A model of fewer values is useless.
constexpr std::size_t kFewestValid = 3;
// The cost of a fit grows with the cube of this, the cost of a choice with its square times the candidates.
constexpr std::size_t kMostModelled = 120;
constexpr std::uint64_t kMostCandidates = 2000;
// Many workers wait for a batch, so that it has to be chosen within a measurement.
constexpr std::uint64_t kMostCandidatesOfBatch = 1000;
// Of those, each assumed time is worked out for the most promising alone: for so many, or so many for each choice.
constexpr std::size_t kFewestWatched = 200;
constexpr std::size_t kWatchedForChoice = 4;
// Later results are nearer to what is tried next.
constexpr std::size_t kMostNeighbours = 2000;
// Limit if each must be searched.
constexpr std::uint64_t kMostLookedFor = 200;
// Weight of the prior, in valid neighbours.
constexpr double kTrust = 1;
// Range over which an invalid place affects others. Shorter than that of times, because limits are sharp.
constexpr double kEdge = 0.2;
// Once in this many choices, the model's uncertainty is ignored.
constexpr std::size_t kExploreEvery = 12;

double normalDensity(double z) {
  return std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
}

double normalProbability(double z) {
  return std::erfc(-z / std::numbers::sqrt2) / 2;
}

double expectedImprovement(const Prediction& prediction, double best) {
  const double gain = best - prediction.mean;
  if (!(prediction.deviation > 0)) return std::max(gain, 0.0);
  const double z = gain / prediction.deviation;
  return gain * normalProbability(z) + prediction.deviation * normalDensity(z);
}

/// Returns the indices of the `most` largest promises, in ascending order.
std::vector<std::size_t> mostPromising(const std::vector<double>& values, std::size_t most) {
  std::vector<std::size_t> indices(values.size());
  std::iota(indices.begin(), indices.end(), std::size_t{0});
  if (most >= indices.size()) return indices;
  const auto end = indices.begin() + static_cast<std::ptrdiff_t>(most);
  std::nth_element(indices.begin(), end, indices.end(), [&values](std::size_t one, std::size_t other) {
    return values[one] != values[other] ? values[one] > values[other] : one < other;
  });
  indices.erase(end, indices.end());
  std::sort(indices.begin(), indices.end());
  return indices;
}

double squaredDistance(const Place& one, const Place& other) {
  double squares = 0;
  for (std::size_t axis = 0; axis < one.size(); ++axis)
    squares += (one[axis] - other[axis]) * (one[axis] - other[axis]);
  return squares;
}

}  // namespace

void LearningSearch::remember(std::uint64_t number, std::optional<double> ms) {
  // A file or a broken host may have an infinite time, whose model would have no numbers.
  Known known{number, space().position(number), ms && *ms > 0 && std::isfinite(*ms), 0};
  if (known.isValid) {
    known.logMs = std::log(*ms);
    if (valid_ == 0 || known.logMs < best_) {
      best_ = known.logMs;
      bestNumber_ = number;
    }
    ++valid_;
  }
  known_.push_back(std::move(known));
}

void LearningSearch::suppose(std::uint64_t number) {
  if (valid_ == supposed_) return;  // no time is known for the assumed ones
  known_.push_back({number, space().position(number), true, best_});
  ++valid_;
  ++supposed_;
}

void LearningSearch::forgetSupposed() {
  known_.resize(known_.size() - supposed_);
  valid_ -= supposed_;
  supposed_ = 0;
}

std::optional<std::uint64_t> LearningSearch::choose() {
  if (valid_ < kFewestValid || known_.size() % kExploreEvery == 0) return anyUntried();
  fit();
  std::optional<std::uint64_t> chosen;
  double most = -1;
  for (const std::uint64_t number : candidates(kMostCandidates)) {
    const Place place = space().position(number);
    const double promise = expectedImprovement(model_.predict(place), best_) * chanceToBeValid(place);
    if (promise <= most) continue;
    most = promise;
    chosen = number;
  }
  return most > 0 ? chosen : anyUntried();
}

std::vector<std::uint64_t> LearningSearch::chooseSeveral(std::size_t most) {
  std::vector<std::uint64_t> chosen;
  const auto addAny = [&] {
    const std::optional<std::uint64_t> any = anyUntried();
    if (any) chosen.push_back(*any);
    return any.has_value();
  };
  if (valid_ < kFewestValid) {
    addAny();
    return chosen;
  }
  fit();
  std::vector<std::uint64_t> numbers = candidates(kMostCandidatesOfBatch);
  std::vector<Place> places;
  for (const std::uint64_t number : numbers) places.push_back(space().position(number));
  std::vector<double> chances = chancesToBeValid(places);
  AssumingPredictions predictions(model_, std::move(places));
  std::vector<double> promises;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    promises.push_back(expectedImprovement(predictions.at(i), best_) * chances[i]);
  const std::vector<std::size_t> watched = mostPromising(promises, std::max(kFewestWatched, kWatchedForChoice * most));
  predictions.keep(watched);
  for (std::size_t i = 0; i < watched.size(); ++i) {
    numbers[i] = numbers[watched[i]];
    chances[i] = chances[watched[i]];
  }
  numbers.resize(watched.size());
  chances.resize(watched.size());
  const std::size_t room = std::min(most, numbers.size());
  while (chosen.size() < room) {
    if ((known_.size() + chosen.size()) % kExploreEvery == 0) {
      if (!addAny() || chosen.size() == room) break;
    }
    std::size_t best = numbers.size();
    double mostPromise = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const double promise = expectedImprovement(predictions.at(i), best_) * chances[i];
      if (!(promise > mostPromise)) continue;
      mostPromise = promise;
      best = i;
    }
    if (best == numbers.size()) {
      if (!addAny()) break;
      continue;
    }
    chosen.push_back(numbers[best]);
    chances[best] = 0;
    predictions.assume(best, best_);
  }
  if (chosen.empty()) addAny();
  return chosen;
}

std::optional<std::uint64_t> LearningSearch::anyUntried() {
  // If most have been tried, random choice would take long; a sequential search from a random place does not.
  return untriedFrom(random_() % space().size());
}

std::vector<std::uint64_t> LearningSearch::candidates(std::uint64_t mostCandidates) {
  std::vector<std::uint64_t> numbers;
  if (space().size() <= mostCandidates && space().isExact()) {
    for (std::uint64_t number = 0; number < space().size(); ++number) {
      if (!isTried(number)) numbers.push_back(number);
    }
    return numbers;
  }
  // For a larger space a sample, and everything near the best: two steps away, which most are in two ways.
  std::unordered_set<std::uint64_t> added;
  const auto addOnce = [&](std::uint64_t number) {
    if (!isTried(number) && added.insert(number).second) numbers.push_back(number);
  };
  for (const std::uint64_t near : space().neighbours(bestNumber_)) {
    addOnce(near);
    for (const std::uint64_t next : space().neighbours(near)) addOnce(next);
  }
  const std::uint64_t most = space().isExact() ? mostCandidates : kMostLookedFor;
  while (numbers.size() < most) {
    const std::optional<std::uint64_t> any = anyUntried();
    if (!any) break;
    numbers.push_back(*any);
  }
  return numbers;
}

void LearningSearch::fit() {
  std::vector<const Known*> chosen;
  const std::span<const Known> known(known_);
  for (const Known& real : known.first(known.size() - supposed_)) {
    if (real.isValid) chosen.push_back(&real);
  }
  if (chosen.size() > kMostModelled) {
    const auto latest = chosen.end() - static_cast<std::ptrdiff_t>(kMostModelled / 2);
    std::sort(chosen.begin(), latest, [](const Known* a, const Known* b) { return a->logMs < b->logMs; });
    chosen.erase(chosen.begin() + static_cast<std::ptrdiff_t>(kMostModelled / 2), latest);
  }
  // More assumed values than real ones would make the model of many workers a constant.
  for (const Known& assumed : known.last(std::min(supposed_, kMostModelled / 2))) chosen.push_back(&assumed);
  std::vector<Place> places;
  std::vector<double> values;
  for (const Known* one : chosen) {
    places.push_back(one->place);
    values.push_back(one->logMs);
  }
  model_.fit(std::move(places), values);
}

std::span<const LearningSearch::Known> LearningSearch::neighbourhood() const {
  return std::span(known_).last(std::min(known_.size(), kMostNeighbours));
}

double LearningSearch::chanceToBeValid(const Place& place) const {
  if (valid_ == known_.size()) return 1;
  double good = kTrust;
  double all = kTrust;
  for (const Known& known : neighbourhood()) {
    const double weight = std::exp(-squaredDistance(place, known.place) / (2 * kEdge * kEdge));
    all += weight;
    if (known.isValid) good += weight;
  }
  return good / all;
}

std::vector<double> LearningSearch::chancesToBeValid(std::span<const Place> places) const {
  std::vector<double> chances(places.size(), 1.0);
  if (valid_ == known_.size()) return chances;
  const std::span<const Known> neighbours = neighbourhood();
  std::vector<const Place*> around;
  for (const Known& known : neighbours) around.push_back(&known.place);
  const AxisTables tables(pointersTo(places), around, [](std::size_t /*axis*/, double distance) {
    return std::exp(-distance * distance / (2 * kEdge * kEdge));
  });
  for (std::size_t i = 0; i < places.size(); ++i) {
    double good = kTrust;
    double all = kTrust;
    for (std::size_t j = 0; j < neighbours.size(); ++j) {
      const double weight = tables.at(i, j).product;
      all += weight;
      if (neighbours[j].isValid) good += weight;
    }
    chances[i] = good / all;
  }
  return chances;
}

}  // namespace headroom
