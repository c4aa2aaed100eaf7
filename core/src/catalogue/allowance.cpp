#include "headroom/catalogue/allowance.hpp"

#include <fmt/format.h>

#include <array>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

constexpr std::array kAllowances{Allowance::Exact, Allowance::VisuallyExact, Allowance::Fast};

}  // namespace

std::string_view toText(Allowance allowance) {
  switch (allowance) {
    case Allowance::Exact:
      return "exact";
    case Allowance::Fast:
      return "fast";
    case Allowance::VisuallyExact:
      break;
  }
  return "visually-exact";
}

Allowance allowanceFromText(std::string_view text) {
  for (const Allowance allowance : kAllowances) {
    if (toText(allowance) == text) return allowance;
  }
  throw UsageError(
      fmt::format("There is no allowance \"{}\". Choose exact, visually-exact (an error of at most {:g}) or fast (at "
                  "most {:g}).",
                  text, kVisuallyExactError, kFastError));
}

bool isExact(const Variant& variant) {
  return variant.error.empty() &&
         findReference(findWorkload(variant.workload), variant.reference).fidelity == Fidelity::Exact;
}

std::optional<double> statedError(const Variant& variant, const ParameterValues& parameters) {
  if (variant.error.empty()) return std::nullopt;
  return evaluate(variant.error, symbolsFor(findWorkload(variant.workload), variant, {1, 1}, parameters));
}

bool isWithin(const Variant& variant, const ParameterValues& parameters, Allowance allowance) {
  if (isExact(variant)) return true;
  if (allowance == Allowance::Exact) return false;
  const double most = allowance == Allowance::Fast ? kFastError : kVisuallyExactError;
  return statedError(variant, parameters).value_or(most + 1) <= most;
}

}  // namespace headroom
