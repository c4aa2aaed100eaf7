#include "picture_bytes.hpp"

#include <algorithm>
#include <array>
#include <fstream>

namespace headroom::picture {
namespace {

int bytesOfType(int type) {
  constexpr std::array kBytes{0, 1, 1, 2, 4, 4, 1, 1};  // for a rational: bytes of each of its two numbers
  return kBytes.at(static_cast<std::size_t>(type));
}

std::uint64_t littleAt(const std::string& file, std::size_t offset, int bytes) {
  std::uint64_t value = 0;
  for (int i = bytes - 1; i >= 0; --i) {
    value = value << 8 | static_cast<unsigned char>(file.at(offset + static_cast<std::size_t>(i)));
  }
  return value;
}

/// Returns a directory for the offset `at`, followed by values that do not fit into it.
std::string directory(std::vector<Field> fields, std::size_t at, Order order) {
  std::sort(fields.begin(), fields.end(), [](const Field& a, const Field& b) { return a.tag < b.tag; });
  std::string entries = number(fields.size(), 2, order);
  std::string behind;
  const std::size_t start = at + 2 + 12 * fields.size() + 4;
  for (const Field& field : fields) {
    std::string value;
    for (const std::uint64_t item : field.values) value += number(item, bytesOfType(field.type), order);
    const std::size_t count = field.type == 5 ? field.values.size() / 2 : field.values.size();
    entries += number(static_cast<std::uint64_t>(field.tag), 2, order) +
               number(static_cast<std::uint64_t>(field.type), 2, order) + number(count, 4, order);
    if (value.size() > 4) {
      entries += number(start + behind.size(), 4, order);
      behind += value + std::string(value.size() % 2, '\0');
    } else {
      value.resize(4);
      entries += value;
    }
  }
  return entries + std::string(4, '\0') + behind;
}

std::vector<std::uint64_t> tagAt(const std::string& file, std::size_t directoryAt, int tag) {
  std::vector<std::uint64_t> values;
  for (std::size_t i = 0; i < littleAt(file, directoryAt, 2); ++i) {
    const std::size_t entry = directoryAt + 2 + 12 * i;
    if (littleAt(file, entry, 2) != static_cast<std::uint64_t>(tag)) continue;
    const int type = static_cast<int>(littleAt(file, entry + 2, 2));
    const std::size_t count = littleAt(file, entry + 4, 4) * (type == 5 ? 2 : 1);
    const auto size = static_cast<std::size_t>(bytesOfType(type));
    const std::size_t at = count * size > 4 ? littleAt(file, entry + 8, 4) : entry + 8;
    for (std::size_t j = 0; j < count; ++j) values.push_back(littleAt(file, at + j * size, static_cast<int>(size)));
  }
  return values;
}

/// As specified in TIFF 6.0, section 13.
std::string unpackedLzw(const std::string& packed) {
  constexpr std::size_t kClear = 256;
  constexpr std::size_t kEnd = 257;
  std::vector<std::string> table;
  std::string out;
  std::string last;
  int bits = 9;
  std::uint32_t held = 0;
  int heldBits = 0;
  for (const char byte : packed) {
    held = held << 8 | static_cast<unsigned char>(byte);
    heldBits += 8;
    if (heldBits < bits) continue;
    heldBits -= bits;
    const std::size_t code = held >> heldBits & ((1U << bits) - 1);
    if (code == kEnd) break;
    if (code == kClear) {
      table.clear();
      for (int i = 0; i < 258; ++i) table.emplace_back(1, static_cast<char>(i));
      bits = 9;
      last.clear();
      continue;
    }
    const std::string entry = code < table.size() ? table[code] : last + last.substr(0, 1);
    if (!last.empty()) table.push_back(last + entry.substr(0, 1));
    out += entry;
    last = entry;
    bits = table.size() >= 2047 ? 12 : table.size() >= 1023 ? 11 : table.size() >= 511 ? 10 : 9;
  }
  return out;
}

std::uint32_t crc(const std::string& bytes) {
  std::uint32_t value = 0xFFFFFFFFU;
  for (const char byte : bytes) {
    value ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) value = (value & 1) != 0 ? 0xEDB88320U ^ value >> 1 : value >> 1;
  }
  return ~value;
}

/// Deflate's stored blocks in a zlib container.
std::string stored(const std::string& content) {
  std::uint32_t a = 1;
  std::uint32_t b = 0;
  for (const char byte : content) {
    a = (a + static_cast<unsigned char>(byte)) % 65521;
    b = (b + a) % 65521;
  }
  return "\x78\x01\x01" + number(content.size(), 2, Order::Little) +
         number(~content.size() & 0xFFFF, 2, Order::Little) + content + number(b << 16 | a, 4, Order::Big);
}

}  // namespace

