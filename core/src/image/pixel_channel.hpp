// How memory that holds pixels goes from one process of Headroom to another: descriptors through a socket, no pixel is
// copied.
#pragma once

#include <cstdint>
#include <utility>

namespace headroom {

/// Memory with a photo, or with or for a result.
struct PixelParcel {
  enum class Use { Photo, Result };

  Use use = Use::Photo;
  std::uint64_t number = 0;  ///< to a runner: of a photo its identity, of a result the job's serial number
  int descriptor = -1;       ///< a received one is the receiver's to close
};

/// One end.
class PixelChannel {
 public:
  /// Both ends of a new one. Throws Error(Stage::Runner).
  static std::pair<PixelChannel, PixelChannel> make();
  /// Takes over a socket that was inherited.
  explicit PixelChannel(int socket) : socket_(socket) {}
  PixelChannel(PixelChannel&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  PixelChannel& operator=(PixelChannel&&) = delete;
  ~PixelChannel();

  [[nodiscard]] int descriptor() const { return socket_; }

  /// False when nobody is at the other end. Throws Error(Stage::Runner).
  bool send(const PixelParcel& parcel);
  /// Waits for the next one, unless its socket does not block. Throws Error(Stage::Runner) when none can come.
  PixelParcel receive();

 private:
  int socket_;
};

}  // namespace headroom
