#include "image/pixel_runs.hpp"

#include <algorithm>

#include "system/row_bands.hpp"

namespace headroom {

void forEachRunOfPixels(const Image& image, const std::function<void(std::size_t begin, std::size_t end)>& work) {
  constexpr std::size_t kRun = 4096;
  constexpr int kLeastPixels = 256 * 1024;  // fewer are done before a thread has started
  const auto width = static_cast<std::size_t>(image.size().width);
  forEachBand(image.size().height, std::max(1, kLeastPixels / image.size().width), [&](int first, int last) {
    const std::size_t end = static_cast<std::size_t>(last) * width;
    for (std::size_t begin = static_cast<std::size_t>(first) * width; begin < end; begin += kRun)
      work(begin, std::min(begin + kRun, end));
  });
}

}  // namespace headroom