std::string number(std::uint64_t value, int bytes, Order order) {
  std::string text;
  for (int i = 0; i < bytes; ++i) text += static_cast<char>(value >> (8 * i) & 0xFF);
  return order == Order::Little ? text : std::string(text.rbegin(), text.rend());
}

void write(const std::filesystem::path& file, const std::string& content) {
  std::ofstream(file, std::ios::binary) << content;
}

std::string tiffFile(const Tiff& tiff) {
  const auto same = [&tiff](int value) {
    return std::vector<std::uint64_t>(static_cast<std::size_t>(tiff.samples), static_cast<std::uint64_t>(value));
  };
  const auto one = [](std::size_t value) { return std::vector<std::uint64_t>{value}; };
  std::string file = (tiff.order == Order::Little ? std::string("II*\0", 4) : std::string("MM\0*", 4));
  file += std::string(4, '\0') + tiff.pixels + std::string(tiff.pixels.size() % 2, '\0');
  std::vector<Field> fields = tiff.more;
  const auto has = [&tiff](int tag) {
    return std::any_of(tiff.more.begin(), tiff.more.end(), [tag](const Field& field) { return field.tag == tag; });
  };
  const bool isTiled = has(322);
  fields.push_back({256, 3, one(static_cast<std::size_t>(tiff.width))});
  fields.push_back({257, 3, one(static_cast<std::size_t>(tiff.height))});
  fields.push_back({258, 3, same(tiff.bits)});
  fields.push_back({262, 3, one(static_cast<std::size_t>(tiff.photometric))});
  fields.push_back({277, 3, one(static_cast<std::size_t>(tiff.samples))});
  if (!isTiled && !has(273)) fields.push_back({273, 4, one(8)});
  if (!isTiled) fields.push_back({278, 3, one(static_cast<std::size_t>(tiff.height))});
  if (!isTiled && !has(279)) fields.push_back({279, 4, one(tiff.pixels.size())});
  for (const auto& [tag, inside] : {std::pair{34665, &tiff.exif}, std::pair{34853, &tiff.gps}}) {
    if (inside->empty()) continue;
    fields.push_back({tag, 4, one(file.size())});
    file += directory(*inside, file.size(), tiff.order);
  }
  file.replace(4, 4, number(file.size(), 4, tiff.order));
  return file + directory(fields, file.size(), tiff.order);
}

std::vector<std::uint64_t> tiffTag(const std::string& file, int tag) {
  return tagAt(file, littleAt(file, 4, 4), tag);
}

std::vector<std::uint64_t> tiffTagIn(const std::string& file, int directoryTag, int tag) {
  const std::vector<std::uint64_t> at = tiffTag(file, directoryTag);
  return at.empty() ? at : tagAt(file, at.front(), tag);
}

