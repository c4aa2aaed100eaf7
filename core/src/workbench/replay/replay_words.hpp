// A captured launch as a description: numbers and names of files are text, which may be expressions of the workload's
// sizes.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "headroom/values/buffer.hpp"

namespace headroom {

struct ArgumentWords {
  enum class Kind {
    Memory,   ///< all of the buffer `name`
    Part,     ///< part of the buffer `name`: `numbers` are offset and bytes
    Local,    ///< `numbers`: its bytes
    Sampler,  ///< `name`: its words
    Null,
    Value,  ///< of the type `name`, from `numbers`
    File    ///< `name`: the file with its bytes
  };
  Kind kind = Kind::Value;
  std::string name;
  std::vector<std::string> numbers;
  std::string parameter;  ///< name in the kernel's source; may be empty
  std::string comment;    ///< type and name, as far as the source shows them
};

struct BufferWords {
  std::string name;
  std::string type;                ///< element type; empty for an image
  std::string image;               ///< "2d array"; empty for a buffer
  std::string format;              ///< "rgba float"; for an image
  std::vector<std::string> shape;  ///< extents of an image, the number of elements of a buffer
  std::string bytes;
  BufferUse use = BufferUse::In;
  std::string before;  ///< file with its contents before the launch; empty: unknown
  std::string after;   ///< and after it
  std::string mask;    ///< file with the bytes that are compared; empty: all

  [[nodiscard]] bool isCompared() const { return use != BufferUse::In && !after.empty() && !before.empty(); }
};

struct SizeWords {
  std::string name;
  std::string unit;
  std::vector<std::string> values;
};

/// A name of [let] with one value for each value of the first size.
struct TableWords {
  std::string name;
  std::vector<std::string> values;
};

struct LaunchWords {
  std::string title;
  std::string origin;  ///< a sentence
  std::vector<std::string> notes;
  std::string kernel;
  std::vector<std::string> sources;
  std::vector<std::string> options;
  std::string aboutSizes;  ///< a sentence
  std::vector<SizeWords> sizes;
  std::vector<TableWords> tables;
  std::string axis;  ///< an expression of work-items; empty: the first size
  std::vector<BufferWords> buffers;
  std::string movedBytes;  ///< a number, or a name; empty: unknown
  std::vector<ArgumentWords> arguments;
  std::vector<std::string> workItems;  ///< the global size in numbers or names, one for each dimension
  std::vector<std::string> global;
  std::vector<std::string> local;   ///< empty: the driver chooses
  std::vector<std::string> offset;  ///< empty: none
  std::vector<std::string> require;
};

struct ReplayModel;

[[nodiscard]] LaunchWords wordsOf(const ReplayModel& model);

/// Name of the global size along a dimension: "work_items", or "work_items_x" where there are several dimensions.
[[nodiscard]] std::string sizeNameAt(std::size_t dimension, std::size_t dimensions);

}  // namespace headroom
