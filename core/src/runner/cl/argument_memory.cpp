#include "runner/cl/argument_memory.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "runner/sampling/point_failure.hpp"

namespace headroom {

cl::Buffer partOfBuffer(const DeviceSession& session, const std::string& name, const PartPlace& place,
                        const std::string& origin) {
  const std::size_t whole = session.needOf(name).bytes();
  const std::size_t rest = place.offset < whole ? whole - place.offset : 0;
  const std::size_t bytes = place.bytes.value_or(rest);
  if (bytes == 0 || bytes > rest) {
    throw PointFailure(Status::Failed, Stage::KernelFile,
                       fmt::format("{}: the buffer {} has {} bytes, and a part of it has {} from byte {} on. Correct "
                                   "offset or bytes.",
                                   origin, name, whole, bytes, place.offset));
  }
  // Drivers reject other offsets as well, but name neither the buffer nor the offset.
  constexpr std::size_t kBitsPerByte = 8;
  const std::size_t alignment =
      std::max<std::size_t>(session.device().getInfo<CL_DEVICE_MEM_BASE_ADDR_ALIGN>() / kBitsPerByte, 1);
  if (place.offset % alignment != 0) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       fmt::format("{}: a part of the buffer {} begins at byte {}, and parts begin at multiples of {} "
                                   "bytes on {}. Choose another offset or device.",
                                   origin, name, place.offset, alignment, session.description().name));
  }
  // The whole memory, including bands, because a part of a part is not allowed.
  const GuardedBuffer& memory = session.guarded(name);
  cl::Buffer all = memory.whole();
  const cl_buffer_region region{memory.bandBytes() + place.offset, bytes};
  return all.createSubBuffer(CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region);
}

std::string valueInFile(const std::filesystem::path& file) {
  constexpr std::size_t kLargestValue = std::size_t{64} << 10;  // above any device's limit for all arguments
  std::string bytes = readFile(file, kLargestValue);
  if (!bytes.empty()) return bytes;
  throw Error(Stage::KernelFile,
              fmt::format("{} is empty, and an argument takes its bytes. Give a file with the argument's value.",
                          file.string()));
}

}  // namespace headroom
