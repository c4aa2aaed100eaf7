// The current kernel of a capture folder, for the program that it was captured from.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/replay.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "system/toml_reader.hpp"
#include "workbench/replay/capture_descriptions.hpp"
#include "workbench/replay/captured_launch.hpp"
#include "workbench/replay/replay_toml.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestReplacement = std::size_t{4} << 20;

/// Macros from the description; the program's own options stay.
std::string macrosOf(const Variant& variant) {
  std::string text;
  for (const auto& [name, value] : variant.constants) text += fmt::format("#define {} {}\n", name, value);
  for (const auto& [name, value] : configurationOf(variant)) text += fmt::format("#define {} {}\n", name, value);
  return text.empty() ? text : text + "#line 1\n";
}

std::vector<std::uint64_t> extentsOf(const std::vector<std::string>& expressions, const Symbols& symbols) {
  std::vector<std::uint64_t> extents;
  for (const std::string& expression : expressions)
    extents.push_back(static_cast<std::uint64_t>(std::llround(evaluate(expression, symbols))));
  return extents;
}

struct LaunchSizes {
  std::vector<std::uint64_t> global;
  std::vector<std::uint64_t> local;  ///< empty: the driver chose
};

/// Data about the program's launches: the captured one, or the merged ones.
struct ReplacedKernel {
  std::string kernel;
  std::string source;  ///< its file
  std::string sourceHash;
  std::vector<LaunchSizes> launches;  ///< in the order of the workload's sizes
};

std::vector<std::vector<std::uint64_t>> rangesIn(const TomlReader& reader, std::string_view key) {
  std::vector<std::vector<std::uint64_t>> ranges;
  for (const toml::node& range : reader.array(reader.required(reader.root(), "merged launches", key), key)) {
    std::vector<std::uint64_t>& extents = ranges.emplace_back();
    for (const toml::node& extent : reader.array(range, key)) {
      const auto number = extent.value_exact<std::int64_t>();
      if (!number || *number < 1)
        reader.fail(extent, fmt::format("{} has a value that is not a size; merge again", key));
      extents.push_back(static_cast<std::uint64_t>(*number));
    }
  }
  return ranges;
}

ReplacedKernel mergedKernel(const CaptureFiles& files) {
  const TomlReader reader(files.text(kMergedFile), (files.folder() / kMergedFile).string());
  const auto text = [&](std::string_view key) {
    return reader.string(reader.required(reader.root(), "merged launches", key), key);
  };
  ReplacedKernel kernel{text("kernel"), text("source"), text("source_hash"), {}};
  const auto global = rangesIn(reader, "global");
  const auto local = rangesIn(reader, "local");
  if (global.size() != local.size()) reader.failAtLine(1, "it has not as many local sizes as global ones; merge again");
  for (std::size_t i = 0; i < global.size(); ++i) kernel.launches.push_back({global[i], local[i]});
  return kernel;
}

ReplacedKernel capturedKernel(const CaptureFiles& files) {
  const CapturedLaunch launch = readCapture(files);
  if (!files.has(kCapturedFile)) describeCapture(files.folder());
  return {launch.kernel, launch.sources.front(), launch.sourceHash, {{launch.global, launch.local}}};
}

/// The description's groups if they differ from those of the launches: the program gets one local size.
std::vector<std::uint64_t> changedGroups(const CaptureFiles& files, const ReplacedKernel& kernel,
                                         const Variant& variant, const Pass& pass) {
  const Workload& workload = findWorkload(variant.workload);
  if (workload.usualOnCpus.size() != kernel.launches.size())
    throw files.error(kCapturedFile, "has not as many sizes as launches were captured; the program launches its own");
  std::vector<std::vector<std::uint64_t>> groups;
  bool isChanged = false;
  for (std::size_t i = 0; i < kernel.launches.size(); ++i) {
    const Symbols symbols = symbolsFor(workload, variant, workload.usualOnCpus[i], {});
    if (extentsOf(pass.global, symbols) != kernel.launches[i].global)
      throw files.error(kCapturedFile,
                        "has another global size than the captured launch; the program launches its own");
    groups.push_back(extentsOf(pass.local, symbols));
    isChanged = isChanged || groups.back() != kernel.launches[i].local;
  }
  if (!isChanged) return {};
  if (std::ranges::any_of(groups, [&](const auto& group) { return group != groups.front(); }))
    throw files.error(kCapturedFile,
                      "has other groups for some launches, and the program gets one local size; give "
                      "all launches the same");
  return groups.front();
}

}  // namespace

SourceReplacement replacementFor(const fs::path& folder, const Configuration& values) {
  const CaptureFiles files(folder);
  const bool isMerged = files.has(kMergedFile);
  const ReplacedKernel kernel = isMerged ? mergedKernel(files) : capturedKernel(files);
  if (kernel.sourceHash.empty())
    throw files.error(isMerged ? kMergedFile : "capture.txt",
                      "has no source_hash, so its program cannot be recognised; capture the launch again");
  const Variant described = readKernelFile(files.folder() / kCapturedFile);
  for (const auto& [name, value] : values) {
    if (!configurationOf(described).contains(name))
      throw UsageError(fmt::format("{} has no tunable {}.", described.id, name));
  }
  requireAllowedValues(described, values);
  const Workload& workload = findWorkload(described.workload);
  const Variant variant = specialised(workload, withConfiguration(described, values), workload.usualOnCpus.front(), {});
  const auto pass = std::find_if(variant.passes.begin(), variant.passes.end(),
                                 [&kernel](const Pass& each) { return each.kernel == kernel.kernel; });
  if (variant.passes.size() != 1 || pass == variant.passes.end())
    throw files.error(kCapturedFile, fmt::format("does not launch {} alone, and the program launches nothing else in "
                                                 "its place",
                                                 kernel.kernel));
  SourceReplacement replacement;
  replacement.sourceHash = kernel.sourceHash;
  replacement.kernel = kernel.kernel;
  const std::vector<std::uint64_t> groups = changedGroups(files, kernel, variant, *pass);
  std::copy_n(groups.begin(), std::min<std::size_t>(groups.size(), 3), replacement.local.begin());
  replacement.source = macrosOf(variant) + files.text(kernel.source, kLargestReplacement);
  return replacement;
}

}  // namespace headroom
