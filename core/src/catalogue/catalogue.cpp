#include "headroom/catalogue/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <system_error>
#include <tuple>
#include <utility>

#include "catalogue/embedded_kernels.hpp"
#include "catalogue/includes.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "system/user_folders.hpp"
#include "text/nearest.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// A kernel is a few kilobytes; a file a thousand times as large got its name by accident.
constexpr std::size_t kLargestKernelFile = std::size_t{4} << 20;
/// A folder with more in it was named by accident: / or a home folder.
constexpr std::size_t kMostEntries = 200'000;
constexpr int kDeepestFolder = 32;

Variant peerVariant(const Workload& workload, const HostPeer& peer) {
  Variant variant;
  variant.kind = VariantKind::HostPeer;
  variant.id = workload.id + "." + peer.name;
  variant.workload = workload.id;
  variant.name = peer.name;
  variant.title = peer.title;
  variant.summary = peer.summary;
  variant.rank = peer.rank;
  variant.story = peer.story;
  variant.reference = peer.reference;
  variant.cost.flops = peer.flops;
  variant.constants = peer.constants;
  variant.pixel = {peer.element, 1};
  variant.origin = "host";
  return variant;
}

std::string textOf(const fs::path& file) {
  try {
    return readFile(file, kLargestKernelFile);
  } catch (const Error& error) {
    throw Error(Stage::KernelFile, error.what());
  }
}

/// A built-in shared piece by its path under kernels/, e.g. "blur/recursion.clh".
std::optional<std::string> builtInPiece(const std::string& path) {
  for (const EmbeddedKernel& piece : embeddedPieces())
    if (piece.path == "kernels/" + path) return piece.text;
  return std::nullopt;
}

/// Whether `file` is in `root`, by its name.
bool isInside(const fs::path& file, const fs::path& root) {
  const fs::path relative = file.lexically_normal().lexically_relative(root.lexically_normal());
  return !relative.empty() && *relative.begin() != "..";
}

/// Shared pieces as one file sees them: those beside it first, then the built-in ones.
FindPiece piecesBeside(const fs::path& file, const fs::path& root) {
  return [folder = file.parent_path(), root](const std::string& name) -> std::optional<std::string> {
    std::error_code failure;
    const fs::path piece = folder / name;
    const bool mayBeRead = root.empty() || isInside(piece, root);
    if (mayBeRead && fs::is_regular_file(piece, failure)) return textOf(piece);
    return builtInPiece(name);
  };
}

Variant parseBuiltIn(const EmbeddedKernel& kernel) {
  const fs::path folder = fs::path(kernel.path).parent_path().lexically_relative("kernels");
  const std::string text = withIncludes(kernel.text, kernel.path, [&](const std::string& name) {
    return builtInPiece((folder / name).lexically_normal().string());
  });
  Variant variant = parseVariant(kernel.name, text, kernel.path);
  variant.origin = "built in";
  return variant;
}

/// Names the folder from wherever a program is started, and the same way however it was written.
std::string absoluteFolder(const fs::path& folder) {
  std::error_code failure;
  const fs::path absolute = fs::absolute(folder, failure);
  if (failure) return folder.string();  // there is no working folder
  fs::path normal = absolute.lexically_normal();
  if (!normal.has_filename()) normal = normal.parent_path();
  // What is above a symbolic link's target is not what is above the link.
  return fs::equivalent(normal, absolute, failure) ? normal.string() : absolute.string();
}

void place(std::vector<Variant>& variants, Variant variant) {
  const auto same = std::find_if(variants.begin(), variants.end(),
                                 [&variant](const Variant& other) { return other.id == variant.id; });
  if (same == variants.end())
    variants.push_back(std::move(variant));
  else
    *same = std::move(variant);
}

std::size_t workloadPlace(const std::string& id) {
  const std::vector<Workload>& table = workloads();
  const auto found =
      std::find_if(table.begin(), table.end(), [&id](const Workload& workload) { return workload.id == id; });
  return static_cast<std::size_t>(found - table.begin());
}

