// A kernel checked in Oclgrind: which size suits, what its counts mean at other sizes, the results as text and JSON.
#pragma once

#include <optional>
#include <string>

#include "headroom/run/check_plan.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// A size that a simulator does in seconds: odd values, that groups and vectors do not divide, where the variant's
/// conditions take them; else values that groups divide; else the smallest usual one of its workload. Throws Error for
/// a description that has no value at any.
[[nodiscard]] Size smallSize(const Variant& variant, const ParameterValues& parameters);

/// What the kernel's or its workload's description says of a launch; nothing where it does not.
struct DeclaredWork {
  std::optional<double> operations;     ///< on numbers of the precision that it declares
  std::optional<double> accessedBytes;  ///< of global memory, every load and store: [cost] memory
  double compulsoryBytes = 0;           ///< that any honest implementation moves: [work] bytes, or the buffers once
};
[[nodiscard]] DeclaredWork declaredWork(const Variant& variant, Size size, const ParameterValues& parameters);

/// "mine.cl:12:9: out of bounds: write of 4 bytes ... (3 times)", the source's line below it; then what happened beside
/// that, and the counts with what is declared. Files below `folder` are named from there; empty: by their whole paths.
[[nodiscard]] std::string toText(const CheckDone& done, const Variant& variant, const std::string& folder);

/// {"format_version": 1, "check": {...}}, see docs/reference/kernel-commands.md.
[[nodiscard]] std::string toJson(const CheckDone& done, const Variant& variant);

}  // namespace headroom
