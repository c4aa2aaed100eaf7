// Reports of blurred photos: both pictures, their difference and its figures.
#pragma once

#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/image/image.hpp"
#include "headroom/pages/page.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// A photo and its blur. The row's error is of the true Gaussian.
struct BlurredPhoto {
  std::string name;  ///< of the photo, for people
  Image before;
  Image after;
  ResultRow row;
  std::string choice;           ///< why this variant was chosen, as a sentence; may be empty
  bool isErrorOfParts = false;  ///< the error was measured in patches from all over the photo
};

/// The longest side of the pictures in a page, in pixels.
inline constexpr int kLongestSideInPage = 640;

/// Returns a section for a page: figures, then before, after and amplified difference, each scaled down to
/// kLongestSideInPage by a whole number that its caption names. Throws Error(Stage::ImageFile) if they cannot be
/// encoded.
[[nodiscard]] std::vector<PageBlock> photoBlocks(const BlurredPhoto& photo);

/// Returns the report of one blur: that section, then device, conditions and the kernel. `machine`: with all of its
/// devices, and the time of the blur as its start.
[[nodiscard]] Page pageOf(const BlurredPhoto& photo, const RunContext& machine, const Catalogue& catalogue);

}  // namespace headroom
