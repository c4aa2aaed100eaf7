#include "runner/cl/program_file.hpp"

#include <algorithm>
#include <cstddef>

namespace headroom {

namespace {

constexpr std::string_view kMagic = "HEADROOM";
constexpr std::size_t kVersionAt = kMagic.size();
constexpr std::size_t kLengthAt = kVersionAt + sizeof(std::uint32_t);
constexpr std::size_t kKeyAt = kLengthAt + sizeof(std::uint64_t);
constexpr std::size_t kChecksumAt = kKeyAt + kSha256Bytes;
constexpr std::size_t kBinaryAt = kChecksumAt + kSha256Bytes;

template <typename Unsigned>
std::string littleEndian(Unsigned value) {
  std::string bytes;
  for (std::size_t i = 0; i < sizeof value; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xFF);
  return bytes;
}

template <typename Unsigned>
Unsigned fromLittleEndian(std::string_view bytes) {
  Unsigned value = 0;
  for (std::size_t i = 0; i < sizeof value; ++i) {
    value |= static_cast<Unsigned>(static_cast<Unsigned>(static_cast<unsigned char>(bytes[i])) << (8 * i));
  }
  return value;
}

bool isDigest(std::string_view bytes, const Sha256Digest& digest) {
  return std::equal(bytes.begin(), bytes.end(), digest.begin(), digest.end(),
                    [](char a, unsigned char b) { return static_cast<unsigned char>(a) == b; });
}

}  // namespace

std::string encodeProgramFile(const Sha256Digest& key, std::string_view binary) {
  std::string file(kMagic);
  file += littleEndian(kProgramFileVersion);
  file += littleEndian(static_cast<std::uint64_t>(binary.size()));
  file.append(key.begin(), key.end());
  const Sha256Digest checksum = sha256({file, binary});
  file.append(checksum.begin(), checksum.end());
  file += binary;
  return file;
}

DecodedProgramFile decodeProgramFile(std::string_view content, const Sha256Digest& key) {
  const auto refuse = [](const char* fault) { return DecodedProgramFile{std::nullopt, fault}; };
  if (!content.starts_with(kMagic)) return refuse("is not a program of Headroom's");
  if (content.size() < kBinaryAt) return refuse("is damaged: it is cut off");
  if (fromLittleEndian<std::uint32_t>(content.substr(kVersionAt)) != kProgramFileVersion) {
    return refuse("is of another version of Headroom");
  }
  const std::string_view binary = content.substr(kBinaryAt);
  if (fromLittleEndian<std::uint64_t>(content.substr(kLengthAt)) != binary.size()) {
    return refuse("is damaged: its length differs");
  }
  if (!isDigest(content.substr(kKeyAt, kSha256Bytes), key)) {
    return refuse("belongs to another device, driver, options or source");
  }
  if (!isDigest(content.substr(kChecksumAt, kSha256Bytes), sha256({content.substr(0, kChecksumAt), binary}))) {
    return refuse("is damaged: its checksum differs");
  }
  return {std::string(binary), {}};
}

}  // namespace headroom
