// NumPy's .npy files: arrays with their type and shape, in which a reference's command gets inputs and gives outputs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/element_type.hpp"

namespace headroom {

struct NpyArray {
  std::string type;  ///< as NumPy writes it: "<f4", "|u1"
  std::vector<std::int64_t> shape;
  bool isFortranOrder = false;
  std::vector<std::uint8_t> bytes;
};

/// Version 1.0, little endian. `extents`: what is next to each other in memory first. The numbers of a vector are a
/// further, innermost extent; a struct's bytes are.
std::vector<std::uint8_t> npyOf(const ElementType& type, std::span<const std::int64_t> extents,
                                std::span<const std::uint8_t> bytes);

/// Whether the bytes begin like such a file.
[[nodiscard]] bool isNpy(std::span<const std::uint8_t> file);

/// Throws Error(Stage::KernelFile) that names `origin` for a file that is cut off, of another kind or too deep.
NpyArray readNpy(std::vector<std::uint8_t> file, const std::string& origin);

/// The array's numbers as elements of this type, converted number by number where the types differ. Throws likewise
/// where it has another number of them, or is in Fortran's order.
std::vector<std::uint8_t> elementsOf(const NpyArray& array, const ElementType& type, std::size_t elements,
                                     const std::string& origin);

}  // namespace headroom
