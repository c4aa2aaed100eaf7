// Resolves a version's name, and pairs the variants of two versions.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>
#include <utility>

#include "catalogue/kernel_files.hpp"
#include "headroom/ab.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/revisions.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/workload.hpp"
#include "workbench/ab/git_files.hpp"
#include "workbench/ab/same_kernel.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBuiltIn = "built-in";

/// SOURCE and its @SETTINGs.
struct VersionName {
  std::string source;
  std::vector<std::string> settings;
};

/// A build option, or a tunable's value. A path that continues after an @ is neither.
bool looksLikeSetting(std::string_view text) {
  if (text.find('/') != std::string_view::npos) return false;
  if (text.starts_with("-")) return true;
  const std::size_t equals = text.find('=');
  if (equals == 0 || equals == std::string_view::npos) return false;
  return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(equals),
                     [](unsigned char letter) { return std::isalnum(letter) != 0 || letter == '_'; });
}

/// In REVISION:PATH, the first colon outside braces, as in HEAD@{10:00} and HEAD^{/fix: it}.
std::size_t colonOf(std::string_view source) {
  int depth = 0;
  for (std::size_t i = 0; i < source.size(); ++i) {
    if (source[i] == '{') ++depth;
    if (source[i] == '}') --depth;
    if (source[i] == ':' && depth <= 0) return i;
  }
  return std::string_view::npos;
}

/// Settings are split off from the end, because a path, and a revision such as HEAD@{1}, may contain an @.
VersionName parseName(const std::string& name) {
  VersionName parsed{name, {}};
  std::error_code ignored;
  while (!fs::exists(parsed.source, ignored)) {
    const std::size_t at = parsed.source.rfind('@');
    if (at == std::string::npos) break;
    const std::string setting = parsed.source.substr(at + 1);
    if (!looksLikeSetting(setting)) break;
    parsed.settings.insert(parsed.settings.begin(), setting);
    parsed.source.resize(at);
  }
  return parsed;
}

bool isKernel(const Variant& variant) {
  return variant.kind == VariantKind::Kernel;
}

KernelVersion kernelsOf(const Catalogue& catalogue, const std::string& name) {
  KernelVersion version{name, {}, false, {}, {}};
  std::copy_if(catalogue.variants().begin(), catalogue.variants().end(), std::back_inserter(version.variants),
               isKernel);
  for (const RejectedFile& file : catalogue.rejected()) version.notes.push_back(file.reason);
  return version;
}

bool isOneKernel(const fs::path& path) {
  return path.extension() == ".cl" || path.extension() == ".toml";
}

/// A note too.
void addUnread(KernelVersion& version, const RejectedFile& file, const fs::path& folder) {
  version.notes.push_back(file.reason);
  std::error_code ignored;
  const fs::path path = fs::absolute(file.origin, ignored).lexically_normal();
  version.unread.push_back({path.lexically_relative(folder).generic_string(), file.reason});
}

KernelVersion ofFileOrFolder(const std::string& name, const fs::path& path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) {
    const Catalogue catalogue({path});
    KernelVersion version = kernelsOf(catalogue, name);
    version.notes.clear();
    for (const RejectedFile& file : catalogue.rejected()) addUnread(version, file, catalogue.folders().back());
    return version;
  }
  return {name, {readKernelFile(describingFile(path))}, true, {}, {}};
}

/// Returns `text` with the temporary folder's path replaced.
std::string withoutFolder(std::string text, const std::string& folder, const std::string& revision) {
  for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder, at + revision.size()))
    text.replace(at, folder.size(), revision);
  return text;
}

/// Replaces the variant of the same id.
void lay(std::vector<Variant>& variants, Variant variant) {
  const auto same = std::find_if(variants.begin(), variants.end(),
                                 [&variant](const Variant& other) { return other.id == variant.id; });
  if (same == variants.end()) {
    variants.push_back(std::move(variant));
  } else {
    *same = std::move(variant);
  }
}

/// Reads a folder of a revision over the built-in kernels. Pieces are read from the revision alone.
KernelVersion layTree(const std::string& name, const ExtractedRevision& found) {
  KernelVersion version = kernelsOf(Catalogue(), name);
  version.unread = found.unread;
  std::vector<RejectedFile> rejected;
  const std::vector<fs::path> files = kernelFilesIn(found.path, rejected);
  for (const fs::path& file : files) {
    try {
      lay(version.variants, readKernelFile(file, found.root));
    } catch (const Error& error) {
      if (!isNamedByDescription(file, files)) rejected.push_back({file.string(), error.what()});
    }
  }
  for (const RejectedFile& file : rejected) addUnread(version, file, found.path);
  for (const UnreadFile& file : found.unread)
    if (isOneKernel(file.path)) version.notes.push_back(file.reason);
  return version;
}

