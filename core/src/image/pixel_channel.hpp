// Transfer of pixel memory between Headroom's processes: descriptors through a socket, without copying pixels.
#pragma once

#include <cstdint>
#include <utility>

namespace headroom {

/// Memory with a photo, with a result, or for a result.
struct PixelParcel {
  enum class Use { Photo, Result };

  Use use = Use::Photo;
  std::uint64_t number = 0;  ///< to a runner: a photo's identity, or for a result the job's serial number
  int descriptor = -1;       ///< a received one must be closed by the receiver
};

/// One end.
class PixelChannel {
 public:
  /// Creates a channel and returns both ends. Throws Error(Stage::Runner).
  static std::pair<PixelChannel, PixelChannel> make();
  /// Takes ownership of an inherited socket.
  explicit PixelChannel(int socket) : socket_(socket) {}
  PixelChannel(PixelChannel&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  PixelChannel& operator=(PixelChannel&&) = delete;
  ~PixelChannel();

  [[nodiscard]] int descriptor() const { return socket_; }

  /// Returns false if the other end is closed. Throws Error(Stage::Runner).
  bool send(const PixelParcel& parcel);
  /// Waits for the next parcel, unless its socket is non-blocking. Throws Error(Stage::Runner) if none can arrive.
  PixelParcel receive();

 private:
  int socket_;
};

}  // namespace headroom
