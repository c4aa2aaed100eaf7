// Memory and values that kernels get as arguments, as a workload's or a kernel's file describes them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/values/element_type.hpp"
#include "headroom/values/image_form.hpp"

namespace headroom {

/// The extents of a buffer, what is next to each other in memory first, as expressions of the size parameters.
using Shape = std::vector<std::string>;

enum class BufferUse {
  In,      ///< read only
  Out,     ///< written; what is checked
  InOut,   ///< read and written; filled anew before each launch, outside of what is timed, and checked
  Scratch  ///< for what passes tell each other
};

/// What is in a buffer before a launch.
struct Fill {
  enum class Kind {
    Random,    ///< from `from` up to below `to`, evenly; whole numbers where the buffer's are
    Ints,      ///< the same, whole numbers whatever the type
    Constant,  ///< `from` everywhere
    Each,      ///< `text`, an expression of each number's place and of the buffers before it
    File       ///< `text`, the name of a .npy or raw file beside the description
  };
  Kind kind = Kind::Random;
  double from = 0;
  double to = 1;
  std::string text;

  bool operator==(const Fill&) const = default;
};

/// How far a number of a right result may be from the expected one: the sum of what is given.
struct Tolerance {
  double absolute = 0;
  double relative = 0;   ///< of the expected number
  double units = 0;      ///< in the last place of the expected number
  double ofLargest = 0;  ///< of the largest expected number of the buffer
  std::string where;     ///< an expression of the number's place: compared is only where it is true; empty: everywhere

  bool operator==(const Tolerance&) const = default;
};

/// Memory that a workload's kernels get as an argument.
struct Buffer {
  std::string name;  ///< of the kernels' argument
  BufferUse use = BufferUse::In;
  /// Of its elements; nothing for the numbers of the variant's pixel format, of a plane or a matrix.
  std::optional<ElementType> type;
  /// Of one that kernels get as an image: then elements are pixels, and the type is theirs.
  std::optional<ImageForm> image;
  Shape shape;  ///< in elements
  /// Of those that kernels read. Without a type: floats in [0, 1), bytes from 0 to 255.
  std::optional<Fill> fill;
  /// Without a type only: floats in [-1, 1), ints from -128 to 127.
  bool isSigned = false;
  std::optional<Tolerance> tolerance;  ///< of an output with a type; nothing for what suits its type, see toleranceOf
};

/// A value that kernels get as an argument, of any type.
struct TypedValue {
  ElementType type;
  std::vector<std::string> numbers;  ///< as many expressions as an element has numbers

  bool operator==(const TypedValue&) const = default;
};

}  // namespace headroom
