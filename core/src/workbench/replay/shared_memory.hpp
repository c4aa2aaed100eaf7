// Which arguments of a captured launch share memory, and the contents of it as one file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "workbench/replay/captured_launch.hpp"

namespace headroom {

/// Arguments of one allocation, and the bytes from the first to the last that they name.
struct SharedMemory {
  std::vector<const CapturedArgument*> arguments;  ///< in their order
  std::uint64_t begin = 0;                         ///< in bytes from the root's start
  std::uint64_t end = 0;

  /// Whether each of them is all of it.
  [[nodiscard]] bool isWholeForAll() const;
};

/// In the order of their first arguments. An image is memory of its own. `notes` gets sentences on what is not as it
/// was.
std::vector<SharedMemory> sharedMemoryOf(const CapturedLaunch& launch, std::vector<std::string>& notes);

/// The file with all of the contents: an argument's own, or one that is written into Pre or Post of the folder. Empty
/// where they are not known. Throws Error(Stage::KernelFile) where they are too large to be joined.
std::string joinedContents(const CaptureFiles& files, const SharedMemory& memory, bool isBefore);

}  // namespace headroom
