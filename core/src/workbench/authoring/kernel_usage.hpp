// Where a kernel's work-items are and what its variables can be: from its definitions, loops and conditions.
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

/// The values that ranges are told for.
struct TrialSizes {
  std::map<std::string, double, std::less<>> values;  ///< of integer arguments
  std::array<double, 3> global{1, 1, 1};
  std::array<double, 3> local{1, 1, 1};
  /// Of one work-item of the first group, by its place there: then ranges are values. Conditions are not looked at, and
  /// loops are in their first round.
  std::optional<std::array<double, 3>> item = {};
  double round = 0;  ///< of the innermost loop around the place, in place of the first one; with `item` only
};

/// A work-item's place, or another subject, held against something: "gid < n".
struct Condition {
  std::string subject;  ///< a name, or a call as its text
  std::string sign;     ///< <, <=, >, >= with the subject at the left
  Tokens bound;
  std::size_t from = 0;  ///< where in the text it holds
  std::size_t to = 0;
  bool endsWorkItem = false;  ///< others return at once
};

/// The element type of a loaded integer buffer, by its name: its largest default value.
using LargestElement = std::map<std::string, double, std::less<>>;

class KernelUsage {
 public:
  KernelUsage(const KernelSource& source, const SourceFunction& kernel);

  /// Of get_global_id(0) to (2) and the like: 1 to 3; 0 where there is none.
  [[nodiscard]] int dimensions() const { return dimensions_; }
  [[nodiscard]] bool asksForLocal() const { return asksForLocal_; }
  [[nodiscard]] bool isNamed(std::string_view argument) const { return words_.contains(argument); }
  [[nodiscard]] const std::vector<Condition>& comparisons() const { return comparisons_; }
  /// Variables whose values go from 0 to below the dimension's global size in groups of this shape, by their names or
  /// as a call's text.
  [[nodiscard]] std::set<std::string> placesAlong(int dimension, const std::array<double, 3>& local) const;
  /// Loops' bounds: arguments that are named in them.
  [[nodiscard]] std::set<std::string> loopBounds() const;
  [[nodiscard]] int loopsOver(const std::string& name) const;
  /// A name P for which ... * P + v is an index, v being one of those names.
  [[nodiscard]] std::optional<std::string> rowLengthFor(const std::set<std::string>& along,
                                                        const std::set<std::string>& names) const;
  /// Names that another expression is multiplied by.
  [[nodiscard]] bool isFactor(std::string_view name) const { return factors_.contains(name); }

  /// The smallest and the largest index that are touched at these sizes; nothing where they are not known. `usesData`:
  /// whether they depend on what is in a buffer.
  [[nodiscard]] std::optional<Range> touched(const TouchedPlace& place, const TrialSizes& sizes,
                                             const LargestElement& elements, bool& usesData) const;
  /// Extents of the kernel's own arrays in local memory hold for groups of this shape; see TrialSizes::local.
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
    Tokens step;  ///< of v += step; empty for others
    bool isFalling = false;
    std::size_t from = 0;
    std::size_t to = 0;
  };
  struct LocalArray {
    std::string name;
    std::vector<double> extents;
    std::size_t declared = 0;  ///< behind its declaration
  };
  class Evaluation;

  /// The innermost loop around the place, of that name where one is given; null where there is none.
  [[nodiscard]] const Loop* loopAround(std::size_t at, std::string_view name = {}) const;
  [[nodiscard]] std::set<std::string> boundNames(const Loop& loop) const;
  void readBody();
  void readWord(std::size_t at);
  void readDefinition(std::size_t at);
  void readLocalArray(std::size_t at);
  void readCondition(std::size_t at);
  void readLoop(std::size_t at);
  /// The statement that begins there: behind its end.
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
