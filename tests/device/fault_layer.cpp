// An OpenCL layer (loaded through OPENCL_LAYERS) that makes call number HEADROOM_FAULT_NUMBER of the function
// HEADROOM_FAULT_CALL return the error HEADROOM_FAULT_ERROR without doing anything. With HEADROOM_FAULT_TIMES, this
// many calls in a row fail; while HEADROOM_FAULT_LASTING is set, so do all later calls. The error 0 means success,
// although the work is silently lost. HEADROOM_FAULT_CRASHES names a file: while it contains bytes, the call crashes
// instead, and each crash removes one byte. HEADROOM_FAULT_OVERFLOW makes the call first write past the end of its own
// allocation, which sanitizers report. HEADROOM_FAULT_CLOCK makes all device clocks wrong: "zero", "reversed" (counts
// down), "slow" (a tenth of the time), "fast" (ten times it), "half", "double" or "absent" (no profiling information is
// available). HEADROOM_FAULT_PROPERTIES adds clSetCommandQueueProperty, which not all drivers have, to switch profiling
// of queues off and on. HEADROOM_FAULT_EXTENSIONS adds those of fault_extensions.hpp. HEADROOM_FAULT_CACHE_BYTES is the
// size that devices give for their cache. HEADROOM_FAULT_COUNTS: see fault_counts.hpp. Regardless of the variables, a
// kernel cannot be launched after one of its samplers was released, as with NVIDIA's driver: kernels do not retain
// their arguments.
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#include <CL/cl_layer.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string_view>
#include <system_error>
#include <tuple>
#include <type_traits>
#include <utility>

#include "fault_calls.hpp"
#include "fault_counts.hpp"
#include "fault_extensions.hpp"

namespace {

using headroom::faults::countOf;

cl_icd_dispatch layer{};
const cl_icd_dispatch* driver = nullptr;
std::atomic<int> calls{0};

int number(const char* variable) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::atoi(text) : 0;
}

/// True if this call should fail; counts calls of the chosen function.
bool isFaulty(const char* call) {
  const char* chosen = std::getenv("HEADROOM_FAULT_CALL");
  if (chosen == nullptr || std::strcmp(chosen, call) != 0) return false;
  const int ordinal = ++calls;
  const int faulty = number("HEADROOM_FAULT_NUMBER");
  if (std::getenv("HEADROOM_FAULT_LASTING") != nullptr) return ordinal >= faulty;
  return ordinal >= faulty && ordinal < faulty + std::max(number("HEADROOM_FAULT_TIMES"), 1);
}

/// Removes one crash from those left for later processes.
void crashWhereOneIsLeft() {
  const char* file = std::getenv("HEADROOM_FAULT_CRASHES");
  std::error_code failure;
  const auto left = file != nullptr ? std::filesystem::file_size(file, failure) : 0;
  if (failure || left == 0) return;
  std::filesystem::resize_file(file, left - 1, failure);
  std::abort();
}

void writePastTheEnd() {
  const volatile std::size_t bytes = 8;  // hides the number from the optimiser
  const auto buffer = std::make_unique<volatile char[]>(8);
  buffer[bytes] = 1;
}

/// Returns the time of a wrong clock.
cl_ulong wrongTime(cl_ulong stamp, const char* clock) {
  static const cl_ulong first = stamp;  // scales time spans, not absolute times
  const auto since = static_cast<std::int64_t>(stamp - first);
  if (std::strcmp(clock, "zero") == 0) return 0;
  if (std::strcmp(clock, "reversed") == 0) return first - static_cast<cl_ulong>(since);
  if (std::strcmp(clock, "slow") == 0) return first + static_cast<cl_ulong>(since / 10);
  if (std::strcmp(clock, "half") == 0) return first + static_cast<cl_ulong>(since / 2);
  if (std::strcmp(clock, "double") == 0) return first + static_cast<cl_ulong>(since * 2);
  return first + static_cast<cl_ulong>(since * 10);
}

/// Queues whose profiling setProperty switched off.
struct Unprofiled {
  std::mutex mutex;
  std::set<cl_command_queue> queues;
};

Unprofiled& unprofiled() {
  static Unprofiled all;
  return all;
}

