// OpenCV's Gaussian blur on an OpenCL device (its "transparent API"), in Headroom's own context and buffers.
#ifdef HEADROOM_HAVE_OPENCV
#include <fmt/format.h>

#include <opencv2/core/ocl.hpp>
#include <opencv2/imgproc.hpp>

#include "engine/point_failure.hpp"
#include "libraries/device_library.hpp"
#include "workloads/gaussian.hpp"

namespace headroom {
namespace {

class OpencvBlur : public OpenLibrary {
 public:
  OpencvBlur(DeviceSession& session, Size size, double sigma)
      : taps_(2 * gaussianRadius(sigma, kVariantSigmas) + 1), sigma_(sigma) {
    const auto step = static_cast<std::size_t>(size.width) * sizeof(float);
    cv::ocl::convertFromBuffer(session.buffer("source")(), step, size.height, size.width, CV_32F, source_);
    cv::ocl::convertFromBuffer(session.buffer("result")(), step, size.height, size.width, CV_32F, result_);
  }

  void launch() override {
    cv::GaussianBlur(source_, result_, cv::Size(taps_, taps_), sigma_, sigma_, cv::BORDER_REPLICATE);
  }

  void wait() override { cv::ocl::finish(); }

 private:
  int taps_;
  double sigma_;
  cv::UMat source_;
  cv::UMat result_;
};

/// OpenCV works in one context at a time, which is to be the session's.
void attach(DeviceSession& session) {
  const cl::Platform platform(session.device().getInfo<CL_DEVICE_PLATFORM>());
  cv::ocl::attachContext(platform.getInfo<CL_PLATFORM_NAME>(), platform(), session.context()(), session.device()());
  cv::ocl::setUseOpenCL(true);
}

std::unique_ptr<OpenLibrary> open(DeviceSession& session, Size size, double sigma) {
  try {
    attach(session);
    if (cv::ocl::useOpenCL()) return std::make_unique<OpencvBlur>(session, size, sigma);
  } catch (const cv::Exception& exception) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       fmt::format("OpenCV can't use {}: {}", session.description().name, exception.err));
  }
  throw PointFailure(Status::Unsupported, Stage::Arguments,
                     fmt::format("OpenCV does not use OpenCL on {}: this OpenCV was built without it, or "
                                 "OPENCV_OPENCL_RUNTIME is \"disabled\".",
                                 session.description().name));
}

}  // namespace

DeviceLibrary opencvDeviceBlur() {
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
  return {variant, nullptr, open};
}

}  // namespace headroom
#endif
