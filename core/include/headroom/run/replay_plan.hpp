// A captured launch replayed: what is asked for, and what the launch does to each buffer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

struct ReplayPlan {
  std::string folder;            ///< of the capture
  std::string device;            ///< selector
  int times = 3;                 ///< launches on the captured contents, 2 to 100
  double limitSeconds = 30;      ///< that a launch may take, 0.1 to 86400
  bool replacesChanged = false;  ///< descriptions that somebody has changed are written again
};

/// How many bytes of a launch's result are those of the captured one.
struct EqualBytes {
  std::uint64_t equal = 0;
  std::uint64_t compared = 0;  ///< those that the launch wrote and that are the same after each replay

  bool operator==(const EqualBytes&) const = default;
};

/// What the launch does to a buffer, by its bytes.
struct ReplayedBuffer {
  std::string name;
  std::vector<std::size_t> arguments;  ///< of the kernel that name it, from 0
  std::uint64_t bytes = 0;
  bool isReadOnly = false;         ///< by the kernel's signature: nobody looked whether it is written
  std::uint64_t written = 0;       ///< the others are untouched, whatever they held before
  std::uint64_t unrepeatable = 0;  ///< that differ between launches on the same contents
  /// Other contents before the launch change the result of it: it is read, and not only after it is written.
  bool isReadFirst = false;
  std::string failure;                 ///< of a launch on other contents, a sentence; empty: it came to its end
  std::optional<EqualBytes> captured;  ///< nothing where the capture has no contents after the launch
};

struct ReplayDone {
  std::string variant;         ///< id: "saxpy-1.captured"
  std::string folder;          ///< absolute
  std::string device;          ///< its name
  Status status = Status::Ok;  ///< of the launches on the captured contents; WrongResult where it is not as captured
  std::string reason;          ///< a sentence unless Ok
  std::string log;             ///< of a compiler that refused the kernel
  int launches = 0;            ///< on the captured contents, to their end
  int otherLaunches = 0;       ///< on other contents, to their end
  std::vector<ReplayedBuffer> buffers;  ///< empty where there was no launch
  std::vector<std::string> notes;       ///< sentences: what of the launch is not as it was
  bool isDescribed = false;             ///< false where descriptions stay that somebody has changed
  double seconds = 0;                   ///< that it took

  [[nodiscard]] bool isRepeatable() const;
};

}  // namespace headroom
