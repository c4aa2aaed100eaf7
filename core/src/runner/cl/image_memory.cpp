#include "runner/cl/image_memory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "runner/sampling/point_failure.hpp"

namespace headroom {
namespace {

/// From OpenCL 2.0, for which the headers are not configured.
constexpr cl_channel_order kSrgb = 0x10BF;
constexpr cl_channel_order kSrgba = 0x10C1;
constexpr cl_channel_order kSbgra = 0x10C2;
constexpr cl_channel_order kAbgr = 0x10C3;
constexpr cl_channel_type kUnorm1010102 = 0x10E0;

struct OrderOf {
  std::string_view word;
  cl_channel_order order;
};
constexpr std::array kOrders{OrderOf{"r", CL_R},
                             OrderOf{"rg", CL_RG},
                             OrderOf{"rgba", CL_RGBA},
                             OrderOf{"bgra", CL_BGRA},
                             OrderOf{"argb", CL_ARGB},
                             OrderOf{"a", CL_A},
                             OrderOf{"ra", CL_RA},
                             OrderOf{"intensity", CL_INTENSITY},
                             OrderOf{"luminance", CL_LUMINANCE},
                             OrderOf{"depth", CL_DEPTH},
                             OrderOf{"rgb", CL_RGB},
                             OrderOf{"abgr", kAbgr},
                             OrderOf{"srgb", kSrgb},
                             OrderOf{"srgba", kSrgba},
                             OrderOf{"sbgra", kSbgra}};

struct DataOf {
  std::string_view word;
  cl_channel_type type;
};
constexpr std::array kTypes{DataOf{"float", CL_FLOAT},
                            DataOf{"half", CL_HALF_FLOAT},
                            DataOf{"unorm8", CL_UNORM_INT8},
                            DataOf{"unorm16", CL_UNORM_INT16},
                            DataOf{"snorm8", CL_SNORM_INT8},
                            DataOf{"snorm16", CL_SNORM_INT16},
                            DataOf{"uint8", CL_UNSIGNED_INT8},
                            DataOf{"uint16", CL_UNSIGNED_INT16},
                            DataOf{"uint32", CL_UNSIGNED_INT32},
                            DataOf{"int8", CL_SIGNED_INT8},
                            DataOf{"int16", CL_SIGNED_INT16},
                            DataOf{"int32", CL_SIGNED_INT32},
                            DataOf{"unorm565", CL_UNORM_SHORT_565},
                            DataOf{"unorm555", CL_UNORM_SHORT_555},
                            DataOf{"unorm101010", CL_UNORM_INT_101010},
                            DataOf{"unorm1010102", kUnorm1010102}};

cl_mem_object_type typeOf(ImageKind kind) {
  switch (kind) {
    case ImageKind::OneD:
      return CL_MEM_OBJECT_IMAGE1D;
    case ImageKind::TwoD:
      return CL_MEM_OBJECT_IMAGE2D;
    case ImageKind::ThreeD:
      return CL_MEM_OBJECT_IMAGE3D;
    case ImageKind::OneDArray:
      return CL_MEM_OBJECT_IMAGE1D_ARRAY;
    case ImageKind::OneDBuffer:
      return CL_MEM_OBJECT_IMAGE1D_BUFFER;
    case ImageKind::TwoDArray:
      break;
  }
  return CL_MEM_OBJECT_IMAGE2D_ARRAY;
}

cl_image_desc descriptionOf(ImageKind kind, const std::array<std::size_t, 3>& region) {
  cl_image_desc description{};
  description.image_type = typeOf(kind);
  description.image_width = region[0];
  if (kind == ImageKind::OneDArray) {
    description.image_array_size = region[1];
    return description;
  }
  if (kind != ImageKind::OneD && kind != ImageKind::OneDBuffer) description.image_height = region[1];
  if (kind == ImageKind::ThreeD) description.image_depth = region[2];
  if (kind == ImageKind::TwoDArray) description.image_array_size = region[2];
  return description;
}

bool isSupported(const cl::Context& context, const cl::Device& device, ImageKind kind, const cl::ImageFormat& format) {
  if (device.getInfo<CL_DEVICE_IMAGE_SUPPORT>() != CL_TRUE) return false;
  std::vector<cl::ImageFormat> formats;
  context.getSupportedImageFormats(CL_MEM_READ_WRITE, typeOf(kind), &formats);
  return std::ranges::any_of(formats, [&format](const cl::ImageFormat& candidate) {
    return candidate.image_channel_order == format.image_channel_order &&
           candidate.image_channel_data_type == format.image_channel_data_type;
  });
}

constexpr std::array<std::size_t, 3> kOrigin{0, 0, 0};

/// Runs an OpenCL call that takes the place for its event. Throws cl::Error.
template <typename Call>
void enqueued(const char* name, cl::Event* event, const Call& call) {
  cl_event made = nullptr;
  const cl_int code = call(event != nullptr ? &made : nullptr);
  if (code != CL_SUCCESS) throw cl::Error(code, name);
  if (event != nullptr) *event = cl::Event(made);
}

}  // namespace

ImageMemory::ImageMemory(const cl::Context& context, const cl::Device& device, const std::string& name,
                         const ImageForm& form, std::span<const std::int64_t> extents)
    : form_(form) {
  for (std::size_t i = 0; i < extents.size(); ++i) region_[i] = static_cast<std::size_t>(extents[i]);
  const cl::ImageFormat format(std::ranges::find(kOrders, form.order, &OrderOf::word)->order,
                               std::ranges::find(kTypes, form.data, &DataOf::word)->type);
  const std::string deviceName = device.getInfo<CL_DEVICE_NAME>();
  if (!isSupported(context, device, form.kind, format)) {
    throw PointFailure(Status::Unsupported, Stage::Memory,
                       fmt::format("\"{}\" is a {} image of {} {}, which {} does not have. Choose another format, or a "
                                   "buffer.",
                                   name, toText(form.kind), form.order, form.data, deviceName));
  }
  cl_image_desc description = descriptionOf(form.kind, region_);
  if (form.kind == ImageKind::OneDBuffer) {
    pixels_ = cl::Buffer(context, CL_MEM_READ_WRITE, region_[0] * pixelTypeOf(form).bytes);
    description.buffer = pixels_();
  }
  cl_int code = CL_SUCCESS;
  const cl_mem made = clCreateImage(context(), CL_MEM_READ_WRITE, &format, &description, nullptr, &code);
  if (code == CL_INVALID_IMAGE_SIZE || code == CL_INVALID_IMAGE_DESCRIPTOR) {
    throw PointFailure(
        Status::DeviceLimit, Stage::Memory,
        fmt::format("The {} image \"{}\" of {} x {} x {} is larger than {} allows. Choose a smaller size.",
                    toText(form.kind), name, region_[0], region_[1], region_[2], deviceName));
  }
  if (code != CL_SUCCESS) throw cl::Error(code, "clCreateImage");
  memory_ = cl::Memory(made, false);
}

bool ImageMemory::isLike(const ImageForm& form, std::span<const std::int64_t> extents) const {
  if (memory_() == nullptr || !(form_ == form)) return false;
  std::array<std::size_t, 3> region{1, 1, 1};
  for (std::size_t i = 0; i < extents.size(); ++i) region[i] = static_cast<std::size_t>(extents[i]);
  return region == region_;
}

void ImageMemory::write(const cl::CommandQueue& queue, std::span<const std::uint8_t> pixels, cl::Event* event) const {
  if (pixels_() != nullptr) {
    queue.enqueueWriteBuffer(pixels_, CL_FALSE, 0, pixels.size(), pixels.data(), nullptr, event);
    return;
  }
  enqueued("clEnqueueWriteImage", event, [&](cl_event* made) {
    return clEnqueueWriteImage(queue(), memory_(), CL_FALSE, kOrigin.data(), region_.data(), 0, 0, pixels.data(), 0,
                               nullptr, made);
  });
}

void ImageMemory::read(const cl::CommandQueue& queue, bool isBlocking, std::span<std::uint8_t> pixels,
                       cl::Event* event) const {
  const cl_bool blocks = isBlocking ? CL_TRUE : CL_FALSE;
  if (pixels_() != nullptr) {
    queue.enqueueReadBuffer(pixels_, blocks, 0, pixels.size(), pixels.data(), nullptr, event);
    return;
  }
  enqueued("clEnqueueReadImage", event, [&](cl_event* made) {
    return clEnqueueReadImage(queue(), memory_(), blocks, kOrigin.data(), region_.data(), 0, 0, pixels.data(), 0,
                              nullptr, made);
  });
}

void PreparedImageCopy::enqueue(const cl::CommandQueue& queue, cl::Event* event) const {
  if (image.pixels_() != nullptr) {
    const std::size_t bytes = image.region_[0] * pixelTypeOf(image.form_).bytes;
    if (toImage) {
      queue.enqueueCopyBuffer(buffer.whole(), image.pixels_, buffer.bandBytes(), 0, bytes, nullptr, event);
    } else {
      queue.enqueueCopyBuffer(image.pixels_, buffer.whole(), 0, buffer.bandBytes(), bytes, nullptr, event);
    }
    return;
  }
  // Not a sub-buffer: see GuardedBuffer::copyTo.
  const cl_mem whole = buffer.whole()();
  const std::size_t offset = buffer.bandBytes();
  if (toImage) {
    enqueued("clEnqueueCopyBufferToImage", event, [&](cl_event* made) {
      return clEnqueueCopyBufferToImage(queue(), whole, image.memory_(), offset, kOrigin.data(), image.region_.data(),
                                        0, nullptr, made);
    });
  } else {
    enqueued("clEnqueueCopyImageToBuffer", event, [&](cl_event* made) {
      return clEnqueueCopyImageToBuffer(queue(), image.memory_(), whole, kOrigin.data(), image.region_.data(), offset,
                                        0, nullptr, made);
    });
  }
}

cl::Sampler samplerOf(const cl::Context& context, const SamplerForm& form) {
  cl_addressing_mode mode = CL_ADDRESS_NONE;
  if (form.addressing == "edge") mode = CL_ADDRESS_CLAMP_TO_EDGE;
  if (form.addressing == "border") mode = CL_ADDRESS_CLAMP;
  if (form.addressing == "repeat") mode = CL_ADDRESS_REPEAT;
  if (form.addressing == "mirror") mode = CL_ADDRESS_MIRRORED_REPEAT;
  return {context, static_cast<cl_bool>(form.isNormalized ? CL_TRUE : CL_FALSE), mode,
          static_cast<cl_filter_mode>(form.isLinear ? CL_FILTER_LINEAR : CL_FILTER_NEAREST)};
}

}  // namespace headroom
