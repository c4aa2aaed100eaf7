#include "libraries/device_library.hpp"

#include <algorithm>

namespace headroom {

const std::vector<DeviceLibrary>& deviceLibraries() {
  static const std::vector<DeviceLibrary> libraries{
#ifdef HEADROOM_HAVE_OPENCV
      opencvDeviceBlur(),
#endif
      clblastProduct(), cublasProduct()};
  return libraries;
}

const DeviceLibrary* findDeviceLibrary(std::string_view id) {
  const auto& libraries = deviceLibraries();
  const auto found = std::find_if(libraries.begin(), libraries.end(),
                                  [id](const DeviceLibrary& library) { return library.variant.id == id; });
  return found == libraries.end() ? nullptr : &*found;
}

}  // namespace headroom
