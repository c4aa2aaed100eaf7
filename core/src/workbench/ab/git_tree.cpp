#include "workbench/ab/git_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <system_error>
#include <utility>

#include "headroom/system/error.hpp"
#include "workbench/ab/git_process.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 2000;
/// A longer text in quotes is no file's name.
constexpr std::size_t kLongestName = 1024;
/// As the system's limit for links that lead to links.
constexpr int kMostLinks = 40;

bool isKernelName(const fs::path& path) {
  return path.extension() == ".cl" || path.extension() == ".toml";
}

bool isPiece(const fs::path& path) {
  return path.extension() == ".clh";
}

/// A crafted tree may contain any name.
bool staysInside(const fs::path& path) {
  if (path.empty() || path.is_absolute()) return false;
  return std::none_of(path.begin(), path.end(), [](const fs::path& part) { return part == ".." || part == "."; });
}

bool isAtOrBelow(std::string_view path, std::string_view folder) {
  if (folder.empty() || path == folder) return true;
  return path.starts_with(folder) && path[folder.size()] == '/';
}

/// Returns the path without leading "..", as an include from another folder has them.
std::string tailOf(std::string_view name) {
  fs::path tail;
  for (const fs::path& part : fs::path(name).lexically_normal())
    if (part != ".." && part != "/") tail /= part;
  return tail.generic_string();
}

/// Returns the texts in double quotes, each on one line.
std::set<std::string> quotedIn(std::string_view text) {
  std::set<std::string> found;
  std::size_t open = text.find('"');
  while (open != std::string_view::npos) {
    const std::size_t close = text.find_first_of("\"\n", open + 1);
    if (close == std::string_view::npos) break;
    const bool isQuoted = text[close] == '"';
    if (isQuoted && close > open + 1 && close - open <= kLongestName)
      found.emplace(text.substr(open + 1, close - open - 1));
    // A closing quote may open the next text where a comment has a single one.
    open = isQuoted ? close : text.find('"', close);
  }
  return found;
}

void writeText(const fs::path& file, const std::string& text) {
  std::error_code failure;
  fs::create_directories(file.parent_path(), failure);
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (!out) throw Error(Stage::KernelFile, fmt::format("{} could not be written. Make room there.", file.string()));
}

}  // namespace

GitTree::GitTree(fs::path where, std::string revision) : where_(std::move(where)), revision_(std::move(revision)) {
  const GitAnswer answer = askGit(where_, {"ls-tree", "-r", "-z", "--full-tree", revision_});
  isWhole_ = answer.isGood;
  std::string_view rest = answer.text;
  while (isWhole_ && !rest.empty()) {
    const std::size_t end = std::min(rest.find('\0'), rest.size() - 1);
    add(rest.substr(0, end));
    rest.remove_prefix(end + 1);
  }
}

/// "100644 blob OBJECT<tab>PATH".
void GitTree::add(std::string_view line) {
  const std::size_t tab = line.find('\t');
  if (tab == std::string_view::npos) return;
  const std::string_view facts = line.substr(0, tab);
  std::string path(line.substr(tab + 1));
  if (!staysInside(path)) return;
  const Kind kind = facts.starts_with("100") ? Kind::File : facts.starts_with("12") ? Kind::Link : Kind::Submodule;
  pathsByName_.emplace(fs::path(path).filename().string(), path);
  entries_.emplace(std::move(path), Entry{kind, std::string(facts.substr(facts.rfind(' ') + 1))});
}

std::string GitTree::whyNotWhole() const {
  return fmt::format(
      "git's list of the files of \"{}\" cannot be read: the clone is partial or damaged, or the list is too long. "
      "Clone "
      "without --filter, and check the repository with `git fsck`.",
      revision_);
}

bool GitTree::hasAnyAt(std::string_view path) const {
  return std::any_of(entries_.begin(), entries_.end(),
                     [path](const auto& entry) { return isAtOrBelow(entry.first, path); });
}

std::vector<std::string> GitTree::goneKernels(const fs::path& top, const std::string& wanted) const {
  std::vector<std::string> gone;
  if (top.empty()) return gone;  // a bare repository has no working tree
  for (const auto& [path, entry] : entries_) {
    std::error_code failure;
    const bool isOther = fs::path(path).extension() == ".cl" && !isAtOrBelow(path, wanted);
    if (isOther && !fs::exists(fs::symlink_status(top / path, failure))) gone.push_back(path);
  }
  return gone;
}

