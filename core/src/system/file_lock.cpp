#include "system/file_lock.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace headroom {

FileLock::FileLock(const std::filesystem::path& lockFile)
    : descriptor_(::open(lockFile.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
  struct flock whole {};
  whole.l_type = F_WRLCK;
  whole.l_whence = SEEK_SET;
  // The lock belongs to the open file, not the process, so that threads of one process exclude each other too.
  while (descriptor_ >= 0 && ::fcntl(descriptor_, F_OFD_SETLKW, &whole) != 0 && errno == EINTR) continue;
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace headroom
