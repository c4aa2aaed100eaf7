// Buffers, images and samplers.
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "driver.hpp"
#include "harvest.hpp"
#include "objects.hpp"

namespace headroom::capture {
namespace {

void addMemory(cl_mem handle, std::shared_ptr<Memory> memory) {
  memory->handle = handle;
  LockedObjects()->memory.add(handle, std::move(memory));
}

std::shared_ptr<Memory> memoryOf(cl_mem handle) {
  if (handle == nullptr) return nullptr;
  LockedObjects objects;
  return objects->memory.find(handle);
}

cl_mem addBuffer(cl_mem handle, cl_context context, cl_mem_flags flags, std::size_t size) {
  if (handle == nullptr) return handle;
  auto memory = std::make_shared<Memory>();
  memory->context = context;
  memory->flags = flags;
  memory->size = size;
  addMemory(handle, std::move(memory));
  return handle;
}

template <typename Value>
Value imageInfo(cl_mem image, cl_image_info what) {
  Value value{};
  driver.clGetImageInfo(image, what, sizeof value, &value, nullptr);
  return value;
}

template <typename Value>
Value memoryInfo(cl_mem memory, cl_mem_info what) {
  Value value{};
  driver.clGetMemObjectInfo(memory, what, sizeof value, &value, nullptr);
  return value;
}

/// Queries the driver, because programs may leave out values that can be computed.
cl_mem addImage(cl_mem handle, cl_context context, std::shared_ptr<Memory> parent) {
  if (handle == nullptr) return handle;
  auto memory = std::make_shared<Memory>();
  memory->context = context;
  memory->type = memoryInfo<cl_mem_object_type>(handle, CL_MEM_TYPE);
  memory->flags = memoryInfo<cl_mem_flags>(handle, CL_MEM_FLAGS);
  memory->parent = std::move(parent);
  memory->format = imageInfo<cl_image_format>(handle, CL_IMAGE_FORMAT);
  memory->pixelBytes = imageInfo<std::size_t>(handle, CL_IMAGE_ELEMENT_SIZE);
  cl_image_desc& image = memory->image;
  image.image_type = memory->type;
  image.image_width = std::max<std::size_t>(imageInfo<std::size_t>(handle, CL_IMAGE_WIDTH), 1);
  image.image_height = std::max<std::size_t>(imageInfo<std::size_t>(handle, CL_IMAGE_HEIGHT), 1);
  image.image_depth = std::max<std::size_t>(imageInfo<std::size_t>(handle, CL_IMAGE_DEPTH), 1);
  image.image_row_pitch = imageInfo<std::size_t>(handle, CL_IMAGE_ROW_PITCH);
  image.image_slice_pitch = imageInfo<std::size_t>(handle, CL_IMAGE_SLICE_PITCH);
  image.image_array_size = imageInfo<std::size_t>(handle, CL_IMAGE_ARRAY_SIZE);
  image.num_samples = imageInfo<cl_uint>(handle, CL_IMAGE_NUM_SAMPLES);
  memory->size = memory->pixelBytes * image.image_width * image.image_height * image.image_depth *
                 std::max<std::size_t>(image.image_array_size, 1);
  addMemory(handle, std::move(memory));
  return handle;
}

cl_mem CL_API_CALL clCreateBufferCaptured(cl_context context, cl_mem_flags flags, size_t size, void* host,
                                          cl_int* error) {
  return addBuffer(driver.clCreateBuffer(context, flags, size, host, error), context, flags, size);
}

cl_mem CL_API_CALL clCreateBufferWithPropertiesCaptured(cl_context context, const cl_mem_properties* properties,
                                                        cl_mem_flags flags, size_t size, void* host, cl_int* error) {
  return addBuffer(driver.clCreateBufferWithProperties(context, properties, flags, size, host, error), context, flags,
                   size);
}

cl_mem CL_API_CALL clCreateSubBufferCaptured(cl_mem buffer, cl_mem_flags flags, cl_buffer_create_type type,
                                             const void* region, cl_int* error) {
  cl_mem handle = driver.clCreateSubBuffer(buffer, flags, type, region, error);
  if (handle == nullptr || type != CL_BUFFER_CREATE_TYPE_REGION || region == nullptr) return handle;
  auto memory = std::make_shared<Memory>();
  memory->parent = memoryOf(buffer);
  memory->context = memory->parent ? memory->parent->context : nullptr;
  memory->flags = memoryInfo<cl_mem_flags>(handle, CL_MEM_FLAGS);
  memory->offset = static_cast<const cl_buffer_region*>(region)->origin;
  memory->size = static_cast<const cl_buffer_region*>(region)->size;
  addMemory(handle, std::move(memory));
  return handle;
}

std::shared_ptr<Memory> parentIn(const cl_image_desc* description) {
  return description == nullptr ? nullptr : memoryOf(description->mem_object);
}

cl_mem CL_API_CALL clCreateImageCaptured(cl_context context, cl_mem_flags flags, const cl_image_format* format,
                                         const cl_image_desc* description, void* host, cl_int* error) {
  return addImage(driver.clCreateImage(context, flags, format, description, host, error), context,
                  parentIn(description));
}

cl_mem CL_API_CALL clCreateImageWithPropertiesCaptured(cl_context context, const cl_mem_properties* properties,
                                                       cl_mem_flags flags, const cl_image_format* format,
                                                       const cl_image_desc* description, void* host, cl_int* error) {
  return addImage(driver.clCreateImageWithProperties(context, properties, flags, format, description, host, error),
                  context, parentIn(description));
}

cl_mem CL_API_CALL clCreateImage2DCaptured(cl_context context, cl_mem_flags flags, const cl_image_format* format,
                                           size_t width, size_t height, size_t pitch, void* host, cl_int* error) {
  return addImage(driver.clCreateImage2D(context, flags, format, width, height, pitch, host, error), context, nullptr);
}

cl_mem CL_API_CALL clCreateImage3DCaptured(cl_context context, cl_mem_flags flags, const cl_image_format* format,
                                           size_t width, size_t height, size_t depth, size_t rowPitch,
                                           size_t slicePitch, void* host, cl_int* error) {
  return addImage(
      driver.clCreateImage3D(context, flags, format, width, height, depth, rowPitch, slicePitch, host, error), context,
      nullptr);
}

/// Memory of another API. Kernels use it only while that API has released it, as do copies.
cl_mem addForeign(cl_mem handle, cl_context context) {
  if (handle == nullptr) return handle;
  if (memoryInfo<cl_mem_object_type>(handle, CL_MEM_TYPE) != CL_MEM_OBJECT_BUFFER)
    return addImage(handle, context, nullptr);
  return addBuffer(handle, context, memoryInfo<cl_mem_flags>(handle, CL_MEM_FLAGS),
                   memoryInfo<std::size_t>(handle, CL_MEM_SIZE));
}

template <auto Entry, typename... Arguments>
cl_mem CL_API_CALL createForeign(cl_context context, Arguments... arguments) {
  return addForeign((driver.*Entry)(context, arguments...), context);
}

template <auto Entry, typename... Arguments>
void putForeign(cl_mem (CL_API_CALL* cl_icd_dispatch::* /*entry*/)(cl_context, Arguments...)) {
  put(Entry, &createForeign<Entry, Arguments...>);
}

cl_mem CL_API_CALL clCreatePipeCaptured(cl_context context, cl_mem_flags flags, cl_uint packet, cl_uint packets,
                                        const cl_pipe_properties* properties, cl_int* error) {
  cl_mem handle = driver.clCreatePipe(context, flags, packet, packets, properties, error);
  if (handle == nullptr) return handle;
  auto memory = std::make_shared<Memory>();
  memory->context = context;
  memory->type = CL_MEM_OBJECT_PIPE;
  memory->flags = flags;
  memory->size = std::size_t{packet} * packets;
  addMemory(handle, std::move(memory));
  return handle;
}

cl_int CL_API_CALL clRetainMemObjectCaptured(cl_mem handle) {
  const cl_int status = driver.clRetainMemObject(handle);
  if (status == CL_SUCCESS) LockedObjects()->memory.retain(handle);
  return status;
}

cl_int CL_API_CALL clReleaseMemObjectCaptured(cl_mem handle) {
  std::shared_ptr<Memory> last = LockedObjects()->memory.release(handle);
  return driver.clReleaseMemObject(handle);
}

cl_sampler addSampler(cl_sampler handle, bool isNormalized, cl_addressing_mode addressing, cl_filter_mode filter) {
  if (handle != nullptr)
    LockedObjects()->samplers.add(handle, std::make_shared<Sampler>(Sampler{isNormalized, addressing, filter}));
  return handle;
}

cl_sampler CL_API_CALL clCreateSamplerCaptured(cl_context context, cl_bool isNormalized, cl_addressing_mode addressing,
                                               cl_filter_mode filter, cl_int* error) {
  return addSampler(driver.clCreateSampler(context, isNormalized, addressing, filter, error), isNormalized != CL_FALSE,
                    addressing, filter);
}

cl_sampler CL_API_CALL clCreateSamplerWithPropertiesCaptured(cl_context context,
                                                             const cl_sampler_properties* properties, cl_int* error) {
  Sampler sampler;
  for (const cl_sampler_properties* entry = properties; entry != nullptr && *entry != 0; entry += 2) {
    if (entry[0] == CL_SAMPLER_NORMALIZED_COORDS) sampler.isNormalized = entry[1] != CL_FALSE;
    if (entry[0] == CL_SAMPLER_ADDRESSING_MODE) sampler.addressing = static_cast<cl_addressing_mode>(entry[1]);
    if (entry[0] == CL_SAMPLER_FILTER_MODE) sampler.filter = static_cast<cl_filter_mode>(entry[1]);
  }
  return addSampler(driver.clCreateSamplerWithProperties(context, properties, error), sampler.isNormalized,
                    sampler.addressing, sampler.filter);
}

cl_int CL_API_CALL clRetainSamplerCaptured(cl_sampler handle) {
  const cl_int status = driver.clRetainSampler(handle);
  if (status == CL_SUCCESS) LockedObjects()->samplers.retain(handle);
  return status;
}

cl_int CL_API_CALL clReleaseSamplerCaptured(cl_sampler handle) {
  std::shared_ptr<Sampler> last = LockedObjects()->samplers.release(handle);
  return driver.clReleaseSampler(handle);
}

}  // namespace

void putMemoryCalls() {
  HEADROOM_PUT(clCreateBuffer);
  HEADROOM_PUT(clCreateBufferWithProperties);
  HEADROOM_PUT(clCreateSubBuffer);
  HEADROOM_PUT(clCreateImage);
  HEADROOM_PUT(clCreateImageWithProperties);
  HEADROOM_PUT(clCreateImage2D);
  HEADROOM_PUT(clCreateImage3D);
  HEADROOM_PUT(clCreatePipe);
  HEADROOM_PUT(clRetainMemObject);
  HEADROOM_PUT(clReleaseMemObject);
  HEADROOM_PUT(clCreateSampler);
  HEADROOM_PUT(clCreateSamplerWithProperties);
  HEADROOM_PUT(clRetainSampler);
  HEADROOM_PUT(clReleaseSampler);
  putForeign<&cl_icd_dispatch::clCreateFromGLBuffer>(&cl_icd_dispatch::clCreateFromGLBuffer);
  putForeign<&cl_icd_dispatch::clCreateFromGLTexture>(&cl_icd_dispatch::clCreateFromGLTexture);
  putForeign<&cl_icd_dispatch::clCreateFromGLTexture2D>(&cl_icd_dispatch::clCreateFromGLTexture2D);
  putForeign<&cl_icd_dispatch::clCreateFromGLTexture3D>(&cl_icd_dispatch::clCreateFromGLTexture3D);
  putForeign<&cl_icd_dispatch::clCreateFromGLRenderbuffer>(&cl_icd_dispatch::clCreateFromGLRenderbuffer);
  putForeign<&cl_icd_dispatch::clCreateFromEGLImageKHR>(&cl_icd_dispatch::clCreateFromEGLImageKHR);
}

}  // namespace headroom::capture
