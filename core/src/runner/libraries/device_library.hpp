// Libraries that implement a workload on an OpenCL device, for comparison with its kernels.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "headroom/values/size.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// A library prepared for the session's device, its inputs and a size.
class OpenLibrary {
 public:
  OpenLibrary() = default;
  virtual ~OpenLibrary() = default;
  OpenLibrary(const OpenLibrary&) = delete;
  OpenLibrary& operator=(const OpenLibrary&) = delete;

  /// Starts the computation once. Throws Error with the library's message.
  virtual void launch() = 0;
  /// Waits for all started computations.
  virtual void wait() = 0;
  /// Copies the result to the session's buffer "result", if the library stores it elsewhere.
  virtual void bringResult() {}
};

/// The function that opens a library of a workload's `onDevice`.
struct DeviceLibrary {
  std::string_view id;  ///< id of its variant
  /// The library is available, and the session's buffers exist and are filled. Throws PointFailure(Unsupported) if the
  /// library rejects the device all the same.
  std::unique_ptr<OpenLibrary> (*open)(DeviceSession& session, Size size, const ParameterValues& parameters) = nullptr;
};

std::span<const DeviceLibrary> deviceLibraries();

/// Returns nullptr if there is none of that id.
const DeviceLibrary* findDeviceLibrary(std::string_view id);

// Each in its own file.
std::unique_ptr<OpenLibrary> openClblastProduct(DeviceSession& session, Size size, const ParameterValues& parameters);
std::unique_ptr<OpenLibrary> openCublasProduct(DeviceSession& session, Size size, const ParameterValues& parameters);
std::unique_ptr<OpenLibrary> openCublasHalfProduct(DeviceSession& session, Size size,
                                                   const ParameterValues& parameters);
std::unique_ptr<OpenLibrary> openCublasInt8Product(DeviceSession& session, Size size,
                                                   const ParameterValues& parameters);
std::unique_ptr<OpenLibrary> openCublasInt8ProductByColumns(DeviceSession& session, Size size,
                                                            const ParameterValues& parameters);
#ifdef HEADROOM_HAVE_OPENCV
std::unique_ptr<OpenLibrary> openOpencvBlur(DeviceSession& session, Size size, const ParameterValues& parameters);
#endif

}  // namespace headroom
