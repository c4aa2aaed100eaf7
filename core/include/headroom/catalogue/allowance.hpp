// How exact a result has to be: in words, and in numbers where the words are explained.
#pragma once

#include <optional>
#include <string_view>

#include "headroom/values/variant.hpp"

namespace headroom {

/// What a variant's own approximation may cost, on any picture with white at 1: random pixels, edges, lines and dots.
///
/// Kernels that compute the filter as it is defined, cut off at 3 sigma like all exact blurs here, lose nothing but
/// rounding, some 1e-6: they are exact, although the cut takes them up to 2e-3 from the true Gaussian at sigma 5, and
/// 4e-3 at 30. What is not exact is judged by how far it is from the true Gaussian, or, when it is that same filter
/// with something kept in less than float (Fidelity::Coarse), from the filter.
enum class Allowance {
  Exact,          ///< exact kernels only
  VisuallyExact,  ///< and those with an error of at most kVisuallyExactError
  Fast            ///< and those with one of at most kFastError
};

inline constexpr double kVisuallyExactError = 1e-3;  ///< a quarter of a step of 8 bits
inline constexpr double kFastError = 4e-3;  ///< a step of 8 bits, of the hardest picture; of photos half a step

std::string_view toText(Allowance allowance);  ///< "exact", "visually-exact", "fast"
/// Throws UsageError naming the three.
Allowance allowanceFromText(std::string_view text);

/// True when the variant's file states no error and its reference is Fidelity::Exact: its results are right but for
/// rounding.
[[nodiscard]] bool isExact(const Variant& variant);

/// The largest error, as Allowance defines it, that the variant's file states for these parameters; nothing when it
/// states none.
[[nodiscard]] std::optional<double> statedError(const Variant& variant, const ParameterValues& parameters);

/// False, too, for a variant that is not exact and states no error.
[[nodiscard]] bool isWithin(const Variant& variant, const ParameterValues& parameters, Allowance allowance);

}  // namespace headroom
