// OpenCV's Gaussian blur on an OpenCL device (its "transparent API"), in Headroom's own context and buffers.
#ifdef HEADROOM_HAVE_OPENCV
#include <fmt/format.h>

#include <opencv2/core/ocl.hpp>
#include <opencv2/imgproc.hpp>

#include "runner/libraries/device_library.hpp"
#include "runner/sampling/point_failure.hpp"
#include "workloads/blur/gaussian.hpp"

namespace headroom {
namespace {

class OpencvBlur : public OpenLibrary {
 public:
  OpencvBlur(DeviceSession& session, ImageSize size, double sigma)
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

/// OpenCV uses one context at a time: attaches the session's.
void attach(DeviceSession& session) {
  const cl::Platform platform(session.device().getInfo<CL_DEVICE_PLATFORM>());
  cv::ocl::attachContext(platform.getInfo<CL_PLATFORM_NAME>(), platform(), session.context()(), session.device()());
  cv::ocl::setUseOpenCL(true);
}

}  // namespace

std::unique_ptr<OpenLibrary> openOpencvBlur(DeviceSession& session, Size size, const ParameterValues& parameters) {
  try {
    attach(session);
    if (cv::ocl::useOpenCL()) return std::make_unique<OpencvBlur>(session, imageSize(size), sigmaOf(parameters));
  } catch (const cv::Exception& exception) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       fmt::format("OpenCV cannot use {}: {}", session.description().name, exception.err));
  }
  throw PointFailure(Status::Unsupported, Stage::Arguments,
                     fmt::format("OpenCV does not use OpenCL on {}: this OpenCV was built without it, or "
                                 "OPENCV_OPENCL_RUNTIME is \"disabled\".",
                                 session.description().name));
}

}  // namespace headroom
#endif
