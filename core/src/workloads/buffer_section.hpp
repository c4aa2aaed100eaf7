// Types, buffers, values and tolerances in a file: the syntax shared by workloads and kernels.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "headroom/values/buffer.hpp"
#include "headroom/values/variant.hpp"
#include "system/toml_reader.hpp"

namespace headroom {

/// Returns the keys of a table in the order of the file, which the TOML library's tables do not keep.
std::vector<std::string> keysInOrder(const toml::table& table);

/// Every function throws Error(Stage::KernelFile) with file, line and remedy.
class BufferSection {
 public:
  explicit BufferSection(const TomlReader& reader) : reader_(reader) {}

  /// Reads the types of [struct.NAME] tables: a member per line, NAME = "TYPE".
  void readStructs(const toml::table& root);

  /// Reads an expression whose value for these symbols is at least `least`.
  [[nodiscard]] std::string expression(const toml::node& node, std::string_view key, const Symbols& symbols,
                                       double least) const;
  /// Reads a number or an expression.
  [[nodiscard]] std::string numberOrExpression(const toml::node& node, std::string_view key, const Symbols& symbols,
                                               double least) const;

  [[nodiscard]] ElementType type(const toml::node& node) const;
  /// Reads NAME = { type, count or shape, use, init }, or for an image { image, format, shape, use, init }; without a
  /// type { shape, use, signed }.
  [[nodiscard]] Buffer buffer(const std::string& name, const toml::node& node, const Symbols& symbols) const;
  /// Reads { type, value }, where the value is a number, an expression, or a list with one for each number of the type.
  [[nodiscard]] TypedValue value(const toml::table& table, const Symbols& symbols) const;
  /// Reads "exact", or { abs, rel, ulp, where }, of which the first three are numbers or expressions.
  [[nodiscard]] Tolerance tolerance(const toml::node& node, const Symbols& symbols) const;

 private:
  [[nodiscard]] Fill fill(const toml::node& node) const;
  [[nodiscard]] Fill range(Fill::Kind kind, const toml::node& node, std::string_view key) const;
  [[nodiscard]] ImageForm image(const toml::table& buffer, const toml::node& kind) const;
  [[nodiscard]] BufferUse use(const toml::table& buffer) const;

  const TomlReader& reader_;
  std::map<std::string, ElementType> structs_;
};

}  // namespace headroom
