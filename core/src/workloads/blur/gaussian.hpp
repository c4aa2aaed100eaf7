// The sampled Gaussian that every blur is made of or measured against.
#pragma once

#include <vector>

#include "headroom/values/parameters.hpp"

namespace headroom {

/// Pixels on either side that variants take in: ceil(3 sigma), beyond which lie 0.27 % of the Gaussian.
inline constexpr double kVariantSigmas = 3;
/// The same for the truth: at 7 sigma what is left out is below double's own rounding (2.6e-12).
inline constexpr double kTruthSigmas = 7;

/// The standard deviation in pixels, of a blur's parameters.
double sigmaOf(const ParameterValues& parameters);

/// ceil(sigmas * sigma), at least 1.
int gaussianRadius(double sigma, double sigmas);

/// exp(-k^2 / (2 sigma^2)) for k = -radius..radius, normalised to sum 1.
std::vector<double> gaussianWeights(double sigma, int radius);

/// The same as numbers that halves hold.
std::vector<double> gaussianWeightsInHalves(double sigma, int radius);

}  // namespace headroom
