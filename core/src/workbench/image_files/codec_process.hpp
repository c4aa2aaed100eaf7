// The process that decodes and encodes images, because an untrusted file may crash it, hang it or exhaust its memory.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "codecs/codec_request.hpp"
#include "headroom/image/pixel_memory.hpp"
#include "image/pixel_channel.hpp"
#include "system/child_process.hpp"

namespace headroom {

/// No answer was received. what() continues "FILE cannot be decoded: " up to its full stop.
class CodecFailure : public std::runtime_error {
 public:
  enum class Cause { NotStarted, Crashed, TimeOver, Ended };

  CodecFailure(Cause why, const std::string& fragment) : std::runtime_error(fragment), cause(why) {}

  Cause cause;
};

struct CodecAnswer {
  CodecReply reply;
  Image picture;                            ///< decoded image
  std::shared_ptr<const PixelMemory> file;  ///< encoded file
};

/// Started with the first request, and again after one that it did not survive.
class CodecProcess {
 public:
  /// `program` has the `codecs` command.
  explicit CodecProcess(std::filesystem::path program) : program_(std::move(program)) {}

  /// Call from one thread, which must outlive the process. The process is killed after this time. Throws CodecFailure,
  /// Error(Stage::Memory).
  CodecAnswer ask(const CodecRequest& request, const PixelMemory& memory, std::chrono::milliseconds patience);

 private:
  void start();
  CodecAnswer answerTo(const CodecRequest& request, const PixelMemory& memory, std::chrono::milliseconds patience);
  [[noreturn]] void fail(Wait how, const CodecRequest& request, std::chrono::milliseconds patience);

  std::filesystem::path program_;
  std::optional<PixelChannel> here_;  // this side's end
  std::unique_ptr<ChildProcess> process_;
};

}  // namespace headroom