std::vector<int> tiffPixels(const std::string& file) {
  std::string packed;
  const std::vector<std::uint64_t> offsets = tiffTag(file, 273);
  const std::vector<std::uint64_t> counts = tiffTag(file, 279);
  std::string bytes;
  for (std::size_t i = 0; i < offsets.size(); ++i) {
    const std::string strip = file.substr(offsets[i], counts[i]);
    bytes += tiffTag(file, 259) == std::vector<std::uint64_t>{5} ? unpackedLzw(strip) : strip;
  }
  const std::size_t samples = tiffTag(file, 277).at(0);
  const std::size_t rowBytes = tiffTag(file, 256).at(0) * samples;
  const bool isPredicted = tiffTag(file, 317) == std::vector<std::uint64_t>{2};
  std::vector<int> pixels;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const int value = static_cast<unsigned char>(bytes[i]);
    const bool isFirst = i % rowBytes < samples;
    pixels.push_back(isPredicted && !isFirst ? (value + pixels[i - samples]) % 256 : value);
  }
  return pixels;
}

std::string pngChunk(const std::string& type, const std::string& content) {
  return number(content.size(), 4, Order::Big) + type + content + number(crc(type + content), 4, Order::Big);
}

std::string pngFile(int width, int height, int bits, int colourType, const std::string& chunks,
                    const std::vector<std::string>& rows) {
  const auto big = [](int value, int bytes) { return number(static_cast<std::uint64_t>(value), bytes, Order::Big); };
  std::string pixels;
  for (const std::string& row : rows) pixels += '\0' + row;
  return "\x89PNG\r\n\x1A\n" +
         pngChunk("IHDR", big(width, 4) + big(height, 4) + big(bits, 1) + big(colourType, 1) + std::string(3, '\0')) +
         chunks + pngChunk("IDAT", stored(pixels)) + pngChunk("IEND", "");
}

std::string pngChunkOf(const std::string& file, const std::string& type) {
  for (std::size_t at = 8; at + 12 <= file.size();) {
    std::string reversed = file.substr(at, 4);
    std::reverse(reversed.begin(), reversed.end());
    const std::size_t length = littleAt(reversed, 0, 4);
    if (file.substr(at + 4, 4) == type) return file.substr(at + 8, length);
    at += 12 + length;
  }
  return {};
}

std::string jpegSegment(char marker, const std::string& content) {
  return std::string("\xFF") + marker + number(content.size() + 2, 2, Order::Big) + content;
}

std::vector<std::string> jpegSegmentsOf(const std::string& file, char marker, const std::string& start) {
  std::vector<std::string> found;
  for (std::size_t at = 2; at + 4 <= file.size() && file[at] == '\xFF' && file[at + 1] != '\xDA';) {
    const std::size_t length =
        static_cast<unsigned char>(file[at + 2]) * 256U + static_cast<unsigned char>(file[at + 3]);
    const std::string content = file.substr(at + 4, length - 2);
    if (file[at + 1] == marker && content.starts_with(start)) found.push_back(content.substr(start.size()));
    at += 2 + length;
  }
  return found;
}

std::string riffChunkOf(const std::string& file, const std::string& type) {
  for (std::size_t at = 12; at + 8 <= file.size();) {
    const std::size_t length = littleAt(file, at + 4, 4);
    if (file.substr(at, 4) == type) return file.substr(at + 8, length);
    at += 8 + length + length % 2;
  }
  return {};
}

std::string bmpFile(const std::string& infoHeader, const std::string& rest, std::size_t paletteBytes) {
  const std::size_t pixels = 14 + infoHeader.size() + paletteBytes;
  return "BM" + number(14 + infoHeader.size() + rest.size(), 4, Order::Little) + std::string(4, '\0') +
         number(pixels, 4, Order::Little) + infoHeader + rest;
}

std::string bmpHeader(int width, int height, int bits, int compression, int colours, std::size_t headerBytes) {
  const auto little = [](int value, int bytes) {
    return number(static_cast<std::uint64_t>(std::int64_t{value}), bytes, Order::Little);
  };
  std::string header = number(headerBytes, 4, Order::Little) + little(width, 4) + little(height, 4) + little(1, 2) +
                       little(bits, 2) + little(compression, 4) + little(0, 4) + little(3937, 4) + little(3937, 4) +
                       little(colours, 4) + little(0, 4);
  return header + std::string(headerBytes > 40 ? headerBytes - 40 : 0, '\0');
}

}  // namespace headroom::picture
