#include "contents.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "unified_calls.hpp"

namespace headroom::capture {
namespace {

constexpr const char* kNoRoom = "The device has no memory left for a copy of it.";

/// Pixels, rows and slices of a whole image.
struct Region {
  std::size_t extents[3];
};

Region wholeRegion(const Memory& memory) {
  const cl_image_desc& image = memory.image;
  switch (memory.type) {
    case CL_MEM_OBJECT_IMAGE1D_ARRAY:
      return {{image.image_width, std::max<std::size_t>(image.image_array_size, 1), 1}};
    case CL_MEM_OBJECT_IMAGE2D_ARRAY:
      return {{image.image_width, image.image_height, std::max<std::size_t>(image.image_array_size, 1)}};
    case CL_MEM_OBJECT_IMAGE3D:
      return {{image.image_width, image.image_height, image.image_depth}};
    case CL_MEM_OBJECT_IMAGE2D:
      return {{image.image_width, image.image_height, 1}};
    default:
      return {{image.image_width, 1, 1}};
  }
}

/// An image of a buffer in one dimension has that buffer's bytes; some drivers cannot copy it as an image.
bool isBufferImage(const Memory& memory) {
  return memory.type == CL_MEM_OBJECT_IMAGE1D_BUFFER && memory.parent != nullptr;
}

cl_int enqueueCopy(const Contents& contents, const SideCopy& to, cl_command_queue queue,
                   const std::vector<cl_event>& after, cl_event* event) {
  const auto waits = static_cast<cl_uint>(after.size());
  const cl_event* waited = after.empty() ? nullptr : after.data();
  if (!contents.memory && contents.svm.isUnified)
    return enqueueUnifiedCopy(queue, to.host.get(), contents.svm.start, contents.size, waits, waited, event);
  if (!contents.memory)
    return driver.clEnqueueSVMMemcpy(queue, CL_FALSE, to.host.get(), contents.svm.start, contents.size, waits, waited,
                                     event);
  const Memory& memory = *contents.memory;
  if (!memory.isImage() || isBufferImage(memory)) {
    cl_mem from = memory.isImage() ? memory.parent->handle : memory.handle;
    return driver.clEnqueueCopyBuffer(queue, from, to.buffer, 0, 0, contents.size, waits, waited, event);
  }
  constexpr std::size_t kOrigin[3] = {0, 0, 0};
  return driver.clEnqueueCopyImageToBuffer(queue, memory.handle, to.buffer, kOrigin, wholeRegion(memory).extents, 0,
                                           waits, waited, event);
}

/// Room for the copy.
bool allocate(Contents& contents, SideCopy& to) {
  if (!contents.memory) {
    to.host.reset(static_cast<char*>(std::malloc(contents.size)));
    if (!to.host) contents.whyNot = "The host has no memory left for a copy of it.";
    return to.host != nullptr;
  }
  cl_int error = CL_SUCCESS;
  to.buffer = driver.clCreateBuffer(contents.memory->context, CL_MEM_READ_WRITE, contents.size, nullptr, &error);
  if (to.buffer == nullptr) contents.whyNot = kNoRoom;
  return to.buffer != nullptr;
}

void releaseCopy(SideCopy& copy) {
  if (copy.buffer != nullptr) driver.clReleaseMemObject(copy.buffer);
  if (copy.event == nullptr) {
    copy.buffer = nullptr;
    copy.host.reset();
    return;
  }
  cl_int status = CL_COMPLETE;
  driver.clGetEventInfo(copy.event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr);
  // A command that still runs writes there.
  if (status > CL_COMPLETE) static_cast<void>(copy.host.release());
  driver.clReleaseEvent(copy.event);
  copy.buffer = nullptr;
  copy.event = nullptr;
  copy.host.reset();
}

}  // namespace

void FreeBytes::operator()(char* bytes) const {
  std::free(bytes);
}

bool copyAside(Contents& contents, SideCopy& to, cl_command_queue queue, const std::vector<cl_event>& after) {
  if (!contents.whyNot.empty() || !allocate(contents, to)) return false;
  const cl_int status = enqueueCopy(contents, to, queue, after, &to.event);
  if (status == CL_SUCCESS) return true;
  to.event = nullptr;
  releaseCopy(to);
  contents.whyNot = status == CL_MEM_OBJECT_ALLOCATION_FAILURE || status == CL_OUT_OF_RESOURCES
                        ? kNoRoom
                        : "The driver cannot copy it (error " + std::to_string(status) + ").";
  return false;
}

bool hasEnded(Contents& contents, const SideCopy& copy) {
  if (copy.event == nullptr) return true;
  cl_int status = CL_QUEUED;
  if (driver.clGetEventInfo(copy.event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr) !=
      CL_SUCCESS)
    status = CL_INVALID_EVENT;
  if (status < 0) contents.whyNot = "Copying it failed (error " + std::to_string(status) + ").";
  return status <= CL_COMPLETE;
}

void release(Contents& contents) {
  releaseCopy(contents.before);
  releaseCopy(contents.after);
}

bool readBack(const SideCopy& copy, cl_command_queue queue, std::size_t offset, std::size_t size, void* to) {
  if (copy.host) {
    std::memcpy(to, copy.host.get() + offset, size);
    return true;
  }
  return driver.clEnqueueReadBuffer(queue, copy.buffer, CL_TRUE, offset, size, to, 0, nullptr, nullptr) == CL_SUCCESS;
}

cl_command_queue openReadingQueue(cl_context context, cl_device_id device) {
  cl_int error = CL_SUCCESS;
  if (driver.clCreateCommandQueue != nullptr) return driver.clCreateCommandQueue(context, device, 0, &error);
  return driver.clCreateCommandQueueWithProperties(context, device, nullptr, &error);
}

}  // namespace headroom::capture
