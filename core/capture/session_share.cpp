#include "session_share.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <atomic>

#include "folder_files.hpp"
#include "settings.hpp"
#include "text.hpp"

namespace headroom::capture {
namespace {

struct Share {
  std::uint64_t bytes;
  std::uint64_t kernels;
};

/// Null where it cannot be made. Mapped once: children that fork have it too.
Share* share() {
  static Share* const mapped = []() -> Share* {
    const int descriptor = ::open((settings().session + "/share").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return nullptr;
    void* memory = MAP_FAILED;
    if (::posix_fallocate(descriptor, 0, sizeof(Share)) == 0)
      memory = ::mmap(nullptr, sizeof(Share), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    ::close(descriptor);
    return memory == MAP_FAILED ? nullptr : static_cast<Share*>(memory);
  }();
  return mapped;
}

/// Adds where the sum stays within the limit.
bool addWithin(std::uint64_t& number, std::uint64_t more, std::uint64_t limit) {
  const std::atomic_ref<std::uint64_t> shared(number);
  std::uint64_t now = shared.load();
  do {
    if (more > limit || now > limit - more) return false;
  } while (!shared.compare_exchange_weak(now, now + more));
  return true;
}

bool hasDiskRoom(std::uint64_t bytes) {
  constexpr std::uint64_t kLeftFree = 256 << 20;
  struct statvfs disk {};
  if (::statvfs(settings().captures.c_str(), &disk) != 0) return true;
  return std::uint64_t{disk.f_bavail} * disk.f_frsize >= bytes + kLeftFree;
}

}  // namespace

std::string takeSessionBytes(std::uint64_t bytes) {
  Share* const shared = share();
  if (shared == nullptr) return "The session's folder cannot be written.";
  if (!hasDiskRoom(bytes)) return "The disk of " + settings().captures + " has no room for it.";
  if (addWithin(shared->bytes, bytes, settings().sessionLimit)) return {};
  return "The captures of this session reach the limit of " + std::to_string(settings().sessionLimit) + " bytes.";
}

void giveBackSessionBytes(std::uint64_t bytes) {
  if (Share* const shared = share()) std::atomic_ref<std::uint64_t>(shared->bytes).fetch_sub(bytes);
}

bool claimKernel(const std::string& name, const std::string& sourceHash) {
  Share* const shared = share();
  if (shared == nullptr) return false;
  const std::string file =
      settings().session + "/claims/" + plainName(name, 80) + '-' + fnvText(name + '\n' + sourceHash);
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor < 0) return false;
  ::close(descriptor);
  return addWithin(shared->kernels, 1, settings().dumpsAll);
}

void listFolder(const std::string& folder) {
  appendLine(settings().session + "/folders", folder, "the capture in " + folder + " is not listed");
}

}  // namespace headroom::capture
