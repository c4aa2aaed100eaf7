#include "headroom/catalogue/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <system_error>
#include <tuple>
#include <utility>

#include "catalogue/embedded_kernels.hpp"
#include "catalogue/includes.hpp"
#include "catalogue/kernel_files.hpp"
#include "catalogue/untried.hpp"
#include "headroom/system/error.hpp"
#include "headroom/text/nearest.hpp"
#include "headroom/workloads.hpp"
#include "system/user_folders.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

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

/// Rejects two folders of one name with different workloads: the kernels of one would run with the other's description.
void requireOneDescription(std::map<std::string, fs::path>& described, const fs::path& file) {
  std::error_code failure;
  const fs::path folder = absoluteFolder(file.parent_path());
  if (!fs::is_regular_file(folder / kWorkloadFile, failure)) return;
  const auto [first, isNew] = described.emplace(folder.filename().string(), folder);
  if (isNew || fs::equivalent(first->second, folder, failure)) return;
  if (kernelText(first->second / kWorkloadFile) == kernelText(folder / kWorkloadFile)) return;
  throw Error(Stage::KernelFile,
              fmt::format("{}: {} describes another workload of the same name, which was read first; rename one of the "
                          "two folders.",
                          file.string(), (first->second / kWorkloadFile).string()));
}

Variant parseBuiltIn(const EmbeddedKernel& kernel) {
  const fs::path folder = fs::path(kernel.path).parent_path().lexically_relative("kernels");
  const std::string text = withIncludes(kernel.text, kernel.path, [&](const std::string& name) {
    return builtInPiece((folder / name).lexically_normal().string());
  });
  Variant variant = parseUntried(
      {.name = kernel.name, .text = text, .origin = kernel.path, .description = {}, .workload = {}, .folder = {}});
  variant.origin = "built in";
  return variant;
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
  const auto table = workloads();
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

/// In place of a workload's or a variant's name.
constexpr std::string_view kAll = "all";

bool isOf(const Variant& variant, std::string_view workload) {
  return workload == kAll || variant.workload == workload;
}

std::string idsOf(const std::vector<Variant>& variants, std::string_view workload) {
  std::string ids;
  for (const Variant& variant : variants)
    if (isOf(variant, workload)) ids += (ids.empty() ? "" : ", ") + variant.id;
  return ids;
}

/// Returns variants with names near the unknown one: by ids if it contains a dot, else by their own names.
std::vector<std::string> idsNear(const std::vector<Variant>& variants, std::string_view name,
                                 std::string_view workload) {
  const bool isWhole = name.find('.') != std::string_view::npos;
  const auto nameOf = [isWhole](const Variant& variant) { return isWhole ? variant.id : variant.name; };
  std::vector<std::string> names;
  for (const Variant& variant : variants)
    if (isOf(variant, workload)) names.push_back(nameOf(variant));
  std::vector<std::string> ids;
  for (const std::string& near : nearestNames(name, names))
    for (const Variant& variant : variants) {
      const bool isNew = std::find(ids.begin(), ids.end(), variant.id) == ids.end();
      if (isNew && isOf(variant, workload) && nameOf(variant) == near) ids.push_back(variant.id);
    }
  return ids;
}

/// Returns the file that would have been this variant had it not been left out. A file that is its own workload has its
/// name.
const RejectedFile* rejectedOf(const std::vector<RejectedFile>& rejected, std::string_view name,
                               std::string_view workload) {
  const std::size_t dot = name.find('.');
  const bool isWhole = dot != std::string_view::npos;
  const std::string_view stem = isWhole ? name.substr(dot + 1) : name;
  const std::string_view of = isWhole ? name.substr(0, dot) : workload;
  const auto found = std::ranges::find_if(rejected, [&](const RejectedFile& file) {
    const fs::path path(file.origin);
    return path.stem() == stem && (of == kAll || of == stem || path.parent_path().filename() == of);
  });
  return found == rejected.end() ? nullptr : &*found;
}

/// Suggests alternatives: near names, in another workload if necessary; else all of this workload, or of the one in a
/// full id.
std::string remedyFor(const std::vector<Variant>& variants, std::string_view name, std::string_view workload) {
  std::vector<std::string> near = idsNear(variants, name, workload);
  if (near.empty()) near = idsNear(variants, name, "all");
  if (const std::size_t dot = name.find('.'); near.empty() && dot != std::string_view::npos) {
    workload = name.substr(0, dot);
    if (idsOf(variants, workload).empty()) return "`headroom-cli variants` lists all.";
  }
  if (near.empty()) return fmt::format("Choose \"all\" or from: {}.", idsOf(variants, workload));
  return fmt::format("Did you mean {}? `headroom-cli variants` lists all.", fmt::join(near, " or "));
}

/// States that there is no such variant, and the remedy.
std::string unknownText(const std::vector<Variant>& variants, const std::vector<RejectedFile>& rejected,
                        std::string_view name, std::string_view workload) {
  if (const RejectedFile* file = rejectedOf(rejected, name, workload)) {
    return fmt::format("{} was skipped, so there is no variant \"{}\": {}", file->origin, name, file->reason);
  }
  const bool isWhole = name.find('.') != std::string_view::npos;
  return fmt::format("There is no variant \"{}\"{}. {}", name,
                     workload == kAll || isWhole ? "" : fmt::format(" of workload {}", workload),
                     remedyFor(variants, name, workload));
}

/// The workload's reference if it is a file of its folder without a description: launched as the variant is.
std::shared_ptr<const Variant> plainExpected(const Variant& variant, const fs::path& wanted) {
  const bool isInFolder = !fs::path(findWorkload(variant.workload).expected.kernel).has_parent_path();
  if (!isInFolder || !isPlainSource(wanted)) return nullptr;
  return std::make_shared<const Variant>(readPlainKernel(wanted, variant));
}

/// Links variants to the kernel that their results are compared with.
void findExpected(std::vector<Variant>& variants, std::vector<RejectedFile>& rejected) {
  for (Variant& variant : variants) {
    const Workload& workload = findWorkload(variant.workload);
    if (workload.expected.kind != ExpectedFrom::Kind::Kernel || variant.kind != VariantKind::Kernel) continue;
    const fs::path wanted = fs::path(workload.folder) / workload.expected.kernel;
    const auto found = std::ranges::find_if(variants, [&](const Variant& other) {
      std::error_code failure;
      return fs::equivalent(fs::path(other.origin), wanted, failure);
    });
    if (found == variants.end()) {
      try {
        variant.expected = plainExpected(variant, wanted);
        if (variant.expected) continue;
      } catch (const Error& error) {
        rejected.push_back({wanted.string(), error.what()});
        continue;
      }
      rejected.push_back({wanted.string(), fmt::format("{}: there is no kernel {} to compare results with; add it, or "
                                                       "correct [reference].",
                                                       workload.origin, wanted.string())});
      continue;
    }
    Variant expected = *found;
    expected.expected.reset();
    variant.expected = std::make_shared<const Variant>(std::move(expected));
  }
}

/// Adds the reference kernel, if the file's workload names one beside it.
void addExpected(const Variant& variant, std::vector<Variant>& variants) {
  const Workload& workload = findWorkload(variant.workload);
  const fs::path expected = fs::path(workload.folder) / workload.expected.kernel;
  std::error_code failure;
  if (workload.expected.kind != ExpectedFrom::Kind::Kernel || fs::equivalent(expected, variant.origin, failure)) return;
  if (isPlainSource(expected)) return;
  Variant right = readKernelFile(expected);
  right.folder = variant.folder;
  place(variants, std::move(right));
}

}  // namespace

