#include "workloads/opencv_peer.hpp"

#ifdef HEADROOM_HAVE_OPENCV
#include <opencv2/imgproc.hpp>

#include "workloads/gaussian.hpp"
#endif

namespace headroom {
namespace {

#ifdef HEADROOM_HAVE_OPENCV
void blurWithOpencv(const float* source, float* result, Size size, double sigma) {
  // cv::Mat has no constant view; GaussianBlur only reads its source.
  const cv::Mat from(size.height, size.width, CV_32F, const_cast<float*>(source));
  cv::Mat to(size.height, size.width, CV_32F, result);
  const int taps = 2 * gaussianRadius(sigma, kVariantSigmas) + 1;
  cv::GaussianBlur(from, to, cv::Size(taps, taps), sigma, sigma, cv::BORDER_REPLICATE);
}
#endif

}  // namespace

HostPeer opencvBlurPeer() {
  HostPeer peer;
  peer.name = "opencv";
  peer.title = "OpenCV, CPU";
  peer.summary =
      "cv::GaussianBlur on the host, with as many taps as the separable variants: what a well-kept library makes of "
      "this "
      "machine's processor, all of its cores and vector units.";
  peer.reference = "truncated-gaussian";
  peer.flops = "2 * 2 * (2 * radius + 1)";
  peer.rank = 100;
#ifdef HEADROOM_HAVE_OPENCV
  peer.run = blurWithOpencv;
#else
  peer.unavailable =
      "This Headroom was built without OpenCV. Install libopencv-imgproc-dev and libopencv-imgcodecs-dev and build "
      "with "
      "-DHEADROOM_OPENCV=ON.";
#endif
  return peer;
}

}  // namespace headroom
