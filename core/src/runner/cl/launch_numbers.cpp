#include "runner/cl/launch_numbers.hpp"

#include <fmt/format.h>

#include <cmath>

#include "headroom/values/pixel_format.hpp"
#include "runner/sampling/point_failure.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

constexpr int kDigitsOfNumber = 15;

void requireFits(const ElementType& type, std::size_t index, double number, const std::string& text,
                 const std::string& origin) {
  if (isFloating(elementAt(type, index))) return;
  std::vector<std::uint8_t> bytes(type.bytes);
  storeNumber(type, bytes, index, number);
  if (numberIn(type, bytes, index) == number) return;
  if (number == std::floor(number)) {
    throw PointFailure(Status::DeviceLimit, Stage::KernelFile,
                       fmt::format("{}: {} is {:.0f} here, more than an argument of type {} holds. Choose a smaller "
                                   "size, or a wider type.",
                                   origin, text, number, type.name));
  }
  throw PointFailure(Status::Failed, Stage::KernelFile,
                     fmt::format("{}: {} is {} here, and the argument is a whole number ({}). Write {{ type = "
                                 "\"float\", value = \"{}\" }}, or floor({}).",
                                 origin, text, generalText(number, kDigitsOfNumber), type.name, text, text));
}

}  // namespace

LaunchNumber::LaunchNumber(const std::string& text, const Symbols& symbols,
                           const std::map<std::string, double*>& variables)
    : text_(text) {
  if (text == "inf" || text == "-inf" || text == "nan") {
    value_ = text == "nan" ? std::nan("") : std::copysign(INFINITY, text == "inf" ? 1.0 : -1.0);
  } else if (isKnown(text, symbols)) {
    value_ = evaluate(text, symbols);
  } else {
    expression_ = std::make_unique<ElementExpression>(text, symbols, NumberSources(), variables);
  }
}

std::size_t LaunchNumber::whole(int least, const std::string& origin) {
  constexpr double kMost = 0x1p53;  // above it not every integer is a double
  const double rounded = std::ceil(value());
  if (rounded >= least && rounded <= kMost) return static_cast<std::size_t>(rounded);
  const std::string limit = rounded > kMost ? fmt::format("at most {:.0f}", kMost) : fmt::format("at least {}", least);
  throw PointFailure(Status::DeviceLimit, Stage::KernelFile,
                     fmt::format("{}: \"{}\" gives {} here and must be {}.", origin, text_,
                                 generalText(rounded, kDigitsOfNumber), limit));
}

std::vector<std::size_t> wholeNumbers(LaunchNumbers& numbers, int least, const std::string& origin) {
  std::vector<std::size_t> values;
  for (LaunchNumber& number : numbers) values.push_back(number.whole(least, origin));
  return values;
}

void assign(NamedNumbers& names) {
  std::vector<double> values;
  for (auto& [slot, number] : names) values.push_back(number.value());
  for (std::size_t i = 0; i < names.size(); ++i) *names[i].first = values[i];
}

std::vector<std::uint8_t> argumentBytes(const ElementType& type, LaunchNumbers& numbers, const std::string& origin) {
  std::vector<std::uint8_t> bytes(type.bytes);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const double number = numbers[i].value();
    requireFits(type, i, number, numbers[i].text(), origin);
    storeNumber(type, bytes, i, number);
  }
  return bytes;
}

}  // namespace headroom
