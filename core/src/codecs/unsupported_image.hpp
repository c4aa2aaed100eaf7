// A valid image file of a kind that Headroom does not process.
#pragma once

#include <stdexcept>

namespace headroom {

/// what() continues "FILE is not supported: " up to the full stop: why, and after another full stop what to do.
class UnsupportedImage : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace headroom
