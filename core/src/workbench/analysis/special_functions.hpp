// Functions for variances that the C++ library lacks.
#pragma once

namespace headroom {

/// Derivative of the logarithm of the gamma function, for x > 0.
double digamma(double x);
/// Derivative of digamma, for x > 0.
double trigamma(double x);
/// Returns the x > 0 with trigamma(x) = y, for y > 0, by the Newton iteration of Smyth (2004), appendix.
double inverseTrigamma(double y);

}  // namespace headroom
