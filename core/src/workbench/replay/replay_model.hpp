// A captured launch as a description: buffers, their contents, and each argument.
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

/// Memory of the launch. Arguments with the same memory share one buffer.
struct ReplayBuffer {
  std::string name;
  std::vector<std::size_t> arguments;  ///< indices of the arguments
  std::optional<CapturedImage> image;  ///< for a buffer that kernels take as an image
  std::string type;                    ///< element type; empty for an image
  std::uint64_t count = 0;             ///< in elements
  std::uint64_t bytes = 0;
  std::string before;       ///< file in the capture's folder; empty: the contents are unknown
  std::string after;        ///< likewise
  bool isReadOnly = false;  ///< by the kernel's signature
  bool changes = false;     ///< contents before and after differ
  BufferUse use = BufferUse::In;
  std::string mask;  ///< file with the bytes that are compared, see ExpectedFrom::masks; empty: all
};

struct ReplayModel {
  CapturedLaunch launch;
  std::vector<ReplayBuffer> buffers;
  std::vector<ArgumentWords> arguments;
  std::vector<std::string> notes;  ///< sentences: differences from the original launch
  /// Bytes that the launch moves, as replays found or the user wrote; nothing: unknown.
  std::optional<std::uint64_t> movedBytes;
};

/// Returns the bytes of all buffers.
[[nodiscard]] std::uint64_t bytesOfBuffers(const ReplayModel& model);

/// Writes joined contents into the folder where arguments share memory. Throws Error(Stage::KernelFile) for a launch
/// that cannot be described.
ReplayModel replayModelOf(const CaptureFiles& files, CapturedLaunch launch);

}  // namespace headroom
