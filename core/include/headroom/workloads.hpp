// The table of all workloads, and values derived from a workload for a variant, a size and parameters.
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

/// Default workload, which the guide tunes.
inline constexpr std::string_view kUsualWorkload = "blur";
/// Workload for photos.
inline constexpr std::string_view kPhotoWorkload = kUsualWorkload;

/// Returns all workloads in listing order: the built-in ones, and those from kernel folders. Each lives as long as the
/// program. Thread-safe.
std::vector<std::reference_wrapper<const Workload>> workloads();

/// Reads a workload.toml of a kernel folder. Throws Error(Stage::KernelFile) with file, line and remedy.
Workload readUserWorkload(const std::string& id, const std::string& text, const std::string& origin,
                          const std::string& folder);

/// Registers a kernel folder's workload under its id, in place of an earlier one of that id. Thread-safe. Throws
/// Error(Stage::KernelFile) if the id is a built-in workload's, with another description.
const Workload& addWorkload(Workload workload);

/// Throws UsageError that names the known ones.
const Workload& findWorkload(std::string_view id);

/// Throws Error(Stage::KernelFile) if the workload has no such method.
const ReferenceMethod& findReference(const Workload& workload, std::string_view name);

/// Returns true if the variant's method compares the whole result at once (ReferenceMethod::compare), not row by row.
[[nodiscard]] bool isComparedWhole(const Workload& workload, const Variant& variant);

/// Result of HostPeer::unavailable.
std::string whyUnavailable(const HostPeer& peer);

/// Returns nullptr if there is no implementation of that id that works on devices without a kernel file.
const OnDevice* findOnDevice(const Workload& workload, std::string_view id);

/// Returns true if its buffers are planes or matrices of the variant's pixel format; false if each has its own type.
[[nodiscard]] bool isOfPlanes(const Workload& workload);

/// In the file's order: buffers that kernels read, and those that are checked. A buffer that is read and written is in
/// both.
std::vector<const Buffer*> inputsOf(const Workload& workload);
std::vector<const Buffer*> outputsOf(const Workload& workload);

/// The outputs that are compared: those that the reference names, else all.
std::vector<const Buffer*> comparedOutputs(const Workload& workload);

/// Returns nullptr if the workload has none of that name.
const Buffer* findBuffer(const Workload& workload, std::string_view name);
const Buffer* findInput(const Workload& workload, std::string_view name);
const ArrayBinding* findArray(const Workload& workload, std::string_view name);

/// Returns nullptr for an unknown workload, as in a file from another build.
const Workload* knownWorkload(std::string_view id);

/// Returns the size parameters and the values derived from them by `let`.
Symbols sizeSymbols(const Workload& workload, Size size);

/// Adds the workload's scalars that are single numbers.
void addScalars(Symbols& symbols, const Workload& workload);

/// Adds the names that depend on parameters. `symbols` has sizes, parameters and scalars.
void addParameterLet(Symbols& symbols, const Workload& workload);

/// A typical size, to try expressions with, and the smallest one.
Size trialSize(const Workload& workload);
Size smallestTrialSize(const Workload& workload);

/// Elements of a buffer of this shape.
std::int64_t elementsOf(const Workload& workload, const Shape& shape, Size size);

std::int64_t resultElements(const Workload& workload, Size size);

/// Number of items for rates: usually the elements of the result.
std::int64_t itemsOf(const Workload& workload, Size size);

/// Rows of the result, which several devices may share; 0 if it has no such rows, see Workload::rows.
int rowsOf(const Workload& workload, Size size);

/// Returns true if sizes are image sizes.
bool isOfPixels(const Workload& workload);

/// Returns a size's position on the axis of sizes: the megapixels of its name (see namedMegapixels) or of its area, or
/// the value of Workload::axis.
double extentOf(const Workload& workload, Size size);

/// The format of its sizes: "M x N x K".
std::string sizeForm(const Workload& workload);

/// Bytes that any correct implementation moves in a launch: Workload::bytes, else each input read once and each output
/// written once. `pixel`: for buffers without a type.
double compulsoryBytes(const Workload& workload, Size size, PixelFormat pixel = {});

/// Operations for each item: from the variant's cost, else Workload::flops; nothing if neither states them.
std::optional<double> flopsPerItem(const Workload& workload, const Variant& variant, Size size, const Symbols& symbols);

/// Precision of those operations: from the variant's cost or the workload, else that of its results.
Precision precisionOf(const Workload& workload, const Variant& variant);

/// Returns the approximate time of one core for comparing this number of items of a result, row by row, including its
/// references.
double expectedCheckSeconds(const Workload& workload, double items, const ParameterValues& parameters);

/// A generous upper bound, for a slow CPU and including results that are compared whole, see Activity::hostWorkSeconds.
double secondsToValidate(const Workload& workload, double items, const ParameterValues& parameters);

/// Throws UsageError that states the workload's sizes unless this is one.
void requireSize(const Workload& workload, Size size);

/// Returns nullptr if the workload has none of that name.
const Parameter* findParameter(const Workload& workload, std::string_view name);

/// Returns a value for each of the workload's parameters and no other: the given one, or the default.
ParameterValues valuesFor(const Workload& workload, const ParameterValues& given);

/// Throws UsageError with the valid range unless the given values fit the workload. Other workloads' parameters only
/// have to be numbers.
void requireParameters(const Workload& workload, const ParameterValues& given);

/// Returns the values of the workload's parameter that the variant supports.
ParameterRange validRange(const Parameter& parameter, const Variant& variant);

/// Returns why the variant does not support these values, as a fragment to follow its name; empty if it does.
std::string whyRefused(const Workload& workload, const Variant& variant, const ParameterValues& given);

/// Returns all symbols for front matter expressions of this variant. `computeUnits` and `largestGroup` are the
/// device's, or 1 and 1024 without one; costs and launches may depend on them, results do not.
Symbols symbolsFor(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters,
                   const DeviceDescription* device = nullptr);

/// Returns the variant with a program for this size and these parameters: its defines have become constants, and its
/// literals arrays of its source. A variant without either is returned unchanged.
Variant specialised(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters);

}  // namespace headroom
