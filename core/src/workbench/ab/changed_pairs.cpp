// Pairs of two folders' kernels for a check, in which no kernel may be left out without a word.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "catalogue/includes.hpp"
#include "headroom/values/configuration.hpp"
#include "workbench/ab/same_kernel.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Returns the source without the names of its files.
std::string withoutFileNames(const std::string& source) {
  std::string text;
  for (std::size_t at = 0; at < source.size();) {
    const std::size_t end = std::min(source.find('\n', at), source.size() - 1) + 1;
    if (!source.compare(at, 6, "#line ")) {
      text += "#line\n";
    } else {
      text.append(source, at, end - at);
    }
    at = end;
  }
  return text;
}

bool isRenamed(const Variant& base, const Variant& fresh) {
  Variant named = base;
  named.source = withoutFileNames(base.source);
  Variant other = fresh;
  other.source = withoutFileNames(fresh.source);
  return base.workload == fresh.workload && isSameKernel(named, other);
}

/// Returns the first #include that is left to the compiler, which reads the file itself; empty if there is none.
std::string_view compilersInclude(std::string_view source) {
  while (!source.empty()) {
    const std::size_t end = std::min(source.find('\n'), source.size() - 1) + 1;
    if (const std::string_view file = includedFile(source.substr(0, end)); !file.empty()) return file;
    source.remove_prefix(end);
  }
  return {};
}

/// Returns the reason why the base's file of this kernel is unknown; nothing if no unread file can be it.
std::optional<std::string> whyUnread(const KernelVersion& base, const Variant& fresh) {
  if (fresh.files.empty()) return {};
  const fs::path file = fs::path(fresh.files.front().path).lexically_relative(fresh.folder);
  for (const UnreadFile& unread : base.unread) {
    const fs::path path = unread.path;
    const bool isSameName = path.stem() == file.stem() && (path.extension() == ".cl" || path.extension() == ".toml");
    const bool isAbove = std::mismatch(path.begin(), path.end(), file.begin(), file.end()).first == path.end();
    if (isSameName || isAbove || path == ".") return unread.reason;
  }
  return {};
}

/// The base's own kernels, of files, that the new version has no more.
std::vector<const Variant*> goneIn(const KernelVersion& base, const KernelVersion& fresh) {
  std::vector<const Variant*> gone;
  for (const Variant& variant : base.variants) {
    const Variant* const now = findIn(fresh, variant.id);
    // A built-in kernel of that id shows where the folder's own is gone.
    if (!variant.files.empty() && (now == nullptr || now->files.empty())) gone.push_back(&variant);
  }
  return gone;
}

std::vector<std::string> namesOf(const std::vector<const Variant*>& gone, const std::vector<std::string>& files) {
  std::vector<std::string> names;
  for (const Variant* variant : gone) names.push_back(variant->id);
  names.insert(names.end(), files.begin(), files.end());
  return names;
}

void addSame(AbPairs& paired, const Variant& fresh) {
  const std::string_view file = compilersInclude(fresh.source);
  if (file.empty()) {
    paired.same.push_back(fresh.id);
    return;
  }
  paired.unpaired.push_back(
      {fresh.id, fmt::format("The compiler itself reads {}, so it is unknown whether that file has changed. Name its "
                             "folder with `include` in the description in place of -I.",
                             file)});
}

void addWithBase(AbPairs& paired, const Variant& base, const Variant& fresh) {
  if (const std::string whyNot = whyNotSameWork(base, fresh); !whyNot.empty()) {
    paired.unpaired.push_back({fresh.id, whyNot});
  } else if (isSameKernel(base, fresh)) {
    addSame(paired, fresh);
  } else {
    paired.pairs.push_back({base, fresh});
  }
}

std::string workloadTextOf(const Variant& variant) {
  for (const SourceFile& file : variant.files)
    if (fs::path(file.path).filename() == "workload.toml") return file.text;
  return {};
}

