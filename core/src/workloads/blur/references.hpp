// References of blur: what every variant's result is compared with, in double.
#pragma once

#include "headroom/values/workload.hpp"

namespace headroom {

/// The Gaussian as far as double can see it.
ReferenceMethod gaussianReference();
/// The Gaussian cut off at ceil(3 sigma), normalised.
ReferenceMethod truncatedGaussianReference();
/// The same, with the tolerance of kernels that round filtered rows to half precision.
ReferenceMethod halfGaussianReference();
/// A Gaussian of 2 RADIUS + 1 weights that are halves, with the tolerance of kernels that round pixels and filtered
/// rows to halves.
ReferenceMethod gaussianInHalvesReference();
/// The Gaussian cut off at ceil(3 sigma) with weights rounded to 256ths, as OpenCV does for bytes.
ReferenceMethod gaussianIn256thsReference();
/// By fourfold decimation and interpolation (needs TAPS), with the coefficients, rounded to float, that kernels get.
ReferenceMethod decimatedGaussianReference();
/// The same with weights that are bytes, along rows, and halves, with the tolerance of kernels that round what they
/// have filtered to halves.
ReferenceMethod decimatedInBytesReference();
/// The Gaussian cut off at ceil(3 sigma), with the tolerance of sums that slide (cosines.hpp).
ReferenceMethod slidGaussianReference();
/// COSINES cosines on a window in place of the Gaussian.
ReferenceMethod cosinesReference();
/// Deriche's recursion with the coefficients, rounded to float, that kernels get.
ReferenceMethod dericheReference();

}  // namespace headroom
