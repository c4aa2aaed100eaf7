// A valid image file of a kind that Headroom does not support.
#pragma once

#include <stdexcept>

namespace headroom {

/// what() continues "FILE is not supported: " up to its full stop with the reason; the remedy follows as another
/// sentence.
class UnsupportedImage : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace headroom
