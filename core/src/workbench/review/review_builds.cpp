// Builds by clang for kinds of devices that are not measured on.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>

#include "headroom/checking.hpp"
#include "headroom/review.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "workbench/review/front_end.hpp"
#include "workbench/review/places.hpp"

namespace headroom {
namespace {

constexpr const char* kInput = "<stdin>";

/// Words that select the kind of device. A GPU without a name is SPIR's, which has all extensions.
std::vector<std::string> targetWords(DeviceType kind, bool needsMatrixUnit) {
  if (needsMatrixUnit) return {kNvidiaTarget, kMatrixUnitDefine};
  if (kind == DeviceType::Gpu) return {"--target=spir64"};
  return {};
}

void addTo(ReviewEntry& entry, const FrontEndBuild& build, const std::vector<std::string>& defines, DeviceType kind,
           const Variant& variant) {
  entry.verdict = build.isDecided ? ReviewVerdict::Wrong : ReviewVerdict::Undecided;
  entry.log = build.log;
  entry.place = placeIn(build.log, variant, kInput);
  entry.reason = build.isDecided ? fmt::format("clang rejects the kernel for a {}, built with {}.", toText(kind),
                                               fmt::join(defines, " "))
                                 : fmt::format("clang gave no answer for a {}. Run the check again.", toText(kind));
}

/// One kind of device, up to the first build that fails.
ReviewEntry builtFor(DeviceType kind, const Variant& variant, const std::optional<std::filesystem::path>& clang) {
  ReviewEntry entry{ReviewStep::Build, variant.id, fmt::format("{}, by clang", toText(kind))};
  if (!clang) {
    entry.verdict = ReviewVerdict::Undecided;
    entry.place = firstLineOf(variant);
    entry.reason =
        fmt::format("There is no {} here, and no clang to build for one. Install the package clang.", toText(kind));
    return entry;
  }
  std::vector<bool> matrixUnits{variant.needsMatrixUnit};
  if (kind == DeviceType::Gpu && hasMatrixUnitCode(variant) && !variant.needsMatrixUnit) matrixUnits.push_back(true);
  for (const bool matrixUnit : matrixUnits) {
    for (const std::vector<std::string>& defines : definesOfBuilds(variant)) {
      std::vector<std::string> words = targetWords(kind, matrixUnit);
      for (const auto& part : {defines, harmlessOptions(variant)}) words.insert(words.end(), part.begin(), part.end());
      const FrontEndBuild build = buildByFrontEnd(*clang, words, variant.source);
      if (build.isGood) continue;
      addTo(entry, build, defines, kind, variant);
      return entry;
    }
  }
  return entry;
}

}  // namespace

std::vector<ReviewEntry> frontEndEntries(const Variant& variant, DeviceType measured,
                                         const ParameterValues& parameters) {
  const std::optional<std::filesystem::path> clang = findFrontEnd();
  std::vector<ReviewEntry> entries;
  for (const DeviceType kind : declaredKinds(variant)) {
    if (kind == measured) continue;
    try {
      const Workload& workload = findWorkload(variant.workload);
      const Variant built = specialised(workload, variant, smallSize(variant, parameters), parameters);
      entries.push_back(builtFor(kind, built, clang));
    } catch (const Error& error) {
      ReviewEntry& entry =
          entries.emplace_back(ReviewEntry{ReviewStep::Build, variant.id, fmt::format("{}, by clang", toText(kind))});
      entry.verdict = ReviewVerdict::Wrong;
      entry.reason = error.what();
      entry.place = firstLineOf(variant);
    }
  }
  return entries;
}

}  // namespace headroom