Variant readWholeKernel(const fs::path& file) {
  const Variant kernel = readKernelFile(file);
  std::vector<Variant> variants{kernel};
  addExpected(kernel, variants);
  std::vector<RejectedFile> rejected;
  findExpected(variants, rejected);
  if (!rejected.empty()) throw Error(Stage::KernelFile, rejected.front().reason);
  return std::move(variants.front());
}

Catalogue::Contents Catalogue::read(const std::vector<fs::path>& folders) {
  // Their texts are part of the program and are read once.
  static const std::vector<Variant> builtIn = [] {
    std::vector<Variant> variants;
    for (const EmbeddedKernel& kernel : embeddedKernels()) place(variants, parseBuiltIn(kernel));
    return variants;
  }();
  Contents contents;
  contents.variants = builtIn;
  for (const Workload& workload : workloads()) {
    for (const HostPeer& peer : workload.peers) place(contents.variants, peerVariant(workload, peer));
    for (const OnDevice& other : workload.onDevice) place(contents.variants, other.variant);
  }
  for (const fs::path& folder : folders) {
    if (folder.empty()) continue;
    contents.folders.push_back(absoluteFolder(folder));
    addFolder(folder, contents);
  }
  findExpected(contents.variants, contents.rejected);
  return contents;
}

void Catalogue::sort(Contents& contents) {
  std::sort(contents.variants.begin(), contents.variants.end(), [](const Variant& left, const Variant& right) {
    return std::tuple(workloadPlace(left.workload), left.rank, std::string_view(left.id)) <
           std::tuple(workloadPlace(right.workload), right.rank, std::string_view(right.id));
  });
}

Catalogue::Catalogue(const std::vector<fs::path>& folders) {
  Contents contents = read(folders);
  sort(contents);
  contents_ = std::make_shared<const Contents>(std::move(contents));
}

Catalogue::Catalogue(const std::vector<fs::path>& folders, const Catalogue& before) {
  Contents contents = read(folders);
  for (const Variant& variant : before.variants()) {
    const bool isKnown =
        std::ranges::any_of(contents.variants, [&](const Variant& other) { return other.id == variant.id; });
    const bool isLeftOut =
        !variant.folder.empty() && std::ranges::find(contents.folders, variant.folder) == contents.folders.end();
    if (isKnown || isLeftOut || variant.files.empty()) continue;
    const auto rejected = std::ranges::find_if(contents.rejected, [&](const RejectedFile& file) {
      return file.origin == variant.origin || file.origin == variant.files.front().path;
    });
    Variant& kept = contents.variants.emplace_back(variant);
    kept.unreadable = rejected == contents.rejected.end()
                          ? fmt::format("has no file {} any more", variant.origin)
                          : fmt::format("cannot be read as it is now: {}", rejected->reason);
  }
  sort(contents);
  contents_ = std::make_shared<const Contents>(std::move(contents));
}

