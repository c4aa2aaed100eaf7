#include "headroom/values/precision.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace headroom {

std::string_view toText(Precision precision) {
  switch (precision) {
    case Precision::Half:
      return "half";
    case Precision::Double:
      return "double";
    case Precision::Int:
      return "int";
    case Precision::Matrix:
      return "matrix";
    case Precision::MatrixInt:
      return "matrix-int";
    case Precision::MmaTf32:
      return "mma-tf32";
    case Precision::MmaHalf:
      return "mma-half";
    case Precision::MmaInt8:
      return "mma-int8";
    case Precision::Float:
      break;
  }
  return "float";
}

Precision precisionFromText(std::string_view text) {
  std::string known;
  for (const Precision precision : kAllPrecisions) {
    if (toText(precision) == text) return precision;
    known += fmt::format("{}\"{}\"", known.empty() ? "" : ", ", toText(precision));
  }
  throw std::invalid_argument(fmt::format("\"{}\" is not a precision; known are {}", text, known));
}

Precision precisionOf(Element element) {
  if (element == Element::Half) return Precision::Half;
  if (element == Element::Double) return Precision::Double;
  return isFloating(element) || element == Element::UChar ? Precision::Float : Precision::Int;
}

std::string_view operationRateUnit(Precision precision) {
  const bool isOfInts =
      precision == Precision::Int || precision == Precision::MatrixInt || precision == Precision::MmaInt8;
  return isOfInts ? "GOP/s" : "GFLOP/s";
}

}  // namespace headroom
