#include "headroom/values/parameters.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "text/number_text.hpp"

namespace headroom {
namespace {

constexpr int kParameterDigits = 4;

double distanceOfNumbers(double one, double other) {
  if (one == other) return 0;
  const double ratio = one / other;
  return ratio > 0 && std::isfinite(ratio) ? std::abs(std::log(ratio)) : std::numeric_limits<double>::infinity();
}

}  // namespace

std::optional<double> valueOf(const ParameterValues& values, std::string_view name) {
  const auto found = values.find(name);
  return found == values.end() ? std::nullopt : std::optional(found->second);
}

std::string toText(const ParameterValues& values) {
  std::string text;
  for (const auto& [name, value] : values)
    text.append(text.empty() ? "" : ", ").append(name).append(" ").append(plainText(value, kParameterDigits));
  return text;
}

std::string afterComma(const ParameterValues& values) {
  return values.empty() ? std::string() : ", " + toText(values);
}

std::string settingsText(const ParameterValues& values) {
  std::string text;
  for (const auto& [name, value] : values)
    text.append(text.empty() ? "" : " ").append(name).append("=").append(shortestText(value));
  return text;
}

double distanceBetween(const ParameterValues& one, const ParameterValues& other) {
  double distance = one.size() == other.size() ? 0 : std::numeric_limits<double>::infinity();
  for (const auto& [name, value] : one) {
    const std::optional<double> twin = valueOf(other, name);
    distance = std::max(distance, twin ? distanceOfNumbers(value, *twin) : std::numeric_limits<double>::infinity());
  }
  return distance;
}

}  // namespace headroom
