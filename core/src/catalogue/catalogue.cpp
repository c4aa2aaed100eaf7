#include "headroom/catalogue/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <system_error>
#include <tuple>
#include <utility>

#include "catalogue/embedded_kernels.hpp"
#include "catalogue/includes.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "system/toml_reader.hpp"
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

/// Shared pieces as one file sees them: those beside it first, then those of its include folders, then the built-in
/// ones. `read`: gets the files that are read; outlives it.
FindPiece piecesBeside(const fs::path& file, const fs::path& root, std::vector<fs::path>& read,
                       std::vector<std::string> folders = {}) {
  folders.insert(folders.begin(), "");
  return [folder = file.parent_path(), root, folders, &read](const std::string& name) -> std::optional<std::string> {
    for (const std::string& each : folders) {
      std::error_code failure;
      const fs::path piece = folder / each / name;
      const bool mayBeRead = root.empty() || isInside(piece, root);
      if (!mayBeRead || !fs::is_regular_file(piece, failure)) continue;
      read.push_back(piece);
      return textOf(piece);
    }
    return builtInPiece(name);
  };
}

/// Names the folder from wherever a program is started, and the same way however it was written.
std::string absoluteFolder(const fs::path& given) {
  std::error_code failure;
  const fs::path folder = given.empty() ? fs::path(".") : given;
  const fs::path absolute = fs::absolute(folder, failure);
  if (failure) return folder.string();  // there is no working folder
  fs::path normal = absolute.lexically_normal();
  if (!normal.has_filename()) normal = normal.parent_path();
  // What is above a symbolic link's target is not what is above the link.
  return fs::equivalent(normal, absolute, failure) ? normal.string() : absolute.string();
}

constexpr std::string_view kWorkloadFile = "workload.toml";

/// The workload that the file's folder describes, known from then on; empty where it describes none.
std::string workloadBeside(const fs::path& file) {
  std::error_code failure;
  const fs::path description = file.parent_path() / kWorkloadFile;
  if (!fs::is_regular_file(description, failure)) return {};
  const fs::path folder = absoluteFolder(file.parent_path());
  const std::string id = folder.filename().string();
  // A copy of a built-in folder, perhaps an older one: what is built in stays.
  if (const Workload* known = knownWorkload(id); known != nullptr && known->folder.empty()) return id;
  return addWorkload(readUserWorkload(id, textOf(description), description.string(), folder.string())).id;
}

/// Folders of one name can't describe two workloads: the kernels of one would run with what the other says.
void requireOneDescription(std::map<std::string, fs::path>& described, const fs::path& file) {
  std::error_code failure;
  const fs::path folder = absoluteFolder(file.parent_path());
  if (!fs::is_regular_file(folder / kWorkloadFile, failure)) return;
  const auto [first, isNew] = described.emplace(folder.filename().string(), folder);
  if (isNew || fs::equivalent(first->second, folder, failure)) return;
  if (textOf(first->second / kWorkloadFile) == textOf(folder / kWorkloadFile)) return;
  throw Error(Stage::KernelFile,
              fmt::format("{}: {} describes another workload of the same name, which was read first; rename one of the "
                          "two folders.",
                          file.string(), (first->second / kWorkloadFile).string()));
}

std::vector<std::string> stringsIn(const TomlReader& reader, const toml::table& root, std::string_view key) {
  std::vector<std::string> strings;
  const toml::node* const node = root.get(key);
  if (node == nullptr) return strings;
  for (const toml::node& each : reader.array(*node, key)) strings.push_back(reader.string(each, key));
  return strings;
}

/// The OpenCL C that a description names, one file after the other.
std::string sourcesOf(const fs::path& file, const fs::path& root, const std::string& description,
                      std::vector<fs::path>& read) {
  const TomlReader reader(description, file.string());
  const std::vector<std::string> names = stringsIn(reader, reader.root(), "source");
  if (names.empty()) reader.failAtLine(1, "the description names no kernel's file; add source = [\"NAME.cl\"]");
  const std::vector<std::string> folders = stringsIn(reader, reader.root(), "include");
  for (const std::string& folder : folders) {
    std::error_code failure;
    if (!fs::is_directory(file.parent_path() / folder, failure))
      reader.fail(*reader.root().get("include"), fmt::format("there is no folder {}; correct its name", folder));
  }
  const FindPiece find = piecesBeside(file, root, read, folders);
  std::string text;
  for (const std::string& name : names) {
    const std::optional<std::string> source = find(name);
    if (!source)
      reader.fail(*reader.root().get("source"), fmt::format("there is no file {}; put it beside this one", name));
    text += fmt::format("#line 1 \"{}\"\n{}\n", name, withIncludes(*source, name, find));
  }
  return text;
}

bool isDescription(const fs::path& file) {
  return file.extension() == ".toml" && file.filename() != kWorkloadFile;
}

/// Other programs' settings are TOML as well.
bool describesKernel(const std::string& text) {
  return text.find("[[pass]]") != std::string::npos && text.find("source") != std::string::npos;
}

/// Nothing where it can't be read.
std::string startOf(const fs::path& file) {
  try {
    return textOf(file);
  } catch (const Error&) {
    return {};
  }
}

