// libtiff, loaded with the first TIFF file: decompresses strips and tiles. The rest is done here, because its own pixel
// conversions multiply by alpha and support only 8 bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace headroom {

/// A file in memory, valid while `content` lives. Throws Error if libtiff cannot be used, std::invalid_argument if it
/// rejects the file.
class TiffStrips {
 public:
  TiffStrips(std::string_view content, bool isJpegOfYCbCr);

  [[nodiscard]] static bool canDecode(std::uint16_t compression);
  /// Reads whole strips or tiles, with samples in this machine's byte order. Throws std::invalid_argument if they are
  /// damaged.
  void readStrip(std::uint32_t index, std::span<std::byte> to);
  void readTile(std::uint32_t index, std::span<std::byte> to);

 private:
  struct Memory {
    std::string_view content;
    std::uint64_t position = 0;
  };

  std::unique_ptr<Memory> memory_;
  std::shared_ptr<void> file_;
};

}  // namespace headroom
