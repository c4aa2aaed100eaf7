// How a draft comes about, step by step: which arguments are sizes, how many work-items there are, how long buffers
// are, what is left to ask.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/authoring.hpp"
#include "workbench/authoring/extents.hpp"
#include "workbench/authoring/kernel_source.hpp"
#include "workbench/authoring/kernel_usage.hpp"

namespace headroom {

class Drafter {
 public:
  Drafter(const KernelFacts& facts, std::string_view text, const std::vector<std::string>& options);

  /// Throws UsageError.
  KernelDraft draft();

 private:
  enum class Role { Buffer, Image, Local, Sampler, Size, Pitch, GroupSide, Integer, Value };

  void findRoles();
  [[nodiscard]] Role roleOf(const KernelArgument& argument) const;
  [[nodiscard]] Role roleOfInteger(const KernelArgument& argument) const;

  // Work-items.
  void chooseLocal();
  void takeLocal(const GroupShape& group);
  void takeGroupSides();
  void tryLocals();
  [[nodiscard]] bool mayBeLocal(const std::array<double, 3>& shape) const;
  void chooseGlobal();
  /// What a condition, or the index of an element, says of how many work-items there are.
  [[nodiscard]] std::optional<std::string> boundByComparisons(int dimension) const;
  [[nodiscard]] std::optional<std::string> boundByRows(int dimension) const;
  [[nodiscard]] std::optional<std::string> boundByNames(int dimension) const;
  /// The one size that the text never uses: it is there for the launch.
  [[nodiscard]] std::optional<std::string> unusedSize() const;
  std::string boundMadeUp(int dimension);
  void chooseRounding();
  void chooseValues();

  // Arguments.
  void writeArgument(const KernelArgument& argument);
  void writeBuffer(const KernelArgument& argument);
  void writeImage(const KernelArgument& argument);
  void writeLocal(const KernelArgument& argument);
  /// An expression; asked where it is not known.
  std::string localElements(const KernelArgument& argument);
  void writeSampler(const KernelArgument& argument);
  void writeInteger(const KernelArgument& argument);
  void writeValue(const KernelArgument& argument);
  void chooseUse(const KernelArgument& argument, const BufferUsage& usage, DraftBuffer& buffer);
  void chooseExtent(const BufferUsage& usage, DraftBuffer& buffer);
  /// Whether a kernel that only writes leaves a part of the buffer as it was.
  void lookForGaps(const BufferUsage& usage, DraftBuffer& buffer);
  /// Elements that are touched, from the first one on, and from which one on they are, at each trial. Nothing where
  /// that is not known.
  struct Touched {
    AtTrials elements{};
    AtTrials first{};
    bool usesData = false;
    bool isAll = true;  ///< false: there are places that were not understood
  };
  [[nodiscard]] std::optional<Touched> elementsTouched(const BufferUsage& usage) const;
  /// By the places that were understood; none where nothing was.
  [[nodiscard]] Touched elementsKnown(const BufferUsage& usage) const;
  /// The launch's shape, the side first whose neighbours are neighbours in memory; one count where it is another shape.
  [[nodiscard]] std::vector<std::string> shapeOf(const BufferUsage& usage, const Extent& extent) const;
  /// "raw" where it is not known.
  [[nodiscard]] std::string elementTypeOf(const std::string& type);
  [[nodiscard]] std::string bufferNameOf(const std::string& argument) const;
  /// Numbers of a value of that type; 0 where it is no type of a value.
  [[nodiscard]] std::size_t numbersIn(const std::string& type) const;
  /// False where the struct has a member that Headroom has no type for.
  bool describeStruct(const std::string& name, int depth);
  void requireOutput();

  /// `fields`: that answer it, see DraftQuestion::fields.
  void ask(const std::string& about, std::string asked, std::string taken, std::vector<std::string> fields);
  void askForValue(const std::string& argument, const std::string& taken);
  [[nodiscard]] TrialSizes trial(std::size_t number) const;
  [[nodiscard]] std::string workItems() const;
  [[nodiscard]] std::string freshName(const std::string& wanted) const;

  const KernelFacts& facts_;
  KernelSource source_;
  const SourceFunction* function_ = nullptr;  ///< nothing where the text has none of that name
  std::optional<KernelUsage> usage_;
  std::map<std::string, Role> roles_;
  std::vector<std::string> sizes_;           ///< arguments that are sizes
  std::set<std::string> usedAsBound_;        ///< sizes that a dimension has
  std::map<std::string, double> integers_;   ///< arguments with a value of their own
  std::map<std::string, int> groupSides_;    ///< arguments that are the group's side along this dimension
  std::map<std::string, std::string> like_;  ///< pitches: the expression that they are
  std::array<double, 3> local_{1, 1, 1};
  bool hasLocal_ = false;
  int dimensions_ = 1;
  std::vector<SizeValues> trials_;
  LargestElement elements_;
  KernelDraft draft_;
};

}  // namespace headroom
