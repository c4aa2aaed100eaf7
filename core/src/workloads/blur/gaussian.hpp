// The sampled Gaussian, from which all blurs are built and their references are computed.
#pragma once

#include <vector>

#include "headroom/values/parameters.hpp"

namespace headroom {

/// Radius of variants in pixels: ceil(3 sigma), beyond which lie 0.27% of the Gaussian.
inline constexpr double kVariantSigmas = 3;
/// Radius of the reference in sigmas: the part beyond 7 sigma is below double's own rounding (2.6e-12).
inline constexpr double kTruthSigmas = 7;

/// Returns the standard deviation in pixels from a blur's parameters.
double sigmaOf(const ParameterValues& parameters);

/// ceil(sigmas * sigma), at least 1.
int gaussianRadius(double sigma, double sigmas);

/// exp(-k^2 / (2 sigma^2)) for k = -radius..radius, normalised to sum 1.
std::vector<double> gaussianWeights(double sigma, int radius);

/// The same weights, rounded to halves.
std::vector<double> gaussianWeightsInHalves(double sigma, int radius);

}  // namespace headroom
