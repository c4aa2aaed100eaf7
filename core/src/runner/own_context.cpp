#include "runner/own_context.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "headroom/system/version.hpp"
#include "jobs/opencl_environment.hpp"
#include "system/machine.hpp"

namespace headroom {
namespace {

/// Prefixes of environment variables that affect OpenCL's loader, its drivers, their dependencies and Headroom.
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

}  // namespace

RunContext ownContext() {
  RunContext context;
  context.headroomVersion = version();
  context.host = hostName();
  context.operatingSystem = operatingSystem();
  context.processor = hostProcessorName();
  context.processors = countProcessors();
  context.environment = steeringVariables();
  return context;
}

}  // namespace headroom
