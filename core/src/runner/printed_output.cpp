#include "runner/printed_output.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

#include "text/first_lines.hpp"

namespace headroom {
namespace {

constexpr TextLimit kMostPrinted{64, 8000};
constexpr int kPipeBytes = 1 << 20;
/// At the end of a job its output is read to the end; more bytes than this indicate endless output.
constexpr std::size_t kMostAtEnd = std::size_t{64} << 20;

}  // namespace

PrintedOutput::PrintedOutput(PassOn passOn) : passOn_(std::move(passOn)) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
  output_ = ends[0];
  fcntl(output_, F_SETFL, O_NONBLOCK);
  fcntl(output_, F_SETPIPE_SZ, kPipeBytes);
  std::fflush(stdout);
  dup2(ends[1], STDOUT_FILENO);
  close(ends[1]);
  // Line buffering: drivers that print with the C library lose at most a partial line in a crash.
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
  reader_ = std::jthread([this] { run(); });
}

void PrintedOutput::begin(std::uint64_t job) {
  const std::lock_guard lock(mutex_);
  takeAll();
  job_ = job;
  kept_.clear();
  passedOn_ = 0;
  moreFeeds_ = moreBytes_ = bytesSaid_ = 0;
  endsInLine_ = false;
}

void PrintedOutput::end() {
  const std::lock_guard lock(mutex_);
  takeAll();
  if (passedOn_ < kept_.size() || bytesSaid_ < moreBytes_) passOn();
  job_ = 0;
}

void PrintedOutput::run() {
  for (;;) {
    pollfd wait{output_, POLLIN, 0};
    if (poll(&wait, 1, -1) < 0 && errno != EINTR) return;
    const std::lock_guard lock(mutex_);
    if (takeSome() == 0 || job_ == 0) continue;
    // The amount of omitted output is sent whenever it has doubled, and at the end.
    if (passedOn_ < wholeCharacters(kept_) || moreBytes_ > 2 * bytesSaid_) passOn();
  }
}

/// Returns the number of bytes read; 0 if none are available now.
std::size_t PrintedOutput::takeSome() {
  std::array<char, 65536> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
  const ssize_t count = read(output_, buffer.data(), buffer.size());
  if (count <= 0) return 0;
  const auto bytes = static_cast<std::size_t>(count);
  if (job_ != 0) take({buffer.data(), bytes});
  return bytes;
}

void PrintedOutput::takeAll() {
  if (output_ < 0) return;
  std::fflush(stdout);
  std::size_t bytes = 0;
  for (std::size_t some = takeSome(); some > 0 && bytes < kMostAtEnd; some = takeSome()) bytes += some;
}

void PrintedOutput::take(std::string_view bytes) {
  if (moreBytes_ > 0) return leaveOut(bytes);
  kept_ += bytes;
  const std::size_t most = std::max(firstLines(kept_, kMostPrinted), passedOn_);
  if (most == kept_.size()) return;
  leaveOut(std::string_view(kept_).substr(most));
  kept_.resize(most);
}

void PrintedOutput::leaveOut(std::string_view bytes) {
  moreFeeds_ += static_cast<std::uint64_t>(std::count(bytes.begin(), bytes.end(), '\n'));
  moreBytes_ += bytes.size();
  endsInLine_ = bytes.back() != '\n';
}

/// No character is split between two events.
void PrintedOutput::passOn() {
  const bool isAll = moreBytes_ > 0;
  const std::size_t until = isAll ? kept_.size() : std::max(wholeCharacters(kept_), passedOn_);
  passOn_(job_, {kept_.substr(passedOn_, until - passedOn_), moreFeeds_ + (endsInLine_ ? 1 : 0), moreBytes_});
  passedOn_ = until;
  bytesSaid_ = moreBytes_;
}

}  // namespace headroom
