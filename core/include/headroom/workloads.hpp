// The table of all workloads, and what follows from a workload for a variant, a size and a sigma.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// What a photo is put through where no variant is named.
inline constexpr std::string_view kPhotoWorkload = "blur";

/// All workloads, in the order they are listed.
const std::vector<Workload>& workloads();

/// Throws UsageError naming the known ones.
const Workload& findWorkload(std::string_view id);

/// Throws Error(Stage::KernelFile) when the workload has no such method.
const ReferenceMethod& findReference(const Workload& workload, std::string_view name);

/// HostPeer::unavailable's answer.
std::string whyUnavailable(const HostPeer& peer);

/// nullptr when nothing of that id works on devices without a kernel file.
const OnDevice* findOnDevice(const Workload& workload, std::string_view id);

/// nullptr when the workload has none of that name.
const Input* findInput(const Workload& workload, std::string_view name);
const ArrayBinding* findArray(const Workload& workload, std::string_view name);

/// Numbers that any honest implementation moves for each channel of a pixel of the result: each input read once, the
/// result written once. Of planes of one float per pixel these are the floats per pixel.
double compulsoryNumbers(const Workload& workload, Size size);

/// A generous bound on how long comparing a result with its references takes on one slow processor, see
/// Activity::hostWorkSeconds.
double secondsToValidate(Size size, double sigma);

/// Throws UsageError that says what sizes the workload takes unless this is one.
void requireSize(const Workload& workload, Size size);

/// Throws UsageError with the valid range unless sigma fits the workload.
void requireSigma(const Workload& workload, double sigma);

/// Everything a front matter expression of this variant may use. `computeUnits` and `largestGroup` are the device's, or
/// without one 1 and 1024; costs and launches may depend on them, what a kernel computes does not.
Symbols symbolsFor(const Workload& workload, const Variant& variant, Size size, double sigma,
                   const DeviceDescription* device = nullptr);

/// The variant whose program is made for this size and sigma: what it defines has become constants, and its literals
/// are arrays of its source. A variant without either is returned as it is.
Variant specialised(const Workload& workload, const Variant& variant, Size size, double sigma);

}  // namespace headroom