KernelVersion atRevision(const std::string& name, const std::string& revision, const fs::path& path) {
  const TemporaryFolder folder;
  const ExtractedRevision found = extractRevision(revision, path.empty() ? "." : path, folder.path());
  const fs::path& extracted = found.path;
  const std::string root = found.root.string() + '/';
  const auto named = [&](const std::string& text) { return withoutFolder(text, root, revision + ':'); };
  std::error_code ignored;
  KernelVersion version;
  try {
    version = fs::is_directory(extracted, ignored)
                  ? layTree(name, found)
                  : KernelVersion{name, {readKernelFile(extracted, found.root)}, true, {}, {}};
  } catch (const Error& error) {
    throw Error(error.stage, named(error.what()));
  }
  version.commit = found.commit;
  version.gone = found.gone;
  for (std::string& note : version.notes) note = named(note);
  for (UnreadFile& file : version.unread) file.reason = named(file.reason);
  for (Variant& variant : version.variants) variant.origin = named(variant.origin);
  return version;
}

/// Resolves REV:PATH; returns nothing for a name without such a colon.
std::optional<KernelVersion> ofRevision(const std::string& name, const std::string& source) {
  const std::size_t colon = colonOf(source);
  if (colon == std::string::npos) return {};
  return atRevision(name, source.substr(0, colon), source.substr(colon + 1));
}

/// Resolves FILE@r3, a stored revision of the kernel; returns nothing for another name.
std::optional<KernelVersion> ofKept(const std::string& name, const std::string& source) {
  const std::size_t at = source.rfind("@r");
  if (at == std::string::npos || at + 2 == source.size()) return {};
  int number = 0;
  const auto [end, failure] = std::from_chars(source.data() + at + 2, source.data() + source.size(), number);
  const fs::path file = source.substr(0, at);
  std::error_code ignored;
  if (failure != std::errc() || end != source.data() + source.size() || !fs::is_regular_file(file, ignored)) return {};
  const std::vector<Revision> kept = revisionsIn(revisionsFile(readKernelFile(describingFile(file))));
  return KernelVersion{name, {variantOf(findRevision(kept, number))}, true, {}, {}};
}

KernelVersion ofSource(const std::string& name, const std::string& source, const std::vector<fs::path>& kernelFolders,
                       const KernelVersion* base) {
  if (source.empty()) {
    // With an empty variable in a script, a version would be compared with itself.
    if (base == nullptr || name.empty()) {
      throw UsageError(
          fmt::format("The {} version has no name. Name a variant, a kernel file, a folder or REVISION:PATH.",
                      base == nullptr ? "base" : "new"));
    }
    return {name, base->variants, base->isExact, {}, {}};
  }
  if (source == kBuiltIn) return kernelsOf(Catalogue(), name);
  std::error_code ignored;
  const fs::path path = source;
  if (fs::is_directory(path, ignored) || (isOneKernel(path) && fs::exists(path, ignored)))
    return ofFileOrFolder(name, path);
  if (auto version = ofKept(name, source)) return std::move(*version);
  if (auto version = ofRevision(name, source)) return std::move(*version);
  if (fs::exists(path, ignored))
    throw UsageError(fmt::format("\"{}\" is not a kernel file: its name does not end in .cl or .toml.", source));
  if (isOneKernel(path) || path.has_parent_path()) {
    throw UsageError(
        fmt::format("There is no kernel file or folder \"{}\". Name one, a variant, or REVISION:PATH.", source));
  }
  if (source.front() == '@') {
    throw UsageError(
        fmt::format("\"{}\" sets nothing. Write @NAME=VALUE for a tunable, or @-OPTION for a build option.", source));
  }
  return {name, {Catalogue(kernelFolders).find(source)}, true, {}, {}};
}

