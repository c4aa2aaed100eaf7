// Copies by footprint, and the memory level that they show.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "headroom/roofline.hpp"

namespace headroom {

/// Returns the minimum of bytes that a launch of the row reads and writes.
[[nodiscard]] double footprintOf(const ResultRow& row);

/// "33.6 MB", "512 kB", "1.07 GB"
[[nodiscard]] std::string bytesText(double bytes);

/// Returns the plateau of the copies that fit into a cache of this size: two or more footprints, each considerably
/// larger than the previous one, at about the same rate, if a copy that does not fit is slower. Nothing if the copies
/// show no plateau, or the size is 0: a step without a known cache stays a step between footprints.
[[nodiscard]] std::optional<Roof> cacheRoof(std::span<const Roof> copies, std::uint64_t cacheBytes);

}  // namespace headroom
