// Members of T1 files, each with its place in the file for sentences.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "workbench/problems/formula.hpp"

namespace headroom {

/// Elements of each list: no kernel has more tuning parameters, conditions or arguments.
inline constexpr std::size_t kMostListedInProblem = 1000;

/// A value in a T1 file.
class T1Value {
 public:
  T1Value(const nlohmann::json& value, std::string place) : value_(&value), place_(std::move(place)) {}

  [[nodiscard]] const std::string& place() const { return place_; }
  [[nodiscard]] const nlohmann::json& json() const { return *value_; }
  [[nodiscard]] bool isThere() const { return !value_->is_null(); }
  /// Returns null if there is none, or if this is not an object.
  [[nodiscard]] T1Value member(const char* key) const;
  /// Returns the member's elements, at most kMostListedInProblem; none if it is missing.
  [[nodiscard]] std::vector<T1Value> list(const char* key) const;

  /// Returns an empty text if it is missing.
  [[nodiscard]] std::string text() const;
  /// Returns a number, or a text with an expression, in Python's notation; empty if it is missing.
  [[nodiscard]] std::string pythonText() const;
  /// Returns pythonText() in Headroom's notation. Throws the errors of fail().
  [[nodiscard]] std::string expression() const;
  /// The names in it.
  [[nodiscard]] std::vector<std::string> names() const;

  /// Throws Error(Stage::KernelFile): "FILE: PLACE WHAT."
  [[noreturn]] void fail(const std::string& what) const;

 private:
  const nlohmann::json* value_;
  std::string place_;
};

/// Whether it is a valid name in OpenCL C.
[[nodiscard]] bool isName(const std::string& text);

/// Formats a number for TOML and expressions: 4096, 0.5, 1e-06.
[[nodiscard]] std::string numberText(double number);

}  // namespace headroom
