// libtiff, loaded with the first TIFF file: it undoes the compression of strips and tiles. The rest is done here,
// because its own conversions to pixels multiply alpha and know 8 bits only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace headroom {

/// A file in memory, as long as `content` lives. Throws Error where libtiff can't be used, std::invalid_argument where
/// it refuses the file.
class TiffStrips {
 public:
  TiffStrips(std::string_view content, bool isJpegOfYCbCr);

  [[nodiscard]] static bool canDecode(std::uint16_t compression);
  /// Whole strips or tiles, samples in this machine's byte order. Throws std::invalid_argument where they are damaged.
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
