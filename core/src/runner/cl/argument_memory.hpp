// Arguments that are parts of buffers, or values from files.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "runner/cl/device_session.hpp"
#include "runner/cl/opencl.hpp"

namespace headroom {

struct PartPlace {
  std::size_t offset = 0;            ///< in bytes, from the buffer's start
  std::optional<std::size_t> bytes;  ///< nothing: up to its end
};

/// Returns a part of the session's buffer of this name, which shares its memory. `origin`: the file that requests it.
/// Throws PointFailure if the part is not inside the buffer or its offset violates the device's alignment, and
/// cl::Error.
cl::Buffer partOfBuffer(const DeviceSession& session, const std::string& name, const PartPlace& place,
                        const std::string& origin);

/// Returns the bytes of a value argument. Throws Error(Stage::KernelFile or ReportFile) for a file that is empty,
/// larger than any argument or not a regular file.
std::string valueInFile(const std::filesystem::path& file);

}  // namespace headroom
