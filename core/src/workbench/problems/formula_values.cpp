// Evaluates lists of values in Python's notation.
#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

#include "headroom/values/variant.hpp"
#include "workbench/problems/formula.hpp"

namespace headroom {
namespace {

using FormulaKind = Formula::Kind;

constexpr std::size_t kMostValues = 100'000;

[[noreturn]] void refuseValues(const std::string& what) {
  throw std::invalid_argument(what);
}

class Counter {
 public:
  std::vector<double> list(const Formula& formula) {
    switch (formula.kind) {
      case FormulaKind::List:
        return numbers(formula.parts);
      case FormulaKind::Each:
        return each(formula);
      case FormulaKind::Call:
        if (formula.word == "list" && formula.parts.size() == 1) return list(formula.parts[0]);
        if (formula.word == "range") return range(numbers(formula.parts));
        break;
      case FormulaKind::Binary:
        if (formula.word == "+") return together(list(formula.parts[0]), list(formula.parts[1]));
        break;
      default:
        break;
    }
    refuseValues("a list of whole numbers is expected, such as [1, 2, 4] or range(1, 9)");
  }

 private:
  double number(const Formula& formula) {
    if (formula.kind == FormulaKind::Text)
      refuseValues(fmt::format("\"{}\" is a text, and only whole numbers are known", formula.word));
    return evaluate(writtenFormula(formula, Notation::Headroom), names_);
  }

  std::vector<double> numbers(const std::vector<Formula>& parts) {
    std::vector<double> values;
    values.reserve(parts.size());
    for (const Formula& part : parts) values.push_back(number(part));
    return values;
  }

  static std::vector<double> together(std::vector<double> first, const std::vector<double>& second) {
    if (first.size() + second.size() > kMostValues)
      refuseValues(fmt::format("it has more than {} values", kMostValues));
    first.insert(first.end(), second.begin(), second.end());
    return first;
  }

  static std::vector<double> range(const std::vector<double>& ends) {
    if (ends.empty() || ends.size() > 3) refuseValues("`range` has one to three numbers");
    const double from = ends.size() == 1 ? 0 : ends[0];
    const double to = ends.size() == 1 ? ends[0] : ends[1];
    const double step = ends.size() == 3 ? ends[2] : 1;
    if (step == 0) refuseValues("`range` with steps of 0 has no end");
    if (!(std::abs((to - from) / step) <= kMostValues))
      refuseValues(fmt::format("it has more than {} values", kMostValues));
    std::vector<double> values;
    for (double value = from; step > 0 ? value < to : value > to; value += step) values.push_back(value);
    return values;
  }

  std::vector<double> each(const Formula& formula) {
    std::vector<double> values;
    for (const double value : list(formula.parts[1])) {
      names_[formula.word] = value;
      if (formula.parts.size() == 3 && number(formula.parts[2]) == 0) continue;
      values.push_back(number(formula.parts[0]));
    }
    names_.erase(formula.word);
    return values;
  }

  Symbols names_;
};

}  // namespace

std::vector<int> wholeNumbersIn(std::string_view python) {
  std::vector<int> whole;
  for (const double value : Counter().list(parsedFormula(python, Notation::Python))) {
    if (value != std::trunc(value))
      refuseValues(fmt::format("{} is a fraction, and only whole numbers are known", value));
    if (!(std::abs(value) <= std::numeric_limits<int>::max())) refuseValues(fmt::format("{} is too large", value));
    if (whole.size() == kMostValues) refuseValues(fmt::format("it has more than {} values", kMostValues));
    whole.push_back(static_cast<int>(value));
  }
  return whole;
}

}  // namespace headroom
