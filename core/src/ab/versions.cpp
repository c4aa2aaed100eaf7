// What a version's name means, and which variants of two versions belong together.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include "ab/git_files.hpp"
#include "headroom/ab.hpp"
#include "headroom/catalogue.hpp"
#include "headroom/configuration.hpp"
#include "headroom/error.hpp"
#include "headroom/workload.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBuiltIn = "built-in";

/// SOURCE and its @SETTINGs.
struct VersionName {
  std::string source;
  std::vector<std::string> settings;
};

/// A build option, or a tunable's value.
bool looksLikeSetting(std::string_view text) {
  if (text.starts_with("-")) return true;
  const std::size_t equals = text.find('=');
  if (equals == 0 || equals == std::string_view::npos) return false;
  return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(equals),
                     [](unsigned char letter) { return std::isalnum(letter) != 0 || letter == '_'; });
}

/// Settings are taken from the end: a path, and a revision as HEAD@{1}, may have an @ in it.
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
  KernelVersion version{name, {}, false, {}};
  std::copy_if(catalogue.variants().begin(), catalogue.variants().end(), std::back_inserter(version.variants),
               isKernel);
  for (const RejectedFile& file : catalogue.rejected()) version.notes.push_back(file.reason);
  return version;
}

KernelVersion ofFileOrFolder(const std::string& name, const fs::path& path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) return kernelsOf(Catalogue({path}), name);
  return {name, {readKernelFile(path)}, true, {}};
}

/// What REV:PATH means; nothing for a name without a colon.
std::optional<KernelVersion> ofRevision(const std::string& name, const std::string& source) {
  const std::size_t colon = source.find(':');
  if (colon == std::string::npos) return {};
  const TemporaryFolder folder;
  const fs::path path = source.substr(colon + 1);
  const fs::path extracted = extractRevision(source.substr(0, colon), path.empty() ? "." : path, folder.path());
  KernelVersion version = ofFileOrFolder(name, extracted);
  for (Variant& variant : version.variants) {
    if (variant.origin.starts_with(folder.path().string())) {
      const fs::path inside = fs::path(variant.origin).lexically_relative(folder.path());
      variant.origin = source + (version.isExact ? "" : "/" + inside.string());
    }
    variant.folder.clear();
  }
  return version;
}

KernelVersion ofSource(const std::string& name, const std::string& source, const std::vector<fs::path>& kernelFolders,
                       const KernelVersion* base) {
  if (source.empty()) {
    if (base == nullptr)
      throw UsageError("The base version has no name. Name a variant, a kernel file, a folder or REVISION:PATH.");
    return {name, base->variants, base->isExact, {}};
  }
  if (source == kBuiltIn) return kernelsOf(Catalogue(), name);
  std::error_code ignored;
  const fs::path path = source;
  if (fs::is_directory(path, ignored) || (path.extension() == ".cl" && fs::exists(path, ignored)))
    return ofFileOrFolder(name, path);
  if (auto version = ofRevision(name, source)) return std::move(*version);
  if (path.extension() == ".cl" || path.has_parent_path()) {
    throw UsageError(
        fmt::format("There is no kernel file or folder \"{}\". Name one, a variant, or REVISION:PATH.", source));
  }
  return {name, {Catalogue(kernelFolders).find(source)}, true, {}};
}

/// On every variant that has the tunable; a build option on all kernels.
void applySettings(KernelVersion& version, const std::vector<std::string>& settings) {
  for (const std::string& setting : settings) {
    bool isUsed = false;
    for (Variant& variant : version.variants) {
      if (setting.starts_with("-")) {
        isUsed = isUsed || isKernel(variant);
        if (isKernel(variant)) variant.options.push_back(setting);
        continue;
      }
      const Configuration value{parseSetting(setting)};
      requireAllowedValues(variant, value);
      if (!isAllowed(variant, value)) continue;
      variant = withConfiguration(std::move(variant), value);
      isUsed = true;
    }
    if (isUsed) continue;
    throw UsageError(fmt::format(
        "\"{}\" of \"{}\" has no use: no kernel there has such a tunable or is built by options. `headroom-cli "
        "variants --json` lists the tunables of each.",
        setting, version.name));
  }
}

bool isSameKernel(const Variant& base, const Variant& fresh) {
  return base.source == fresh.source && base.options == fresh.options && base.constants == fresh.constants &&
         configurationOf(base) == configurationOf(fresh);
}

void requireSameWork(const AbPair& pair) {
  if (pair.base.workload == pair.fresh.workload && pair.base.pixel == pair.fresh.pixel) return;
  throw UsageError(
      fmt::format("{} and {} do not do the same work on the same pixels, so their times say nothing of "
                  "each other. Choose variants of one workload.",
                  pair.base.id, pair.fresh.id));
}

const Variant* findIn(const KernelVersion& version, const std::string& id) {
  const auto found = std::find_if(version.variants.begin(), version.variants.end(),
                                  [&id](const Variant& variant) { return variant.id == id; });
  return found == version.variants.end() ? nullptr : &*found;
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

std::string listed(std::vector<std::string> ids) {
  constexpr std::size_t kShown = 5;
  const std::size_t more = ids.size() > kShown ? ids.size() - kShown : 0;
  ids.resize(ids.size() - more);
  std::string text = fmt::format("{}", fmt::join(ids, ", "));
  return more > 0 ? fmt::format("{} and {} more", text, more) : text;
}

}  // namespace

KernelVersion readKernelVersion(const std::string& name, const std::vector<fs::path>& kernelFolders,
                                const KernelVersion* base) {
  const VersionName parsed = parseName(name);
  KernelVersion version = ofSource(name, parsed.source, kernelFolders, base);
  applySettings(version, parsed.settings);
  return version;
}

AbPairs pairVersions(const KernelVersion& base, const KernelVersion& fresh, const std::vector<std::string>& ids) {
  requireKnown(ids, base);
  const bool isOneEach = base.isExact && fresh.isExact && base.variants.size() == 1 && fresh.variants.size() == 1;
  AbPairs paired{{}, base.notes};
  paired.notes.insert(paired.notes.end(), fresh.notes.begin(), fresh.notes.end());
  std::vector<std::string> same;
  std::vector<std::string> alone;
  for (const Variant& variant : base.variants) {
    if (!isWanted(ids, variant)) continue;
    const Variant* other = isOneEach ? &fresh.variants.front() : findIn(fresh, variant.id);
    if (other == nullptr) {
      alone.push_back(variant.id);
    } else if (ids.empty() && !base.isExact && !fresh.isExact && isSameKernel(variant, *other)) {
      same.push_back(variant.id);
    } else {
      paired.pairs.push_back({variant, *other});
      requireSameWork(paired.pairs.back());
    }
  }
  for (const Variant& variant : fresh.variants) {
    if (!isOneEach && !base.isExact && isWanted(ids, variant) && findIn(base, variant.id) == nullptr)
      alone.push_back(variant.id);
  }
  if (!alone.empty())
    paired.notes.push_back(fmt::format("In one of the two versions alone, and not measured: {}.", listed(alone)));
  if (paired.pairs.empty()) {
    throw UsageError(
        same.empty()
            ? fmt::format(
                  "\"{}\" and \"{}\" have no kernel in common. A kernel's id is its workload and its file's name.",
                  base.name, fresh.name)
            : fmt::format("No kernel differs between \"{}\" and \"{}\". Name some with --variants to measure them all "
                          "the same.",
                          base.name, fresh.name));
  }
  return paired;
}

}  // namespace headroom