/// Adds a note on workloads whose own description has changed, as references, tolerances and sizes are in it.
void addChangedWorkloads(AbPairs& paired, const KernelVersion& base, const KernelVersion& fresh) {
  std::set<std::string> changed;
  for (const Variant& variant : fresh.variants) {
    const Variant* const before = findIn(base, variant.id);
    const bool isOfFiles = before != nullptr && !before->files.empty() && !variant.files.empty();
    if (isOfFiles && workloadTextOf(*before) != workloadTextOf(variant)) changed.insert(variant.workload);
  }
  if (changed.empty()) return;
  paired.notes.push_back(
      fmt::format("Described in another way than in the baseline, with references, tolerances and "
                  "sizes: {}. Both versions run as described now.",
                  fmt::join(changed, ", ")));
}

}  // namespace

bool isSameKernel(const Variant& base, const Variant& fresh) {
  return base.source == fresh.source && base.description == fresh.description && base.options == fresh.options &&
         base.constants == fresh.constants && configurationOf(base) == configurationOf(fresh);
}

std::string whyNotSameWork(const Variant& base, const Variant& fresh) {
  if (base.workload == fresh.workload && base.pixel == fresh.pixel) return {};
  return fmt::format("{} and {} are of different workloads or pixel formats and cannot be compared.", base.id,
                     fresh.id);
}

const Variant* findIn(const KernelVersion& version, const std::string& id) {
  const auto found = std::find_if(version.variants.begin(), version.variants.end(),
                                  [&id](const Variant& variant) { return variant.id == id; });
  return found == version.variants.end() ? nullptr : &*found;
}

std::string listedKernels(std::vector<std::string> ids) {
  constexpr std::size_t kShown = 5;
  const std::size_t more = ids.size() > kShown ? ids.size() - kShown : 0;
  ids.resize(ids.size() - more);
  std::string text = fmt::format("{}", fmt::join(ids, ", "));
  return more > 0 ? fmt::format("{} and {} more", text, more) : text;
}

AbPairs changedPairs(const KernelVersion& base, const KernelVersion& fresh) {
  AbPairs paired{{}, base.notes, {}};
  paired.notes.insert(paired.notes.end(), fresh.notes.begin(), fresh.notes.end());
  std::vector<const Variant*> gone = goneIn(base, fresh);
  std::vector<const Variant*> unmatched;
  for (const Variant& variant : fresh.variants) {
    const Variant* const same = findIn(base, variant.id);
    const bool isOfFile = same != nullptr && same->files.empty() == variant.files.empty();
    if (const auto whyNot = isOfFile ? std::nullopt : whyUnread(base, variant)) {
      paired.unpaired.push_back({variant.id, *whyNot});
    } else if (same != nullptr) {
      addWithBase(paired, *same, variant);
    } else if (const auto old = std::find_if(gone.begin(), gone.end(),
                                             [&](const Variant* each) { return isRenamed(*each, variant); });
               old != gone.end()) {
      paired.notes.push_back(fmt::format("{} is {} under another name.", variant.id, (*old)->id));
      addSame(paired, variant);
      gone.erase(old);
    } else {
      unmatched.push_back(&variant);
    }
  }
  const std::vector<std::string> names = namesOf(gone, base.gone);
  for (const Variant* variant : unmatched) {
    if (names.empty()) {
      paired.added.push_back(variant->id);
      continue;
    }
    paired.unpaired.push_back(
        {variant->id, fmt::format("The baseline has no {}, but kernels that are gone now, of which it may be one: {}. "
                                  "Compare the two with `headroom-cli ab`.",
                                  variant->id, listedKernels(names))});
  }
  if (!gone.empty())
    paired.notes.push_back(fmt::format("In the baseline alone: {}.", listedKernels(namesOf(gone, {}))));
  addChangedWorkloads(paired, base, fresh);
  return paired;
}

}  // namespace headroom
