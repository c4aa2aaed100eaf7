#include "workloads/blur/opencv_peer.hpp"

#ifdef HEADROOM_HAVE_OPENCV
#include <opencv2/imgproc.hpp>

#include "workloads/blur/gaussian.hpp"
#endif

namespace headroom {
namespace {

#ifdef HEADROOM_HAVE_OPENCV
template <typename Number, int kDepth>
void blurWithOpencv(std::span<const Number* const> inputs, Number* result, Size size,
                    const ParameterValues& parameters) {
  // cv::Mat has no constant view; GaussianBlur only reads its source.
  const auto [width, height] = imageSize(size);
  const cv::Mat from(height, width, kDepth, const_cast<Number*>(inputs[0]));
  cv::Mat to(height, width, kDepth, result);
  const double sigma = sigmaOf(parameters);
  const int taps = 2 * gaussianRadius(sigma, kVariantSigmas) + 1;
  cv::GaussianBlur(from, to, cv::Size(taps, taps), sigma, sigma, cv::BORDER_REPLICATE);
}
#endif

/// A host implementation that runs, or states what it lacks.
HostPeer opencvPeer() {
  HostPeer peer;
#ifndef HEADROOM_HAVE_OPENCV
  peer.unavailable = []() -> std::string {
    return "needs OpenCV, which this Headroom was built without (install libopencv-imgproc-dev and "
           "libopencv-imgcodecs-dev, and build with -DHEADROOM_OPENCV=ON)";
  };
#endif
  return peer;
}

}  // namespace

HostPeer opencvBlurPeer() {
  HostPeer peer = opencvPeer();
  peer.name = "opencv";
  peer.title = "OpenCV, CPU";
  peer.summary =
      "cv::GaussianBlur on the host, with as many taps as the separable variants: what a well-kept library makes of "
      "this "
      "machine's processor, all of its cores and vector units.";
  peer.reference = "truncated-gaussian";
  peer.flops = "2 * 2 * (2 * radius + 1)";
  peer.rank = 100;
  peer.story = {DeviceType::Cpu, DeviceType::Gpu};
#ifdef HEADROOM_HAVE_OPENCV
  peer.run = blurWithOpencv<float, CV_32F>;
#endif
  return peer;
}

HostPeer opencvByteBlurPeer() {
  HostPeer peer = opencvPeer();
  peer.name = "opencv-8bit";
  peer.title = "OpenCV, CPU, 8-bit";
  peer.summary =
      "cv::GaussianBlur on the host, on 8-bit pixels and with as many taps as opencv. OpenCV computes these in "
      "integers, "
      "with weights rounded to 256ths: its distance to the true Gaussian is theirs.";
  peer.reference = "gaussian-in-256ths";
  peer.flops = "2 * 2 * (2 * radius + 1)";
  peer.rank = 102;
  peer.element = Element::UChar;
#ifdef HEADROOM_HAVE_OPENCV
  peer.runOnBytes = blurWithOpencv<std::uint8_t, CV_8U>;
#endif
  return peer;
}

#ifdef HEADROOM_HAVE_OPENCV
OnDevice opencvDeviceBlur() {
  Variant variant;
  variant.kind = VariantKind::DeviceLibrary;
  variant.id = "blur.opencv-umat";
  variant.workload = "blur";
  variant.name = "opencv-umat";
  variant.title = "OpenCV, OpenCL (UMat)";
  variant.summary =
      "cv::GaussianBlur of cv::UMat on the same device and the same buffers, with as many taps as the separable "
      "variants: "
      "what OpenCV's own kernels make of it.";
  variant.reference = "truncated-gaussian";
  variant.cost.flops = "2 * 2 * (2 * radius + 1)";
  variant.rank = 101;
  variant.origin = "library";
  return {variant};
}
#endif

}  // namespace headroom