cl_int CL_API_CALL setProperty(cl_command_queue queue, cl_command_queue_properties properties, cl_bool isOn,
                               cl_command_queue_properties* old) {
  cl_command_queue_properties made = 0;
  driver->clGetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES, sizeof made, &made, nullptr);
  const std::lock_guard lock(unprofiled().mutex);
  constexpr cl_command_queue_properties kProfiling = CL_QUEUE_PROFILING_ENABLE;
  if (old != nullptr) *old = unprofiled().queues.contains(queue) ? made & ~kProfiling : made;
  if ((properties & kProfiling) == 0 || (made & kProfiling) == 0) return CL_INVALID_QUEUE_PROPERTIES;
  if (isOn != CL_FALSE) {
    unprofiled().queues.erase(queue);
  } else {
    unprofiled().queues.insert(queue);
  }
  return CL_SUCCESS;
}

bool isUnprofiled(cl_event event) {
  cl_command_queue queue = nullptr;
  constexpr std::size_t kHandle = sizeof(void*);
  driver->clGetEventInfo(event, CL_EVENT_COMMAND_QUEUE, kHandle, &queue, nullptr);
  const std::lock_guard lock(unprofiled().mutex);
  return unprofiled().queues.contains(queue);
}

/// The kinds of objects, by their handles.
const char* kindOf(cl_context) {
  return "context";
}
const char* kindOf(cl_command_queue) {
  return "queue";
}
const char* kindOf(cl_mem) {
  return "buffer or image";
}
const char* kindOf(cl_sampler) {
  return "sampler";
}
const char* kindOf(cl_program) {
  return "program";
}
const char* kindOf(cl_kernel) {
  return "kernel";
}
const char* kindOf(cl_event) {
  return "event";
}

template <typename Argument>
void noteEvent(Argument) {}
/// The event that a command returns, where the program asked for it. Lists of events to wait for are of const ones.
void noteEvent(cl_event* event) {
  if (event != nullptr) headroom::faults::objectMade(*event, kindOf(*event));
}

/// The objects that a successful call made.
template <typename Entry, typename Result, typename... Args>
void noteMade(Result result, Args... args) {
  constexpr std::string_view kName = Entry::name;
  if constexpr (kName == "clCreateKernelsInProgram") {
    const auto [program, room, kernels, count] = std::tuple(args...);
    for (cl_uint i = 0; kernels != nullptr && i < (count != nullptr ? *count : room); ++i)
      headroom::faults::objectMade(kernels[i], kindOf(kernels[i]));
  } else if constexpr (kName == "clLinkProgram" || (kName.starts_with("clCreate") && !std::is_same_v<Result, cl_int>)) {
    headroom::faults::objectMade(result, kindOf(result));
  } else {
    (noteEvent(args), ...);
  }
}

/// The driver's function, with what it does to objects noted.
template <typename Entry, typename Result, typename... Args>
Result callDriver(Args... args) {
  constexpr std::string_view kName = Entry::name;
  if constexpr (kName.starts_with("clRelease")) headroom::faults::objectReleased(std::get<0>(std::tuple(args...)));
  const Result result = (driver->*Entry::field)(args...);
  bool isDone = false;
  if constexpr (std::is_same_v<Result, cl_int>) {
    isDone = result == CL_SUCCESS;
  } else {
    isDone = result != nullptr;
  }
  if constexpr (kName.starts_with("clRetain")) {
    if (isDone) headroom::faults::objectRetained(std::get<0>(std::tuple(args...)));
  } else if (isDone) {
    noteMade<Entry>(result, args...);
  }
  return result;
}

/// Replaces one entry of the dispatch table: Entry::field is the entry, Entry::name its name.
template <typename Entry, typename Result, typename... Args>
Result CL_API_CALL callOrFail(Args... args) {
  static headroom::faults::Count& callsOfEntry = countOf(Entry::name);
  ++callsOfEntry;
  if (!isFaulty(Entry::name)) return callDriver<Entry, Result>(args...);
  ++countOf("injected");
  if (std::getenv("HEADROOM_FAULT_CRASHES") != nullptr) {
    crashWhereOneIsLeft();
    return callDriver<Entry, Result>(args...);
  }
  if (std::getenv("HEADROOM_FAULT_OVERFLOW") != nullptr) {
    writePastTheEnd();
    return callDriver<Entry, Result>(args...);
  }
  constexpr std::string_view kName = Entry::name;
  if constexpr (kName.starts_with("clRelease")) static_cast<void>(callDriver<Entry, Result>(args...));
  const cl_int error = number("HEADROOM_FAULT_ERROR");
  if constexpr (std::is_same_v<Result, cl_int>) {
    return error;
  } else {
    // Functions that return an object return the error through their last argument.
    cl_int* errorReturned = std::get<sizeof...(Args) - 1>(std::tie(args...));
    if (errorReturned != nullptr) *errorReturned = error;
    return nullptr;
  }
}

