// Queues: each one measures its commands, invisibly to the program.
#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

#include "driver.hpp"
#include "harvest.hpp"
#include "objects.hpp"
#include "unified_calls.hpp"

namespace headroom::capture {
namespace {

using CreateWithProperties = cl_command_queue(CL_API_CALL*)(cl_context, cl_device_id, const cl_queue_properties*,
                                                            cl_int*);

void addQueue(cl_command_queue handle, cl_context context, cl_device_id device, cl_command_queue_properties wanted,
              bool isProfiled, const cl_queue_properties* list) {
  auto queue = std::make_shared<Queue>();
  queue->handle = handle;
  queue->context = context;
  queue->device = device;
  queue->isProfiledByProgram = (wanted & CL_QUEUE_PROFILING_ENABLE) != 0;
  queue->isProfiled = isProfiled;
  queue->isOutOfOrder = (wanted & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0;
  queue->hasList = list != nullptr;
  for (; list != nullptr && *list != 0; list += 2) queue->list.insert(queue->list.end(), {list[0], list[1]});
  if (queue->hasList) queue->list.push_back(0);
  LockedObjects objects;
  queue->number = objects->queueCount++;
  objects->queues.add(handle, std::move(queue));
}

cl_command_queue CL_API_CALL clCreateCommandQueueCaptured(cl_context context, cl_device_id device,
                                                          cl_command_queue_properties wanted, cl_int* error) {
  bool isProfiled = true;
  cl_command_queue queue = driver.clCreateCommandQueue(context, device, wanted | CL_QUEUE_PROFILING_ENABLE, error);
  if (queue == nullptr) {
    isProfiled = (wanted & CL_QUEUE_PROFILING_ENABLE) != 0;
    queue = driver.clCreateCommandQueue(context, device, wanted, error);
  }
  if (queue != nullptr) addQueue(queue, context, device, wanted, isProfiled, nullptr);
  return queue;
}

cl_command_queue createWithList(CreateWithProperties create, cl_context context, cl_device_id device,
                                const cl_queue_properties* list, cl_int* error) {
  cl_command_queue_properties wanted = 0;
  std::vector<cl_queue_properties> added;
  bool hasProperties = false;
  for (const cl_queue_properties* entry = list; entry != nullptr && *entry != 0; entry += 2) {
    added.insert(added.end(), {entry[0], entry[1]});
    if (entry[0] != CL_QUEUE_PROPERTIES) continue;
    hasProperties = true;
    wanted = entry[1];
    added.back() |= CL_QUEUE_PROFILING_ENABLE;
  }
  if (!hasProperties) added.insert(added.end(), {CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE});
  added.push_back(0);
  const bool isOnDevice = (wanted & CL_QUEUE_ON_DEVICE) != 0;
  cl_command_queue queue = isOnDevice ? nullptr : create(context, device, added.data(), error);
  bool isProfiled = queue != nullptr;
  if (queue == nullptr) {
    isProfiled = (wanted & CL_QUEUE_PROFILING_ENABLE) != 0;
    queue = create(context, device, list, error);
  }
  if (queue != nullptr && !isOnDevice) addQueue(queue, context, device, wanted, isProfiled, list);
  return queue;
}

cl_command_queue CL_API_CALL clCreateCommandQueueWithPropertiesCaptured(cl_context context, cl_device_id device,
                                                                        const cl_queue_properties* list,
                                                                        cl_int* error) {
  return createWithList(driver.clCreateCommandQueueWithProperties, context, device, list, error);
}

/// The extension's function of the platform that was asked for last; programs use one platform's.
std::atomic<CreateWithProperties> extension{nullptr};

cl_command_queue CL_API_CALL createQueueByExtension(cl_context context, cl_device_id device,
                                                    const cl_queue_properties* list, cl_int* error) {
  return createWithList(extension.load(), context, device, list, error);
}

void* replaced(const char* name, const FindFunction& find) {
  void* function = find(name);
  if (function == nullptr || name == nullptr) return function;
  if (std::strcmp(name, "clCreateCommandQueueWithPropertiesKHR") != 0) return unifiedFunction(name, function, find);
  extension = reinterpret_cast<CreateWithProperties>(function);
  return reinterpret_cast<void*>(&createQueueByExtension);
}

void* CL_API_CALL clGetExtensionFunctionAddressCaptured(const char* name) {
  return replaced(name, [](const char* wanted) { return driver.clGetExtensionFunctionAddress(wanted); });
}

void* CL_API_CALL clGetExtensionFunctionAddressForPlatformCaptured(cl_platform_id platform, const char* name) {
  return replaced(name, [platform](const char* wanted) {
    return driver.clGetExtensionFunctionAddressForPlatform(platform, wanted);
  });
}

std::shared_ptr<Queue> queueOf(cl_command_queue handle) {
  LockedObjects objects;
  return objects->queues.find(handle);
}

/// From OpenCL 1.0. The driver answers the program's query; profiling that the call disables is enabled again.
cl_int CL_API_CALL clSetCommandQueuePropertyCaptured(cl_command_queue handle, cl_command_queue_properties properties,
                                                     cl_bool isEnabled, cl_command_queue_properties* old) {
  const std::shared_ptr<Queue> queue = queueOf(handle);
  const cl_int status = driver.clSetCommandQueueProperty(handle, properties, isEnabled, old);
  if (!queue || status != CL_SUCCESS) return status;
  constexpr cl_command_queue_properties kProfiling = CL_QUEUE_PROFILING_ENABLE;
  if (old != nullptr && !queue->isProfiledByProgram) *old &= ~kProfiling;
  if ((properties & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0) queue->isOutOfOrder = isEnabled != CL_FALSE;
  if ((properties & kProfiling) == 0) return status;
  queue->isProfiledByProgram = isEnabled != CL_FALSE;
  queue->isProfiled =
      isEnabled != CL_FALSE || driver.clSetCommandQueueProperty(handle, kProfiling, CL_TRUE, nullptr) == CL_SUCCESS;
  return status;
}

cl_int CL_API_CALL clGetCommandQueueInfoCaptured(cl_command_queue handle, cl_command_queue_info info, size_t size,
                                                 void* value, size_t* sizeReturned) {
  const std::shared_ptr<Queue> queue = queueOf(handle);
  const cl_int status = driver.clGetCommandQueueInfo(handle, info, size, value, sizeReturned);
  if (!queue) return status;
  constexpr cl_command_queue_info kPropertiesArray = 0x1098;
  if (info == CL_QUEUE_PROPERTIES && status == CL_SUCCESS && value != nullptr && !queue->isProfiledByProgram) {
    cl_command_queue_properties properties = 0;
    std::memcpy(&properties, value, sizeof properties);
    properties &= ~static_cast<cl_command_queue_properties>(CL_QUEUE_PROFILING_ENABLE);
    std::memcpy(value, &properties, sizeof properties);
  }
  if (info != kPropertiesArray) return status;
  std::size_t whole = 0;
  if (driver.clGetCommandQueueInfo(handle, info, 0, nullptr, &whole) != CL_SUCCESS) return status;
  const std::size_t bytes = queue->list.size() * sizeof(cl_queue_properties);
  if (value != nullptr && size < bytes) return CL_INVALID_VALUE;
  if (value != nullptr && bytes > 0) std::memcpy(value, queue->list.data(), bytes);
  if (sizeReturned != nullptr) *sizeReturned = bytes;
  return CL_SUCCESS;
}

cl_int CL_API_CALL clRetainCommandQueueCaptured(cl_command_queue handle) {
  const cl_int status = driver.clRetainCommandQueue(handle);
  if (status == CL_SUCCESS) LockedObjects()->queues.retain(handle);
  return status;
}

cl_int CL_API_CALL clReleaseCommandQueueCaptured(cl_command_queue handle) {
  harvest();
  std::shared_ptr<Queue> last = LockedObjects()->queues.release(handle);
  return driver.clReleaseCommandQueue(handle);
}

}  // namespace

void putQueueCalls() {
  HEADROOM_PUT(clCreateCommandQueue);
  HEADROOM_PUT(clCreateCommandQueueWithProperties);
  HEADROOM_PUT(clGetExtensionFunctionAddress);
  HEADROOM_PUT(clGetExtensionFunctionAddressForPlatform);
  HEADROOM_PUT(clGetCommandQueueInfo);
  HEADROOM_PUT(clSetCommandQueueProperty);
  HEADROOM_PUT(clRetainCommandQueue);
  HEADROOM_PUT(clReleaseCommandQueue);
}

}  // namespace headroom::capture
