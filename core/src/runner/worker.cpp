// The runner's side: jobs from one descriptor, events to another, OpenCL on its own thread. Photos' pixels come through
// a socket, as shared memory, or without one between the lines.
#include <fmt/format.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <cstddef>
#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "headroom/jobs/opencl_environment.hpp"
#include "headroom/runner.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "image/pixel_channel.hpp"
#include "jobs/protocol.hpp"
#include "runner/engine.hpp"
#include "runner/file_store.hpp"
#include "runner/own_context.hpp"
#include "runner/printed_output.hpp"

namespace headroom {

namespace {

/// Writes whole lines from any thread. A write fails when the parent has ended.
class LineWriter {
 public:
  explicit LineWriter(int descriptor) : descriptor_(descriptor) {}

  void write(const std::string& line) {
    const std::lock_guard lock(mutex_);
    writeAll(std::as_bytes(std::span(line)));
  }

  /// Writes the announcing line, the pixels, and the line that they belong to.
  void write(const PixelsLine& announcement, std::span<const std::byte> pixels, const std::string& line) {
    const std::lock_guard lock(mutex_);
    const std::string announced = encode(announcement);
    writeAll(std::as_bytes(std::span(announced)));
    writeAll(pixels);
    writeAll(std::as_bytes(std::span(line)));
  }

 private:
  void writeAll(std::span<const std::byte> bytes) const {
    while (!bytes.empty()) {
      const ssize_t count = ::write(descriptor_, bytes.data(), bytes.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) _exit(0);  // the reader is gone
      bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
  }

  int descriptor_;
  std::mutex mutex_;
};

/// Input from the workbench: lines, and pixels between them.
class Requests {
 public:
  explicit Requests(int descriptor) : descriptor_(descriptor) {}

  /// Returns the next line, without its line feed.
  std::string nextLine() {
    std::size_t end = 0;
    for (std::size_t searched = 0; (end = received_.find('\n', searched)) == std::string::npos;) {
      searched = received_.size();
      std::array<std::byte, 65536> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
      const std::size_t count = readSome(buffer);
      received_.append(reinterpret_cast<const char*>(buffer.data()), count);
    }
    std::string line = received_.substr(0, end);
    received_.erase(0, end + 1);
    return line;
  }

  /// Reads exactly the next bytes.
  void read(std::span<std::byte> bytes) {
    const std::size_t known = std::min(bytes.size(), received_.size());
    std::memcpy(bytes.data(), received_.data(), known);
    received_.erase(0, known);
    for (bytes = bytes.subspan(known); !bytes.empty();) bytes = bytes.subspan(readSome(bytes));
  }

  void skip(std::uint64_t count) {
    std::array<std::byte, 65536> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
    while (count > 0) {
      const auto some = static_cast<std::size_t>(std::min<std::uint64_t>(count, buffer.size()));
      read(std::span(buffer).first(some));
      count -= some;
    }
  }

 private:
  [[nodiscard]] std::size_t readSome(std::span<std::byte> bytes) const {
    for (;;) {
      const ssize_t count = ::read(descriptor_, bytes.data(), bytes.size());
      if (count > 0) return static_cast<std::size_t>(count);
      // The parent is gone. A kernel may be running, or hang in the driver: exits without waiting for it.
      if (count == 0 || errno != EINTR) _exit(0);
    }
  }

  int descriptor_;
  std::string received_;
};

/// Stores a file that follows, or reads past it.
void receiveFile(const FileLine& line, FileStore& files, Requests& requests) {
  constexpr std::size_t kAtOnce = std::size_t{1} << 20U;
  FileStore::Arrival arrival(files, line);
  std::vector<std::byte> some(static_cast<std::size_t>(std::min<std::uint64_t>(line.bytes, kAtOnce)));
  for (std::uint64_t left = line.bytes; left > 0;) {
    const std::span<std::byte> part =
        std::span(some).first(static_cast<std::size_t>(std::min<std::uint64_t>(left, some.size())));
    requests.read(part);
    arrival.add(part);
    left -= part.size();
  }
  arrival.end();
}

/// The last photo received between the lines: a live preview sends the same one repeatedly, but its pixels once.
class PhotoOnTheWay {
 public:
  /// Receives the announced pixels. Errors are reported by take().
  void receive(const PixelsLine& line, Requests& requests) {
    photo_ = Image();
    memory_.reset();
    trouble_.clear();
    identity_ = line.number;
    try {
      memory_ = std::make_shared<PixelMemory>(line.bytes);
    } catch (const std::bad_alloc&) {
      trouble_ = "The runner has too little memory for this photo. Choose a smaller one or close other programs there.";
    } catch (const std::exception& error) {
      trouble_ = error.what();
    }
    if (memory_) {
      requests.read(memory_->bytes());
    } else {
      requests.skip(line.bytes);
    }
  }

