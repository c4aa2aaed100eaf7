// The kernels that probes launch, and the memory they ask for.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "runner/cl/device_session.hpp"

namespace headroom {

/// A kernel whose launches count themselves, and do nothing else: so that none can get lost unnoticed.
class CountingKernel {
 public:
  /// `extent`: work-items, rounded up to whole work-groups; {1, 1} is a single one.
  CountingKernel(DeviceSession& session, ImageSize extent);

  /// Launches once. `waitFor` and `event` may be null.
  void launch(cl::CommandQueue& queue, const std::vector<cl::Event>* waitFor = nullptr, cl::Event* event = nullptr);

  /// A sentence when other than the launches so far have counted themselves; waits for the session's own queue only.
  std::string fault();

 private:
  DeviceSession& session_;
  cl::Kernel kernel_;
  cl::Buffer count_;
  cl::NDRange global_;
  cl::NDRange local_;
  std::uint32_t launches_ = 0;
};

/// result = source / 2 + 1/4 over a plane.
class PlaneKernel {
 public:
  /// Makes sure that the session's buffers "source" and "result" exist at that size.
  PlaneKernel(DeviceSession& session, ImageSize size);

  void launch(cl::CommandQueue& queue, cl::Event* event = nullptr);

  /// What the kernel makes of a pixel, to the last bit: halving is exact, and the sum is rounded once.
  static float valueOf(float pixel) { return 0.5F * pixel + 0.25F; }

 private:
  cl::Kernel kernel_;
  cl::NDRange global_;
  cl::NDRange local_;
};

/// Throws PointFailure(DeviceLimit) unless so many planes fit the device, as the session reckons it; frees its buffers.
void requireRoom(DeviceSession& session, int planes, std::int64_t pixels);

/// A sentence when a plane differs from expected(index) anywhere; empty when it is the same to the last bit.
template <typename Expected>
std::string differenceOf(std::span<const float> plane, const Expected& expected, const std::string& what) {
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < plane.size(); ++i) {
    if (!(plane[i] == expected(i))) ++wrong;
  }
  if (wrong == 0) return {};
  return std::to_string(wrong) + " of " + std::to_string(plane.size()) + " floats " + what + ".";
}

}  // namespace headroom
