#include "runner/cl/errors.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace headroom {

namespace {

struct CodeFacts {
  cl_int code;
  std::string_view name;
  Status status;
  std::string_view remedy;
};

constexpr std::string_view kMemoryRemedy = "Choose a smaller size or close what else uses the device.";
constexpr std::string_view kShapeRemedy = "Choose smaller local sizes or tile constants for this device.";
constexpr std::string_view kDriverRemedy = "The driver gave no more reason; try another variant or device.";
constexpr std::string_view kKernelRemedy = "Check the kernel's front matter against its code.";

constexpr std::array kCodes{
    CodeFacts{CL_DEVICE_NOT_FOUND, "CL_DEVICE_NOT_FOUND", Status::Failed, "Install a driver for a device."},
    CodeFacts{CL_DEVICE_NOT_AVAILABLE, "CL_DEVICE_NOT_AVAILABLE", Status::Failed, "Choose another device."},
    CodeFacts{CL_COMPILER_NOT_AVAILABLE, "CL_COMPILER_NOT_AVAILABLE", Status::Unsupported, "Choose another device."},
    CodeFacts{CL_MEM_OBJECT_ALLOCATION_FAILURE, "CL_MEM_OBJECT_ALLOCATION_FAILURE", Status::DeviceLimit, kMemoryRemedy},
    CodeFacts{CL_OUT_OF_RESOURCES, "CL_OUT_OF_RESOURCES", Status::DeviceLimit,
              "Choose a smaller size or close what else uses the device; some drivers also say this of a kernel that "
              "reads or writes outside its buffers."},
    CodeFacts{CL_OUT_OF_HOST_MEMORY, "CL_OUT_OF_HOST_MEMORY", Status::DeviceLimit, kMemoryRemedy},
    CodeFacts{CL_PROFILING_INFO_NOT_AVAILABLE, "CL_PROFILING_INFO_NOT_AVAILABLE", Status::Failed, kDriverRemedy},
    CodeFacts{CL_BUILD_PROGRAM_FAILURE, "CL_BUILD_PROGRAM_FAILURE", Status::BuildFailed, "Read the compiler's log."},
    CodeFacts{CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, "CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST",
              Status::Failed, "An earlier launch failed: look for reads or writes outside the buffers."},
    CodeFacts{CL_INVALID_VALUE, "CL_INVALID_VALUE", Status::Failed, kDriverRemedy},
    CodeFacts{CL_INVALID_DEVICE, "CL_INVALID_DEVICE", Status::Failed, "Choose another device."},
    CodeFacts{CL_INVALID_CONTEXT, "CL_INVALID_CONTEXT", Status::Failed, kDriverRemedy},
    CodeFacts{CL_INVALID_COMMAND_QUEUE, "CL_INVALID_COMMAND_QUEUE", Status::Failed,
              "An earlier launch probably broke the queue: look for reads or writes outside the buffers."},
    CodeFacts{CL_INVALID_MEM_OBJECT, "CL_INVALID_MEM_OBJECT", Status::Failed, kDriverRemedy},
    CodeFacts{CL_INVALID_BUILD_OPTIONS, "CL_INVALID_BUILD_OPTIONS", Status::BuildFailed, kKernelRemedy},
    CodeFacts{CL_INVALID_PROGRAM, "CL_INVALID_PROGRAM", Status::BuildFailed, kKernelRemedy},
    CodeFacts{CL_INVALID_PROGRAM_EXECUTABLE, "CL_INVALID_PROGRAM_EXECUTABLE", Status::BuildFailed, kKernelRemedy},
    CodeFacts{CL_INVALID_KERNEL_NAME, "CL_INVALID_KERNEL_NAME", Status::BuildFailed,
              "The front matter names a kernel that the code does not define, or one named like a built-in function."},
    CodeFacts{CL_INVALID_KERNEL, "CL_INVALID_KERNEL", Status::Failed, kKernelRemedy},
    CodeFacts{CL_INVALID_ARG_INDEX, "CL_INVALID_ARG_INDEX", Status::BuildFailed,
              "The front matter gives a kernel more arguments than it takes."},
    CodeFacts{CL_INVALID_ARG_VALUE, "CL_INVALID_ARG_VALUE", Status::BuildFailed, kKernelRemedy},
    CodeFacts{CL_INVALID_ARG_SIZE, "CL_INVALID_ARG_SIZE", Status::BuildFailed,
              "An argument in the front matter has another type than the kernel's."},
    CodeFacts{CL_INVALID_KERNEL_ARGS, "CL_INVALID_KERNEL_ARGS", Status::BuildFailed,
              "The front matter gives a kernel fewer arguments than it takes."},
    CodeFacts{CL_INVALID_WORK_DIMENSION, "CL_INVALID_WORK_DIMENSION", Status::DeviceLimit, kShapeRemedy},
    CodeFacts{CL_INVALID_WORK_GROUP_SIZE, "CL_INVALID_WORK_GROUP_SIZE", Status::DeviceLimit, kShapeRemedy},
    CodeFacts{CL_INVALID_WORK_ITEM_SIZE, "CL_INVALID_WORK_ITEM_SIZE", Status::DeviceLimit, kShapeRemedy},
    CodeFacts{CL_INVALID_GLOBAL_WORK_SIZE, "CL_INVALID_GLOBAL_WORK_SIZE", Status::DeviceLimit, kShapeRemedy},
    CodeFacts{CL_INVALID_EVENT, "CL_INVALID_EVENT", Status::Failed, kDriverRemedy},
    CodeFacts{CL_INVALID_OPERATION, "CL_INVALID_OPERATION", Status::Failed, kDriverRemedy},
    CodeFacts{CL_INVALID_BUFFER_SIZE, "CL_INVALID_BUFFER_SIZE", Status::DeviceLimit, kMemoryRemedy},
    // The ICD loader's own code: no vendor library is registered, or none has a device.
    CodeFacts{-1001, "CL_PLATFORM_NOT_FOUND_KHR", Status::Failed, "Install an OpenCL driver, e.g. pocl-opencl-icd."},
};

const CodeFacts* find(cl_int code) {
  const auto* const found =
      std::find_if(kCodes.begin(), kCodes.end(), [code](const CodeFacts& facts) { return facts.code == code; });
  return found == kCodes.end() ? nullptr : found;
}

}  // namespace

std::string openclCodeName(cl_int code) {
  const CodeFacts* facts = find(code);
  return facts != nullptr ? std::string(facts->name) : fmt::format("error {}", code);
}

Error toError(const cl::Error& error, Stage stage, const std::string& configuration) {
  const CodeFacts* facts = find(error.err());
  Error result(stage, fmt::format("{} failed with {} for {}. {}", error.what(), openclCodeName(error.err()),
                                  configuration, facts != nullptr ? facts->remedy : kDriverRemedy));
  result.openclCall = error.what();
  result.openclCode = openclCodeName(error.err());
  result.configuration = configuration;
  return result;
}

Status statusOf(cl_int code) {
  const CodeFacts* facts = find(code);
  return facts != nullptr ? facts->status : Status::Failed;
}

Limit limitOf(cl_int code) {
  const CodeFacts* facts = find(code);
  if (facts == nullptr || facts->status != Status::DeviceLimit) return Limit::None;
  if (facts->remedy == kShapeRemedy) return Limit::WorkGroup;
  return facts->remedy == kMemoryRemedy ? Limit::Memory : Limit::None;
}

}  // namespace headroom
