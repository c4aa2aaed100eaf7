#include "workbench/ab/git_files.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string_view>
#include <system_error>

#include "headroom/system/error.hpp"
#include "workbench/ab/git_process.hpp"
#include "workbench/ab/git_tree.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Returns the folder itself, or its nearest existing ancestor, because the revision's folder may be gone.
fs::path existingFolder(fs::path folder) {
  std::error_code ignored;
  while (!fs::is_directory(folder, ignored) && folder != folder.parent_path()) folder = folder.parent_path();
  return folder;
}

/// A path may contain newlines: only the last one is git's.
std::string withoutLastNewline(const GitAnswer& answer) {
  std::string text = answer.isGood ? answer.text : std::string();
  if (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

/// In git's notation, for a path relative to its working folder.
std::string objectName(const std::string& revision, const fs::path& relative) {
  return revision + ":./" + (relative == "." ? "" : relative.string());
}

/// A path as the user wrote it, and the folder in which git is asked about it.
struct Place {
  fs::path wanted;    ///< absolute
  fs::path where;     ///< the nearest folder that exists
  fs::path relative;  ///< from there
};

Place placeOf(const std::string& revision, const fs::path& path) {
  // An option of git is not a revision.
  if (revision.empty() || revision.front() == '-') {
    throw UsageError(
        fmt::format("\"{}:{}\" names no revision. Write it like HEAD~1:./kernels.", revision, path.string()));
  }
  std::error_code failure;
  fs::path wanted = fs::absolute(path, failure).lexically_normal();
  if (failure) throw UsageError("The folder that you are in is gone. Change to another one.");
  if (!wanted.has_filename()) wanted = wanted.parent_path();
  const fs::path where = existingFolder(wanted);
  return {wanted, where, wanted.lexically_relative(where)};
}

/// There is a repository. Git does not read that of another user, whose settings could name programs, unless the user
/// allows it.
void requireTrusted(const fs::path& where) {
  const GitAnswer answer = askGit(where, {"rev-parse", "--git-dir"}, GitHeard::AnswerAndErrors);
  if (answer.isGood) return;
  if (answer.text.find("dubious ownership") == std::string::npos)
    throw UsageError(fmt::format("{} is in no git repository. Name a folder of one.", where.string()));
  throw UsageError(
      fmt::format("git does not read the repository of {}, because it belongs to another user. If you trust it, run "
                  "`git config --global --add safe.directory FOLDER` with the repository's folder.",
                  where.string()));
}

fs::path topOf(const fs::path& where) {
  return withoutLastNewline(askGit(where, {"rev-parse", "--show-toplevel"}));
}

/// Returns the path from the root of the repository; empty for the root.
std::string pathInTree(const fs::path& where, const fs::path& relative) {
  const std::string prefix = withoutLastNewline(askGit(where, {"rev-parse", "--show-prefix"}));
  std::string inTree = (fs::path(prefix) / (relative == "." ? fs::path() : relative)).generic_string();
  if (!inTree.empty() && inTree.back() == '/') inTree.pop_back();
  return inTree;
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::error_code failure;
  const fs::path parent = fs::temp_directory_path(failure);
  std::string pattern = ((failure ? fs::path("/tmp") : parent) / "headroom-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) {
    throw Error(Stage::KernelFile, fmt::format("A temporary folder could not be made like {}: {}. Make room there.",
                                               pattern, std::strerror(errno)));
  }
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

RevisionState stateOfRevision(const std::string& revision, const fs::path& path) {
  const Place place = placeOf(revision, path);
  const std::string type = askGit(place.where, {"cat-file", "-t", objectName(revision, place.relative)}).text;
  if (type == "tree\n") return {RevisionHas::Folder, {}};
  requireTrusted(place.where);
  if (!askGit(place.where, {"cat-file", "-e", revision + "^{commit}"}).isGood) {
    return {RevisionHas::UnknownContents,
            fmt::format("git has no revision \"{}\" in {}. Check it with `git log`; a shallow clone has only the "
                        "latest ones, and `git fetch --unshallow` gets the others.",
                        revision, place.where.string())};
  }
  const std::string inTree = pathInTree(place.where, place.relative);
  const GitTree tree(place.where, revision);
  if (!tree.isWhole()) return {RevisionHas::UnknownContents, tree.whyNotWhole()};
  if (!tree.hasAnyAt(inTree)) return {RevisionHas::NoFolder, {}};
  return {
      RevisionHas::UnknownContents,
      fmt::format("{} is not a folder in {}, but a file, a symbolic link or a submodule.", path.string(), revision)};
}

std::vector<std::string> filesThatAreGone(const std::string& revision, const fs::path& path) {
  const Place place = placeOf(revision, path);
  const GitTree tree(place.where, revision);
  return tree.goneKernels(topOf(place.where), pathInTree(place.where, place.relative));
}

std::vector<std::string> revisionNames(const fs::path& folder) {
  std::vector<std::string> names;
  try {
    const GitAnswer answer = askGit(folder, {"for-each-ref", "--count=200", "--sort=-creatordate",
                                             "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"});
    if (!answer.isGood) return names;
    names.emplace_back("HEAD");
    std::istringstream lines(answer.text);
    for (std::string line; std::getline(lines, line);) names.push_back(line);
  } catch (const Error&) {
    // Without git there is nothing to complete.
  }
  return names;
}

ExtractedRevision extractRevision(const std::string& revision, const fs::path& path, const fs::path& folder) {
  const auto [wanted, where, relative] = placeOf(revision, path);
  const GitAnswer type = askGit(where, {"cat-file", "-t", objectName(revision, relative)});
  const bool isFile = type.text == "blob\n";
  const std::string name = revision + ":" + path.string();
  if (!type.isGood || !(isFile || type.text == "tree\n")) {
    requireTrusted(where);
    throw UsageError(
        fmt::format("git has no file or folder \"{}\" in {}. Check the revision with `git log`, and the "
                    "path, which starts from the folder that you are in.",
                    name, where.string()));
  }
  if (isFile && wanted.extension() != ".cl") {
    throw UsageError(fmt::format("\"{}\" is not a kernel file: its name does not end in .cl.", name));
  }
  const std::string inTree = pathInTree(where, relative);
  const fs::path top = topOf(where);
  const fs::path root = top.has_filename() ? folder / top.filename() : folder;
  const GitTree tree(where, revision);
  if (!tree.isWhole()) throw Error(Stage::KernelFile, tree.whyNotWhole());
  ExtractedRevision extracted{inTree.empty() ? root : root / inTree, root, {}, {}, {}};
  extracted.unread = tree.extract(inTree, root);
  if (isFile && !extracted.unread.empty()) throw Error(Stage::KernelFile, extracted.unread.front().reason);
  std::error_code failure;
  if (!isFile) fs::create_directories(extracted.path, failure);  // it may have no kernel
  if (isFile && !fs::is_regular_file(extracted.path, failure))
    throw UsageError(fmt::format("\"{}\" is not a regular file in that revision.", name));
  extracted.gone = tree.goneKernels(top, inTree);
  extracted.commit = withoutLastNewline(askGit(where, {"rev-parse", "--verify", revision + "^{commit}"}));
  return extracted;
}

}  // namespace headroom