template <typename Entry, typename Result, typename... Args>
void hook(Result (CL_API_CALL* cl_icd_dispatch::* /*field*/)(Args...)) {
  layer.*Entry::field = &callOrFail<Entry, Result, Args...>;
}

#define ENTRY(function)                                       \
  struct function##Entry {                                    \
    static constexpr const char* name = #function;            \
    static constexpr auto field = &cl_icd_dispatch::function; \
  };
HEADROOM_OPENCL_CALLS(ENTRY)
#undef ENTRY

void hookAll() {
#define HOOK(function) hook<function##Entry>(function##Entry::field);
  HEADROOM_OPENCL_CALLS(HOOK)
#undef HOOK
}

cl_int CL_API_CALL profileOrLie(cl_event event, cl_profiling_info info, size_t size, void* value,
                                size_t* sizeReturned) {
  if (isUnprofiled(event)) return CL_PROFILING_INFO_NOT_AVAILABLE;
  const char* clock = std::getenv("HEADROOM_FAULT_CLOCK");
  if (clock != nullptr && std::strcmp(clock, "absent") == 0) return CL_PROFILING_INFO_NOT_AVAILABLE;
  const cl_int status = callOrFail<clGetEventProfilingInfoEntry, cl_int>(event, info, size, value, sizeReturned);
  if (status != CL_SUCCESS || clock == nullptr || value == nullptr || size < sizeof(cl_ulong)) return status;
  cl_ulong stamp = 0;
  std::memcpy(&stamp, value, sizeof stamp);
  stamp = wrongTime(stamp, clock);
  std::memcpy(value, &stamp, sizeof stamp);
  return status;
}

/// Existing samplers, their reference counts, and the kernels that use them as arguments.
struct Samplers {
  std::mutex mutex;
  std::map<cl_sampler, int> holders;
  std::map<std::pair<cl_kernel, cl_uint>, cl_sampler> arguments;
};

Samplers& samplers() {
  static Samplers all;
  return all;
}

void hold(cl_sampler sampler, int change) {
  const std::lock_guard lock(samplers().mutex);
  int& holders = samplers().holders[sampler];
  holders += change;
  if (holders <= 0) samplers().holders.erase(sampler);
}

cl_sampler CL_API_CALL createSampler(cl_context context, cl_bool normalised, cl_addressing_mode mode,
                                     cl_filter_mode filter, cl_int* error) {
  cl_sampler sampler = callOrFail<clCreateSamplerEntry, cl_sampler>(context, normalised, mode, filter, error);
  if (sampler != nullptr) hold(sampler, 1);
  return sampler;
}

cl_int CL_API_CALL retainSampler(cl_sampler sampler) {
  hold(sampler, 1);
  return callOrFail<clRetainSamplerEntry, cl_int>(sampler);
}

cl_int CL_API_CALL releaseSampler(cl_sampler sampler) {
  hold(sampler, -1);
  return callOrFail<clReleaseSamplerEntry, cl_int>(sampler);
}

/// The handle may have belonged to another kernel.
cl_kernel CL_API_CALL createKernel(cl_program program, const char* name, cl_int* error) {
  cl_kernel kernel = callOrFail<clCreateKernelEntry, cl_kernel>(program, name, error);
  const std::lock_guard lock(samplers().mutex);
  std::erase_if(samplers().arguments, [kernel](const auto& argument) { return argument.first.first == kernel; });
  return kernel;
}

