// Tunables linked by conditions, and the allowed combinations of their values.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace headroom {

/// A tunable for a search.
struct SpaceAxis {
  std::string name;
  std::vector<int> values;  ///< distinct, in the file's order
};

/// A condition on the values of some axes.
struct SpaceRule {
  std::vector<std::size_t> axes;  ///< ascending; empty: none
  /// Takes a value for each axis of the space, of which only those of `axes` are used. Returns why they are excluded,
  /// as a fragment: "needs TILE % 16 == 0, and here TILE = 8"; empty if they are allowed.
  std::function<std::string(std::span<const int> values)> lack;
};

/// The combinations of a few axes, numbered in the order of their values, the last axis fastest. Listed if they can be
/// enumerated in about a second; else all are numbered and each is checked when needed. For use by one thread.
class AxisGroup {
 public:
  /// `axes`: indices into `all`, ascending. `rules`: those whose axes are among them.
  AxisGroup(std::vector<std::size_t> axes, const std::vector<SpaceAxis>& all, std::vector<SpaceRule> rules);

  /// Number of allowed combinations, or of all if isListed() is false.
  [[nodiscard]] std::uint64_t size() const { return isListed_ && !rules_.empty() ? allowed_.size() : whole_; }
  [[nodiscard]] bool isListed() const { return isListed_; }
  [[nodiscard]] const std::vector<std::size_t>& axes() const { return axes_; }

  /// Sets the steps of its axes, of a list with one for each axis of the space, to those of `entry` < size().
  void setSteps(std::uint64_t entry, std::vector<std::size_t>& steps) const;
  /// Returns nothing if the combination is not allowed.
  [[nodiscard]] std::optional<std::uint64_t> entryOf(const std::vector<std::size_t>& steps) const;
  /// Returns the first allowed entry from `entry` on; nothing if there is none, or the search limit was reached.
  [[nodiscard]] std::optional<std::uint64_t> allowedFrom(std::uint64_t entry) const;

 private:
  /// A rule with cached answers.
  struct Rule {
    SpaceRule rule;
    std::vector<std::size_t> strides;          ///< of the answers, by axis of the rule
    mutable std::vector<signed char> answers;  ///< by combination of its axes: -1 for an unknown one; empty: too many
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
  mutable std::uint64_t asked_ = 0;                ///< number of computed answers
};

}  // namespace headroom
