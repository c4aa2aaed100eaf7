// A kernel check in Oclgrind: a suitable size, the meaning of its counts at other sizes, the results as text and JSON.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "headroom/run/check_plan.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Returns a size that a simulator handles in seconds: odd values that groups and vectors do not divide, if the
/// variant's conditions allow them; else values that groups divide; else the smallest usual size of its workload.
/// Throws Error if the description is valid at none of these.
[[nodiscard]] Size smallSize(const Variant& variant, const ParameterValues& parameters);

/// Returns sizes at which kernels go wrong: of one, odd, prime, and divisible by tiles in one direction alone.
/// `parameters`: number of values.
[[nodiscard]] std::vector<Size> awkwardSizes(std::size_t parameters);
/// Returns those that the variant's conditions allow, at least one. If its workload lists its sizes, the smallest of
/// them and its halves.
[[nodiscard]] std::vector<Size> awkwardSizes(const Variant& variant, const ParameterValues& parameters);

/// A launch's work by the kernel's or its workload's description; nothing where neither declares it.
struct DeclaredWork {
  std::optional<double> operations;     ///< on numbers of the declared precision
  std::optional<double> accessedBytes;  ///< in global memory, every load and store: [cost] memory
  double compulsoryBytes = 0;           ///< minimum that any correct implementation moves: [work] bytes, or the buffers
                                        ///< once
};
[[nodiscard]] DeclaredWork declaredWork(const Variant& variant, Size size, const ParameterValues& parameters);

/// "mine.cl:12:9: out of bounds: write of 4 bytes ... (3 times)", followed by the source line; then other events, and
/// the counts beside the declared values. Paths below `folder` are relative to it; if it is empty, paths are absolute.
[[nodiscard]] std::string toText(const CheckDone& done, const Variant& variant, const std::string& folder);

/// {"format_version": 1, "check": {...}}, see docs/reference/kernel-commands.md.
[[nodiscard]] std::string toJson(const CheckDone& done, const Variant& variant);

}  // namespace headroom
