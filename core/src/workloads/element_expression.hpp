// Expressions of a number's place in a buffer and of the numbers of other buffers: "a[i] + s * b[i]".
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/element_type.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Numbers that an expression may use by their index.
struct NumberSource {
  std::int64_t count = 0;
  std::function<double(std::int64_t index)> at;  ///< from 0 to count - 1
};

/// By the name of their buffer.
using NumberSources = std::map<std::string, NumberSource>;

/// Those of a buffer's elements, padding left out. The bytes outlive it.
NumberSource sourceOf(const ElementType& type, std::span<const std::uint8_t> bytes);

/// Where a number of a buffer is: i counts elements, x, y and z are its place along the first three extents, and c is
/// which number of its element it is.
struct NumberPlace {
  std::int64_t i = 0;
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t z = 0;
  int c = 0;
};
/// The extents are those of the buffer.
NumberPlace placeOf(std::int64_t element, std::span<const std::int64_t> extents);

/// One for each thread. Beside what front matter expressions know, it knows i, x, y, z and c, and of each buffer
/// NAME[k], the number k of it (also NAME(k)), numbers of all elements counted through.
class ElementExpression {
 public:
  /// `variables`: names whose values may change between two evaluations; the numbers outlive this. Throws
  /// Error(Stage::KernelFile) naming the expression and the unknown name.
  ElementExpression(const std::string& text, const Symbols& symbols, const NumberSources& buffers,
                    const std::map<std::string, double*>& variables = {});
  ~ElementExpression();
  ElementExpression(const ElementExpression&) = delete;
  ElementExpression& operator=(const ElementExpression&) = delete;

  /// Throws Error(Stage::KernelFile) for an index beyond a buffer.
  [[nodiscard]] double at(const NumberPlace& place);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace headroom
