// Memory and values for kernel arguments, as described in a workload's or a kernel's file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/values/element_type.hpp"
#include "headroom/values/image_form.hpp"

namespace headroom {

/// The extents of a buffer, the fastest-varying first, as expressions of the size parameters.
using Shape = std::vector<std::string>;

enum class BufferUse {
  In,      ///< read only
  Out,     ///< written, and checked
  InOut,   ///< read and written; filled again before each launch, outside the timed interval, and checked
  Scratch  ///< intermediate values between passes
};

/// Contents of a buffer before a launch.
struct Fill {
  enum class Kind {
    Random,    ///< uniform from `from` up to below `to`; whole numbers if the buffer's type is integer
    Ints,      ///< the same, whole numbers for any type
    Constant,  ///< `from` everywhere
    Each,      ///< `text`, an expression of each number's index and of the buffers before it
    File       ///< `text`, the name of a .npy or raw file beside the description
  };
  Kind kind = Kind::Random;
  double from = 0;
  double to = 1;
  std::string text;

  bool operator==(const Fill&) const = default;
};

/// Largest difference of a correct result's number from the expected one: the sum of the given terms.
struct Tolerance {
  double absolute = 0;
  double relative = 0;     ///< times the expected number
  double units = 0;        ///< units in the last place of the expected number
  double ofLargest = 0;    ///< times the largest expected number of the buffer
  std::string absoluteOf;  ///< expressions of sizes and parameters in place of the numbers; empty: none
  std::string relativeOf;
  std::string unitsOf;
  std::string where;  ///< an expression of the number's index: numbers are compared where it is true; empty:
                      ///< everywhere

  bool operator==(const Tolerance&) const = default;
};

/// Memory that a workload's kernels take as an argument.
struct Buffer {
  std::string name;  ///< name of the kernels' argument
  BufferUse use = BufferUse::In;
  /// Type of its elements; nothing for the numbers of the variant's pixel format, in a plane or a matrix.
  std::optional<ElementType> type;
  /// For a buffer that kernels take as an image: elements are pixels, with the image's type.
  std::optional<ImageForm> image;
  Shape shape;  ///< in elements
  /// For inputs. Without a type: floats in [0, 1), bytes from 0 to 255.
  std::optional<Fill> fill;
  /// Only without a type: floats in [-1, 1), ints from -128 to 127.
  bool isSigned = false;
  std::optional<Tolerance> tolerance;  ///< for an output with a type; nothing: the default of its type, see toleranceOf
};

/// A value of any type that kernels take as an argument.
struct TypedValue {
  ElementType type;
  std::vector<std::string> numbers;  ///< one expression for each number of an element

  bool operator==(const TypedValue&) const = default;
};

}  // namespace headroom
