// What to do with a photo: a plain value that travels between threads, processes and hosts.
#pragma once

#include <string>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/image/image.hpp"

namespace headroom {

/// One photo through one blur variant.
struct ImagePlan {
  std::string device;   ///< selector
  std::string variant;  ///< id, of the workload for photos; empty: the best, see best_variant.hpp
  ParameterValues parameters;
  Image image;
  bool validate = false;                           ///< compare with the host reference (slow on large photos)
  Allowance allowance = Allowance::VisuallyExact;  ///< of the best variant
  /// A parameter is likely to change again at once: nothing is measured to find the best variant, and it is one whose
  /// program serves all values.
  bool isMoving = false;
  /// Compare a sample of the result with the true Gaussian: parts of the photo, some kSamplePixels in all.
  bool checkSample = false;
};

}  // namespace headroom
