// Resource limits for third-party code in this process.
#pragma once

#include <sys/resource.h>

#include "codecs/codec_request.hpp"

namespace headroom {

/// While it lives, limits this process's additional memory and CPU time. Allocations beyond the limit fail; when the
/// time is used up, SIGXCPU ends the process.
class Limited {
 public:
  explicit Limited(const CodecLimits& limits);
  ~Limited();
  Limited(const Limited&) = delete;
  Limited& operator=(const Limited&) = delete;

 private:
  rlimit memory_{};
  rlimit time_{};
};

}  // namespace headroom
