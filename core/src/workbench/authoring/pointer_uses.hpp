// What a kernel's text does through a pointer or an image among its arguments: loads, stores, and at which places.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "workbench/authoring/kernel_source.hpp"

namespace headroom {

/// A place in a buffer that a kernel touches: the sum of the terms times `scale`, and so many elements from there.
struct TouchedPlace {
  std::vector<Tokens> terms;
  double scale = 1;
  double width = 1;
  std::vector<Tokens> bases;  ///< elements that are added: of pointers that were moved before
  std::size_t at = 0;         ///< where in the text
};

struct BufferUsage {
  bool isLoaded = false;
  bool isStored = false;
  bool isAtomic = false;          ///< by atomic functions, or by += and the like
  std::string unknownBecause;     ///< a fragment: why there may be more loads and stores than these; else empty
  bool hasUnknownPlaces = false;  ///< some of the places are not among those below
  std::vector<TouchedPlace> places;

  [[nodiscard]] bool isUsed() const { return isLoaded || isStored || !unknownBecause.empty(); }
};

/// Of a pointer. Follows pointers that are made of it, and functions of the text that it is given to.
BufferUsage usageOf(const KernelSource& source, const SourceFunction& kernel, const std::string& argument);

/// "float", "int32", "uint32" or "half": what the image's pixels are read or written as; empty where nothing tells.
std::string pixelDataOf(const KernelSource& source, const SourceFunction& kernel, const std::string& image);

}  // namespace headroom
