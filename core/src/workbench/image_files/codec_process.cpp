#include "workbench/image_files/codec_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>

#include <csignal>
#include <new>
#include <span>
#include <utility>

#include "headroom/system/error.hpp"

namespace headroom {
namespace {

using Cause = CodecFailure::Cause;

/// More than a decoder's output and the longest list of notes.
constexpr std::size_t kMostBytesOfReply = std::size_t{1} << 20;

/// OpenCV brings OpenBLAS along, whose threads take 128 MB of address space each as soon as they run, which may be in
/// the middle of decoding: more than the limit leaves for it. No codec uses them.
constexpr const char* kBlasThreads = "OPENBLAS_NUM_THREADS";

}  // namespace

void CodecProcess::start() {
  if (process_ && process_->isRunning()) return;
  process_.reset();
  here_.reset();
  auto [here, there] = PixelChannel::make();
  // Memory arrives before its announcement, so that a faulty process cannot block this one.
  fcntl(here.descriptor(), F_SETFL, O_NONBLOCK);
  here_.emplace(std::move(here));
  try {
    process_ = std::make_unique<ChildProcess>(
        ChildCommand{{program_.string(), "codecs", "--memory", std::to_string(kInheritedDescriptor)},
                     -1,
                     there.descriptor(),
                     {{kBlasThreads, "1"}}});
  } catch (const Error& failure) {
    throw CodecFailure(Cause::NotStarted,
                       fmt::format("Headroom's process for image files cannot be started ({})", failure.what()));
  }
}

CodecAnswer CodecProcess::ask(const CodecRequest& request, const PixelMemory& memory,
                              std::chrono::milliseconds patience) {
  start();
  try {
    return answerTo(request, memory, patience);
  } catch (const CodecFailure&) {
    throw;
  } catch (const std::bad_alloc&) {
    process_.reset();
    throw;
  } catch (const std::exception& failure) {
    process_.reset();
    throw CodecFailure(Cause::Ended,
                       fmt::format("Headroom's process for image files gave a wrong answer ({})", failure.what()));
  }
}

CodecAnswer CodecProcess::answerTo(const CodecRequest& request, const PixelMemory& memory,
                                   std::chrono::milliseconds patience) {
  if (!here_->send({PixelParcel::Use::Photo, 0, memory.descriptor()})) fail(Wait::Ended, request, patience);
  const std::string line = encode(request);
  const Wait sent = process_->send(std::as_bytes(std::span(line)), {patience});
  if (sent != Wait::Done) fail(sent, request, patience);
  std::string said;
  const Wait received = process_->receiveLine(said, {patience}, kMostBytesOfReply);
  if (received != Wait::Done) fail(received, request, patience);
  CodecAnswer answer;
  answer.reply = codecReplyFrom(said);
  if (answer.reply.outcome == CodecOutcome::Unknown) throw std::invalid_argument("an unknown outcome");
  if (answer.reply.outcome != CodecOutcome::Done) return answer;
  auto result =
      std::make_shared<PixelMemory>(here_->receive().descriptor, answer.reply.bytes, PixelMemory::Access::Read);
  if (request.ending.empty()) {
    answer.picture = imageOf(answer.reply.picture, std::move(result));
  } else {
    answer.file = std::move(result);
  }
  return answer;
}

void CodecProcess::fail(Wait how, const CodecRequest& request, std::chrono::milliseconds patience) {
  const char* const who = request.ending.empty() ? "decoder" : "encoder";
  const std::string end = process_->end();
  const int signal = process_->endSignal();
  const bool crashed = process_->crashed();
  process_.reset();
  if (how == Wait::TimedOut) {
    throw CodecFailure(Cause::TimeOver, fmt::format("its {} was not done within {:g} s", who,
                                                    std::chrono::duration<double>(patience).count()));
  }
  if (signal == SIGXCPU) {
    throw CodecFailure(Cause::TimeOver, fmt::format("its {} was not done within {} s of a processor's time", who,
                                                    request.limits.seconds));
  }
  throw CodecFailure(crashed ? Cause::Crashed : Cause::Ended, fmt::format("its {} {}", who, end));
}

}  // namespace headroom
