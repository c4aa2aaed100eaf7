#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>
#include <variant>

#include "headroom/session/kernels.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

bool isSameText(const Revision& one, const Revision& other) {
  return one.variant == other.variant && one.source == other.source && one.description == other.description;
}

/// Returns the kernel as it was when the session was saved: the one with number 0, else the latest.
std::vector<const Revision*> savedTexts(std::span<const Revision> kernels) {
  std::vector<const Revision*> saved;
  for (const Revision& kernel : kernels) {
    const auto known =
        std::ranges::find_if(saved, [&kernel](const Revision* each) { return each->variant == kernel.variant; });
    if (known == saved.end()) {
      saved.push_back(&kernel);
    } else if ((*known)->number != 0 && (kernel.number == 0 || kernel.number > (*known)->number)) {
      *known = &kernel;
    }
  }
  return saved;
}

[[noreturn]] void failSaving(const fs::path& file, std::string_view why) {
  throw Error(Stage::ReportFile,
              fmt::format("{} was not saved: {} Choose another folder. Nothing was written.", file.string(), why));
}

/// Returns the name within a folder; throws Error for one that leads out of it.
fs::path nameWithin(const fs::path& file, const fs::path& base) {
  const fs::path name = file.lexically_relative(base);
  const bool leadsOut = name.empty() || name.is_absolute() ||
                        std::any_of(name.begin(), name.end(), [](const fs::path& part) { return part == ".."; });
  if (leadsOut) failSaving(file, "it is not in the folder of the kernel, or below it.");
  return name;
}

/// Returns whether the file is elsewhere than in the folder and those below it.
bool isOutside(const fs::path& folder, const fs::path& file) {
  const fs::path name = file.lexically_relative(folder);
  return !name.empty() && *name.begin() == "..";
}

/// The includes of a kernel can be beside its folder: then names are relative to the folder above both.
fs::path commonFolder(const Revision& revision) {
  fs::path common = fs::path(revision.files.front().path).parent_path();
  for (const SourceFile& file : revision.files) {
    while (common.has_relative_path() && isOutside(common, file.path)) common = common.parent_path();
  }
  return common;
}

}  // namespace

std::vector<std::string> variantsIn(const Session& session) {
  std::set<std::string> ids(session.plan.variants.begin(), session.plan.variants.end());
  for (const auto& run : {session.run, session.baseline}) {
    if (run == nullptr) continue;
    for (const ResultRow& row : run->rows) ids.insert(row.variant);
  }
  for (const auto& run : session.guide) {
    for (const ResultRow& row : run->rows) ids.insert(row.variant);
  }
  if (session.tuning) ids.insert(std::get<TuningReport>(session.tuning->report).target.variant);
  if (session.split) {
    for (const SplitPart& part : std::get<SplitReport>(session.split->report).parts) ids.insert(part.variant);
  }
  if (session.openKernel) ids.insert(session.openKernel->variant);
  return {ids.begin(), ids.end()};
}

std::vector<Revision> sessionKernels(const Catalogue& catalogue, std::span<const std::string> ids, bool withRevisions) {
  std::vector<Revision> kernels;
  const std::set<std::string> distinct(ids.begin(), ids.end());
  for (const std::string& id : distinct) {
    const Variant* variant = catalogue.known(id);
    if (variant == nullptr || variant->files.empty()) continue;
    kernels.push_back({0, variant->id, {}, variant->files, variant->source, variant->description, {}});
    if (!withRevisions) continue;
    for (Revision& revision : revisionsIn(revisionsFile(*variant))) kernels.push_back(std::move(revision));
  }
  return kernels;
}

std::vector<Revision> joinedKernels(std::vector<Revision> own, const std::vector<Revision>& others) {
  const std::size_t count = own.size();
  for (const Revision& other : others) {
    const bool isKnown =
        std::any_of(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(count),
                    [&other](const Revision& each) { return isSameText(each, other) && each.number == other.number; });
    if (!isKnown) own.push_back(other);
  }
  return own;
}

std::vector<std::string> unknownKernels(std::span<const Revision> kernels, const Catalogue& catalogue) {
  std::vector<std::string> unknown;
  for (const Revision* saved : savedTexts(kernels)) {
    const Variant* own = catalogue.known(saved->variant);
    if (own == nullptr || own->source != saved->source || own->description != saved->description)
      unknown.push_back(saved->variant);
  }
  std::ranges::sort(unknown);
  return unknown;
}

std::string readableText(const Revision& revision) {
  if (revision.files.empty()) return revision.description + revision.source;
  std::string text;
  for (const SourceFile& file : revision.files) {
    if (!text.empty() && text.back() != '\n') text += '\n';
    if (revision.files.size() > 1) text += fmt::format("// ---- {}\n", fs::path(file.path).filename().string());
    text += file.text;
  }
  return text;
}

std::vector<fs::path> saveKernelFiles(const Revision& revision, const fs::path& folder) {
  std::vector<std::pair<fs::path, const std::string*>> planned;
  if (revision.files.empty()) failSaving(revision.variant, "the session has only its built text, not its files.");
  const fs::path base = commonFolder(revision);
  for (const SourceFile& file : revision.files) {
    const fs::path target = folder / nameWithin(file.path, base);
    std::error_code failure;
    if (fs::symlink_status(target, failure).type() != fs::file_type::not_found)
      failSaving(target, "there is a file of that name.");
    planned.emplace_back(target, &file.text);
  }
  std::vector<fs::path> written;
  for (const auto& [target, text] : planned) {
    std::error_code failure;
    fs::create_directories(target.parent_path(), failure);
    writeFile(target, *text);
    written.push_back(target);
  }
  return written;
}

}  // namespace headroom
