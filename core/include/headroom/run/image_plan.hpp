// Plan for a photo: a plain value that travels between threads, processes and hosts.
#pragma once

#include <optional>
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
  Allowance allowance = Allowance::VisuallyExact;  ///< accuracy level for the best variant
  /// A parameter is likely to change again at once: the best variant is chosen without measuring, among those with one
  /// program for all values.
  bool isMoving = false;
  /// Compare parts of the result, about kSamplePixels pixels in all, with the true Gaussian.
  bool checkSample = false;
  /// Compare this part of the result on its own as well, or about kSamplePixels pixels of it; clipped to the photo.
  std::optional<ImageArea> region = {};
};

}  // namespace headroom