/// Follows links inside the revision; nullptr where they lead elsewhere.
const GitTree::Entry* GitTree::fileAt(const std::string& path) const {
  std::string at = path;
  for (int links = 0; links < kMostLinks; ++links) {
    const auto entry = entries_.find(at);
    if (entry == entries_.end()) return nullptr;
    if (entry->second.kind == Kind::File) return &entry->second;
    if (entry->second.kind == Kind::Submodule) return nullptr;
    const GitAnswer target = askGit(where_, {"cat-file", "blob", entry->second.object});
    if (!target.isGood) return nullptr;
    const fs::path next = (fs::path(at).parent_path() / target.text).lexically_normal();
    at = next.generic_string();
  }
  return nullptr;
}

std::vector<std::string> GitTree::filesNamed(std::string_view name) const {
  std::vector<std::string> paths;
  const std::string tail = tailOf(name);
  const auto [first, last] = pathsByName_.equal_range(fs::path(tail).filename().string());
  for (auto each = first; each != last; ++each)
    if (each->second == tail || each->second.ends_with('/' + tail)) paths.push_back(each->second);
  return paths;
}

/// Returns every file that a name in the text may mean, whatever folders are searched for it.
std::vector<std::string> GitTree::neededBy(std::string_view text) const {
  std::vector<std::string> paths;
  for (const std::string& name : quotedIn(text)) {
    const std::vector<std::string> named = filesNamed(name);
    paths.insert(paths.end(), named.begin(), named.end());
  }
  return paths;
}

/// A description is refused if a folder of its `include` is missing, even if nothing is read from there.
void GitTree::makeFoldersOf(const std::string& path, std::string_view text, const fs::path& root) const {
  for (const std::string& name : quotedIn(text)) {
    const fs::path folder = (fs::path(path).parent_path() / name).lexically_normal();
    if (!staysInside(folder)) continue;
    const std::string start = folder.generic_string() + (folder.has_filename() ? "/" : "");
    const auto below = entries_.lower_bound(start);
    std::error_code failure;
    if (below != entries_.end() && below->first.starts_with(start)) fs::create_directories(root / folder, failure);
  }
}

std::string GitTree::whyNotRead(const std::string& path) const {
  const Kind kind = entries_.find(path)->second.kind;
  if (kind == Kind::Submodule) {
    return fmt::format("{} is a submodule in {}, whose files git does not have here. Compare two checkouts.", path,
                       revision_);
  }
  if (kind == Kind::Link) {
    return fmt::format("{} is a symbolic link in {} that leads to no file of that revision. Commit the file itself.",
                       path, revision_);
  }
  return fmt::format(
      "git does not have {} of {}, or it is too large: the clone is partial or damaged. Clone without --filter, and "
      "check the repository with `git fsck`.",
      path, revision_);
}

std::vector<UnreadFile> GitTree::extract(const std::string& wanted, const fs::path& root) const {
  std::vector<std::string> queue;
  for (const auto& [path, entry] : entries_) {
    const bool isWanted = isAtOrBelow(path, wanted) && (isKernelName(path) || entry.kind != Kind::File);
    if (isWanted || isPiece(path)) queue.push_back(path);
  }
  std::vector<UnreadFile> unread;
  std::set<std::string> known(queue.begin(), queue.end());
  while (!queue.empty()) {
    const std::string path = std::move(queue.back());
    queue.pop_back();
    if (known.size() > kMostFiles) {
      throw Error(Stage::KernelFile, fmt::format("\"{}\" has over {} kernel files. Name the folder of the kernels.",
                                                 revision_, kMostFiles));
    }
    const Entry* const file = fileAt(path);
    const GitAnswer content = file == nullptr ? GitAnswer{} : askGit(where_, {"cat-file", "blob", file->object});
    if (content.isGood) {
      writeText(root / path, content.text);
      if (fs::path(path).extension() == ".toml") makeFoldersOf(path, content.text, root);
      for (std::string& needed : neededBy(content.text))
        if (known.insert(needed).second) queue.push_back(std::move(needed));
      continue;
    }
    const std::string reason = whyNotRead(path);
    // A piece that is missing must not be taken from the built-in ones: the kernel that includes it does not build.
    if (entries_.find(path)->second.kind != Kind::Submodule && !isKernelName(path))
      writeText(root / path, fmt::format("#error {}\n", reason));
    if (isAtOrBelow(path, wanted))
      unread.push_back({path == wanted || wanted.empty() ? path : path.substr(wanted.size() + 1), reason});
  }
  return unread;
}

}  // namespace headroom