std::vector<std::string> splitAtCommas(std::string_view text) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t comma = text.find(',');
    std::string_view part = text.substr(0, comma);
    const std::size_t first = part.find_first_not_of(' ');
    part = first == std::string_view::npos ? std::string_view()
                                           : part.substr(first, part.find_last_not_of(' ') - first + 1);
    parts.emplace_back(part);
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

std::string idsOf(const std::vector<Variant>& variants, std::string_view workload) {
  std::string ids;
  for (const Variant& variant : variants)
    if (workload == "all" || variant.workload == workload) ids += (ids.empty() ? "" : ", ") + variant.id;
  return ids;
}

/// Variants that an unknown name may have meant: by their ids where it has a dot in it, else by their own names.
std::vector<std::string> idsNear(const std::vector<Variant>& variants, std::string_view name,
                                 std::string_view workload) {
  const bool isWhole = name.find('.') != std::string_view::npos;
  const auto nameOf = [isWhole](const Variant& variant) { return isWhole ? variant.id : variant.name; };
  const auto isOf = [workload](const Variant& variant) { return workload == "all" || variant.workload == workload; };
  std::vector<std::string> names;
  for (const Variant& variant : variants)
    if (isOf(variant)) names.push_back(nameOf(variant));
  std::vector<std::string> ids;
  for (const std::string& near : nearestNames(name, names))
    for (const Variant& variant : variants) {
      const bool isNew = std::find(ids.begin(), ids.end(), variant.id) == ids.end();
      if (isNew && isOf(variant) && nameOf(variant) == near) ids.push_back(variant.id);
    }
  return ids;
}

/// What to choose in its place: what may have been meant, in another workload if need be, or else all of this one.
std::string remedyFor(const std::vector<Variant>& variants, std::string_view name, std::string_view workload) {
  std::vector<std::string> near = idsNear(variants, name, workload);
  if (near.empty()) near = idsNear(variants, name, "all");
  if (near.empty()) return fmt::format("Choose \"all\" or from: {}.", idsOf(variants, workload));
  return fmt::format("Did you mean {}? `headroom-cli variants` lists all.", fmt::join(near, " or "));
}

}  // namespace

Variant readKernelFile(const fs::path& file, const fs::path& root) {
  return parseVariant(file.stem().string(), withIncludes(textOf(file), file.string(), piecesBeside(file, root)),
                      file.string());
}

std::vector<fs::path> kernelFilesIn(const fs::path& folder, std::vector<RejectedFile>& rejected) {
  std::vector<fs::path> files;
  std::error_code failure;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, failure);
  std::size_t entries = 0;
  for (const fs::recursive_directory_iterator end; !failure && entry != end; entry.increment(failure)) {
    if (++entries > kMostEntries) {
      rejected.push_back({folder.string(), fmt::format("{} has more than {} files and folders; what comes after these "
                                                       "was not searched. Name the folder of the kernels.",
                                                       folder.string(), kMostEntries)});
      break;
    }
    if (entry.depth() >= kDeepestFolder) entry.disable_recursion_pending();
    std::error_code unreadable;
    if (entry->path().extension() == ".cl" && !entry->is_directory(unreadable)) files.push_back(entry->path());
  }
  if (failure && failure != std::errc::no_such_file_or_directory)
    rejected.push_back({folder.string(), fmt::format("{} can't be searched for kernels: {}; check the folder.",
                                                     folder.string(), failure.message())});
  std::sort(files.begin(), files.end());
  return files;
}

