// The probes' kernels and their memory.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "runner/cl/device_session.hpp"

namespace headroom {

/// A kernel that only counts its launches, so that a lost launch is detected.
class CountingKernel {
 public:
  /// `extent`: work-items, rounded up to whole work-groups; {1, 1} is a single one.
  CountingKernel(DeviceSession& session, ImageSize extent);

  /// Launches once. `waitFor` and `event` may be null.
  void launch(cl::CommandQueue& queue, const std::vector<cl::Event>* waitFor = nullptr, cl::Event* event = nullptr);

  /// Returns a sentence if the count differs from the number of launches; waits only for the session's own queue.
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
  /// Ensures that the session's buffers "source" and "result" exist at that size.
  PlaneKernel(DeviceSession& session, ImageSize size);

  void launch(cl::CommandQueue& queue, cl::Event* event = nullptr);

  /// Exact result for a pixel: halving is exact, and the sum is rounded once.
  static float valueOf(float pixel) { return 0.5F * pixel + 0.25F; }

 private:
  cl::Kernel kernel_;
  cl::NDRange global_;
  cl::NDRange local_;
};

/// Throws PointFailure(DeviceLimit) unless this number of planes fits the device, by the session's estimate; frees its
/// buffers.
void requireRoom(DeviceSession& session, int planes, std::int64_t pixels);

/// Returns a sentence if a plane differs from expected(index) anywhere; empty if all bits are equal.
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
