// The runner's side: jobs from one descriptor, events to another, OpenCL on a thread of its own.
#include <fmt/format.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <deque>
#include <mutex>
#include <thread>

#include "headroom/jobs/opencl_environment.hpp"
#include "headroom/runner.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "jobs/pixel_channel.hpp"
#include "jobs/protocol.hpp"
#include "runner/engine.hpp"
#include "runner/own_context.hpp"

namespace headroom {

namespace {

/// Whole lines from any thread. The parent's death shows as a failing write.
class LineWriter {
 public:
  explicit LineWriter(int descriptor) : descriptor_(descriptor) {}

  void write(const std::string& line) {
    const std::lock_guard lock(mutex_);
    std::size_t written = 0;
    while (written < line.size()) {
      const ssize_t count = ::write(descriptor_, line.data() + written, line.size() - written);
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) _exit(0);  // nobody listens any more
      written += static_cast<std::size_t>(count);
    }
  }

 private:
  int descriptor_;
  std::mutex mutex_;
};

/// Does jobs in order on its own thread.
class Worker {
 public:
  Worker(LineWriter& writer, int pixels) : writer_(writer), pixels_(pixels), thread_([this] { run(); }) {}

  void add(JobLine line) {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(line));
    changed_.notify_one();
  }

  void cancel(std::uint64_t serial) {
    const std::lock_guard lock(mutex_);
    if (serial == current_) stop_.request_stop();
    const auto dropped = std::erase_if(waiting_, [serial](const JobLine& line) { return line.serial == serial; });
    if (dropped > 0) writer_.write(encode(FinishedLine{serial, {JobOutcome::Kind::Cancelled}}));
  }

 private:
  void run() {
    for (;;) {
      JobLine line;
      std::stop_token stop;
      {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !waiting_.empty(); });
        line = std::move(waiting_.front());
        waiting_.pop_front();
        current_ = line.serial;
        stop_ = {};
        stop = stop_.get_token();
      }
      writer_.write(encode(FinishedLine{line.serial, perform(line, stop)}));
    }
  }

  JobOutcome perform(JobLine& line, const std::stop_token& stop) {
    try {
      if (line.image) receive(*line.image, line.serial, std::get<ImageJob>(line.job));
      return engine_.execute(
          line.job, [&](const JobEvent& event) { writer_.write(encode(line.serial, event)); }, stop);
    } catch (const std::exception& error) {
      return {JobOutcome::Kind::Failed, error.what()};
    }
  }

  /// The image of the last job is kept: a live preview sends the same photo again and again, its pixels once.
  void receive(const ImageHeader& header, std::uint64_t serial, ImageJob& job) {
    for (;;) {
      const PixelParcel parcel = pixels_.receive();
      const bool isPhoto = parcel.use == PixelParcel::Use::Photo;
      if (parcel.number != (isPhoto ? header.identity : serial)) {
        close(parcel.descriptor);  // of a job that was cancelled before its turn
      } else if (isPhoto) {
        received_ = Image();  // its memory goes before there is more
        auto memory = std::make_shared<PixelMemory>(parcel.descriptor, header.byteCount(), PixelMemory::Access::Read);
        received_ = Image(header.size, header.channels, header.depth, std::move(memory));
        receivedIdentity_ = header.identity;
      } else {
        job.room =
            std::make_shared<PixelMemory>(parcel.descriptor, header.byteCount(), PixelMemory::Access::ReadAndWrite);
        break;
      }
    }
    if (header.identity != receivedIdentity_) throw Error(Stage::Runner, "The OpenCL runner was given another photo.");
    job.image = received_;
  }

  LineWriter& writer_;
  PixelChannel pixels_;
  Engine engine_;
  Image received_;
  std::uint64_t receivedIdentity_ = 0;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<JobLine> waiting_;
  std::uint64_t current_ = 0;
  std::stop_source stop_;
  std::jthread thread_;  // last: it uses all of the above
};

void obey(Worker& worker, LineWriter& writer, std::string_view text) {
  try {
    auto request = decodeRequest(text);
    if (auto* job = std::get_if<JobLine>(&request)) {
      worker.add(std::move(*job));
    } else {
      worker.cancel(std::get<CancelLine>(request).serial);
    }
  } catch (const std::exception& error) {
    writer.write(encode(FinishedLine{0, {JobOutcome::Kind::Failed, error.what()}}));
  }
}

}  // namespace

int serveWorker(int jobsIn, int eventsOut, int pixels) {
  std::signal(SIGPIPE, SIG_IGN);
  LineWriter writer(eventsOut);
  prctl(PR_SET_NAME, "headroom-cli");  // the kernel names what is started by a descriptor after that
  const std::vector<Note> notes = prepareOpenClEnvironment();
  writer.write(encode(Greeting{kProtocolVersion, std::string(version()), ownContext(), notes}));
  Worker worker(writer, pixels);
  std::string received;
  std::array<char, 65536> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
  for (;;) {
    const ssize_t count = read(jobsIn, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    // The parent is gone. A kernel may be running, or stuck in the driver for ever: leave without waiting for it.
    if (count <= 0) _exit(0);
    received.append(buffer.data(), static_cast<std::size_t>(count));
    std::size_t end = 0;
    while ((end = received.find('\n')) != std::string::npos) {
      obey(worker, writer, std::string_view(received).substr(0, end));
      received.erase(0, end + 1);
    }
  }
}

}  // namespace headroom
