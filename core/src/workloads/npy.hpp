// NumPy's .npy files, arrays with their type and shape: the inputs and outputs of a reference's command.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/element_type.hpp"

namespace headroom {

struct NpyArray {
  std::string type;  ///< in NumPy's notation: "<f4", "|u1"
  std::vector<std::int64_t> shape;
  bool isFortranOrder = false;
  std::vector<std::uint8_t> bytes;
};

/// Writes version 1.0, little endian. `extents`: the fastest-varying first. A vector's numbers form a further,
/// innermost extent, as do a struct's bytes.
std::vector<std::uint8_t> npyOf(const ElementType& type, std::span<const std::int64_t> extents,
                                std::span<const std::uint8_t> bytes);

/// Returns whether the bytes begin like such a file.
[[nodiscard]] bool isNpy(std::span<const std::uint8_t> file);

/// Throws Error(Stage::KernelFile) that names `origin` for a file that is truncated, of another kind or too deep.
NpyArray readNpy(std::vector<std::uint8_t> file, const std::string& origin);

/// Returns the array's numbers as elements of this type, converted number by number if the types differ. Throws
/// likewise if it has another number of them, or is in Fortran order.
std::vector<std::uint8_t> elementsOf(const NpyArray& array, const ElementType& type, std::size_t elements,
                                     const std::string& origin);

}  // namespace headroom
