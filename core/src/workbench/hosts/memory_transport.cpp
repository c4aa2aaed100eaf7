#include "workbench/hosts/memory_transport.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "headroom/system/error.hpp"

namespace headroom {

MemoryTransport::~MemoryTransport() {
  if (program_ >= 0) close(program_);
}

ChildCommand MemoryTransport::nextCommand() {
  const bool canBeOpened = program_ < 0 && access(path_.c_str(), X_OK) == 0;
  if (canBeOpened) program_ = open(path_.c_str(), O_PATH | O_CLOEXEC);
  if (program_ < 0) throw Error(Stage::Runner, fmt::format("{}: {}", path_.string(), std::strerror(errno)));
  return {{path_.string(), "worker", "--pixels", std::to_string(kInheritedDescriptor)}, program_, there_->descriptor()};
}

void MemoryTransport::start(const std::map<std::string, std::string>& environment) {
  auto [here, there] = PixelChannel::make();
  here_.emplace(std::move(here));
  there_.emplace(std::move(there));
  sharedImage_ = 0;
  ProcessTransport::start(environment);
  there_.reset();
}

Wait MemoryTransport::sendPhoto(const Image& photo, std::uint64_t job, const Patience& /*patience*/) {
  if (photo.identity() != sharedImage_) {
    const PixelParcel parcel{PixelParcel::Use::Photo, photo.identity(), photo.memory()->descriptor()};
    if (!here_->send(parcel)) return Wait::Ended;
    sharedImage_ = photo.identity();
  }
  room_ = std::make_shared<PixelMemory>(photo.bytes().size());
  return here_->send({PixelParcel::Use::Result, job, room_->descriptor()}) ? Wait::Done : Wait::Ended;
}

Wait MemoryTransport::receivePixels(const PixelsLine& /*line*/, const Patience& /*patience*/) {
  throw Error(Stage::Runner, "The OpenCL runner sent pixels that were to be in shared memory. Install Headroom again.");
}

std::shared_ptr<const PixelMemory> MemoryTransport::takeResult() {
  return std::exchange(room_, nullptr);
}

}  // namespace headroom