/// Applies them to every variant that has the tunable and allows the value; a build option to all kernels. `source` is
/// how errors name those variants.
void applySettings(KernelVersion& version, const std::vector<std::string>& settings, const std::string& source) {
  for (const std::string& setting : settings) {
    bool isUsed = false;
    for (Variant& variant : version.variants) {
      if (setting.starts_with("-")) {
        isUsed = isUsed || isKernel(variant);
        if (isKernel(variant)) variant.options.push_back(setting);
        continue;
      }
      const Configuration value{parseSetting(setting)};
      if (version.isExact) requireAllowedValues(variant, value);
      if (!isAllowed(variant, value)) continue;
      variant = withConfiguration(std::move(variant), value);
      isUsed = true;
    }
    if (isUsed) continue;
    throw UsageError(fmt::format(
        "\"{}\" cannot be applied: no kernel of \"{}\" has this tunable with this value, or takes build options. "
        "`headroom-cli variants --json` lists the tunables of each.",
        setting, source));
  }
}

bool isWanted(const std::vector<std::string>& ids, const Variant& variant) {
  return ids.empty() || std::any_of(ids.begin(), ids.end(), [&variant](const std::string& id) {
           return id == variant.id || id == variant.name;
         });
}

void requireKnown(const std::vector<std::string>& ids, const KernelVersion& version) {
  for (const std::string& id : ids) {
    const bool isKnown = std::any_of(version.variants.begin(), version.variants.end(),
                                     [&id](const Variant& variant) { return isWanted({id}, variant); });
    if (!isKnown) throw UsageError(fmt::format("\"{}\" has no kernel \"{}\".", version.name, id));
  }
}

/// The pairs of pairVersions, which may be none.
AbPairs pairsOf(const KernelVersion& base, const KernelVersion& fresh, const std::vector<std::string>& ids) {
  const bool isOneEach = base.isExact && fresh.isExact && base.variants.size() == 1 && fresh.variants.size() == 1;
  AbPairs paired{{}, base.notes, {}};
  paired.notes.insert(paired.notes.end(), fresh.notes.begin(), fresh.notes.end());
  std::vector<std::string> alone;
  for (const Variant& variant : base.variants) {
    if (!isWanted(ids, variant)) continue;
    const Variant* other = isOneEach ? &fresh.variants.front() : findIn(fresh, variant.id);
    if (other == nullptr) {
      alone.push_back(variant.id);
    } else if (ids.empty() && !base.isExact && !fresh.isExact && isSameKernel(variant, *other)) {
      paired.same.push_back(variant.id);
    } else if (const std::string whyNot = whyNotSameWork(variant, *other); whyNot.empty()) {
      paired.pairs.push_back({variant, *other});
    } else if (isOneEach) {
      throw UsageError(whyNot);
    } else {
      paired.notes.push_back(whyNot);
    }
  }
  for (const Variant& variant : fresh.variants) {
    if (!isOneEach && !base.isExact && isWanted(ids, variant) && findIn(base, variant.id) == nullptr)
      alone.push_back(variant.id);
  }
  if (!alone.empty())
    paired.notes.push_back(
        fmt::format("In one of the two versions alone, and not measured: {}.", listedKernels(alone)));
  return paired;
}

void requirePairs(const AbPairs& paired, const KernelVersion& base, const KernelVersion& fresh) {
  if (!paired.pairs.empty()) return;
  if (!paired.same.empty()) {
    throw UsageError(fmt::format(
        "No kernel differs between \"{}\" and \"{}\". Name some with --variants to compare them all the same.",
        base.name, fresh.name));
  }
  throw UsageError(
      fmt::format("\"{}\" and \"{}\" have no kernel in common. A kernel's id is its workload and its file's name.",
                  base.name, fresh.name));
}

}  // namespace

std::string KernelVersion::fullName() const {
  constexpr std::size_t kShownOfCommit = 12;
  return commit.empty() ? name : fmt::format("{}, commit {}", name, commit.substr(0, kShownOfCommit));
}

KernelVersion readKernelVersion(const std::string& name, const std::vector<fs::path>& kernelFolders,
                                const KernelVersion* base) {
  const VersionName parsed = parseName(name);
  KernelVersion version = ofSource(name, parsed.source, kernelFolders, base);
  applySettings(version, parsed.settings, parsed.source.empty() && base != nullptr ? base->name : parsed.source);
  return version;
}

KernelVersion readRevision(const std::string& revision, const fs::path& path) {
  return atRevision(revision + ":" + path.string(), revision, path);
}

AbPairs pairVersions(const KernelVersion& base, const KernelVersion& fresh, const std::vector<std::string>& ids) {
  requireKnown(ids, base);
  AbPairs paired = pairsOf(base, fresh, ids);
  requirePairs(paired, base, fresh);
  return paired;
}

}  // namespace headroom
