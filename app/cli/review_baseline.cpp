#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "headroom/ab.hpp"
#include "headroom/system/error.hpp"
#include "review_command.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kGit = "git:";
constexpr std::string_view kBuiltInKernels = "built-in";

/// The folder whose files a revision of the target has.
std::string folderOfTarget(const CommonOptions& common, const std::string& target) {
  std::error_code ignored;
  if (fs::is_directory(target, ignored)) return target;
  if (common.kernelFolders.size() == 1 && fs::is_directory(common.kernelFolders.front(), ignored))
    return common.kernelFolders.front();
  throw UsageError(fmt::format(
      "\"{}\" is a workload, so a revision has to be of a folder of its kernels. Name one with --kernels.", target));
}

ReviewBaseline ofKernels(KernelVersion kernels) {
  ReviewBaseline baseline;
  baseline.name = kernels.fullName();
  baseline.kernels = std::move(kernels);
  return baseline;
}

ReviewBaseline ofGit(const std::string& revision, const std::string& folder) {
  ReviewBaseline baseline;
  baseline.name = fmt::format("{}{}", kGit, revision);
  try {
    const RevisionState state = stateOfRevision(revision, folder);
    if (state.has == RevisionHas::Folder) return ofKernels(readRevision(revision, folder));
    baseline.whyUnknown = state.reason;
    if (state.has == RevisionHas::UnknownContents) return baseline;
    baseline.kernels = KernelVersion{baseline.name, {}, false, {}, {}};
    baseline.kernels->gone = filesThatAreGone(revision, folder);
    baseline.note =
        fmt::format("{} is not in {}: its kernels are new, unless they had another place there.", folder, revision);
  } catch (const UsageError&) {
    throw;
  } catch (const Error& error) {
    baseline.whyUnknown = error.what();
  }
  return baseline;
}

}  // namespace

ReviewBaseline readBaseline(const CommonOptions& common, const CheckOptions& options) {
  const std::string& from = options.review.baselineFrom;
  if (from.empty()) return {};
  if (from.starts_with(kGit)) return ofGit(from.substr(kGit.size()), folderOfTarget(common, options.kernel));
  std::error_code ignored;
  if (from == kBuiltInKernels || fs::is_directory(from, ignored)) return ofKernels(readKernelVersion(from, {}));
  if (!fs::is_regular_file(from, ignored)) {
    throw UsageError(fmt::format(
        "There is no baseline {}. Name git:REVISION, a folder of kernels, built-in, or a run of `run --save`.", from));
  }
  ReviewBaseline baseline;
  baseline.name = from;
  baseline.saved = readDocument(common, from);
  return baseline;
}

}  // namespace headroom::cli
