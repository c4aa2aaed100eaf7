#include "names.hpp"

#include <unistd.h>

#include <string_view>

namespace headroom::capture {
namespace {

constexpr std::size_t kMostBytes = 4096;

}  // namespace

std::string executableName() {
  char path[kMostBytes];
  const ssize_t size = ::readlink("/proc/self/exe", path, sizeof path);
  const std::string_view whole(path, size > 0 ? static_cast<std::size_t>(size) : 0);
  return std::string(whole.substr(whole.rfind('/') + 1));
}

std::string deviceText(cl_device_id device, cl_device_info what) {
  std::string text(kMostBytes, '\0');
  return driver.clGetDeviceInfo(device, what, text.size(), text.data(), nullptr) == CL_SUCCESS ? text.c_str() : "";
}

std::string platformName(cl_device_id device) {
  cl_platform_id platform = nullptr;
  std::string text(kMostBytes, '\0');
  driver.clGetDeviceInfo(device, CL_DEVICE_PLATFORM, kHandleBytes, &platform, nullptr);
  const bool isKnown = platform != nullptr && driver.clGetPlatformInfo(platform, CL_PLATFORM_NAME, text.size(),
                                                                       text.data(), nullptr) == CL_SUCCESS;
  return isKnown ? text.c_str() : "";
}

}  // namespace headroom::capture
