#include "workbench/hosts/pipe_transport.hpp"

#include <fmt/format.h>

#include <chrono>
#include <utility>

#include "headroom/system/error.hpp"

namespace headroom {

namespace {

/// A killed command may leave processes on other machines; the end of its input lets it clean up.
constexpr std::chrono::milliseconds kMomentToEnd{200};
/// A connection that takes no line for so long is given up.
constexpr std::chrono::milliseconds kTimeToRenew{5000};

}  // namespace

ChildCommand PipeTransport::nextCommand() {
  ChildCommand command{command_};
  command.grace = kMomentToEnd;
  return command;
}

void PipeTransport::start(const std::map<std::string, std::string>& environment) {
  sentImage_ = 0;
  if (std::exchange(isRenewing_, false) && send(encode(RenewLine{}), {kTimeToRenew}) == Wait::Done) return;
  ProcessTransport::start(environment);
}

std::string PipeTransport::end() {
  isRenewing_ = false;
  return ProcessTransport::end();
}

Wait PipeTransport::sendPhoto(const Image& photo, std::uint64_t job, const Patience& patience) {
  result_.reset();
  expected_ = {job, photo.bytes().size()};
  if (photo.identity() == sentImage_) return Wait::Done;
  const Wait announced = send(encode(PixelsLine{photo.identity(), photo.bytes().size()}), patience);
  if (announced != Wait::Done) return announced;
  const Wait sent = process().send(photo.bytes(), patience);
  if (sent == Wait::Done) sentImage_ = photo.identity();
  return sent;
}

Wait PipeTransport::receivePixels(const PixelsLine& line, const Patience& patience) {
  if (line != expected_) {
    throw Error(Stage::Runner,
                fmt::format("The OpenCL runner announced {} bytes of pixels for job {}, where {} for job {} are due.",
                            line.bytes, line.number, expected_.bytes, expected_.number));
  }
  auto memory = std::make_shared<PixelMemory>(line.bytes);
  const Wait received = process().receive(memory->bytes(), patience);
  if (received == Wait::Done) result_ = std::move(memory);
  return received;
}

std::shared_ptr<const PixelMemory> PipeTransport::takeResult() {
  return std::exchange(result_, nullptr);
}

}  // namespace headroom
