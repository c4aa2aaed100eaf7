#include "headroom/image/image.hpp"

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <utility>

namespace headroom {
namespace {

std::uint64_t nextIdentity() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

void requireShape(ImageSize size, int channels, Depth depth, std::size_t bytes) {
  if (size.width < 1 || size.height < 1) throw std::invalid_argument("an image needs at least one pixel");
  if (channels < 1 || channels > 4) throw std::invalid_argument("an image has 1 to 4 channels");
  const std::size_t bytesPerPixel = static_cast<std::size_t>(channels) * bytesPerSample(depth);
  // Divided, not multiplied: two long sides times bytes per pixel can overflow.
  const bool fits = bytes % bytesPerPixel == 0 && bytes / bytesPerPixel == static_cast<std::size_t>(size.pixels());
  if (!fits) throw std::invalid_argument("an image's bytes do not match its size, channels and depth");
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

std::size_t imageBytes(ImageSize size, int channels, Depth depth) {
  return static_cast<std::size_t>(size.pixels()) * static_cast<std::size_t>(channels) * bytesPerSample(depth);
}

Image::Image(ImageSize size, int channels, Depth depth, std::shared_ptr<const PixelMemory> pixels)
    : size_(size), channels_(channels), depth_(depth) {
  requireShape(size, channels, depth, pixels->bytes().size());
  identity_ = nextIdentity();
  pixels_ = std::move(pixels);
}

Image::Image(ImageSize size, int channels, Depth depth, const std::vector<std::byte>& pixels)
    : size_(size), channels_(channels), depth_(depth) {
  requireShape(size, channels, depth, pixels.size());
  auto memory = std::make_shared<PixelMemory>(pixels.size());
  std::copy(pixels.begin(), pixels.end(), memory->bytes().begin());
  identity_ = nextIdentity();
  pixels_ = std::move(memory);
}

std::size_t Image::rowPitchBytes() const {
  return static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(channels_) * bytesPerSample(depth_);
}

std::span<const std::byte> Image::bytes() const {
  if (pixels_ == nullptr) return {};
  return pixels_->bytes();
}

}  // namespace headroom
