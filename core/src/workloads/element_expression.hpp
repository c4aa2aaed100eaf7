// Expressions over a number's index in a buffer and the numbers of other buffers: "a[i] + s * b[i]".
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

/// Numbers that an expression may access by index.
struct NumberSource {
  std::int64_t count = 0;
  std::function<double(std::int64_t index)> at;  ///< index from 0 to count - 1
};

/// By the name of their buffer.
using NumberSources = std::map<std::string, NumberSource>;

/// Returns the numbers of a buffer's elements, without padding. The bytes must outlive it.
NumberSource sourceOf(const ElementType& type, std::span<const std::uint8_t> bytes);

/// Position of a number in a buffer: i is the element's index, x, y and z its position along the first three extents,
/// and c the number's index in its element.
struct NumberPlace {
  std::int64_t i = 0;
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t z = 0;
  int c = 0;
};
/// The extents are those of the buffer.
NumberPlace placeOf(std::int64_t element, std::span<const std::int64_t> extents);

/// For use by one thread. Beside the names of front matter expressions, it knows i, x, y, z and c, and for each buffer
/// NAME[k], its number k (also NAME(k)), indexed across all elements.
class ElementExpression {
 public:
  /// `variables`: names whose values may change between two evaluations; the numbers must outlive this. Throws
  /// Error(Stage::KernelFile) that names the expression and the unknown name.
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
