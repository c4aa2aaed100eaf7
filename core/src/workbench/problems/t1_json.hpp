// Members of T1 files, each with its place in the file for sentences.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "workbench/problems/formula.hpp"

namespace headroom {

/// A value in a T1 file.
class T1Value {
 public:
  T1Value(const nlohmann::json& value, std::string place) : value_(&value), place_(std::move(place)) {}

  [[nodiscard]] const std::string& place() const { return place_; }
  [[nodiscard]] const nlohmann::json& json() const { return *value_; }
  [[nodiscard]] bool isThere() const { return !value_->is_null(); }
  /// Null where there is none, or where this is no object.
  [[nodiscard]] T1Value member(const char* key) const;
  /// All that the member lists; none where it is missing.
  [[nodiscard]] std::vector<T1Value> list(const char* key) const;

  /// Empty where it is missing.
  [[nodiscard]] std::string text() const;
  /// A number, or a text that holds an expression, as Python writes it; empty where it is missing.
  [[nodiscard]] std::string pythonText() const;
  /// That, translated into Headroom's notation. Fails as whole numbers and names do.
  [[nodiscard]] std::string expression() const;
  /// The names in it.
  [[nodiscard]] std::vector<std::string> names() const;

  /// Throws Error(Stage::KernelFile): "FILE: PLACE WHAT."
  [[noreturn]] void fail(const std::string& what) const;

 private:
  const nlohmann::json* value_;
  std::string place_;
};

/// Whether OpenCL C takes it as a name.
[[nodiscard]] bool isName(const std::string& text);

/// A number as TOML and expressions write it: 4096, 0.5, 1e-06.
[[nodiscard]] std::string numberText(double number);

}  // namespace headroom
