#include "workbench/image_files/zlib_library.hpp"

#include <algorithm>

#include "system/shared_library.hpp"

namespace headroom {
namespace {

struct ZlibLibrary {
  using Convert = int (*)(unsigned char* to, unsigned long* toBytes, const unsigned char* from,
                          unsigned long fromBytes);
  using Bound = unsigned long (*)(unsigned long bytes);

  SharedLibrary library{{"libz.so.1"}};
  Convert compress = library.function<Convert>("compress");
  Convert uncompress = library.function<Convert>("uncompress");
  Bound bound = library.function<Bound>("compressBound");
};

const ZlibLibrary& zlibLibrary() {
  static const ZlibLibrary loaded;
  return loaded;
}

std::optional<std::string> zlibConverted(ZlibLibrary::Convert convert, std::string_view from, std::size_t room) {
  std::string to(room, '\0');
  unsigned long length = room;
  if (convert(reinterpret_cast<unsigned char*>(to.data()), &length, reinterpret_cast<const unsigned char*>(from.data()),
              from.size()) != 0) {
    return std::nullopt;
  }
  to.resize(length);
  return to;
}

}  // namespace

std::optional<std::string> inflated(std::string_view compressed, std::size_t most) {
  constexpr std::size_t kMostRatio = 1040;  // largest compression ratio of Deflate
  if (zlibLibrary().uncompress == nullptr) return std::nullopt;
  return zlibConverted(zlibLibrary().uncompress, compressed, std::min(most, compressed.size() * kMostRatio));
}

std::optional<std::string> deflated(std::string_view content) {
  if (zlibLibrary().compress == nullptr || zlibLibrary().bound == nullptr) return std::nullopt;
  return zlibConverted(zlibLibrary().compress, content, zlibLibrary().bound(content.size()));
}

}  // namespace headroom
