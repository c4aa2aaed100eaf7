#include "image/pixel_channel.hpp"

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "headroom/system/error.hpp"

namespace headroom {

namespace {

/// Data sent with a descriptor.
struct Label {
  std::uint64_t use = 0;
  std::uint64_t number = 0;
};

/// A message of one label and one descriptor.
class Message {
 public:
  Message() {
    header_.msg_iov = &content_;
    header_.msg_iovlen = 1;
    header_.msg_control = control_.data();
    header_.msg_controllen = control_.size();
  }
  Message(const Message&) = delete;
  Message& operator=(const Message&) = delete;

  void enclose(int descriptor) {
    cmsghdr* const enclosed = CMSG_FIRSTHDR(&header_);
    enclosed->cmsg_level = SOL_SOCKET;
    enclosed->cmsg_type = SCM_RIGHTS;
    enclosed->cmsg_len = CMSG_LEN(sizeof descriptor);
    std::memcpy(CMSG_DATA(enclosed), &descriptor, sizeof descriptor);
  }
  /// Returns -1 if there is none.
  [[nodiscard]] int enclosed() {
    const cmsghdr* const enclosed = CMSG_FIRSTHDR(&header_);
    int descriptor = -1;
    if (enclosed != nullptr && enclosed->cmsg_type == SCM_RIGHTS) {
      std::memcpy(&descriptor, CMSG_DATA(enclosed), sizeof descriptor);
    }
    return descriptor;
  }

  Label label;
  msghdr* header() { return &header_; }

 private:
  iovec content_{&label, sizeof label};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control_{};
  msghdr header_{};
};

[[noreturn]] void failToShare(const char* what) {
  throw Error(Stage::Runner, fmt::format("Pixels could not be shared with another process of Headroom: {}: {}.", what,
                                         std::strerror(errno)));
}

}  // namespace

std::pair<PixelChannel, PixelChannel> PixelChannel::make() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) failToShare("socketpair");
  return {PixelChannel(ends[0]), PixelChannel(ends[1])};
}

PixelChannel::~PixelChannel() {
  if (socket_ >= 0) close(socket_);
}

bool PixelChannel::send(const PixelParcel& parcel) {
  Message message;
  message.label = {static_cast<std::uint64_t>(parcel.use), parcel.number};
  message.enclose(parcel.descriptor);
  ssize_t sent = -1;
  do {
    sent = sendmsg(socket_, message.header(), MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  if (sent >= 0) return true;
  if (errno == EPIPE || errno == ECONNRESET) return false;
  failToShare("sendmsg");
}

PixelParcel PixelChannel::receive() {
  Message message;
  ssize_t received = -1;
  do {
    received = recvmsg(socket_, message.header(), MSG_CMSG_CLOEXEC);
  } while (received < 0 && errno == EINTR);
  if (received < 0) failToShare("recvmsg");
  const int descriptor = received == 0 ? -1 : message.enclosed();
  if (descriptor < 0) {
    throw Error(Stage::Runner,
                "Pixels of another process of Headroom were announced and did not come; too many files may be open.");
  }
  const auto use = message.label.use == 0 ? PixelParcel::Use::Photo : PixelParcel::Use::Result;
  return {use, message.label.number, descriptor};
}

}  // namespace headroom
