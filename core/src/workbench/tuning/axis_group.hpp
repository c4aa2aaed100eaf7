// Tunables that conditions tie to each other, and the combinations of their values that are allowed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace headroom {

/// A tunable as a search sees it.
struct SpaceAxis {
  std::string name;
  std::vector<int> values;  ///< each once, in the file's order
};

/// A condition on the values of some axes.
struct SpaceRule {
  std::vector<std::size_t> axes;  ///< those that decide it, ascending; empty: none does
  /// Gets a value for each axis of the space, of which only those of `axes` mean something. Returns why they are
  /// excluded, as a fragment: "needs TILE % 16 == 0, and here TILE = 8"; empty where they are allowed.
  std::function<std::string(std::span<const int> values)> lack;
};

/// The combinations of a few axes, numbered in the order of their values, the last axis fastest. Listed where they can
/// be walked through in about a second; else all are numbered and each is looked at when it is asked for. Of one
/// thread.
class AxisGroup {
 public:
  /// `axes`: which of `all`, ascending. `rules`: those whose axes are among them.
  AxisGroup(std::vector<std::size_t> axes, const std::vector<SpaceAxis>& all, std::vector<SpaceRule> rules);

  /// Allowed combinations, or all where isListed() is false.
  [[nodiscard]] std::uint64_t size() const { return isListed_ && !rules_.empty() ? allowed_.size() : whole_; }
  [[nodiscard]] bool isListed() const { return isListed_; }
  [[nodiscard]] const std::vector<std::size_t>& axes() const { return axes_; }

  /// Sets the steps of its axes, of a list with one for each axis of the space, to those of `entry` < size().
  void setSteps(std::uint64_t entry, std::vector<std::size_t>& steps) const;
  /// Nothing where the combination is not allowed.
  [[nodiscard]] std::optional<std::uint64_t> entryOf(const std::vector<std::size_t>& steps) const;
  /// The first entry from `entry` on that is allowed; nothing where there is none, or none was found in a while.
  [[nodiscard]] std::optional<std::uint64_t> allowedFrom(std::uint64_t entry) const;

 private:
  /// A rule that keeps its answers.
  struct Rule {
    SpaceRule rule;
    std::vector<std::size_t> strides;          ///< of the answers, by axis of the rule
    mutable std::vector<signed char> answers;  ///< by combination of its axes: -1 for one not known; empty: too many
  };
  /// One walk through combinations, in order.
  struct Walk;

  void addRule(SpaceRule rule, const std::vector<SpaceAxis>& all);
  void list();
  [[nodiscard]] bool holds(const Rule& rule, const std::vector<std::size_t>& steps) const;
  [[nodiscard]] bool isAllowed(const std::vector<std::size_t>& steps) const;

  std::vector<std::size_t> axes_;
  std::vector<std::vector<int>> values_;  ///< by axis of the space; empty for those of other groups
  std::vector<std::uint64_t> strides_;    ///< by axis of the group
  std::uint64_t whole_ = 1;
  bool isListed_ = true;
  std::vector<std::uint64_t> allowed_;  ///< ascending
  std::vector<Rule> rules_;
  std::vector<std::vector<std::size_t>> rulesAt_;  ///< by axis of the group: the rules of which it is the last axis
  mutable std::uint64_t asked_ = 0;                ///< how many answers had to be computed
};

}  // namespace headroom
