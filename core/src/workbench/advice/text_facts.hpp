// What rules look at of a kernel's text: which memory neighbours touch, divisions, doubles, loops, vectors.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/variant.hpp"

namespace headroom {

/// A place in memory that the text touches, and how far apart neighbouring work-items are there.
struct TextAccess {
  std::string kernel;
  std::string name;  ///< of the argument or the array
  bool isLocal = false;
  bool isLoaded = false;
  bool isStored = false;
  std::size_t bytes = 0;         ///< of an element
  bool isStruct = false;         ///< elements are structs
  double width = 1;              ///< elements at a time: 4 of vload4
  double apart = 0;              ///< elements from a work-item's to its neighbour's
  bool isAlongX = true;          ///< neighbours differ in x; false of groups that are one work-item wide
  std::optional<double> apartY;  ///< to that of the next one in y; nothing where there is none
  std::optional<double> moved;   ///< from a round of the innermost loop to the next; nothing where there is none
  std::string index;             ///< as it is written: "y * width + x"
};

struct TextFacts {
  std::vector<TextAccess> accesses;        ///< those whose distances are known
  std::vector<std::string> doubleUses;     ///< "x * 0.5": arithmetic of something and a literal that is a double
  std::vector<std::string> loopDivisions;  ///< "i % width": of integers, in a loop or an index, by what is no constant
  bool namesDouble = false;                ///< the type is used on purpose
  bool hasLoops = false;
  bool hasVectors = false;  ///< of four numbers or more
};

/// Of the kernels that the variant launches, at the size and on the device that the symbols are of. Nothing is known of
/// what is no OpenCL C.
[[nodiscard]] TextFacts textFactsOf(const Variant& variant, const Symbols& symbols);

}  // namespace headroom
