#include "system/private_folder.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace headroom {
namespace {

constexpr mode_t kOthers = S_IRWXG | S_IRWXO;

std::string reasonFor(int code) {
  return std::generic_category().message(code);
}

/// Creates every missing folder, each for this user only. Returns 0 or an errno.
int makeFolders(const std::filesystem::path& folder) {
  if (folder.empty() || ::mkdir(folder.c_str(), S_IRWXU) == 0) return 0;
  if (errno == EEXIST) return 0;
  if (errno != ENOENT || folder == folder.parent_path()) return errno;
  if (const int code = makeFolders(folder.parent_path()); code != 0) return code;
  return ::mkdir(folder.c_str(), S_IRWXU) == 0 || errno == EEXIST ? 0 : errno;
}

}  // namespace

std::string makePrivate(const std::filesystem::path& folder) {
  if (const int code = makeFolders(folder); code != 0) return reasonFor(code);
  struct stat found {};
  if (::stat(folder.c_str(), &found) != 0) return reasonFor(errno);
  if (!S_ISDIR(found.st_mode)) return "it is not a folder";
  if (found.st_uid != ::geteuid()) return "it belongs to another user";
  const mode_t wanted = (found.st_mode | S_IRWXU) & 07777 & ~kOthers;
  if ((found.st_mode & 07777) != wanted && ::chmod(folder.c_str(), wanted) != 0) return reasonFor(errno);
  return {};
}

std::string whyNotPrivate(const std::filesystem::path& folder) {
  struct stat found {};
  if (::stat(folder.c_str(), &found) != 0) return reasonFor(errno);
  if (!S_ISDIR(found.st_mode)) return "it is not a folder";
  if (found.st_uid != ::geteuid()) return "it belongs to another user";
  if ((found.st_mode & S_IWOTH) != 0) return "other users may write to it";
  return {};
}

}  // namespace headroom
