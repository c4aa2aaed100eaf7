// A machine that a request on several goes on without.
#pragma once

#include <string>

namespace headroom {

/// It cannot be reached, or has no device.
struct LeftOut {
  std::string host;    ///< its name in hosts.toml; empty: this machine
  std::string reason;  ///< a sentence
};

}  // namespace headroom
