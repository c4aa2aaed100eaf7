#include "standard_streams.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <utility>

namespace headroom::cli {

void openClosedStreams() {
  constexpr std::array kStreams{std::pair{STDIN_FILENO, O_RDONLY}, std::pair{STDOUT_FILENO, O_RDONLY},
                                std::pair{STDERR_FILENO, O_WRONLY}};
  for (const auto& [stream, mode] : kStreams) {
    if (::fcntl(stream, F_GETFD) >= 0) continue;
    // The lowest number that is free is given: those below are open by now.
    if (::open("/dev/null", mode) < 0) return;
  }
}

CapturedErrors::CapturedErrors() : captured_(::memfd_create("stderr", MFD_CLOEXEC)) {
  if (captured_ < 0) return;
  std::fflush(stderr);
  before_ = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (before_ >= 0) ::dup2(captured_, STDERR_FILENO);
}

CapturedErrors::~CapturedErrors() {
  end();
}

std::string CapturedErrors::end() {
  std::string text;
  if (before_ >= 0) {
    std::fflush(stderr);
    ::dup2(before_, STDERR_FILENO);
    ::close(before_);
    before_ = -1;
    std::array<char, 4096> block{};
    ssize_t count = 0;
    for (off_t at = 0; (count = ::pread(captured_, block.data(), block.size(), at)) > 0; at += count) {
      text.append(block.data(), static_cast<std::size_t>(count));
    }
  }
  if (captured_ >= 0) ::close(captured_);
  captured_ = -1;
  return text;
}

}  // namespace headroom::cli
