// A workload's parameters beside sizes: what they are, and values for them.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace headroom {

/// A number that a workload is measured at, beside its size: the standard deviation of a blur.
struct Parameter {
  std::string name;  ///< in expressions
  std::string unit;  ///< "pixels"; empty for a plain number
  double smallest = 0;
  double largest = 0;
  double usual = 0;  ///< where nobody asks for another

  bool operator==(const Parameter&) const = default;
};

/// Both ends belong to it; a NaN is in none.
struct ParameterRange {
  double smallest = 0;
  double largest = 0;

  [[nodiscard]] bool holds(double value) const { return value >= smallest && value <= largest; }
  [[nodiscard]] bool isEmpty() const { return !(smallest <= largest); }
  bool operator==(const ParameterRange&) const = default;
};

/// Parameter's name -> its value. Of a plan those that somebody asked for, whatever its workloads have; of a row those
/// of its workload, see valuesFor.
using ParameterValues = std::map<std::string, double, std::less<>>;

/// Nothing when there is none of that name.
std::optional<double> valueOf(const ParameterValues& values, std::string_view name);

/// "sigma 5, gamma 0.5", rounded to four digits; empty for none.
std::string toText(const ParameterValues& values);

/// The same to go on a sentence with: ", sigma 5"; empty for none.
std::string afterComma(const ParameterValues& values);

/// "sigma=5 gamma=0.5", every digit of them; empty for none.
std::string settingsText(const ParameterValues& values);

/// How far two values for the same parameters are apart: the natural logarithm of the largest ratio of two values of
/// one; infinite where a parameter has a value in one of them only, or values without a ratio that differ.
double distanceBetween(const ParameterValues& one, const ParameterValues& other);

}  // namespace headroom
