// Image files made and read byte by byte, with none of Headroom's code: what it writes and reads is compared with them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace headroom::picture {

enum class Order { Little, Big };

std::string number(std::uint64_t value, int bytes, Order order);

/// Not kept through a power failure, which takes its time.
void write(const std::filesystem::path& file, const std::string& content);

/// A field of a TIFF file; numbers of its type, in the file's byte order.
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
  std::vector<Field> exif;  ///< of the EXIF directory; none when empty
  std::vector<Field> gps;
};

std::string tiffFile(const Tiff& tiff);

/// The values of a tag in a little-endian TIFF's first directory; empty where it is not there.
std::vector<std::uint64_t> tiffTag(const std::string& file, int tag);
/// The same in the directory that another tag leads to.
std::vector<std::uint64_t> tiffTagIn(const std::string& file, int directoryTag, int tag);
/// Pixels of 8 bits of a little-endian TIFF, its LZW coding and its predictor undone.
std::vector<int> tiffPixels(const std::string& file);

std::string pngChunk(const std::string& type, const std::string& content);
/// With the chunks between header and pixels; `rows` are stored, not compressed.
std::string pngFile(int width, int height, int bits, int colourType, const std::string& chunks,
                    const std::vector<std::string>& rows);
/// The content of a PNG's first chunk of that type; empty where there is none.
std::string pngChunkOf(const std::string& file, const std::string& type);

std::string jpegSegment(char marker, const std::string& content);
/// The contents of a JPEG's segments with that marker and that start, without it.
std::vector<std::string> jpegSegmentsOf(const std::string& file, char marker, const std::string& start);

std::string riffChunkOf(const std::string& file, const std::string& type);

/// `infoHeader` begins with its size; `rest` is palette and pixels, of which `paletteBytes` come before the pixels.
std::string bmpFile(const std::string& infoHeader, const std::string& rest, std::size_t paletteBytes);
/// The header of Windows 3: 40 bytes.
std::string bmpHeader(int width, int height, int bits, int compression, int colours, std::size_t headerBytes = 40);

}  // namespace headroom::picture