cl_int CL_API_CALL setArgument(cl_kernel kernel, cl_uint index, size_t size, const void* value) {
  {
    const std::lock_guard lock(samplers().mutex);
    cl_sampler sampler = nullptr;
    constexpr std::size_t kHandleBytes = sizeof(void*);
    if (size == kHandleBytes && value != nullptr) std::memcpy(&sampler, value, kHandleBytes);
    samplers().arguments.erase({kernel, index});
    if (samplers().holders.contains(sampler)) samplers().arguments[{kernel, index}] = sampler;
  }
  return callOrFail<clSetKernelArgEntry, cl_int>(kernel, index, size, value);
}

cl_int CL_API_CALL launch(cl_command_queue queue, cl_kernel kernel, cl_uint dimensions, const size_t* offset,
                          const size_t* global, const size_t* local, cl_uint waits, const cl_event* waited,
                          cl_event* event) {
  {
    const std::lock_guard lock(samplers().mutex);
    for (const auto& [place, sampler] : samplers().arguments) {
      if (place.first == kernel && !samplers().holders.contains(sampler)) return CL_INVALID_KERNEL_ARGS;
    }
  }
  return callOrFail<clEnqueueNDRangeKernelEntry, cl_int>(queue, kernel, dimensions, offset, global, local, waits,
                                                         waited, event);
}

cl_int CL_API_CALL deviceInfo(cl_device_id device, cl_device_info info, size_t size, void* value,
                              size_t* sizeReturned) {
  const cl_int status = driver->clGetDeviceInfo(device, info, size, value, sizeReturned);
  const auto bytes = static_cast<cl_ulong>(number("HEADROOM_FAULT_CACHE_BYTES"));
  constexpr cl_device_mem_cache_type kType = CL_READ_WRITE_CACHE;
  const auto replace = [&](cl_device_info which, const auto& with) {
    if (status == CL_SUCCESS && info == which && value != nullptr && size >= sizeof with)
      std::memcpy(value, &with, sizeof with);
  };
  replace(CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, bytes);
  replace(CL_DEVICE_GLOBAL_MEM_CACHE_TYPE, kType);  // a guest's processor may report none
  return status;
}

void* CL_API_CALL functionOf(cl_platform_id platform, const char* name) {
  void* const function = headroom::faults::extensionFunction(*driver, name);
  return function != nullptr ? function : driver->clGetExtensionFunctionAddressForPlatform(platform, name);
}

}  // namespace

extern "C" {

CL_API_ENTRY cl_int CL_API_CALL clGetLayerInfo(cl_layer_info info, size_t size, void* value, size_t* sizeReturned) {
  const cl_layer_api_version apiVersion = CL_LAYER_API_VERSION_100;
  if (info != CL_LAYER_API_VERSION) return CL_INVALID_VALUE;
  if (value != nullptr && size < sizeof apiVersion) return CL_INVALID_VALUE;
  if (value != nullptr) std::memcpy(value, &apiVersion, sizeof apiVersion);
  if (sizeReturned != nullptr) *sizeReturned = sizeof apiVersion;
  return CL_SUCCESS;
}

CL_API_ENTRY cl_int CL_API_CALL clInitLayer(cl_uint entries, const cl_icd_dispatch* target, cl_uint* entriesReturned,
                                            const cl_icd_dispatch** dispatch) {
  constexpr cl_uint kEntries = sizeof(cl_icd_dispatch) / sizeof(void*);
  if (entries < kEntries) return CL_INVALID_VALUE;
  driver = target;
  layer = *target;
  hookAll();
  layer.clGetEventProfilingInfo = profileOrLie;
  if (std::getenv("HEADROOM_FAULT_PROPERTIES") != nullptr) layer.clSetCommandQueueProperty = setProperty;
  if (std::getenv("HEADROOM_FAULT_EXTENSIONS") != nullptr) layer.clGetExtensionFunctionAddressForPlatform = functionOf;
  if (std::getenv("HEADROOM_FAULT_CACHE_BYTES") != nullptr) layer.clGetDeviceInfo = deviceInfo;
  layer.clCreateSampler = createSampler;
  layer.clRetainSampler = retainSampler;
  layer.clReleaseSampler = releaseSampler;
  layer.clCreateKernel = createKernel;
  layer.clSetKernelArg = setArgument;
  layer.clEnqueueNDRangeKernel = launch;
  *entriesReturned = kEntries;
  *dispatch = &layer;
  return CL_SUCCESS;
}

}  // extern "C"
