// Creates a draft step by step: sizes among the arguments, number of work-items, lengths of buffers, remaining
// questions.
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
  /// Returns the number of work-items that a condition, or the index of an element, implies.
  [[nodiscard]] std::optional<std::string> boundByComparisons(int dimension) const;
  [[nodiscard]] std::optional<std::string> boundByRows(int dimension) const;
  [[nodiscard]] std::optional<std::string> boundByNames(int dimension) const;
  /// The only size that the text does not use: it is for the launch.
  [[nodiscard]] std::optional<std::string> unusedSize() const;
  std::string boundMadeUp(int dimension);
  void chooseRounding();
  void chooseValues();

  // Arguments.
  void writeArgument(const KernelArgument& argument);
  void writeBuffer(const KernelArgument& argument);
  void writeImage(const KernelArgument& argument);
  void writeLocal(const KernelArgument& argument);
  /// Returns an expression; adds a question if it is unknown.
  std::string localElements(const KernelArgument& argument);
  void writeSampler(const KernelArgument& argument);
  void writeInteger(const KernelArgument& argument);
  void writeValue(const KernelArgument& argument);
  void chooseUse(const KernelArgument& argument, const BufferUsage& usage, DraftBuffer& buffer);
  void chooseExtent(const BufferUsage& usage, DraftBuffer& buffer);
  /// Checks whether a kernel that only writes leaves a part of the buffer unchanged.
  void lookForGaps(const BufferUsage& usage, DraftBuffer& buffer);
  /// Number of touched elements, from the first one on, and their first index, at each trial. Nothing if unknown.
  struct Touched {
    AtTrials elements{};
    AtTrials first{};
    bool usesData = false;
    bool isAll = true;  ///< false: some accesses were not understood
  };
  [[nodiscard]] std::optional<Touched> elementsTouched(const BufferUsage& usage) const;
  /// From the understood accesses; none if there are none.
  [[nodiscard]] Touched elementsKnown(const BufferUsage& usage) const;
  /// Returns the launch's shape, the side that is contiguous in memory first; one count if the shape differs.
  [[nodiscard]] std::vector<std::string> shapeOf(const BufferUsage& usage, const Extent& extent) const;
  /// Returns "raw" if it is unknown.
  [[nodiscard]] std::string elementTypeOf(const std::string& type);
  [[nodiscard]] std::string bufferNameOf(const std::string& argument) const;
  /// Returns the number of numbers in a value of that type; 0 if it is not a value's type.
  [[nodiscard]] std::size_t numbersIn(const std::string& type) const;
  /// Returns false if the struct has a member of a type that Headroom does not support.
  bool describeStruct(const std::string& name, int depth);
  void requireOutput();

  /// `fields`: those that answer it, see DraftQuestion::fields.
  void ask(const std::string& about, std::string asked, std::string taken, std::vector<std::string> fields);
  void askForValue(const std::string& argument, const std::string& taken);
  [[nodiscard]] TrialSizes trial(std::size_t number) const;
  [[nodiscard]] std::string workItems() const;
  [[nodiscard]] std::string freshName(const std::string& wanted) const;

  const KernelFacts& facts_;
  KernelSource source_;
  const SourceFunction* function_ = nullptr;  ///< null if the text has none of that name
  std::optional<KernelUsage> usage_;
  std::map<std::string, Role> roles_;
  std::vector<std::string> sizes_;           ///< arguments that are sizes
  std::set<std::string> usedAsBound_;        ///< sizes that are a dimension's extent
  std::map<std::string, double> integers_;   ///< arguments with a value of their own
  std::map<std::string, int> groupSides_;    ///< arguments that are the group's side along this dimension
  std::map<std::string, std::string> like_;  ///< pitches and their expressions
  std::array<double, 3> local_{1, 1, 1};
  bool hasLocal_ = false;
  int dimensions_ = 1;
  std::vector<SizeValues> trials_;
  LargestElement elements_;
  KernelDraft draft_;
};

}  // namespace headroom