void Catalogue::addFolder(const fs::path& folder, Contents& contents) {
  std::error_code failure;
  const bool isFile = fs::is_regular_file(folder, failure);
  const std::vector<fs::path> files = isFile ? std::vector{folder} : kernelFilesIn(folder, contents.rejected);
  std::map<fs::path, std::string> failures;
  for (const fs::path& file : files) {
    try {
      requireOneDescription(contents.described, file);
      Variant variant = readKernelFile(file);
      variant.folder = contents.folders.back();
      if (isFile) addExpected(variant, contents.variants);
      place(contents.variants, std::move(variant));
    } catch (const Error& error) {
      failures.emplace(file, error.what());
    }
  }
  for (const auto& [file, reason] : failures) {
    if (!isNamedByDescription(file, files)) contents.rejected.push_back({file.string(), reason});
  }
}

std::vector<std::string> changedKernels(const Catalogue& before, const Catalogue& now) {
  const auto isSame = [](const Variant& one, const Variant& other) {
    const bool isCompared = one.expected != nullptr && other.expected != nullptr;
    return one.id == other.id && one.source == other.source && one.description == other.description &&
           one.unreadable.empty() == other.unreadable.empty() && one.origin == other.origin &&
           (!isCompared || one.expected->source == other.expected->source);
  };
  std::vector<std::string> changed;
  for (const Variant& variant : now.variants()) {
    if (variant.kind != VariantKind::Kernel || !variant.unreadable.empty()) continue;
    const bool isKnown =
        std::ranges::any_of(before.variants(), [&](const Variant& other) { return isSame(variant, other); });
    if (!isKnown) changed.push_back(variant.id);
  }
  return changed;
}

const Variant* Catalogue::known(std::string_view id) const {
  const auto found =
      std::find_if(variants().begin(), variants().end(), [id](const Variant& variant) { return variant.id == id; });
  return found == variants().end() ? nullptr : &*found;
}

const Variant& Catalogue::find(std::string_view id) const {
  if (const Variant* variant = known(id)) return *variant;
  throw UsageError(unknownText(variants(), rejected(), id, kAll));
}

std::vector<std::string> Catalogue::select(std::string_view workload, std::string_view names) const {
  if (workload != kAll) findWorkload(workload);
  std::vector<std::string> chosen;
  for (const std::string& name : splitAtCommas(names)) {
    bool known = false;
    for (const Variant& variant : variants()) {
      if (name != variant.id && !(isOf(variant, workload) && (name == kAll || name == variant.name))) continue;
      known = true;
      if (std::find(chosen.begin(), chosen.end(), variant.id) == chosen.end()) chosen.push_back(variant.id);
    }
    if (!known) throw UsageError(unknownText(variants(), rejected(), name, workload));
  }
  return chosen;
}

namespace {

/// A kernel with fewer work-items per megapixel is for CPUs: most of a GPU would be idle.
constexpr double kFewestWorkItems = 256;

bool suitsAnyDevice(const Variant& variant, const Symbols& symbols) {
  return std::all_of(variant.passes.begin(), variant.passes.end(),
                     [&](const Pass& pass) { return workItemsOf(pass, symbols) >= kFewestWorkItems; });
}

}  // namespace

const Variant& Catalogue::cheapest(std::string_view workload, const ParameterValues& parameters) const {
  const Workload& job = findWorkload(workload);
  requireParameters(job, parameters);
  const Size anySize = trialSize(job);
  const Variant* best = nullptr;
  double least = std::numeric_limits<double>::infinity();
  for (const Variant& variant : variants()) {
    if (variant.workload != workload || variant.kind != VariantKind::Kernel) continue;
    if (variant.pixel.element != Element::Float) continue;                // it would round images of more than 8 bits
    if (!variant.defines.empty() || !variant.literals.empty()) continue;  // rebuilt for each value
    if (!whyRefused(job, variant, parameters).empty()) continue;
    const Symbols symbols = symbolsFor(job, variant, anySize, parameters);
    if (!suitsAnyDevice(variant, symbols)) continue;
    const std::optional<double> flops = costPerPixel(variant.cost.flops, symbols);
    if (best != nullptr && flops.value_or(least) >= least) continue;
    best = &variant;
    least = flops.value_or(least);
  }
  if (best == nullptr)
    throw UsageError(fmt::format("No kernel of workload {} takes {}.", workload, toText(valuesFor(job, parameters))));
  return *best;
}

fs::path userKernelFolder() {
  const auto data = dataFolder();
  return data ? *data / "kernels" : fs::path();
}

}  // namespace headroom
