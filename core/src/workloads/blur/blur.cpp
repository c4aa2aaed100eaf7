#include "workloads/blur/blur.hpp"

#include <string>
#include <vector>

#include "workloads/blur/cosines.hpp"
#include "workloads/blur/decimation.hpp"
#include "workloads/blur/deriche.hpp"
#include "workloads/blur/gaussian.hpp"
#include "workloads/blur/opencv_peer.hpp"
#include "workloads/blur/references.hpp"
#include "workloads/blur/rounded_weights.hpp"

namespace headroom {
namespace {

int radiusOf(double sigma) {
  return gaussianRadius(sigma, kVariantSigmas);
}

int blurRadius(Size /*size*/, const ParameterValues& parameters) {
  return radiusOf(sigmaOf(parameters));
}

/// Time of two references whose work per pixel grows with sigma: about 2 * 7 sigma taps each in two passes.
double checkSecondsPerMillion(const ParameterValues& parameters) {
  return 0.0125 * (1 + sigmaOf(parameters));
}

std::vector<double> blurWeights(const Symbols& symbols) {
  const double sigma = symbols.at("sigma");
  return gaussianWeights(sigma, radiusOf(sigma));
}

std::vector<float> weights(const Symbols& symbols) {
  const std::vector<double> doubles = blurWeights(symbols);
  return {doubles.begin(), doubles.end()};
}

/// (2 radius + 1)^2 products of two weights, row by row.
std::vector<float> weights2d(const Symbols& symbols) {
  const std::vector<double> line = blurWeights(symbols);
  std::vector<float> products;
  products.reserve(line.size() * line.size());
  for (const double row : line)
    for (const double column : line) products.push_back(static_cast<float>(row * column));
  return products;
}

std::vector<float> coefficients(const Symbols& symbols) {
  return flattened(dericheCoefficients(symbols.at("sigma")));
}

std::vector<float> carryForward(const Symbols& symbols) {
  return dericheCarry(dericheCoefficients(symbols.at("sigma")), static_cast<int>(symbols.at("BLOCK")));
}

std::vector<float> halfWeights(const Symbols& symbols) {
  const auto radius = static_cast<int>(symbols.at("RADIUS"));
  const std::vector<double> doubles = gaussianWeightsInHalves(symbols.at("sigma"), radius);
  return {doubles.begin(), doubles.end()};
}

DecimatedGaussian decimatedGaussian(const Symbols& symbols) {
  return fitDecimatedGaussian(symbols.at("sigma"), decimationShape(symbols));
}

std::vector<float> decimating(const Symbols& symbols) {
  return decimatedGaussian(symbols).decimating;
}

std::vector<float> coarse(const Symbols& symbols) {
  return decimatedGaussian(symbols).coarse;
}

std::vector<float> interpolating(const Symbols& symbols) {
  return decimatedGaussian(symbols).interpolating;
}

std::vector<float> byteDecimating(const Symbols& symbols) {
  return rounded(decimatedGaussian(symbols)).alongRows;
}

std::vector<float> halfDecimating(const Symbols& symbols) {
  return rounded(decimatedGaussian(symbols)).alongColumns;
}

std::vector<float> halfInterpolating(const Symbols& symbols) {
  return rounded(decimatedGaussian(symbols)).interpolating;
}

std::vector<float> cosines(const Symbols& symbols) {
  return flattened(cosinesOfGaussian(symbols.at("sigma"), static_cast<int>(symbols.at("COSINES"))));
}

std::vector<float> truncatedCosines(const Symbols& symbols) {
  return flattened(cosinesOfTruncatedGaussian(symbols.at("sigma")));
}

}  // namespace

WorkloadFunctions blurFunctions() {
  const std::vector<std::string> decimation{"DECIMATION", "TAPS", "COARSE_RADIUS", "REACH"};
  WorkloadFunctions functions{
      {gaussianReference(), truncatedGaussianReference(), halfGaussianReference(), dericheReference(),
       decimatedGaussianReference(), cosinesReference(), gaussianInHalvesReference(), gaussianIn256thsReference(),
       decimatedInBytesReference(), slidGaussianReference()},
      {opencvBlurPeer(), opencvByteBlurPeer()},
      {{"weights", {}, weights},
       {"weights2d", {}, weights2d},
       {"halfWeights", {"RADIUS"}, halfWeights},
       {"coefficients", {}, coefficients},
       {"carryForward", {"BLOCK"}, carryForward},
       {"decimating", decimation, decimating},
       {"coarse", decimation, coarse},
       {"interpolating", decimation, interpolating},
       {"byteDecimating", decimation, byteDecimating},
       {"halfDecimating", decimation, halfDecimating},
       {"halfInterpolating", decimation, halfInterpolating},
       {"cosines", {"COSINES"}, cosines},
       {"truncatedCosines", {}, truncatedCosines}},
      {{"radius", blurRadius}}};
  for (ReferenceMethod& method : functions.references) method.secondsPerMillion = checkSecondsPerMillion;
#ifdef HEADROOM_HAVE_OPENCV
  functions.onDevice.push_back(opencvDeviceBlur());
#endif
  return functions;
}

}  // namespace headroom
