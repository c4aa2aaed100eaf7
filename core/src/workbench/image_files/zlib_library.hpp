// zlib, loaded with the first block of a PNG that is compressed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace headroom {

/// Nothing where it is damaged, or has more than `most` bytes, or zlib is not there.
std::optional<std::string> inflated(std::string_view compressed, std::size_t most);
std::optional<std::string> deflated(std::string_view content);

}  // namespace headroom
