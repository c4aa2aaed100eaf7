#include <fmt/format.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "engine/measure_on_host.hpp"
#include "headroom/run_context.hpp"
#include "headroom/version.hpp"
#include "hosting/environment.hpp"
#include "text/utc_time.hpp"
#include "usable_processors.hpp"

namespace headroom {
namespace {

/// How the names of variables begin that OpenCL's loader, its drivers, what these are built on and Headroom read.
constexpr auto kSteeringPrefixes = std::to_array<std::string_view>({"OCL_",      "OPENCL_",        "CL_",
                                                                    "POCL_",     "CUDA_",          "NVIDIA_",
                                                                    "GPU_",      "AMD_",           "HSA_",
                                                                    "ROC_",      "ROCR_",          "HIP_",
                                                                    "NEO",       "IGC_",           "ZE_",
                                                                    "MESA_",     "GALLIUM_",       "RUSTICL_",
                                                                    "CLVK_",     "LP_NUM_THREADS", "OMP_NUM_THREADS",
                                                                    "OPENBLAS_", "GLIBC_TUNABLES", "HEADROOM_"});

std::map<std::string, std::string> steeringVariables() {
  std::map<std::string, std::string> variables;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    const std::string_view text(*entry);
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) continue;
    const std::string_view name = text.substr(0, equals);
    const bool steers = std::any_of(kSteeringPrefixes.begin(), kSteeringPrefixes.end(),
                                    [name](std::string_view prefix) { return name.starts_with(prefix); });
    if (steers) variables.emplace(name, text.substr(equals + 1));
  }
  for (OpenClSetting& setting : missingOpenClSettings()) variables[setting.variable] = std::move(setting.value);
  return variables;
}

/// PRETTY_NAME of os-release(5), without its quotes; empty when there is none.
std::string distribution() {
  constexpr std::string_view kKey = "PRETTY_NAME=";
  for (const char* file : {"/etc/os-release", "/usr/lib/os-release"}) {
    std::ifstream stream(file);
    std::string line;
    while (std::getline(stream, line)) {
      if (!line.starts_with(kKey)) continue;
      std::string name = line.substr(kKey.size());
      std::erase_if(name, [](char c) { return c == '"' || c == '\''; });
      return name;
    }
  }
  return {};
}

std::string operatingSystem() {
  struct utsname system {};
  if (::uname(&system) != 0) return distribution();
  const std::string kernel = fmt::format("{} {} {}", system.sysname, system.release, system.machine);
  const std::string name = distribution();
  return name.empty() ? kernel : kernel + ", " + name;
}

std::string hostName() {
  struct utsname system {};
  return ::uname(&system) == 0 ? system.nodename : "";
}

unsigned countProcessors() {
  const auto usable = static_cast<unsigned>(usableProcessors().size());
  return usable == 0 ? std::thread::hardware_concurrency() : usable;
}

}  // namespace

RunContext currentContext() {
  RunContext context;
  context.headroomVersion = version();
  context.startedAt = utcText(std::chrono::system_clock::now());
  context.host = hostName();
  context.operatingSystem = operatingSystem();
  context.processor = hostProcessorName();
  context.processors = countProcessors();
  context.environment = steeringVariables();
  return context;
}

}  // namespace headroom
