#include "codecs/tiff_library.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <stdexcept>

#include "headroom/system/error.hpp"
#include "system/shared_library.hpp"

namespace headroom {
namespace {

// The types of tiffio.h, which are the same from version 4.0 on.
using TiffHandle = void*;
using TiffTransfer = std::int64_t (*)(void* memory, void* bytes, std::int64_t count);
using TiffSeek = std::uint64_t (*)(void* memory, std::uint64_t offset, int whence);
using TiffClose = int (*)(void* memory);
using TiffSize = std::uint64_t (*)(void* memory);
using TiffMap = int (*)(void* memory, void** base, std::uint64_t* size);
using TiffUnmap = void (*)(void* memory, void* base, std::uint64_t size);

struct TiffLibrary {
  using Open = TiffHandle (*)(const char* name, const char* mode, void* memory, TiffTransfer, TiffTransfer, TiffSeek,
                              TiffClose, TiffSize, TiffMap, TiffUnmap);
  using End = void (*)(TiffHandle);
  using Read = std::int64_t (*)(TiffHandle, std::uint32_t index, void* to, std::int64_t count);
  using SetField = int (*)(TiffHandle, std::uint32_t tag, ...);
  using IsConfigured = int (*)(std::uint16_t compression);
  using SetHandler = void* (*)(void* handler);

  SharedLibrary library{{"libtiff.so.6", "libtiff.so.5", "libtiff.so"}};
  Open open = library.function<Open>("TIFFClientOpen");
  End end = library.function<End>("TIFFClose");
  Read readStrip = library.function<Read>("TIFFReadEncodedStrip");
  Read readTile = library.function<Read>("TIFFReadEncodedTile");
  SetField setField = library.function<SetField>("TIFFSetField");
  IsConfigured isConfigured = library.function<IsConfigured>("TIFFIsCODECConfigured");
  SetHandler setErrorHandler = library.function<SetHandler>("TIFFSetErrorHandler");
  SetHandler setWarningHandler = library.function<SetHandler>("TIFFSetWarningHandler");
};

/// Throws Error.
const TiffLibrary& tiffLibrary() {
  static const TiffLibrary loaded = [] {
    TiffLibrary library;
    // Without a handler, nothing is written to standard error.
    if (library.setErrorHandler != nullptr) library.setErrorHandler(nullptr);
    if (library.setWarningHandler != nullptr) library.setWarningHandler(nullptr);
    return library;
  }();
  const bool isUsable = loaded.open != nullptr && loaded.end != nullptr && loaded.readStrip != nullptr &&
                        loaded.readTile != nullptr && loaded.setField != nullptr && loaded.isConfigured != nullptr;
  if (isUsable) return loaded;
  throw Error(Stage::ImageFile,
              fmt::format("TIFF files cannot be read: the library libtiff cannot be used ({}). On Debian 12, "
                          "install libtiff6.",
                          loaded.library.isLoaded() ? "it lacks functions" : loaded.library.problem()));
}

}  // namespace

TiffStrips::TiffStrips(std::string_view content, bool isJpegOfYCbCr) : memory_(std::make_unique<Memory>()) {
  memory_->content = content;
  const auto read = [](void* memory, void* bytes, std::int64_t count) -> std::int64_t {
    auto& file = *static_cast<Memory*>(memory);
    if (count <= 0 || file.position >= file.content.size()) return 0;
    const std::string_view part = file.content.substr(file.position, static_cast<std::size_t>(count));
    std::memcpy(bytes, part.data(), part.size());
    file.position += part.size();
    return static_cast<std::int64_t>(part.size());
  };
  const auto write = [](void*, void*, std::int64_t) -> std::int64_t { return -1; };
  const auto seek = [](void* memory, std::uint64_t offset, int whence) -> std::uint64_t {
    auto& file = *static_cast<Memory*>(memory);
    if (whence == SEEK_CUR) offset += file.position;
    if (whence == SEEK_END) offset += file.content.size();
    return file.position = offset;
  };
  const auto close = [](void*) { return 0; };
  const auto size = [](void* memory) -> std::uint64_t { return static_cast<Memory*>(memory)->content.size(); };
  const auto map = [](void* memory, void** base, std::uint64_t* mapped) {
    // libtiff does not write to mapped memory.
    *base = const_cast<char*>(static_cast<Memory*>(memory)->content.data());
    *mapped = static_cast<Memory*>(memory)->content.size();
    return 1;
  };
  const auto unmap = [](void*, void*, std::uint64_t) {};
  const TiffLibrary& library = tiffLibrary();
  // c: strips as stored in the file, not divided.
  file_ = std::shared_ptr<void>(library.open("photo", "rc", memory_.get(), read, write, seek, close, size, map, unmap),
                                [&library](void* file) {
                                  if (file != nullptr) library.end(file);
                                });
  if (file_ == nullptr) throw std::invalid_argument("libtiff cannot read its header");
  constexpr std::uint32_t kJpegColourMode = 65538;
  constexpr int kRgb = 1;
  if (isJpegOfYCbCr) library.setField(file_.get(), kJpegColourMode, kRgb);
}

bool TiffStrips::canDecode(std::uint16_t compression) {
  return tiffLibrary().isConfigured(compression) != 0;
}

void TiffStrips::readStrip(std::uint32_t index, std::span<std::byte> to) {
  const auto count = static_cast<std::int64_t>(to.size());
  if (tiffLibrary().readStrip(file_.get(), index, to.data(), count) != count) {
    throw std::invalid_argument("its pixels cannot be decoded");
  }
}

void TiffStrips::readTile(std::uint32_t index, std::span<std::byte> to) {
  const auto count = static_cast<std::int64_t>(to.size());
  if (tiffLibrary().readTile(file_.get(), index, to.data(), count) != count) {
    throw std::invalid_argument("its pixels cannot be decoded");
  }
}

}  // namespace headroom