/// Whether a description among the files, beside this one, names it: it needs no front matter.
bool isNamedByDescription(const fs::path& file, const std::vector<fs::path>& files) {
  return std::ranges::any_of(files, [&file](const fs::path& other) {
    return isDescription(other) && other.parent_path() == file.parent_path() &&
           startOf(other).find(fmt::format("\"{}\"", file.filename().string())) != std::string::npos;
  });
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

/// In the place of a workload's or a variant's name.
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

/// Variants that an unknown name may have meant: by their ids where it has a dot in it, else by their own names.
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

/// What to choose in its place: what may have been meant, in another workload if need be, or else all of this one.
std::string remedyFor(const std::vector<Variant>& variants, std::string_view name, std::string_view workload) {
  std::vector<std::string> near = idsNear(variants, name, workload);
  if (near.empty()) near = idsNear(variants, name, "all");
  if (near.empty()) return fmt::format("Choose \"all\" or from: {}.", idsOf(variants, workload));
  return fmt::format("Did you mean {}? `headroom-cli variants` lists all.", fmt::join(near, " or "));
}

}  // namespace

Variant readKernelFile(const fs::path& file, const fs::path& root) {
  KernelFile kernel{.name = file.stem().string(),
                    .text = textOf(file),
                    .origin = file.string(),
                    .workload = workloadBeside(file),
                    .folder = absoluteFolder(file.parent_path())};
  std::vector<fs::path> read{file};
  std::error_code failure;
  if (const fs::path workload = file.parent_path() / kWorkloadFile; fs::is_regular_file(workload, failure))
    read.push_back(workload);
  if (isDescription(file)) {
    kernel.description = std::move(kernel.text);
    kernel.text = sourcesOf(file, root, kernel.description, read);
  } else {
    kernel.text = withIncludes(kernel.text, file.string(), piecesBeside(file, root, read));
  }
  Variant variant = parseVariant(kernel);
  for (const fs::path& each : read) {
    std::string name = fs::absolute(each, failure).lexically_normal().string();
    if (std::ranges::find(variant.files, name) == variant.files.end()) variant.files.push_back(std::move(name));
  }
  return variant;
}

fs::path describingFile(const fs::path& file) {
  const fs::path description = fs::path(file).replace_extension(".toml");
  std::error_code failure;
  return file.extension() == ".cl" && fs::is_regular_file(description, failure) ? description : file;
}

std::string withIncludesInPlace(const std::string& text, const fs::path& file,
                                const std::vector<std::string>& includeFolders) {
  std::vector<fs::path> read;
  return withIncludes(text, file.string(), piecesBeside(file, {}, read, includeFolders));
}

namespace {

/// Variants whose results are compared with another kernel's know it from here on.
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

}  // namespace

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
    const fs::path& path = entry->path();
    if (entry->is_directory(unreadable)) continue;
    if (path.extension() == ".cl" || (isDescription(path) && describesKernel(startOf(path)))) files.push_back(path);
  }
  if (failure && failure != std::errc::no_such_file_or_directory)
    rejected.push_back({folder.string(), fmt::format("{} can't be searched for kernels: {}; check the folder.",
                                                     folder.string(), failure.message())});
  std::sort(files.begin(), files.end());
  return files;
}

namespace {

/// The kernel whose results are right, where the file's workload names one beside it.
void addExpected(const Variant& variant, std::vector<Variant>& variants) {
  const Workload& workload = findWorkload(variant.workload);
  const fs::path expected = fs::path(workload.folder) / workload.expected.kernel;
  std::error_code failure;
  if (workload.expected.kind != ExpectedFrom::Kind::Kernel || fs::equivalent(expected, variant.origin, failure)) return;
  Variant right = readKernelFile(expected);
  right.folder = variant.folder;
  place(variants, std::move(right));
}

}  // namespace

Catalogue::Catalogue(const std::vector<fs::path>& folders) {
  Contents read;
  for (const EmbeddedKernel& kernel : embeddedKernels()) place(read.variants, parseBuiltIn(kernel));
  for (const Workload& workload : workloads()) {
    for (const HostPeer& peer : workload.peers) place(read.variants, peerVariant(workload, peer));
    for (const OnDevice& other : workload.onDevice) place(read.variants, other.variant);
  }

  for (const fs::path& folder : folders) {
    if (folder.empty()) continue;
    read.folders.push_back(absoluteFolder(folder));
    addFolder(folder, read);
  }
  findExpected(read.variants, read.rejected);
  std::sort(read.variants.begin(), read.variants.end(), [](const Variant& left, const Variant& right) {
    return std::tuple(workloadPlace(left.workload), left.rank, std::string_view(left.id)) <
           std::tuple(workloadPlace(right.workload), right.rank, std::string_view(right.id));
  });
  contents_ = std::make_shared<const Contents>(std::move(read));
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
           one.origin == other.origin && (!isCompared || one.expected->source == other.expected->source);
  };
  std::vector<std::string> changed;
  for (const Variant& variant : now.variants()) {
    if (variant.kind != VariantKind::Kernel) continue;
    const bool isKnown =
        std::ranges::any_of(before.variants(), [&](const Variant& other) { return isSame(variant, other); });
    if (!isKnown) changed.push_back(variant.id);
  }
  return changed;
}

const Variant& Catalogue::find(std::string_view id) const {
  for (const Variant& variant : variants())
    if (variant.id == id) return variant;
  throw UsageError(fmt::format("There is no variant \"{}\". {}", id, remedyFor(variants(), id, kAll)));
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
    if (!known)
      throw UsageError(fmt::format("There is no variant \"{}\"{}. {}", name,
                                   workload == kAll ? "" : fmt::format(" of workload {}", workload),
                                   remedyFor(variants(), name, workload)));
  }
  return chosen;
}

namespace {

/// With fewer work-items than this per megapixel a kernel is made for CPUs: a GPU would be idle but for one of them.
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
    if (variant.pixel.element != Element::Float) continue;                // it would round pictures of more than 8 bits
    if (!variant.defines.empty() || !variant.literals.empty()) continue;  // built anew for each value
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
