// Arguments of a captured launch that share memory, and its contents as one file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "workbench/replay/captured_launch.hpp"

namespace headroom {

/// Arguments of one allocation, and the bytes from the first to the last that they use.
struct SharedMemory {
  std::vector<const CapturedArgument*> arguments;  ///< in their order
  std::uint64_t begin = 0;                         ///< in bytes from the root's start
  std::uint64_t end = 0;

  /// Whether each of them covers all of it.
  [[nodiscard]] bool isWholeForAll() const;
};

/// In the order of their first arguments. An image has memory of its own. `notes` receives sentences on differences
/// from the original launch.
std::vector<SharedMemory> sharedMemoryOf(const CapturedLaunch& launch, std::vector<std::string>& notes);

/// Returns the file with all of the contents: an argument's own, or a new one in Pre or Post of the folder. Empty if
/// they are unknown. Throws Error(Stage::KernelFile) if they are too large to be joined.
std::string joinedContents(const CaptureFiles& files, const SharedMemory& memory, bool isBefore);

}  // namespace headroom
