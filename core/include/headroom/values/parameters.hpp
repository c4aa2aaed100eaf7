// A workload's parameters beside sizes: their definitions and values.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace headroom {

/// A number that a workload depends on, beside its size: the standard deviation of a blur.
struct Parameter {
  std::string name;  ///< name in expressions
  std::string unit;  ///< "pixels"; empty for a plain number
  double smallest = 0;
  double largest = 0;
  double usual = 0;  ///< default

  bool operator==(const Parameter&) const = default;
};

/// Both ends are included; a NaN is in no range.
struct ParameterRange {
  double smallest = 0;
  double largest = 0;

  [[nodiscard]] bool holds(double value) const { return value >= smallest && value <= largest; }
  [[nodiscard]] bool isEmpty() const { return !(smallest <= largest); }
  bool operator==(const ParameterRange&) const = default;
};

/// Parameter's name -> its value. In a plan: the requested values, for any workload; in a row: those of its workload,
/// see valuesFor.
using ParameterValues = std::map<std::string, double, std::less<>>;

/// Returns nothing if there is none of that name.
std::optional<double> valueOf(const ParameterValues& values, std::string_view name);

/// "sigma 5, gamma 0.5", rounded to four digits; empty for none.
std::string toText(const ParameterValues& values);

/// The same as the continuation of a sentence: ", sigma 5"; empty for none.
std::string afterComma(const ParameterValues& values);

/// "sigma=5 gamma=0.5", with all digits; empty for none.
std::string settingsText(const ParameterValues& values);

/// Returns the distance between two sets of values: the natural logarithm of the largest ratio of one parameter's two
/// values; infinite if only one set has a value for a parameter, or two values differ and have no ratio.
double distanceBetween(const ParameterValues& one, const ParameterValues& other);

}  // namespace headroom
