// Replay of a captured launch: the plan, and the launch's effect on each buffer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

struct ReplayPlan {
  std::string folder;            ///< the capture folder
  std::string device;            ///< selector
  int times = 3;                 ///< launches on the captured contents, 2 to 100
  double limitSeconds = 30;      ///< for one launch, 0.1 to 86400
  bool replacesChanged = false;  ///< overwrites edited descriptions
};

/// Number of bytes of a launch's result that equal those of the captured launch.
struct EqualBytes {
  std::uint64_t equal = 0;
  std::uint64_t compared = 0;  ///< bytes that the launch wrote and that are the same after each replay

  bool operator==(const EqualBytes&) const = default;
};

/// A launch's effect on a buffer, by its bytes.
struct ReplayedBuffer {
  std::string name;
  std::vector<std::size_t> arguments;  ///< numbers of the kernel's arguments that use it, from 0
  std::uint64_t bytes = 0;
  bool isReadOnly = false;         ///< by the kernel's signature, without a test for writes
  std::uint64_t written = 0;       ///< bytes written; the others stay untouched whatever they held before
  std::uint64_t unrepeatable = 0;  ///< bytes that differ between launches on the same contents
  /// Other contents before the launch change its result: the buffer is read before it is written.
  bool isReadFirst = false;
  std::string failure;                 ///< failure of a launch on other contents, a sentence; empty: it completed
  std::optional<EqualBytes> captured;  ///< nothing if the capture lacks the contents after the launch
};

struct ReplayDone {
  std::string variant;         ///< id: "saxpy-1.captured"
  std::string folder;          ///< absolute
  std::string device;          ///< its name
  Status status = Status::Ok;  ///< of the launches on the captured contents; WrongResult if the result differs from the
                               ///< capture
  std::string reason;          ///< a sentence unless Ok
  std::string log;             ///< output of a compiler that rejected the kernel
  int launches = 0;            ///< completed, on the captured contents
  int otherLaunches = 0;       ///< completed, on other contents
  std::vector<ReplayedBuffer> buffers;  ///< empty if there was no launch
  std::vector<std::string> notes;       ///< sentences: differences from the original launch
  bool isDescribed = false;             ///< false if edited descriptions were left unchanged
  double seconds = 0;                   ///< duration of the replay

  [[nodiscard]] bool isRepeatable() const;
};

}  // namespace headroom
