// Names and descriptions of a roofline's marks and trails.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "headroom/analysis/verdict.hpp"
#include "headroom/roofline.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

constexpr int kCardDigits = 3;

std::string cardNumber(double number) {
  return plainText(number, kCardDigits);
}

}  // namespace

std::string limiterText(const ResultRow& row) {
  switch (limiterOf(row)) {
    case Limiter::Memory:
      return "memory bandwidth";
    case Limiter::Compute:
      return "arithmetic";
    case Limiter::LocalMemory:
      return "local memory";
    case Limiter::RepeatedLoads:
      return "repeated loads";
    case Limiter::None:
      return "none of the roofs";
    case Limiter::LaunchCost:
      return "the cost of starting launches";
    case Limiter::Unknown:
      break;
  }
  return "not known";
}

std::string cardText(const Roofline& roofline, const RooflineMark& mark, std::span<const ResultRow> rows,
                     const std::string& advice) {
  const ResultRow& row = rows[mark.row];
  const std::string_view unit = operationRateUnit(row.precision);
  std::string text = fmt::format("{} at {}\n", roofline.trails[mark.trail], toText(row.size));
  text += fmt::format("{} {} at {} operations per byte", cardNumber(mark.rate), unit, cardNumber(mark.intensity));
  if (mark.own) text += fmt::format(", {} by its own loads", cardNumber(*mark.own));
  if (mark.roof && mark.percent) {
    const std::string_view bound = row.boundBy == Bound::Unknown ? "" : toText(row.boundBy);
    const std::string roof = fmt::format("{} {}", cardNumber(*mark.roof), unit);
    text += bound.empty() ? fmt::format("\n{:.3g}% of its roof, {}", *mark.percent, roof)
                          : fmt::format("\n{:.3g}% of its {} roof, {}", *mark.percent, bound, roof);
  }
  if (const auto local = percentOfLocalRoof(row)) text += fmt::format("\n{:.3g}% of its local-memory roof", *local);
  text += fmt::format("\nLimiter: {}", limiterText(row));
  if (!row.reason.empty()) text += '\n' + row.reason;
  if (!advice.empty()) text += '\n' + advice;
  return text;
}

std::vector<std::size_t> trailsByReach(const Roofline& roofline) {
  std::vector<double> reached(roofline.trails.size());
  for (const RooflineMark& mark : roofline.marks)
    reached[mark.trail] = mark.percent.value_or(0);  // the last is largest
  std::vector<std::size_t> order(reached.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t one, std::size_t other) { return reached[one] > reached[other]; });
  return order;
}

}  // namespace headroom
