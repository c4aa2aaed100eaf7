#include "headroom/catalogue/kernel_watch.hpp"

#include <sys/stat.h>

#include <system_error>
#include <utility>

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Limit of watched files per folder; a larger folder was named by mistake, and its other files are not watched.
constexpr std::size_t kMostWatched = 20'000;

bool isHidden(const fs::path& path) {
  const std::string name = path.filename().string();
  return name.starts_with('.') || name.ends_with('~');
}

std::vector<fs::path> filesBelow(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code failure;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, failure);
  std::size_t entries = 0;
  for (const fs::recursive_directory_iterator end; !failure && entry != end; entry.increment(failure)) {
    if (++entries > kMostWatched) break;
    std::error_code unreadable;
    const bool isFolder = entry->is_directory(unreadable);
    if (isFolder && isHidden(entry->path())) entry.disable_recursion_pending();
    if (!isFolder && !isHidden(entry->path())) files.push_back(entry->path());
  }
  return files;
}

}  // namespace

KernelWatch::KernelWatch(const Catalogue& catalogue) {
  follow(catalogue);
  told_ = seen_ = look();
}

bool KernelWatch::hasChanged() {
  States now = look();
  const bool isSettled = now == std::exchange(seen_, now);
  if (!isSettled || now == told_) return false;
  told_ = std::move(now);
  return true;
}

void KernelWatch::follow(const Catalogue& catalogue) {
  for (const std::string& folder : catalogue.folders()) {
    std::error_code failure;
    (fs::is_regular_file(folder, failure) ? files_ : folders_).insert(folder);
  }
  for (const Variant& variant : catalogue.variants()) follow(variant);
}

void KernelWatch::follow(const Variant& variant) {
  for (const SourceFile& file : variant.files) follow(fs::path(file.path));
}

void KernelWatch::follow(const fs::path& file) {
  if (!files_.insert(file).second) return;
  if (const auto state = stateOf(file)) told_.emplace(file, *state);
}

std::optional<KernelWatch::State> KernelWatch::stateOf(const fs::path& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) return std::nullopt;
  return State{static_cast<std::uintmax_t>(status.st_size),
               std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec,
               static_cast<std::uintmax_t>(status.st_ino)};
}

KernelWatch::States KernelWatch::look() const {
  States states;
  const auto add = [&states](const fs::path& file) {
    if (const auto state = stateOf(file)) states[file] = *state;
  };
  for (const fs::path& folder : folders_) {
    for (const fs::path& file : filesBelow(folder)) add(file);
  }
  for (const fs::path& file : files_) add(file);
  return states;
}

}  // namespace headroom
