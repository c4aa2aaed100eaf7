// Accuracy levels of results: in words, and in numbers where the words are explained.
#pragma once

#include <optional>
#include <string_view>

#include "headroom/values/variant.hpp"

namespace headroom {

/// Largest error of a variant's own approximation, on any image with white at 1: random pixels, edges, lines and dots.
///
/// Kernels that compute the filter as defined, truncated at 3 sigma like all exact blurs here, lose only rounding,
/// about 1e-6: they are exact, although the truncation moves them up to 2e-3 from the true Gaussian at sigma 5, and
/// 4e-3 at 30. Other kernels are judged by their distance from the true Gaussian or, if they compute that same filter
/// with intermediate values below float precision (Fidelity::Coarse), from the filter.
enum class Allowance {
  Exact,          ///< exact kernels only
  VisuallyExact,  ///< and kernels with an error of at most kVisuallyExactError
  Fast            ///< and kernels with an error of at most kFastError
};

inline constexpr double kVisuallyExactError = 1e-3;  ///< a quarter of an 8-bit step
inline constexpr double kFastError = 4e-3;           ///< an 8-bit step on the worst image; half a step on photos

std::string_view toText(Allowance allowance);  ///< "exact", "visually-exact", "fast"
/// Throws UsageError that names the three.
Allowance allowanceFromText(std::string_view text);

/// Returns true if the variant's file states no error and its reference is Fidelity::Exact: its results are exact up to
/// rounding.
[[nodiscard]] bool isExact(const Variant& variant);

/// Returns the largest error, as Allowance defines it, that the variant's file states for these parameters; nothing if
/// it states none.
[[nodiscard]] std::optional<double> statedError(const Variant& variant, const ParameterValues& parameters);

/// Returns whether the variant is within the level. False for a variant that is not exact and states no error.
[[nodiscard]] bool isWithin(const Variant& variant, const ParameterValues& parameters, Allowance allowance);

}  // namespace headroom
