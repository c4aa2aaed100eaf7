// References of blur, in double: every variant's result is compared with one of them.
#pragma once

#include "headroom/values/workload.hpp"

namespace headroom {

/// The Gaussian to the precision of double.
ReferenceMethod gaussianReference();
/// The Gaussian truncated at ceil(3 sigma), normalised.
ReferenceMethod truncatedGaussianReference();
/// The same, with the tolerance of kernels that round filtered rows to half precision.
ReferenceMethod halfGaussianReference();
/// A Gaussian with 2 RADIUS + 1 weights that are halves, with the tolerance of kernels that round pixels and filtered
/// rows to halves.
ReferenceMethod gaussianInHalvesReference();
/// The Gaussian truncated at ceil(3 sigma) with weights rounded to 256ths, as in OpenCV for bytes.
ReferenceMethod gaussianIn256thsReference();
/// Fourfold decimation and interpolation (needs TAPS), with the kernels' coefficients, rounded to float.
ReferenceMethod decimatedGaussianReference();
/// The same with weights that are bytes, along rows, and halves, with the tolerance of kernels that round filtered
/// values to halves.
ReferenceMethod decimatedInBytesReference();
/// The Gaussian truncated at ceil(3 sigma), with the tolerance of sliding sums (cosines.hpp).
ReferenceMethod slidGaussianReference();
/// COSINES cosines on a window in place of the Gaussian.
ReferenceMethod cosinesReference();
/// Deriche's recursion with the kernels' coefficients, rounded to float.
ReferenceMethod dericheReference();

}  // namespace headroom
