// Copies by the memory that they touch, and the level of memory that they show.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "headroom/roofline.hpp"

namespace headroom {

/// Bytes that a launch of the row reads and writes at least.
[[nodiscard]] double footprintOf(const ResultRow& row);

/// "33.6 MB", "512 kB", "1.07 GB"
[[nodiscard]] std::string bytesText(double bytes);

/// The plateau of the copies that a cache of this size holds: two or more footprints, each a good deal larger than the
/// one before, at about the same rate, where a copy that the cache does not hold is slower. Nothing where the copies
/// show none, or the size is 0: a step that nobody can name stays a step between footprints.
[[nodiscard]] std::optional<Roof> cacheRoof(std::span<const Roof> copies, std::uint64_t cacheBytes);

}  // namespace headroom
