// Libraries that do a workload's job on an OpenCL device: what its kernels are measured against.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "cl/device_session.hpp"
#include "headroom/size.hpp"
#include "headroom/variant.hpp"

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

struct DeviceLibrary {
  Variant variant;
  /// Why the device cannot run it, as a fragment to follow its name; empty when it can. Without a call to OpenCL. Null
  /// where only opening it shows.
  std::string (*unavailable)(const DeviceDescription& device) = nullptr;
  /// It is available; the session's buffers are there and filled. Throws PointFailure(Unsupported) when it refuses the
  /// device all the same.
  std::unique_ptr<OpenLibrary> (*open)(DeviceSession& session, Size size, double sigma) = nullptr;
};

/// All that this build knows, installed or not.
const std::vector<DeviceLibrary>& deviceLibraries();

/// nullptr when there is none of that id.
const DeviceLibrary* findDeviceLibrary(std::string_view id);

// Each in its own file.
DeviceLibrary clblastProduct();
DeviceLibrary cublasProduct();
#ifdef HEADROOM_HAVE_OPENCV
DeviceLibrary opencvDeviceBlur();
#endif

}  // namespace headroom
