// Facts about a kernel's text for rules: neighbours' memory accesses, divisions, doubles, loops, vectors.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/variant.hpp"

namespace headroom {

/// A memory access in the text, and the distance between neighbouring work-items there.
struct TextAccess {
  std::string kernel;
  std::string name;  ///< name of the argument or array
  bool isLocal = false;
  bool isLoaded = false;
  bool isStored = false;
  std::size_t bytes = 0;         ///< bytes of an element
  bool isStruct = false;         ///< elements are structs
  double width = 1;              ///< elements per access: 4 for vload4
  double apart = 0;              ///< elements from a work-item's access to its neighbour's
  bool isAlongX = true;          ///< neighbours differ in x; false for groups that are one work-item wide
  std::optional<double> apartY;  ///< distance to the next work-item in y; nothing if there is none
  std::optional<double> moved;   ///< distance between iterations of the innermost loop; nothing if there is none
  std::string index;             ///< as written: "y * width + x"
};

struct TextFacts {
  std::vector<TextAccess> accesses;        ///< those with known distances
  std::vector<std::string> doubleUses;     ///< "x * 0.5": arithmetic with a double literal
  std::vector<std::string> loopDivisions;  ///< "i % width": integers, in a loop or an index, by a divisor that is not
                                           ///< constant
  bool namesDouble = false;                ///< the text uses the type explicitly
  bool hasLoops = false;
  bool hasVectors = false;  ///< of four or more numbers
};

/// Returns facts about the kernels that the variant launches, for the size and device of the symbols. Unknown for
/// anything that is not OpenCL C.
[[nodiscard]] TextFacts textFactsOf(const Variant& variant, const Symbols& symbols);

}  // namespace headroom
