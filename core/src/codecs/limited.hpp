// Limits on what code that is not Headroom's may take of this process.
#pragma once

#include <sys/resource.h>

#include "codecs/codec_request.hpp"

namespace headroom {

/// While it lives, this process gets at most so much memory and processor time more. Allocations beyond that fail; when
/// the time is over, SIGXCPU ends the process.
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
