#include "workbench/hosts/pipe_transport.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <utility>
#include <variant>

#include "headroom/system/error.hpp"

namespace headroom {

namespace {

/// A killed command may leave processes on other machines; the end of its input lets it clean up.
constexpr std::chrono::milliseconds kMomentToEnd{200};
/// A killed srun would leave its job in the queue; SIGTERM cancels it.
constexpr std::chrono::milliseconds kMomentToCancel{800};
constexpr std::size_t kSentAtOnce = std::size_t{1} << 20U;
constexpr std::size_t kMostBytesOfWanted = std::size_t{16} << 20U;
/// A connection that takes no line for so long is given up.
constexpr std::chrono::milliseconds kTimeToRenew{5000};

}  // namespace

ChildCommand PipeTransport::nextCommand() {
  ChildCommand command{command_};
  command.grace = kMomentToEnd;
  command.termination = kMomentToCancel;
  return command;
}

void PipeTransport::start(const std::map<std::string, std::string>& environment) {
  sentImage_ = 0;
  offered_.clear();
  if (std::exchange(isRenewing_, false) && send(encode(RenewLine{}), {kTimeToRenew}) == Wait::Done) return;
  ProcessTransport::start(environment);
}

std::string PipeTransport::end() {
  isRenewing_ = false;
  return ProcessTransport::end();
}

Wait PipeTransport::sendFiles(const Job& job, const Patience& patience) {
  OfferLine offer;
  for (const JobFile& file : filesOf(job)) {
    const auto sum = sums_.of(std::filesystem::path(file.folder) / file.name);
    if (!sum) continue;  // missing here: the job says so
    if (!offered_.insert({file, sum->sha256}).second) continue;
    offer.files.push_back({file.folder, file.name, sum->sha256, sum->bytes});
  }
  if (offer.files.empty()) return Wait::Done;
  const Wait offered = send(encode(offer), patience);
  if (offered != Wait::Done) return offered;
  std::string line;
  const Wait answered = receiveLine(line, patience, kMostBytesOfWanted);
  if (answered != Wait::Done) return answered;
  const auto reply = decodeReply(line);
  if (const auto* refused = std::get_if<FinishedLine>(&reply)) throw Error(Stage::Runner, refused->outcome.reason);
  const auto* wanted = std::get_if<WantedLine>(&reply);
  if (wanted == nullptr) throw Error(Stage::Runner, "The OpenCL runner did not list the files that it lacks.");
  for (const std::string& sha256 : wanted->sha256) {
    const auto file = std::find_if(offer.files.begin(), offer.files.end(),
                                   [&sha256](const OfferedFile& each) { return each.sha256 == sha256; });
    if (file == offer.files.end()) throw Error(Stage::Runner, "The OpenCL runner wants a file that was not offered.");
    const Wait sent = sendFile(*file, patience);
    if (sent != Wait::Done) return sent;
  }
  return Wait::Done;
}

Wait PipeTransport::sendFile(const OfferedFile& file, const Patience& patience) {
  const std::filesystem::path path = std::filesystem::path(file.folder) / file.name;
  Wait sent = send(encode(FileLine{file.sha256, file.bytes}), patience);
  std::ifstream stream(path, std::ios::binary);
  std::vector<char> some(kSentAtOnce);
  for (std::uint64_t left = file.bytes; left > 0 && sent == Wait::Done;) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(left, some.size()));
    if (!stream.read(some.data(), static_cast<std::streamsize>(wanted))) {
      throw Error(Stage::Runner,
                  fmt::format("{} changed while it was sent to the host. Start the run again.", path.string()));
    }
    sent = process().send(std::as_bytes(std::span(some).first(wanted)), patience);
    left -= wanted;
  }
  return sent;
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
