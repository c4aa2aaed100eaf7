#include "workbench/tuning/axis_group.hpp"

#include <algorithm>
#include <utility>

namespace headroom {

namespace {

// A rule with more combinations is evaluated each time.
constexpr std::size_t kMostAnswers = std::size_t{1} << 18;
// Limits of a list, which would otherwise take seconds or too much memory.
constexpr std::uint64_t kMostVisits = 20'000'000;
constexpr std::uint64_t kMostAsked = 300'000;
constexpr std::size_t kMostListed = 2'000'000;
// Limit of one search for the next allowed combination.
constexpr std::uint64_t kMostVisitsOfLook = 200'000;
constexpr std::uint64_t kMostAskedOfLook = 20'000;

}  // namespace

struct AxisGroup::Walk {
  const AxisGroup& group;
  std::uint64_t from = 0;
  std::uint64_t visitsLeft = 0;
  std::uint64_t mostAsked = 0;  ///< limit of AxisGroup::asked_
  /// Returns false to end the walk.
  std::function<bool(std::uint64_t raw)> take;
  std::vector<std::size_t> steps;
  bool isEnded = false;
  bool isTooLong = false;

  /// Visits combinations that begin with the steps of the axes before `depth`. `isFirst`: those steps equal `from`'s.
  void run(std::size_t depth, std::uint64_t raw, bool isFirst) {
    const std::size_t axis = group.axes_[depth];
    const std::uint64_t stride = group.strides_[depth];
    const std::size_t count = group.values_[axis].size();
    const std::size_t begin = isFirst ? static_cast<std::size_t>(from / stride % count) : 0;
    for (std::size_t step = begin; step < count && !isEnded; ++step) {
      if (visitsLeft-- == 0 || group.asked_ > mostAsked) {
        isEnded = isTooLong = true;
        return;
      }
      steps[axis] = step;
      const bool isAllowed = std::ranges::all_of(
          group.rulesAt_[depth], [this](std::size_t rule) { return group.holds(group.rules_[rule], steps); });
      if (!isAllowed) continue;
      const std::uint64_t here = raw + step * stride;
      if (depth + 1 < group.axes_.size()) {
        run(depth + 1, here, isFirst && step == begin);
      } else if (!take(here)) {
        isEnded = true;
      }
    }
  }
};

AxisGroup::AxisGroup(std::vector<std::size_t> axes, const std::vector<SpaceAxis>& all, std::vector<SpaceRule> rules)
    : axes_(std::move(axes)), values_(all.size()), strides_(axes_.size()), rulesAt_(axes_.size()) {
  for (std::size_t i = axes_.size(); i-- > 0;) {
    values_[axes_[i]] = all[axes_[i]].values;
    strides_[i] = whole_;
    whole_ *= values_[axes_[i]].size();
  }
  for (SpaceRule& rule : rules) addRule(std::move(rule), all);
  if (!rules_.empty()) list();
}

void AxisGroup::addRule(SpaceRule rule, const std::vector<SpaceAxis>& all) {
  Rule added{std::move(rule), {}, {}};
  std::size_t combinations = 1;
  for (const std::size_t axis : added.rule.axes) {
    added.strides.push_back(combinations);
    combinations = combinations > kMostAnswers ? combinations : combinations * all[axis].values.size();
  }
  if (combinations <= kMostAnswers) added.answers.assign(combinations, -1);
  const auto last = std::ranges::find(axes_, added.rule.axes.back());
  rulesAt_[static_cast<std::size_t>(last - axes_.begin())].push_back(rules_.size());
  rules_.push_back(std::move(added));
}

void AxisGroup::list() {
  Walk walk{*this, 0, kMostVisits, kMostAsked, {}, std::vector<std::size_t>(values_.size()), false, false};
  walk.take = [this, &walk](std::uint64_t raw) {
    allowed_.push_back(raw);
    walk.isTooLong = allowed_.size() > kMostListed;
    return !walk.isTooLong;
  };
  walk.run(0, 0, true);
  isListed_ = !walk.isTooLong;
  if (!isListed_) allowed_ = {};
}

bool AxisGroup::holds(const Rule& rule, const std::vector<std::size_t>& steps) const {
  signed char* answer = nullptr;
  if (!rule.answers.empty()) {
    std::size_t place = 0;
    for (std::size_t i = 0; i < rule.strides.size(); ++i) place += rule.strides[i] * steps[rule.rule.axes[i]];
    answer = &rule.answers[place];
    if (*answer >= 0) return *answer == 1;
  }
  std::vector<int> values(values_.size());
  for (const std::size_t axis : rule.rule.axes) values[axis] = values_[axis][steps[axis]];
  ++asked_;
  const bool isHeld = rule.rule.lack(values).empty();
  if (answer != nullptr) *answer = isHeld ? 1 : 0;
  return isHeld;
}

bool AxisGroup::isAllowed(const std::vector<std::size_t>& steps) const {
  return std::ranges::all_of(rules_, [&](const Rule& rule) { return holds(rule, steps); });
}

void AxisGroup::setSteps(std::uint64_t entry, std::vector<std::size_t>& steps) const {
  const std::uint64_t raw = isListed_ && !rules_.empty() ? allowed_[entry] : entry;
  for (std::size_t i = 0; i < axes_.size(); ++i)
    steps[axes_[i]] = static_cast<std::size_t>(raw / strides_[i] % values_[axes_[i]].size());
}

std::optional<std::uint64_t> AxisGroup::entryOf(const std::vector<std::size_t>& steps) const {
  std::uint64_t raw = 0;
  for (std::size_t i = 0; i < axes_.size(); ++i) raw += strides_[i] * steps[axes_[i]];
  if (rules_.empty()) return raw;
  if (!isListed_) return isAllowed(steps) ? std::optional(raw) : std::nullopt;
  const auto found = std::ranges::lower_bound(allowed_, raw);
  if (found == allowed_.end() || *found != raw) return std::nullopt;
  return static_cast<std::uint64_t>(found - allowed_.begin());
}

std::optional<std::uint64_t> AxisGroup::allowedFrom(std::uint64_t entry) const {
  if (entry >= size()) return std::nullopt;
  if (isListed_) return entry;
  std::optional<std::uint64_t> found;
  Walk walk{*this, entry, kMostVisitsOfLook, asked_ + kMostAskedOfLook, {}, std::vector<std::size_t>(values_.size()),
            false, false};
  walk.take = [&found](std::uint64_t raw) {
    found = raw;
    return false;
  };
  walk.run(0, 0, true);
  return found;
}

}  // namespace headroom
