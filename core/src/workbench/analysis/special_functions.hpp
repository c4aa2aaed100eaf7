// Functions that the C++ library lacks, as far as variances need them.
#pragma once

namespace headroom {

/// Derivative of the logarithm of the gamma function, for x > 0.
double digamma(double x);
/// Derivative of digamma, for x > 0.
double trigamma(double x);
/// The x > 0 with trigamma(x) = y, for y > 0: Newton's steps of Smyth (2004), appendix.
double inverseTrigamma(double y);

}  // namespace headroom
