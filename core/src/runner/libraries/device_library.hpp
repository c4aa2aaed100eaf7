// Libraries that do a workload's job on an OpenCL device: what its kernels are measured against.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "headroom/values/size.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// A library made ready for the session's device, its inputs and a size.
class OpenLibrary {
 public:
  OpenLibrary() = default;
  virtual ~OpenLibrary() = default;
  OpenLibrary(const OpenLibrary&) = delete;
  OpenLibrary& operator=(const OpenLibrary&) = delete;

  /// Has the job begun once more. Throws Error with what the library says.
  virtual void launch() = 0;
  /// Waits for all that was begun.
  virtual void wait() = 0;
  /// Leaves the result in the session's buffer "result", where the library has it elsewhere.
  virtual void bringResult() {}
};

/// How a library is opened that a workload has among `onDevice`.
struct DeviceLibrary {
  std::string_view id;  ///< its variant's
  /// It is available; the session's buffers are there and filled. Throws PointFailure(Unsupported) when it refuses the
  /// device all the same.
  std::unique_ptr<OpenLibrary> (*open)(DeviceSession& session, Size size, const ParameterValues& parameters) = nullptr;
};

std::span<const DeviceLibrary> deviceLibraries();

/// nullptr when there is none of that id.
const DeviceLibrary* findDeviceLibrary(std::string_view id);

// Each in its own file.
std::unique_ptr<OpenLibrary> openClblastProduct(DeviceSession& session, Size size, const ParameterValues& parameters);
std::unique_ptr<OpenLibrary> openCublasProduct(DeviceSession& session, Size size, const ParameterValues& parameters);
#ifdef HEADROOM_HAVE_OPENCV
std::unique_ptr<OpenLibrary> openOpencvBlur(DeviceSession& session, Size size, const ParameterValues& parameters);
#endif

}  // namespace headroom
