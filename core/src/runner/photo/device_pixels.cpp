#include "runner/photo/device_pixels.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "catalogue/embedded_kernels.hpp"
#include "runner/photo/photo_planes.hpp"
#include "system/stopwatch.hpp"

namespace headroom {

namespace {

/// Argument numbers in photo_pixels.cl.
constexpr cl_uint kPhotoOfSort = 0;
constexpr cl_uint kPlanesOfSort = 1;
constexpr cl_uint kPlanesOfPack = 0;
constexpr cl_uint kPhotoOfPack = 4;
constexpr cl_uint kFirst = 5;
constexpr cl_uint kPixels = 6;
constexpr cl_uint kTranslucent = 7;
constexpr std::size_t kPlaneArguments = 4;

/// Work per work-item: see photo_pixels.cl.
struct Work {
  std::size_t turn = 4;
  std::size_t run = 1;
  std::size_t group = 128;  ///< work-items, if the device allows as many
};

/// On a CPU an iteration handles whole vectors, and a work-item does enough to be efficient.
Work workOn(const DeviceSession& session) {
  return session.description().type == DeviceType::Cpu ? Work{128, 32, 1} : Work{};
}

/// Larger photos are uploaded and split in parts, so that they take less of the device's memory than their planes.
constexpr std::uint64_t kMostBytesAtOnce = std::uint64_t{256} << 20;
/// Alignment of parts: a page, which is a multiple of every pixel size.
constexpr std::size_t kPartStep = 4096;

constexpr const char* kTranslucentBuffer = "whether alpha is below white";
constexpr const char* kPhotoBuffer = "photo";

const std::string& sourceOf(std::string_view name) {
  const auto& kernels = ownKernels();
  return std::find_if(kernels.begin(), kernels.end(), [&](const auto& kernel) { return kernel.name == name; })->text;
}

std::string samplesOption(Depth depth) {
  switch (depth) {
    case Depth::U8:
      return "-DSAMPLE=uchar -DWHITE=255";
    case Depth::U16:
      return "-DSAMPLE=ushort -DWHITE=65535";
    case Depth::F32:
      break;
  }
  return "-DSAMPLE=float -DWHITE=1 -DFLOAT_SAMPLES";
}

std::string elementsOption(Element element) {
  return element == Element::UChar ? "-DELEMENT=uchar -DBYTES" : "-DELEMENT=float";
}

Variant programFor(const DeviceSession& session, const Image& like, PixelFormat format) {
  const Work work = workOn(session);
  Variant program;
  program.id = "the sorting of a photo's pixels";
  program.origin = "built in";
  program.source = sourceOf("photo_pixels");
  program.options = {samplesOption(like.depth()), elementsOption(format.element),
                     fmt::format("-DCHANNELS={} -DPER_PLANE={} -DTURN={} -DRUN={}", like.channels(), format.channels,
                                 work.turn, work.run)};
  // White divided by itself is then 1 on every device that supports the option.
  const auto arithmetic = session.device().getInfo<CL_DEVICE_SINGLE_FP_CONFIG>();
  if ((arithmetic & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT) != 0) {
    program.options.emplace_back("-cl-fp32-correctly-rounded-divide-sqrt");
  }
  return program;
}

std::size_t roundedUp(std::size_t count, std::size_t step) {
  return (count + step - 1) / step * step;
}

}  // namespace

DevicePixels::DevicePixels(DeviceSession& session, HostLink& link, const Image& like, PixelFormat format)
    : session_(session),
      link_(link),
      format_(format),
      channels_(like.channels()),
      pixels_(static_cast<std::size_t>(like.size().pixels())),
      bytesPerPixel_(static_cast<std::size_t>(like.channels()) * bytesPerSample(like.depth())) {
  requireHolds(format, like);
  const std::uint64_t most = std::min(kMostBytesAtOnce, session.description().maxAllocationBytes);
  bandPixels_ = std::max(kPartStep, static_cast<std::size_t>(most) / bytesPerPixel_ / kPartStep * kPartStep);
  const cl::Program& program = session.program(programFor(session, like, format));
  sort_ = cl::Kernel(program, "sortIntoPlanes");
  pack_ = cl::Kernel(program, "packPixels");
}

std::size_t DevicePixels::planes() const {
  return static_cast<std::size_t>((channels_ + format_.channels - 1) / format_.channels);
}

BufferNeed DevicePixels::plane(const std::string& name) const {
  return {name, static_cast<std::int64_t>(pixels_) * format_.channels, format_.element};
}

std::vector<BufferNeed> DevicePixels::needs() const {
  std::vector<BufferNeed> needs{{kTranslucentBuffer, 1, Element::Int}};
  if (link_.way() == HostLink::Way::PinnedRing) {
    needs.push_back(
        {kPhotoBuffer, static_cast<std::int64_t>(std::min(pixels_, bandPixels_) * bytesPerPixel_), Element::UChar});
  }
  return needs;
}

void DevicePixels::sort(const Image& photo, const std::vector<std::string>& planes, PhotoTimes& times) {
  LapTimer timer;
  const cl::Buffer& translucent = session_.buffer(kTranslucentBuffer);
  constexpr cl_int kNo = 0;
  session_.queue().enqueueWriteBuffer(translucent, CL_TRUE, 0, sizeof kNo, &kNo);
  sort_.setArg(kTranslucent, translucent);
  setPlanes(sort_, kPlanesOfSort, planes);
  for (const Band& band : bands()) {
    const cl::Buffer pixels = link_.toDevice(part(photo.bytes(), band), ownBuffer());
    times.uploadMs += timer.lap();
    sort_.setArg(kPhotoOfSort, pixels);
    launch(sort_, band);
    times.toPlanesMs += timer.lap();
  }
}

void DevicePixels::pack(const std::vector<std::string>& planes, std::span<std::byte> pixels, PhotoTimes& times) {
  LapTimer timer;
  pack_.setArg(kTranslucent, session_.buffer(kTranslucentBuffer));
  setPlanes(pack_, kPlanesOfPack, planes);
  for (const Band& band : bands()) {
    const std::span<std::byte> bytes = part(pixels, band);
    const cl::Buffer room = link_.roomFor(bytes, ownBuffer());
    pack_.setArg(kPhotoOfPack, room);
    launch(pack_, band);
    times.fromPlanesMs += timer.lap();
    link_.toHost(room, bytes);
    times.downloadMs += timer.lap();
  }
}

std::vector<DevicePixels::Band> DevicePixels::bands() const {
  std::vector<Band> bands;
  for (std::size_t first = 0; first < pixels_; first += bandPixels_) {
    bands.push_back({first, std::min(bandPixels_, pixels_ - first)});
  }
  return bands;
}

template <typename Byte>
std::span<Byte> DevicePixels::part(std::span<Byte> pixels, const Band& band) const {
  return pixels.subspan(band.first * bytesPerPixel_, band.count * bytesPerPixel_);
}

cl::Buffer DevicePixels::ownBuffer() const {
  return link_.way() == HostLink::Way::PinnedRing ? session_.buffer(kPhotoBuffer) : cl::Buffer();
}

void DevicePixels::setPlanes(cl::Kernel& kernel, cl_uint firstArgument, const std::vector<std::string>& planes) {
  for (std::size_t i = 0; i < kPlaneArguments; ++i) {  // unused arguments still need a value
    kernel.setArg(firstArgument + static_cast<cl_uint>(i), session_.buffer(planes[std::min(i, planes.size() - 1)]));
  }
}

void DevicePixels::launch(cl::Kernel& kernel, const Band& band) {
  const Work work = workOn(session_);
  const std::size_t items = (band.count + work.turn * work.run - 1) / (work.turn * work.run);
  const std::size_t group = std::min(work.group, kernel.getWorkGroupInfo<CL_KERNEL_WORK_GROUP_SIZE>(session_.device()));
  kernel.setArg(kFirst, static_cast<cl_uint>(band.first));
  kernel.setArg(kPixels, static_cast<cl_uint>(band.count));
  session_.queue().enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(roundedUp(items, group)),
                                        cl::NDRange(group));
  session_.queue().finish();
}

}  // namespace headroom
