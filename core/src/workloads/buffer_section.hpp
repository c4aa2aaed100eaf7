// What a file says of types, buffers, values and tolerances: the words that workloads and kernels share.
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

/// The keys of a table in the order of the file: TOML's tables have none of their own.
std::vector<std::string> keysInOrder(const toml::table& table);

/// Everything throws Error(Stage::KernelFile) with file, line and remedy.
class BufferSection {
 public:
  explicit BufferSection(const TomlReader& reader) : reader_(reader) {}

  /// The types of [struct.NAME] tables: a member a line, NAME = "TYPE".
  void readStructs(const toml::table& root);

  /// An expression that has a value of at least `least` with these symbols.
  [[nodiscard]] std::string expression(const toml::node& node, std::string_view key, const Symbols& symbols,
                                       double least) const;
  /// The same; a number is one, too.
  [[nodiscard]] std::string numberOrExpression(const toml::node& node, std::string_view key, const Symbols& symbols,
                                               double least) const;

  [[nodiscard]] ElementType type(const toml::node& node) const;
  /// NAME = { type, count or shape, use, init }, or of an image { image, format, shape, use, init }; without a type {
  /// shape, use, signed }.
  [[nodiscard]] Buffer buffer(const std::string& name, const toml::node& node, const Symbols& symbols) const;
  /// { type, value }, where the value is a number, an expression, or a list of as many as the type has numbers.
  [[nodiscard]] TypedValue value(const toml::table& table, const Symbols& symbols) const;
  /// "exact", or { abs, rel, ulp, where }.
  [[nodiscard]] Tolerance tolerance(const toml::node& node) const;

 private:
  [[nodiscard]] Fill fill(const toml::node& node) const;
  [[nodiscard]] Fill range(Fill::Kind kind, const toml::node& node, std::string_view key) const;
  [[nodiscard]] ImageForm image(const toml::table& buffer, const toml::node& kind) const;
  [[nodiscard]] BufferUse use(const toml::table& buffer) const;

  const TomlReader& reader_;
  std::map<std::string, ElementType> structs_;
};

}  // namespace headroom
