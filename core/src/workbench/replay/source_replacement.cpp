// The kernel of a capture folder as it is now, for the program that it was captured from.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/replay.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "workbench/replay/captured_launch.hpp"
#include "workbench/replay/replay_toml.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestReplacement = std::size_t{4} << 20;

/// What the description gives the compiler as macros; options stay the program's own.
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

}  // namespace

SourceReplacement replacementFor(const fs::path& folder, const Configuration& values) {
  const CaptureFiles files(folder);
  const CapturedLaunch launch = readCapture(files);
  if (launch.sourceHash.empty())
    throw files.error("capture.txt",
                      "has no source_hash, so its program cannot be recognised; capture the launch again");
  if (!files.has(kCapturedFile)) describeCapture(folder);
  const Variant described = readKernelFile(files.folder() / kCapturedFile);
  for (const auto& [name, value] : values) {
    if (!configurationOf(described).contains(name))
      throw UsageError(fmt::format("{} has no tunable {}.", described.id, name));
  }
  requireAllowedValues(described, values);
  const Workload& workload = findWorkload(described.workload);
  const Variant variant = specialised(workload, withConfiguration(described, values), workload.usualOnCpus.front(), {});
  const Symbols symbols = symbolsFor(workload, variant, workload.usualOnCpus.front(), {});
  const auto pass = std::find_if(variant.passes.begin(), variant.passes.end(),
                                 [&launch](const Pass& each) { return each.kernel == launch.kernel; });
  if (variant.passes.size() != 1 || pass == variant.passes.end())
    throw files.error(kCapturedFile, fmt::format("does not launch {} alone, and the program launches nothing else in "
                                                 "its place",
                                                 launch.kernel));
  if (extentsOf(pass->global, symbols) != launch.global)
    throw files.error(kCapturedFile, "has another global size than the captured launch; the program launches its own");
  SourceReplacement replacement;
  replacement.sourceHash = launch.sourceHash;
  replacement.kernel = launch.kernel;
  replacement.source = macrosOf(variant) + files.text(launch.sources.front(), kLargestReplacement);
  const std::vector<std::uint64_t> local = extentsOf(pass->local, symbols);
  if (local != launch.local)
    std::copy_n(local.begin(), std::min<std::size_t>(local.size(), 3), replacement.local.begin());
  return replacement;
}

}  // namespace headroom
