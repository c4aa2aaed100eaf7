#include "text/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace headroom {
namespace {

/// Outside these powers of ten an exponent is easier to read than zeros.
constexpr int kSmallestPlainExponent = -3;
constexpr int kLargestPlainExponent = 8;

int decimalExponent(const std::string& scientific) {
  const std::size_t e = scientific.find('e');
  const char* first = scientific.data() + e + 1;
  if (*first == '+') ++first;  // from_chars takes no plus sign
  int exponent = 0;
  std::from_chars(first, scientific.data() + scientific.size(), exponent);
  return exponent;
}

}  // namespace

std::string shortestText(double number) {
  if (std::isnan(number)) return "nan";  // without its sign, which has no meaning
  std::array<char, 32> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  return {buffer.data(), end};
}

std::string generalText(double number, int digits) {
  return std::isnan(number) ? "nan" : fmt::format("{:.{}g}", number, digits);
}

std::string significantText(double number, int digits) {
  if (!std::isfinite(number)) return shortestText(number);
  if (number == 0) return "0";
  // Rounding first: 9.996 to three digits is 10.0, one power of ten up.
  std::string scientific = fmt::format("{:.{}e}", number, digits - 1);
  const int exponent = decimalExponent(scientific);
  if (exponent < kSmallestPlainExponent || exponent > kLargestPlainExponent) return scientific;
  return fmt::format("{:.{}f}", number, std::max(0, digits - 1 - exponent));
}

std::string plainText(double number, int digits) {
  std::string text = significantText(number, digits);
  if (text.find('.') == std::string::npos || text.find('e') != std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string shareText(double share) {
  return plainText(share * 100, 2) + "%";
}

}  // namespace headroom
