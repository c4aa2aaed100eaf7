#include "runner/cl/device_session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <limits>

#include "catalogue/unsupported.hpp"
#include "runner/cl/buffer_audit.hpp"
#include "runner/sampling/point_failure.hpp"
#include "system/random_numbers.hpp"
#include "system/row_bands.hpp"

namespace headroom {

namespace {

/// Much shorter than any sensible deadline, and long beside the message's cost.
constexpr std::chrono::milliseconds kBetweenSigns{200};

/// Returns the bytes of host memory available without swapping; the largest number if the system does not report it.
std::uint64_t availableHostBytes() {
  std::ifstream meminfo("/proc/meminfo");
  std::string key;
  std::uint64_t kibibytes = 0;
  std::string unit;
  while (meminfo >> key >> kibibytes) {
    if (key == "MemAvailable:") return kibibytes * 1024;
    std::getline(meminfo, unit);
  }
  return std::numeric_limits<std::uint64_t>::max();
}

/// Four of them are a NaN.
constexpr std::uint8_t kByteOfNaN = 0xff;

double megabytes(std::uint64_t bytes) {
  return static_cast<double>(bytes) * 1e-6;
}

/// Calls work(first, last) for parts of 0..count, on all cores.
template <typename Work>
void forEachChunk(std::int64_t count, const Work& work) {
  // A buffer has no rows: bands of 4096 numbers only distribute the work.
  constexpr std::int64_t kChunk = 4096;
  forEachBand(static_cast<int>((count + kChunk - 1) / kChunk), 16,
              [&](int first, int end) { work(first * kChunk, std::min(count, end * kChunk)); });
}

void requireImageFormat(const DeviceSession& session, const cl::ImageFormat& format) {
  std::vector<cl::ImageFormat> formats;
  if (session.device().getInfo<CL_DEVICE_IMAGE_SUPPORT>() == CL_TRUE) {
    session.context().getSupportedImageFormats(CL_MEM_READ_WRITE, CL_MEM_OBJECT_IMAGE2D, &formats);
  }
  const bool known = std::any_of(formats.begin(), formats.end(), [&](const cl::ImageFormat& candidate) {
    return candidate.image_channel_order == format.image_channel_order &&
           candidate.image_channel_data_type == format.image_channel_data_type;
  });
  if (known) return;
  throw PointFailure(Status::Unsupported, Stage::Memory,
                     fmt::format("The variant {}. Choose one that uses buffers.", lackOfImages(session.description())));
}

}  // namespace

DeviceSession::DeviceSession(const ListedDevice& listed)
    : DeviceSession(listed, usualProgramCache(listed.description.platform)) {}

DeviceSession::DeviceSession(const ListedDevice& listed, std::optional<ProgramCache> programCache)
    : description_(listed.description),
      device_(listed.device),
      context_(device_),
      queue_(context_, device_, CL_QUEUE_PROFILING_ENABLE),
      builder_(context_, device_, description_, std::move(programCache)) {}

const cl::Program& DeviceSession::program(const Variant& variant) {
  const std::string key = buildOptions(variant) + '\n' + variant.source;
  const auto found = programs_.find(key);
  if (found != programs_.end()) return found->second;
  BuiltProgram built = builder_.build(variant);
  if (!built.laterTry.empty()) notes_.push_back(std::move(built.laterTry));
  return programs_.emplace(key, std::move(built.program)).first->second;
}

void DeviceSession::requireBuffers(std::span<const BufferNeed> needs, Fresh fresh) {
  std::uint64_t newBytes = 0;
  std::uint64_t bandBytes = 0;
  std::size_t newBuffers = 0;
  for (const BufferNeed& need : needs) {
    const auto held = buffers_.find(need.name);
    if (held != buffers_.end() && held->second.need == need) continue;
    if (held != buffers_.end()) buffers_.erase(held);
    forgetFilled(need.name);
    const std::uint64_t bytes = need.bytes();
    if (bytes > description_.maxAllocationBytes) {
      throw PointFailure(
          Status::DeviceLimit, Stage::Memory,
          fmt::format("The buffer \"{}\" takes {:.0f} MB and {} allocates at most {:.0f} MB at a time. "
                      "Choose a smaller size.",
                      need.name, megabytes(bytes), description_.name, megabytes(description_.maxAllocationBytes)));
    }
    newBytes += bytes;
    bandBytes += 2 * bandBytesFor(bytes);
    ++newBuffers;
  }
  const bool hasBands = newBuffers > 0 && requireRoom(newBytes, bandBytes, newBuffers, needs);
  for (const BufferNeed& need : needs) {
    if (buffers_.contains(need.name)) continue;
    buffers_[need.name] = {need, GuardedBuffer(context_, need.bytes(), hasBands ? bandBytesFor(need.bytes()) : 0)};
    if (fresh == Fresh::NaN) fillWithNaN(need.name);
  }
}

std::uint64_t DeviceSession::heldBytes() const {
  std::uint64_t bytes = 0;
  for (const auto& [name, held] : buffers_) bytes += held.bytes();
  for (const auto& [name, image] : images_) bytes += image.getInfo<CL_MEM_SIZE>();
  for (const auto& [name, image] : imageMemories_) bytes += image.memory().getInfo<CL_MEM_SIZE>();
  return bytes;
}

bool DeviceSession::isShortOf(std::uint64_t bytes) const {
  const bool isOnHost = description_.type == DeviceType::Cpu;
  return heldBytes() + bytes > description_.globalMemoryBytes || (isOnHost && bytes > availableHostBytes());
}

bool DeviceSession::couldHold(std::span<const BufferNeed> needs) const {
  std::uint64_t bytes = 0;
  for (const BufferNeed& need : needs) bytes += need.bytes();
  const bool isOnHost = description_.type == DeviceType::Cpu;
  return bytes <= description_.globalMemoryBytes && (!isOnHost || bytes <= availableHostBytes() + heldBytes());
}

HostLink& DeviceSession::hostLink() {
  if (!hostLink_) hostLink_ = std::make_unique<HostLink>(context_, queue_, HostLink::wayTo(device_));
  return *hostLink_;
}

std::uint64_t DeviceSession::bandBytesFor(std::uint64_t bytes) const {
  const bool isWatched = description_.platform.find("Oclgrind") != std::string::npos;
  const std::uint64_t most = description_.maxAllocationBytes;
  return isWatched || bytes > most || most - bytes < 2 * GuardedBuffer::kBandBytes ? 0 : GuardedBuffer::kBandBytes;
}

bool DeviceSession::requireRoom(std::uint64_t newBytes, std::uint64_t bandBytes, std::size_t newBuffers,
                                std::span<const BufferNeed> needed) {
  if (!isShortOf(newBytes + bandBytes)) return true;
  images_.clear();
  imageMemories_.clear();
  releaseBuffersBut(needed);
  if (!isShortOf(newBytes + bandBytes)) return true;
  if (!isShortOf(newBytes)) return false;
  throw PointFailure(Status::DeviceLimit, Stage::Memory,
                     fmt::format("{} buffers take {:.0f} MB and {} has {:.0f} MB, less what other programs hold. "
                                 "Choose a smaller size.",
                                 buffers_.size() + newBuffers, megabytes(heldBytes() + newBytes), description_.name,
                                 megabytes(description_.globalMemoryBytes)));
}

void DeviceSession::releaseBuffersBut(std::span<const BufferNeed> needed) {
  std::erase_if(buffers_, [&](const auto& held) {
    const bool isKept = std::find(kept_.begin(), kept_.end(), held.first) != kept_.end();
    return !isKept &&
           std::none_of(needed.begin(), needed.end(), [&](const BufferNeed& need) { return need.name == held.first; });
  });
  std::erase_if(filled_, [this](const auto& known) { return !hasBuffer(known.first); });
}

void DeviceSession::fillWithNaN(const std::string& name) {
  const SizedBuffer& held = buffers_.at(name);
  const std::uint64_t bytes = held.need.bytes();
  if (description_.type == DeviceType::Cpu) {
    // In place, on all cores. Oclgrind also reports type CPU, and treats the output of clEnqueueFillBuffer as
    // uninitialised from its second element on.
    const MappedBuffer mapped(*this, name, CL_MAP_WRITE_INVALIDATE_REGION);
    forEachChunk(static_cast<std::int64_t>(bytes), [&](std::int64_t first, std::int64_t last) {
      std::fill(mapped.bytes().begin() + first, mapped.bytes().begin() + last, kByteOfNaN);
    });
  } else {
    constexpr cl_uchar4 kFour{{kByteOfNaN, kByteOfNaN, kByteOfNaN, kByteOfNaN}};
    const std::uint64_t whole = bytes / sizeof kFour * sizeof kFour;  // the size must be a multiple of the pattern's
    if (whole > 0) queue_.enqueueFillBuffer(held.memory.buffer(), kFour, 0, whole);
    if (whole < bytes) queue_.enqueueFillBuffer(held.memory.buffer(), cl_uchar{kByteOfNaN}, whole, bytes - whole);
    queue_.finish();
  }
  forgetFilled(name);
}

void DeviceSession::progressed() {
  const auto now = std::chrono::steady_clock::now();
  if (now - lastProgress_ < kBetweenSigns) return;
  lastProgress_ = now;
  if (tellProgress_) tellProgress_();
}

void DeviceSession::releaseBuffers() {
  buffers_.clear();
  images_.clear();
  imageMemories_.clear();
  filled_.clear();
}

const cl::Image2D& DeviceSession::image(const std::string& name, ImageSize size, int channels,
                                        std::span<const BufferNeed> needs) {
  const auto width = static_cast<std::size_t>(size.width);
  const auto height = static_cast<std::size_t>(size.height);
  const cl::ImageFormat format(channels == 4 ? CL_RGBA : CL_R, CL_FLOAT);
  const auto held = images_.find(name);
  if (held != images_.end() && held->second.getImageInfo<CL_IMAGE_WIDTH>() == width &&
      held->second.getImageInfo<CL_IMAGE_HEIGHT>() == height &&
      held->second.getImageInfo<CL_IMAGE_FORMAT>().image_channel_order == format.image_channel_order) {
    return held->second;
  }
  if (held != images_.end()) images_.erase(held);
  requireImageFormat(*this, format);
  const auto mostWidth = device_.getInfo<CL_DEVICE_IMAGE2D_MAX_WIDTH>();
  const auto mostHeight = device_.getInfo<CL_DEVICE_IMAGE2D_MAX_HEIGHT>();
  if (width > mostWidth || height > mostHeight) {
    throw PointFailure(Status::DeviceLimit, Stage::Memory,
                       fmt::format("An image of {} is larger than {} allows ({} x {}). Choose a smaller size.",
                                   toText(size), description_.name, mostWidth, mostHeight));
  }
  const auto bytes = static_cast<std::uint64_t>(size.pixels() * bytesOf(PixelFormat{Element::Float, channels}));
  if (isShortOf(bytes)) releaseBuffersBut(needs);
  if (bytes > description_.maxAllocationBytes || isShortOf(bytes)) {
    throw PointFailure(Status::DeviceLimit, Stage::Memory,
                       fmt::format("An image of {:.0f} MB does not fit beside the buffers on {} ({:.0f} MB). Choose a "
                                   "smaller size.",
                                   megabytes(bytes), description_.name, megabytes(description_.globalMemoryBytes)));
  }
  return images_.emplace(name, cl::Image2D(context_, CL_MEM_READ_WRITE, format, width, height)).first->second;
}

const ImageMemory& DeviceSession::imageMemory(const std::string& name, const ImageForm& form,
                                              std::span<const std::int64_t> extents) {
  ImageMemory& held = imageMemories_[name];
  if (held.isLike(form, extents)) return held;
  held = ImageMemory();  // frees its memory before the new allocation
  held = ImageMemory(context_, device_, name, form, extents);
  return held;
}

void DeviceSession::requireRandom(const std::string& name, RandomNumbers numbers) {
  const std::string key = fmt::format("random {} {}", numbers.seed, numbers.isSigned);
  const auto known = filled_.find(name);
  if (known != filled_.end() && known->second.key == key) return;
  fillRandom(name, numbers);
  filled_[name] = {key, digestOf(*this, name, auditWayOf(*this))};
}

void DeviceSession::requireBytes(const std::string& name, const std::string& key,
                                 const std::function<std::span<const std::uint8_t>()>& bytes) {
  const auto known = filled_.find(name);
  if (known != filled_.end() && known->second.key == key) return;
  const std::span<const std::uint8_t> made = bytes();
  queue_.enqueueWriteBuffer(buffer(name), CL_TRUE, 0, made.size(), made.data());
  filled_[name] = {key, digestOf(*this, name, auditWayOf(*this))};
}

bool DeviceSession::isStillAsFilled(const std::string& name) {
  const auto known = filled_.find(name);
  if (known == filled_.end()) return false;
  if (digestOf(*this, name, auditWayOf(*this)) == known->second.digest) return true;
  filled_.erase(known);
  return false;
}

void DeviceSession::fillRandom(const std::string& name, RandomNumbers numbers) {
  const BufferNeed& need = buffers_.at(name).need;
  const MappedBuffer mapped(*this, name, CL_MAP_WRITE);
  const auto fill = [&]<typename Number>(std::span<Number> to) {
    forEachChunk(need.elements, [&](std::int64_t first, std::int64_t last) {
      for (std::int64_t i = first; i < last; ++i) {
        to[static_cast<std::size_t>(i)] = randomNumber<Number>(numbers, static_cast<std::uint64_t>(i));
      }
    });
  };
  // Buffers with other elements have a type of their own, and are filled with bytes.
  if (need.element == Element::UChar) {
    fill(mapped.bytes());
  } else if (need.element == Element::Int) {
    fill(mapped.ints());
  } else {
    fill(mapped.floats());
  }
}

MappedBuffer::MappedBuffer(DeviceSession& session, const std::string& name, cl_map_flags flags)
    : session_(session), buffer_(session.buffer(name)) {
  const std::size_t count = session.needOf(name).bytes();
  void* address = session.queue().enqueueMapBuffer(buffer_, CL_TRUE, flags, 0, count);
  bytes_ = {static_cast<std::uint8_t*>(address), count};
}

MappedBuffer::~MappedBuffer() {
  try {
    session_.queue().enqueueUnmapMemObject(buffer_, bytes_.data());
    session_.queue().finish();
  } catch (const cl::Error&) {
    // Nothing to do here: the next call on this queue reports the failure.
  }
}

}  // namespace headroom
