#ifdef HEADROOM_HAVE_OPENCV
#include "workbench/image_files/turned_image.hpp"

#include <memory>
#include <opencv2/core.hpp>
#include <utility>

namespace headroom {
namespace {

int cvDepthOf(Depth depth) {
  switch (depth) {
    case Depth::U8:
      return CV_8U;
    case Depth::U16:
      return CV_16U;
    case Depth::F32:
      break;
  }
  return CV_32F;
}

/// Shares the image's pixels. OpenCV has no read-only Mat; nothing writes to this one.
cv::Mat matOf(const Image& image) {
  return {image.size().height, image.size().width, CV_MAKETYPE(cvDepthOf(image.depth()), image.channels()),
          const_cast<std::byte*>(image.bytes().data())};
}

}  // namespace

Image oriented(const Image& image, int orientation) {
  if (orientation <= 1) return image;
  constexpr int kUpsideDown = 0;
  constexpr int kMirrored = 1;
  constexpr int kBoth = -1;
  const bool isOnItsSide = orientation >= 5;
  cv::Mat from = matOf(image);
  if (isOnItsSide) {
    cv::Mat transposed;
    cv::transpose(from, transposed);
    from = transposed;
  }
  const ImageSize size{from.cols, from.rows};
  auto pixels = std::make_shared<PixelMemory>(image.bytes().size());
  cv::Mat to(from.rows, from.cols, from.type(), pixels->bytes().data());
  switch (orientation) {
    case 2:
    case 6:
      cv::flip(from, to, kMirrored);
      break;
    case 3:
    case 7:
      cv::flip(from, to, kBoth);
      break;
    case 4:
    case 8:
      cv::flip(from, to, kUpsideDown);
      break;
    default:
      from.copyTo(to);
  }
  return {size, image.channels(), image.depth(), std::move(pixels)};
}

}  // namespace headroom
#endif
