// Usual meanings of kernel arguments' names.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

enum class NameOf {
  Size,    ///< n, width, rows
  Group,   ///< blocksize, local_size: a side of a work-group
  Pitch,   ///< stride, lda: a row's length including its padding
  Number,  ///< offset, radius, channels: a number that is not an extent
  Unknown
};

NameOf kindOfName(std::string_view name);

/// Returns the usual value of an integer of that name: 0 for an offset, 2 for a radius; 1 if there is none.
int usualInteger(std::string_view name);
/// Returns the usual value of a float of that name: 0 for beta, 2 for sigma; 1 if there is none. In TOML's notation.
std::string usualFloat(std::string_view name);
/// Whether the two above are more than a guess.
bool hasUsualValue(std::string_view name);

/// Returns the dimension of a size of this name: 0 along x, 1 along y, 2 along z; -1 if the name does not show it.
int dimensionOfName(std::string_view name);

/// Returns true for the names of the expressions' own functions, and for names reserved in workloads.
bool isReservedName(std::string_view name);

}  // namespace headroom
