// Samples of TIFF files with any number of bits, converted to an image's samples.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "headroom/image/image.hpp"

namespace headroom {

enum class TiffSampleKind { Unsigned = 1, Signed = 2, Float = 3, Undefined = 4 };

/// The depth that holds them: integers of up to 8 and 16 bits, else floats.
Depth depthOfTiffSamples(TiffSampleKind kind, int bits);

/// Returns whether unpackTiffSamples supports them.
bool knowsTiffSamples(TiffSampleKind kind, int bits);

/// Unpacks to.size() samples from the start of `from`, scaled to the full range. Whole bytes are in this machine's
/// order, others from the highest bit.
void unpackTiffSamples(std::span<const std::byte> from, TiffSampleKind kind, int bits, std::span<std::uint8_t> to);
void unpackTiffSamples(std::span<const std::byte> from, TiffSampleKind kind, int bits, std::span<std::uint16_t> to);
void unpackTiffSamples(std::span<const std::byte> from, TiffSampleKind kind, int bits, std::span<float> to);

/// Unpacks without scaling: indices of a palette.
void unpackTiffIndices(std::span<const std::byte> from, int bits, std::span<std::uint16_t> to);

}  // namespace headroom
