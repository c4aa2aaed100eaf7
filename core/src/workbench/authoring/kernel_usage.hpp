// Analysis of a kernel's work-item positions and ranges of variables, from its definitions, loops and conditions.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "workbench/authoring/kernel_source.hpp"
#include "workbench/authoring/pointer_uses.hpp"
#include "workbench/authoring/ranges.hpp"

namespace headroom {

/// Values for the computation of ranges.
struct TrialSizes {
  std::map<std::string, double, std::less<>> values;  ///< of integer arguments
  std::array<double, 3> global{1, 1, 1};
  std::array<double, 3> local{1, 1, 1};
  /// Position of one work-item in the first group: ranges are then single values. Conditions are ignored, and loops are
  /// in their first iteration.
  std::optional<std::array<double, 3>> item = {};
  double round = 0;  ///< iteration of the innermost loop around the position, instead of the first one; with `item`
                     ///< only
};

/// A comparison of a work-item's position, or another subject: "gid < n".
struct Condition {
  std::string subject;  ///< a name, or a call as its text
  std::string sign;     ///< <, <=, >, >= with the subject on the left
  Tokens bound;
  std::size_t from = 0;  ///< start of its validity in the text
  std::size_t to = 0;
  bool endsWorkItem = false;  ///< other work-items return at once
};

/// Largest default value of a loaded integer buffer, by its name.
using LargestElement = std::map<std::string, double, std::less<>>;

class KernelUsage {
 public:
  KernelUsage(const KernelSource& source, const SourceFunction& kernel);

  /// 1 to 3 for get_global_id(0) to (2) and the like; 0 if there is none.
  [[nodiscard]] int dimensions() const { return dimensions_; }
  [[nodiscard]] bool asksForLocal() const { return asksForLocal_; }
  [[nodiscard]] bool isNamed(std::string_view argument) const { return words_.contains(argument); }
  [[nodiscard]] const std::vector<Condition>& comparisons() const { return comparisons_; }
  /// Returns variables whose values go from 0 to below the dimension's global size in groups of this shape, as names or
  /// as a call's text.
  [[nodiscard]] std::set<std::string> placesAlong(int dimension, const std::array<double, 3>& local) const;
  /// Returns arguments named in loops' bounds.
  [[nodiscard]] std::set<std::string> loopBounds() const;
  [[nodiscard]] int loopsOver(const std::string& name) const;
  /// Returns a name P for which ... * P + v is an index, where v is one of those names.
  [[nodiscard]] std::optional<std::string> rowLengthFor(const std::set<std::string>& along,
                                                        const std::set<std::string>& names) const;
  /// Whether another expression is multiplied by the name.
  [[nodiscard]] bool isFactor(std::string_view name) const { return factors_.contains(name); }

  /// Returns the smallest and the largest touched index at these sizes; nothing if unknown. `usesData`: whether they
  /// depend on a buffer's contents.
  [[nodiscard]] std::optional<Range> touched(const TouchedPlace& place, const TrialSizes& sizes,
                                             const LargestElement& elements, bool& usesData) const;
  /// Whether the kernel's own arrays in local memory are large enough for groups of this shape; see TrialSizes::local.
  [[nodiscard]] bool fitsLocalArrays(const TrialSizes& sizes) const;
  [[nodiscard]] bool hasLocalArrays() const { return !localArrays_.empty(); }
  [[nodiscard]] std::optional<Range> rangeAt(Tokens expression, std::size_t at, const TrialSizes& sizes) const;

 private:
  struct Definition {
    Tokens value;
    std::size_t at = 0;
  };
  struct Loop {
    std::string name;
    Tokens start;
    std::string sign;
    Tokens bound;
    Tokens step;  ///< for v += step; empty for others
    bool isFalling = false;
    std::size_t from = 0;
    std::size_t to = 0;
  };
  struct LocalArray {
    std::string name;
    std::vector<double> extents;
    std::size_t declared = 0;  ///< index after its declaration
  };
  class Evaluation;

  /// A name with more definitions has no known range.
  static constexpr std::size_t kMostDefinitions = 8;

  /// Returns the innermost loop around the position, with that name if one is given; null if there is none.
  [[nodiscard]] const Loop* loopAround(std::size_t at, std::string_view name = {}) const;
  [[nodiscard]] std::set<std::string> boundNames(const Loop& loop) const;
  void readBody();
  void readWord(std::size_t at);
  void readDefinition(std::size_t at);
  void readLocalArray(std::size_t at);
  void readCondition(std::size_t at);
  void readLoop(std::size_t at);
  /// Returns the index after the statement that begins there.
  [[nodiscard]] std::size_t statementEnd(std::size_t at) const;
  void addComparisons(Tokens condition, std::string_view between, bool isNegated, std::size_t from, std::size_t to);
  [[nodiscard]] std::optional<Condition> comparisonIn(Tokens piece) const;

  const KernelSource& source_;
  const SourceFunction& kernel_;
  int dimensions_ = 0;
  bool asksForLocal_ = false;
  std::set<std::string, std::less<>> words_;
  std::set<std::string, std::less<>> factors_;
  std::map<std::string, std::vector<Definition>, std::less<>> definitions_;
  std::set<std::string, std::less<>> changed_;  ///< by +=, ++ and the like
  std::vector<Loop> loops_;
  std::vector<Condition> comparisons_;
  std::vector<LocalArray> localArrays_;
};

}  // namespace headroom
