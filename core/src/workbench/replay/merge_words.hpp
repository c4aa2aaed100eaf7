// Merges several launches of one kernel into one description whose differing values depend on a size.
#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "workbench/replay/replay_words.hpp"

namespace headroom {

/// One of the launches, with its name in sentences.
struct LaunchToMerge {
  LaunchWords words;       ///< its buffers' files as absolute paths
  std::string called;      ///< "saxpy-5"
  std::string value;       ///< value of the size
  std::string valueFiles;  ///< folder with the files of values, see valueFileOf
  std::string allBytes;    ///< bytes of all buffers
};

/// Stores a file for each launch, in their order, in the merged description's folder under that name. Returns the name
/// for descriptions, with the size in it if the files differ.
using PlaceFiles = std::function<std::string(const std::vector<std::string>& files, const std::string& name)>;

class WordsMerger {
 public:
  /// `size`: the name of the size, whose values the launches have. The launches and `place` must outlive it.
  WordsMerger(const std::vector<LaunchToMerge>& launches, std::string size, const PlaceFiles& place);

  /// Throws UsageError for launches that cannot form one workload.
  [[nodiscard]] LaunchWords merged();

 private:
  void requireAlike() const;
  [[noreturn]] void fail(std::size_t launch, const std::string& what) const;
  void mergeSizes();
  void mergeRange(std::vector<std::string> LaunchWords::*range, const std::string& name);
  void mergeBuffer(std::size_t index);
  void mergeArgument(std::size_t index);
  void mergePart(std::size_t index, ArgumentWords& merged);
  void mergeMovedBytes();
  void mergeFiles(std::size_t index, std::string BufferWords::*file, const std::string& name);

  /// Returns the text of the launches if all are equal, else the name of a table of their texts; `name`: base of its
  /// name.
  [[nodiscard]] std::string byLaunch(const std::vector<std::string>& texts, const std::string& name);
  template <typename TextOf>
  [[nodiscard]] std::string byLaunch(const TextOf& textOf, const std::string& name);

  const std::vector<LaunchToMerge>& launches_;
  std::string size_;
  const PlaceFiles& place_;
  LaunchWords merged_;
  std::set<std::string> taken_;  // names of expressions and buffers
};

}  // namespace headroom
