// Samples of TIFF files, of whatever bits, as the samples of an image.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "headroom/image/image.hpp"

namespace headroom {

enum class TiffSampleKind { Unsigned = 1, Signed = 2, Float = 3, Undefined = 4 };

/// The depth that holds them: integers of up to 8 and 16 bits, else floats.
Depth depthOfTiffSamples(TiffSampleKind kind, int bits);

/// Whether unpackTiffSamples knows them.
bool knowsTiffSamples(TiffSampleKind kind, int bits);

/// As many samples as `to` has, packed from the start of `from`, scaled to the full range. Whole bytes are in this
/// machine's order, others from the highest bit.
void unpackTiffSamples(std::span<const std::byte> from, TiffSampleKind kind, int bits, std::span<std::uint8_t> to);
void unpackTiffSamples(std::span<const std::byte> from, TiffSampleKind kind, int bits, std::span<std::uint16_t> to);
void unpackTiffSamples(std::span<const std::byte> from, TiffSampleKind kind, int bits, std::span<float> to);

/// The same, not scaled: indices of a palette.
void unpackTiffIndices(std::span<const std::byte> from, int bits, std::span<std::uint16_t> to);

}  // namespace headroom
