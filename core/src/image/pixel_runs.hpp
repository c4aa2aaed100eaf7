// Processes the pixels of an image in pieces, on all of the host's cores.
#pragma once

#include <cstddef>
#include <functional>

#include "headroom/image/image.hpp"

namespace headroom {

/// Calls work(begin, end) for runs of pixels [begin, end) that partition the image, on as many threads as there are
/// cores. A run is short enough that all of its channels stay in the nearest caches. Returns when all are done.
void forEachRunOfPixels(const Image& image, const std::function<void(std::size_t begin, std::size_t end)>& work);

}  // namespace headroom