  /// Throws Error if it is not the received photo.
  [[nodiscard]] Image take(const SentImage& header) {
    if (!trouble_.empty()) throw Error(Stage::Memory, trouble_);
    if (header.identity != identity_ || !memory_ || memory_->bytes().size() != header.byteCount()) {
      throw Error(Stage::Runner, "The OpenCL runner was given another photo.");
    }
    if (photo_.empty()) photo_ = Image(header.size, header.channels, header.depth, memory_);
    return photo_;
  }

 private:
  std::uint64_t identity_ = 0;
  std::shared_ptr<PixelMemory> memory_;
  Image photo_;
  std::string trouble_;
};

/// Executes jobs in order on its own thread.
class Worker {
 public:
  /// `printed`: null if kernels' output is not passed on.
  Worker(LineWriter& writer, int pixels, PrintedOutput* printed)
      : writer_(writer), pixels_(pixels), printed_(printed), thread_([this] { run(); }) {}

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
      if (printed_ != nullptr) printed_->begin(line.serial);
      const JobOutcome outcome = perform(line, stop);
      if (printed_ != nullptr) printed_->end();
      writer_.write(encode(FinishedLine{line.serial, outcome}));
    }
  }

  JobOutcome perform(JobLine& line, const std::stop_token& stop) {
    try {
      if (line.image && sharesPixels()) receive(*line.image, line.serial, std::get<ImageJob>(line.job));
      return engine_.execute(
          line.job, [&](const JobEvent& event) { tell(line.serial, event); }, stop);
    } catch (const std::exception& error) {
      return {JobOutcome::Kind::Failed, error.what()};
    }
  }

  [[nodiscard]] bool sharesPixels() const { return pixels_.descriptor() >= 0; }

  void tell(std::uint64_t serial, const JobEvent& event) {
    const auto* ready = std::get_if<ImageReady>(&event);
    if (ready == nullptr || sharesPixels()) return writer_.write(encode(serial, event));
    const std::span<const std::byte> pixels = ready->image.bytes();
    writer_.write({serial, pixels.size()}, pixels, encode(serial, event));
  }

  /// Keeps the image of the last job: a live preview sends the same photo repeatedly, but its pixels once.
  void receive(const SentImage& header, std::uint64_t serial, ImageJob& job) {
    for (;;) {
      const PixelParcel parcel = pixels_.receive();
      const bool isPhoto = parcel.use == PixelParcel::Use::Photo;
      if (parcel.number != (isPhoto ? header.identity : serial)) {
        close(parcel.descriptor);  // of a job that was cancelled while it waited
      } else if (isPhoto) {
        received_ = Image();  // frees its memory before the next allocation
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
  PrintedOutput* printed_;
  Engine engine_;
  Image received_;
  std::uint64_t receivedIdentity_ = 0;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<JobLine> waiting_;
  std::uint64_t current_ = 0;
  std::stop_source stop_;
  std::jthread thread_;  // last, because it uses all of the above
};

/// Pixels and files between the lines are read at once, whatever job they are for.
void obey(Worker& worker, LineWriter& writer, Requests& requests, PhotoOnTheWay& photo, FileStore& files,
          bool sharesPixels) {
  try {
    auto request = decodeRequest(requests.nextLine());
    if (auto* job = std::get_if<JobLine>(&request)) {
      if (job->image && !sharesPixels) std::get<ImageJob>(job->job).image = photo.take(*job->image);
      worker.add(std::move(*job));
    } else if (const auto* pixels = std::get_if<PixelsLine>(&request)) {
      photo.receive(*pixels, requests);
    } else if (const auto* offer = std::get_if<OfferLine>(&request)) {
      writer.write(encode(WantedLine{files.place(*offer)}));
    } else if (const auto* file = std::get_if<FileLine>(&request)) {
      receiveFile(*file, files, requests);
    } else {
      worker.cancel(std::get<CancelLine>(request).serial);
    }
  } catch (const std::exception& error) {
    writer.write(encode(FinishedLine{0, {JobOutcome::Kind::Failed, error.what()}}));
  }
}

}  // namespace

int serveWorker(int jobsIn, int eventsOut, int pixels, bool passesOnPrinted) {
  std::signal(SIGPIPE, SIG_IGN);
  LineWriter writer(eventsOut);
  prctl(PR_SET_NAME, "headroom-cli");  // the kernel names a process after the descriptor that it was started by
  const std::vector<Note> notes = prepareOpenClEnvironment();
  writer.write(encode(Greeting{kProtocolVersion, std::string(version()), ownContext(), notes}));
  std::optional<PrintedOutput> printed;
  if (passesOnPrinted) {
    printed.emplace([&writer](std::uint64_t job, const Printed& some) { writer.write(encode(job, JobEvent(some))); });
  }
  Worker worker(writer, pixels, printed ? &*printed : nullptr);
  Requests requests(jobsIn);
  PhotoOnTheWay photo;
  FileStore files;
  for (;;) obey(worker, writer, requests, photo, files, pixels >= 0);
}

}  // namespace headroom
