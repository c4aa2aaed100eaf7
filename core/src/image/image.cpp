#include "headroom/image.hpp"

#include <atomic>
#include <stdexcept>
#include <utility>

namespace headroom {
namespace {

std::uint64_t nextIdentity() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace

std::size_t bytesPerSample(Depth depth) {
  switch (depth) {
    case Depth::U8:
      return 1;
    case Depth::U16:
      return 2;
    case Depth::F32:
      break;
  }
  return 4;
}

Image::Image(Size size, int channels, Depth depth, std::vector<std::byte> pixels)
    : size_(size), channels_(channels), depth_(depth) {
  if (size.width < 1 || size.height < 1) throw std::invalid_argument("an image needs at least one pixel");
  if (channels < 1 || channels > 4) throw std::invalid_argument("an image has 1 to 4 channels");
  const std::size_t bytesPerPixel = static_cast<std::size_t>(channels) * bytesPerSample(depth);
  // Divided, not multiplied: two long sides times bytes per pixel can overflow.
  const bool fits =
      pixels.size() % bytesPerPixel == 0 && pixels.size() / bytesPerPixel == static_cast<std::size_t>(size.pixels());
  if (!fits) throw std::invalid_argument("an image's bytes do not match its size, channels and depth");
  identity_ = nextIdentity();
  pixels_ = std::make_shared<const std::vector<std::byte>>(std::move(pixels));
}

std::size_t Image::rowPitchBytes() const {
  return static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(channels_) * bytesPerSample(depth_);
}

std::span<const std::byte> Image::bytes() const {
  if (pixels_ == nullptr) return {};
  return *pixels_;
}

}  // namespace headroom
