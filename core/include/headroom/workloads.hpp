// The table of all workloads, and what follows from a workload for a variant, a size and parameters.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// What is measured where nobody says, and what the guide tunes.
inline constexpr std::string_view kUsualWorkload = "blur";
/// What photos are put through.
inline constexpr std::string_view kPhotoWorkload = kUsualWorkload;

/// All workloads, in the order they are listed: the built-in ones, and those that kernel folders brought. Each lives as
/// long as the program. From any thread.
std::vector<std::reference_wrapper<const Workload>> workloads();

/// What a workload.toml in a folder of kernels describes. Throws Error(Stage::KernelFile) with file, line and remedy.
Workload readUserWorkload(const std::string& id, const std::string& text, const std::string& origin,
                          const std::string& folder);

/// The one that a kernel folder brings, known by its id from now on in place of an earlier one of that id. From any
/// thread. Throws Error(Stage::KernelFile) where the id is a built-in workload's, and the description another.
const Workload& addWorkload(Workload workload);

/// Throws UsageError naming the known ones.
const Workload& findWorkload(std::string_view id);

/// Throws Error(Stage::KernelFile) when the workload has no such method.
const ReferenceMethod& findReference(const Workload& workload, std::string_view name);

/// True where the variant's method compares all of a result at once (ReferenceMethod::compare), not row by row.
[[nodiscard]] bool isComparedWhole(const Workload& workload, const Variant& variant);

/// HostPeer::unavailable's answer.
std::string whyUnavailable(const HostPeer& peer);

/// nullptr when nothing of that id works on devices without a kernel file.
const OnDevice* findOnDevice(const Workload& workload, std::string_view id);

/// True when its buffers are planes or matrices of the variant's pixel format; false when each has a type of its own.
[[nodiscard]] bool isOfPlanes(const Workload& workload);

/// In the file's order: those that kernels read, and those that are checked. A buffer that is read and written is among
/// both.
std::vector<const Buffer*> inputsOf(const Workload& workload);
std::vector<const Buffer*> outputsOf(const Workload& workload);

/// The outputs that are compared: those that the reference names, else all.
std::vector<const Buffer*> comparedOutputs(const Workload& workload);

/// nullptr when the workload has none of that name.
const Buffer* findBuffer(const Workload& workload, std::string_view name);
const Buffer* findInput(const Workload& workload, std::string_view name);
const ArrayBinding* findArray(const Workload& workload, std::string_view name);

/// The same, but nullptr for one that is not known: of a file, by another build.
const Workload* knownWorkload(std::string_view id);

/// The size parameters and what is made of them by `let`.
Symbols sizeSymbols(const Workload& workload, Size size);

/// Adds the workload's scalars that are single numbers.
void addScalars(Symbols& symbols, const Workload& workload);

/// An ordinary size, to try expressions on, and the smallest one.
Size trialSize(const Workload& workload);
Size smallestTrialSize(const Workload& workload);

/// Of a buffer of this shape.
std::int64_t elementsOf(const Workload& workload, const Shape& shape, Size size);

std::int64_t resultElements(const Workload& workload, Size size);

/// What rates count: most often the elements of the result.
std::int64_t itemsOf(const Workload& workload, Size size);

/// Rows of the result, which several devices may share; 0 where it has no such rows, see Workload::rows.
int rowsOf(const Workload& workload, Size size);

/// True when sizes are those of images.
bool isOfPixels(const Workload& workload);

/// Where a size stands on the axis of sizes: the megapixels that name it (see namedMegapixels) or that it has, or what
/// Workload::axis says.
double extentOf(const Workload& workload, Size size);

/// How the sizes are written: "M x N x K".
std::string sizeForm(const Workload& workload);

/// Bytes that any honest implementation moves in a launch: what Workload::bytes says, else each input read once and
/// each output written once. `pixel`: of buffers without a type.
double compulsoryBytes(const Workload& workload, Size size, PixelFormat pixel = {});

/// Operations that honest work takes for each item: what the variant's cost says, else Workload::flops; nothing where
/// neither says any.
std::optional<double> flopsPerItem(const Workload& workload, const Variant& variant, Size size, const Symbols& symbols);

/// What those operations are done in: what the variant's cost or the workload says, else what its results are.
Precision precisionOf(const Workload& workload, const Variant& variant);

/// About how long one processor takes to compare so many items of a result, row by row, with its references.
double expectedCheckSeconds(const Workload& workload, double items, const ParameterValues& parameters);

/// A generous bound on it, for a slow processor and results that are compared whole as well, see
/// Activity::hostWorkSeconds.
double secondsToValidate(const Workload& workload, double items, const ParameterValues& parameters);

/// Throws UsageError that says what sizes the workload takes unless this is one.
void requireSize(const Workload& workload, Size size);

/// nullptr when the workload has none of that name.
const Parameter* findParameter(const Workload& workload, std::string_view name);

/// A value for each of the workload's parameters and nothing else: the given one, or the usual one.
ParameterValues valuesFor(const Workload& workload, const ParameterValues& given);

/// Throws UsageError with the valid range unless the given values fit the workload. Those of other workloads'
/// parameters need only be numbers.
void requireParameters(const Workload& workload, const ParameterValues& given);

/// The values of the workload's parameter that the variant is made for.
ParameterRange validRange(const Parameter& parameter, const Variant& variant);

/// Why the variant is not made for these values, as a fragment to follow its name; empty when it is.
std::string whyRefused(const Workload& workload, const Variant& variant, const ParameterValues& given);

/// Everything a front matter expression of this variant may use. `computeUnits` and `largestGroup` are the device's, or
/// without one 1 and 1024; costs and launches may depend on them, what a kernel computes does not.
Symbols symbolsFor(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters,
                   const DeviceDescription* device = nullptr);

/// The variant whose program is made for this size and these parameters: what it defines has become constants, and its
/// literals are arrays of its source. A variant without either is returned as it is.
Variant specialised(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters);

}  // namespace headroom
