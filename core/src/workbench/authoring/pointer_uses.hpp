// Uses of pointers and images among a kernel's arguments: loads, stores, and their positions.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "workbench/authoring/kernel_source.hpp"

namespace headroom {

/// A position in a buffer that a kernel touches: the sum of the terms times `scale`, and a number of elements from
/// there.
struct TouchedPlace {
  std::vector<Tokens> terms;
  double scale = 1;
  double width = 1;
  std::vector<Tokens> bases;  ///< added element offsets: those of pointers that were moved before
  std::size_t at = 0;         ///< position in the text
};

struct BufferUsage {
  bool isLoaded = false;
  bool isStored = false;
  bool isAtomic = false;          ///< through atomic functions, or through += and the like
  std::string unknownBecause;     ///< a fragment: why there may be more loads and stores than these; else empty
  bool hasUnknownPlaces = false;  ///< some of the positions are not in the list below
  std::vector<TouchedPlace> places;

  [[nodiscard]] bool isUsed() const { return isLoaded || isStored || !unknownBecause.empty(); }
};

/// For a pointer. Follows pointers derived from it, and functions of the text that take it.
BufferUsage usageOf(const KernelSource& source, const SourceFunction& kernel, const std::string& argument);

/// Returns "float", "int32", "uint32" or "half": the type of the image's reads or writes; empty if unknown.
std::string pixelDataOf(const KernelSource& source, const SourceFunction& kernel, const std::string& image);

}  // namespace headroom
