// Writes and reads image files byte by byte, without any of Headroom's code, to compare with its own output and input.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace headroom::picture {

enum class Order { Little, Big };

std::string number(std::uint64_t value, int bytes, Order order);

/// Does not flush to disk, which takes time.
void write(const std::filesystem::path& file, const std::string& content);

/// A field of a TIFF file; `numbers` have its type, in the file's byte order.
struct Field {
  int tag = 0;
  int type = 3;  // 1 byte, 2 text, 3 short, 4 long, 5 rational (two numbers each), 7 undefined
  std::vector<std::uint64_t> values;
};

struct Tiff {
  int width = 1;
  int height = 1;
  int bits = 8;
  int samples = 1;
  int photometric = 1;
  std::vector<Field> more;
  std::string pixels;  ///< one strip
  Order order = Order::Little;
  std::vector<Field> exif;  ///< fields of the EXIF directory; none if empty
  std::vector<Field> gps;
};

std::string tiffFile(const Tiff& tiff);

/// Returns the values of a tag in a little-endian TIFF's first directory; empty if the tag is missing.
std::vector<std::uint64_t> tiffTag(const std::string& file, int tag);
/// Does the same for the directory that another tag points to.
std::vector<std::uint64_t> tiffTagIn(const std::string& file, int directoryTag, int tag);
/// Returns the 8-bit pixels of a little-endian TIFF, with LZW and predictor decoded.
std::vector<int> tiffPixels(const std::string& file);

std::string pngChunk(const std::string& type, const std::string& content);
/// Puts the chunks between header and pixels; `rows` are stored without compression.
std::string pngFile(int width, int height, int bits, int colourType, const std::string& chunks,
                    const std::vector<std::string>& rows);
/// Returns the content of a PNG's first chunk of that type; empty if there is none.
std::string pngChunkOf(const std::string& file, const std::string& type);

std::string jpegSegment(char marker, const std::string& content);
/// Returns the contents of a JPEG's segments with that marker and that prefix, without the prefix.
std::vector<std::string> jpegSegmentsOf(const std::string& file, char marker, const std::string& start);

std::string riffChunkOf(const std::string& file, const std::string& type);

/// `infoHeader` starts with its size; `rest` is palette and pixels, with `paletteBytes` before the pixels.
std::string bmpFile(const std::string& infoHeader, const std::string& rest, std::size_t paletteBytes);
/// The header of Windows 3: 40 bytes.
std::string bmpHeader(int width, int height, int bits, int compression, int colours, std::size_t headerBytes = 40);

}  // namespace headroom::picture
