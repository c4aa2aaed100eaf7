#include "runner/libraries/device_library.hpp"

#include <algorithm>
#include <array>

namespace headroom {
namespace {

constexpr std::array kLibraries{
#ifdef HEADROOM_HAVE_OPENCV
    DeviceLibrary{"blur.opencv-umat", openOpencvBlur},
#endif
    DeviceLibrary{"matmul.clblast", openClblastProduct},
    DeviceLibrary{"matmul.cublas", openCublasProduct},
    DeviceLibrary{"matmul-half.cublas", openCublasHalfProduct},
    DeviceLibrary{"matmul-int8.cublas", openCublasInt8Product},
    DeviceLibrary{"matmul-int8.cublas-columns", openCublasInt8ProductByColumns}};

}  // namespace

std::span<const DeviceLibrary> deviceLibraries() {
  return kLibraries;
}

const DeviceLibrary* findDeviceLibrary(std::string_view id) {
  const auto* const found = std::ranges::find(kLibraries, id, &DeviceLibrary::id);
  return found == kLibraries.end() ? nullptr : found;
}

}  // namespace headroom
