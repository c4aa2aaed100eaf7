// Events: the program sees the same as without the layer.
#include <cstring>
#include <memory>

#include "driver.hpp"
#include "harvest.hpp"
#include "objects.hpp"

namespace headroom::capture {
namespace {

/// False for events of queues that measure for the layer only.
bool isProfiledByProgram(cl_event event) {
  cl_command_queue handle = nullptr;
  if (driver.clGetEventInfo(event, CL_EVENT_COMMAND_QUEUE, kHandleBytes, &handle, nullptr) != CL_SUCCESS) return true;
  LockedObjects objects;
  const std::shared_ptr<Queue> queue = objects->queues.find(handle);
  return !queue || queue->isProfiledByProgram;
}

cl_int CL_API_CALL clGetEventProfilingInfoCaptured(cl_event event, cl_profiling_info info, size_t size, void* value,
                                                   size_t* sizeReturned) {
  if (!isProfiledByProgram(event)) return CL_PROFILING_INFO_NOT_AVAILABLE;
  cl_event timed = timedEventBehind(event);
  const cl_int status =
      driver.clGetEventProfilingInfo(timed != nullptr ? timed : event, info, size, value, sizeReturned);
  if (status == CL_SUCCESS) harvest();
  return status;
}

cl_int CL_API_CALL clGetEventInfoCaptured(cl_event event, cl_event_info info, size_t size, void* value,
                                          size_t* sizeReturned) {
  if (info == CL_EVENT_COMMAND_TYPE) {
    if (cl_event timed = timedEventBehind(event)) event = timed;
  }
  const cl_int status = driver.clGetEventInfo(event, info, size, value, sizeReturned);
  if (info != CL_EVENT_COMMAND_EXECUTION_STATUS || status != CL_SUCCESS || value == nullptr) return status;
  cl_int execution = CL_QUEUED;
  std::memcpy(&execution, value, sizeof execution);
  if (execution <= CL_COMPLETE) harvest();
  return status;
}

cl_int CL_API_CALL clRetainEventCaptured(cl_event event) {
  const cl_int status = driver.clRetainEvent(event);
  if (status == CL_SUCCESS) retainShown(event);
  return status;
}

cl_int CL_API_CALL clReleaseEventCaptured(cl_event event) {
  harvestTimes();
  releaseShown(event);
  return driver.clReleaseEvent(event);
}

using Callback = void(CL_CALLBACK*)(cl_event, cl_int, void*);

struct CallbackOfProgram {
  Callback function;
  void* data;
};

void CL_CALLBACK callBack(cl_event event, cl_int status, void* data) {
  const std::unique_ptr<CallbackOfProgram> callback(static_cast<CallbackOfProgram*>(data));
  const CallbackScope scope;
  callback->function(event, status, callback->data);
}

cl_int CL_API_CALL clSetEventCallbackCaptured(cl_event event, cl_int when, Callback function, void* data) {
  if (function == nullptr) return driver.clSetEventCallback(event, when, function, data);
  auto callback = std::make_unique<CallbackOfProgram>(CallbackOfProgram{function, data});
  const cl_int status = driver.clSetEventCallback(event, when, callBack, callback.get());
  if (status == CL_SUCCESS) static_cast<void>(callback.release());
  return status;
}

}  // namespace

void putEventCalls() {
  HEADROOM_PUT(clGetEventProfilingInfo);
  HEADROOM_PUT(clGetEventInfo);
  HEADROOM_PUT(clRetainEvent);
  HEADROOM_PUT(clReleaseEvent);
  HEADROOM_PUT(clSetEventCallback);
}

}  // namespace headroom::capture
