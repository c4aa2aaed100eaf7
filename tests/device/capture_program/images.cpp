// Modes with images of all kinds.
#include "program.hpp"

#include <array>
#include <cstdlib>
#include <string>

namespace captured {
namespace {

bool hasExtension(cl_device_id device, const char* name) {
  std::size_t size = 0;
  MUST(clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, 0, nullptr, &size));
  std::string names(size, ' ');
  MUST(clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, size, names.data(), nullptr));
  return names.find(name) != std::string::npos;
}

enum class PixelsIn { OwnMemory, Buffer };

/// An image of four floats per pixel, read by a kernel that writes twice its pixels.
void image(cl_mem_object_type type, const char* typeName, const char* place, std::size_t width, std::size_t height,
           std::size_t depth, std::size_t layers, PixelsIn pixelsIn = PixelsIn::OwnMemory) {
  const Device device;
  if (type == CL_MEM_OBJECT_IMAGE2D && pixelsIn == PixelsIn::Buffer &&
      !hasExtension(device.id, "cl_khr_image2d_from_buffer"))
    std::_Exit(77);
  cl_command_queue queue = device.queue();
  const std::string source =
      std::string("kernel void work(read_only ") + typeName +
      " image, sampler_t s, global float4* out, int w, int h) {\n  int x = get_global_id(0) % w; "
      "int y = get_global_id(0) / w % h; int z = get_global_id(0) / w / h;\n"
      "  out[get_global_id(0)] = read_imagef(image" +
      place + ") * 2; }";
  cl_kernel kernel = device.kernel(source.c_str());
  const std::size_t pixels = width * height * depth * layers;
  const std::vector<float> content = ramp(4 * pixels);
  cl_int error = CL_SUCCESS;
  const cl_image_format format{CL_RGBA, CL_FLOAT};
  cl_image_desc description{};
  description.image_type = type;
  description.image_width = width;
  description.image_height = type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? 0 : height;
  description.image_depth = depth;
  description.image_array_size = layers;
  const bool isOfBuffer = pixelsIn == PixelsIn::Buffer;
  if (isOfBuffer) description.mem_object = device.buffer(content);
  if (isOfBuffer && type == CL_MEM_OBJECT_IMAGE2D) description.image_row_pitch = width * 4 * sizeof(float);
  cl_mem in = clCreateImage(device.context, isOfBuffer ? 0 : CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, &format,
                            &description, isOfBuffer ? nullptr : const_cast<float*>(content.data()), &error);
  must(error, "clCreateImage");
  cl_mem out = device.buffer(std::vector<float>(4 * pixels, 0.0F));
  cl_sampler sampler = clCreateSampler(device.context, CL_FALSE, CL_ADDRESS_CLAMP_TO_EDGE, CL_FILTER_NEAREST, &error);
  must(error, "clCreateSampler");
  set(kernel, 0, in);
  MUST(clSetKernelArg(kernel, 1, kHandleBytes, &sampler));
  set(kernel, 2, out);
  const std::array<cl_int, 2> extents{static_cast<cl_int>(width), static_cast<cl_int>(height)};
  for (cl_uint i = 0; i < 2; ++i) MUST(clSetKernelArg(kernel, 3 + i, sizeof extents[i], &extents[i]));
  launch(queue, kernel, {}, nullptr, pixels);
  print(read(queue, out, 4 * pixels));
  know(0, "before", content);
  know(0, "after", content);
  know(2, "before", std::vector<float>(4 * pixels, 0.0F));
  know(2, "after", times(content, 2));
}

}  // namespace

std::vector<Mode> imageModes() {
  return {{"image-1d", [] { image(CL_MEM_OBJECT_IMAGE1D, "image1d_t", ", s, x", 100, 1, 1, 1); }},
          {"image-1d-buffer",
           [] { image(CL_MEM_OBJECT_IMAGE1D_BUFFER, "image1d_buffer_t", ", x", 100, 1, 1, 1, PixelsIn::Buffer); }},
          {"image-1d-array",
           [] { image(CL_MEM_OBJECT_IMAGE1D_ARRAY, "image1d_array_t", ", s, (int2)(x, y + z)", 10, 1, 1, 7); }},
          {"image-2d", [] { image(CL_MEM_OBJECT_IMAGE2D, "image2d_t", ", s, (int2)(x, y)", 17, 9, 1, 1); }},
          {"image-2d-of-buffer",
           [] { image(CL_MEM_OBJECT_IMAGE2D, "image2d_t", ", s, (int2)(x, y)", 64, 9, 1, 1, PixelsIn::Buffer); }},
          {"image-2d-array",
           [] { image(CL_MEM_OBJECT_IMAGE2D_ARRAY, "image2d_array_t", ", s, (int4)(x, y, z, 0)", 11, 5, 1, 3); }},
          {"image-3d", [] { image(CL_MEM_OBJECT_IMAGE3D, "image3d_t", ", s, (int4)(x, y, z, 0)", 11, 5, 3, 1); }}};
}

}  // namespace captured