Catalogue::Catalogue(const std::vector<fs::path>& folders) {
  for (const EmbeddedKernel& kernel : embeddedKernels()) place(variants_, parseBuiltIn(kernel));
  for (const Workload& workload : workloads()) {
    for (const HostPeer& peer : workload.peers) place(variants_, peerVariant(workload, peer));
    for (const OnDevice& other : workload.onDevice) place(variants_, other.variant);
  }

  for (const fs::path& folder : folders) {
    if (folder.empty()) continue;
    folders_.push_back(absoluteFolder(folder));
    for (const fs::path& file : kernelFilesIn(folder, rejected_)) {
      try {
        Variant variant = readKernelFile(file);
        variant.folder = folders_.back();
        place(variants_, std::move(variant));
      } catch (const Error& error) {
        rejected_.push_back({file.string(), error.what()});
      }
    }
  }
  std::sort(variants_.begin(), variants_.end(), [](const Variant& left, const Variant& right) {
    return std::tuple(workloadPlace(left.workload), left.rank, std::string_view(left.id)) <
           std::tuple(workloadPlace(right.workload), right.rank, std::string_view(right.id));
  });
}

const Variant& Catalogue::find(std::string_view id) const {
  for (const Variant& variant : variants_)
    if (variant.id == id) return variant;
  throw UsageError(fmt::format("There is no variant \"{}\". {}", id, remedyFor(variants_, id, "all")));
}

std::vector<std::string> Catalogue::select(std::string_view workload, std::string_view names) const {
  if (workload != "all") findWorkload(workload);
  std::vector<std::string> chosen;
  for (const std::string& name : splitAtCommas(names)) {
    bool known = false;
    for (const Variant& variant : variants_) {
      const bool isOfWorkload = workload == "all" || variant.workload == workload;
      if (name != variant.id && !(isOfWorkload && (name == "all" || name == variant.name))) continue;
      known = true;
      if (std::find(chosen.begin(), chosen.end(), variant.id) == chosen.end()) chosen.push_back(variant.id);
    }
    if (!known)
      throw UsageError(fmt::format("There is no variant \"{}\"{}. {}", name,
                                   workload == "all" ? "" : fmt::format(" of workload {}", workload),
                                   remedyFor(variants_, name, workload)));
  }
  return chosen;
}

namespace {

/// With fewer work-items than this per megapixel a kernel is made for CPUs: a GPU would be idle but for one of them.
constexpr double kFewestWorkItems = 256;

bool suitsAnyDevice(const Variant& variant, const Symbols& symbols) {
  return std::all_of(variant.passes.begin(), variant.passes.end(), [&](const Pass& pass) {
    double items = 1;
    for (const std::string& extent : pass.global) items *= evaluate(extent, symbols);
    return items >= kFewestWorkItems;
  });
}

}  // namespace

const Variant& Catalogue::cheapest(std::string_view workload, double sigma) const {
  const Workload& job = findWorkload(workload);
  requireSigma(job, sigma);
  const Size anySize = trialSize(job);
  const Variant* best = nullptr;
  double least = std::numeric_limits<double>::infinity();
  for (const Variant& variant : variants_) {
    if (variant.workload != workload || variant.kind != VariantKind::Kernel) continue;
    if (variant.pixel.element != Element::Float) continue;                // it would round pictures of more than 8 bits
    if (!variant.defines.empty() || !variant.literals.empty()) continue;  // built anew each time that sigma moves
    if (job.usesSigma && (sigma < variant.smallestSigma || sigma > variant.largestSigma)) continue;
    const Symbols symbols = symbolsFor(job, variant, anySize, sigma);
    if (!suitsAnyDevice(variant, symbols)) continue;
    const std::optional<double> flops = costPerPixel(variant.cost.flops, symbols);
    if (best != nullptr && flops.value_or(least) >= least) continue;
    best = &variant;
    least = flops.value_or(least);
  }
  if (best == nullptr) throw UsageError(fmt::format("No kernel of workload {} takes sigma {:g}.", workload, sigma));
  return *best;
}

fs::path userKernelFolder() {
  const auto data = dataFolder();
  return data ? *data / "kernels" : fs::path();
}

}  // namespace headroom
