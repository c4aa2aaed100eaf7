// A captured launch in the words of a description: buffers, what fills them, and each argument.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/buffer.hpp"
#include "workbench/replay/captured_launch.hpp"
#include "workbench/replay/replay_words.hpp"

namespace headroom {

/// Memory of the launch. Arguments that name the same memory are one buffer.
struct ReplayBuffer {
  std::string name;
  std::vector<std::size_t> arguments;  ///< their indices
  std::optional<CapturedImage> image;  ///< of one that kernels get as an image
  std::string type;                    ///< of its elements; empty for an image
  std::uint64_t count = 0;             ///< in elements
  std::uint64_t bytes = 0;
  std::string before;       ///< file in the capture's folder; empty: the contents are not known
  std::string after;        ///< likewise
  bool isReadOnly = false;  ///< by the kernel's signature
  bool changes = false;     ///< before and after differ
  BufferUse use = BufferUse::In;
  std::string mask;  ///< file with the bytes that are compared, see ExpectedFrom::masks; empty: all
};

struct ReplayModel {
  CapturedLaunch launch;
  std::vector<ReplayBuffer> buffers;
  std::vector<ArgumentWords> arguments;
  std::vector<std::string> notes;  ///< sentences: what of the launch is not as it was
};

/// Writes files into the folder where arguments share memory: their contents joined. Throws Error(Stage::KernelFile)
/// for a launch that can't be described.
ReplayModel replayModelOf(const CaptureFiles& files, CapturedLaunch launch);

}  // namespace headroom
