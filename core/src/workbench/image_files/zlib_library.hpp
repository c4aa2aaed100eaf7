// zlib, loaded with the first compressed block of a PNG.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace headroom {

/// Returns nothing if the data is damaged, or has more than `most` bytes, or zlib is missing.
std::optional<std::string> inflated(std::string_view compressed, std::size_t most);
std::optional<std::string> deflated(std::string_view content);

}  // namespace headroom
