// What the names of kernels' arguments are usually for.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

enum class NameOf {
  Size,    ///< n, width, rows
  Group,   ///< blocksize, local_size: a side of a work-group
  Pitch,   ///< stride, lda: a row's length with what is behind it
  Number,  ///< offset, radius, channels: a number that is no extent
  Unknown
};

NameOf kindOfName(std::string_view name);

/// What an integer of that name usually is: 0 of an offset, 2 of a radius; 1 where nothing is usual.
int usualInteger(std::string_view name);
/// What a float of that name usually is: 0 of beta, 2 of sigma; 1 where nothing is usual. As TOML writes it.
std::string usualFloat(std::string_view name);
/// Whether the two above are more than a guess.
bool hasUsualValue(std::string_view name);

/// Where a size of this name goes: 0 along x, 1 along y, 2 along z; -1 where the name does not say.
int dimensionOfName(std::string_view name);

/// Names of the expressions' own functions, and what workloads know beside their names.
bool isReservedName(std::string_view name);

}  // namespace headroom
