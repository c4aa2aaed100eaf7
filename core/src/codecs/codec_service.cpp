// The codec process: requests from one descriptor, replies to another, memory through a socket.
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "codecs/codec_request.hpp"
#include "codecs/picture_codec.hpp"
#include "codecs/unsupported_image.hpp"
#include "headroom/codecs.hpp"
#include "headroom/system/error.hpp"
#include "image/pixel_channel.hpp"

namespace headroom {

#ifndef HEADROOM_HAVE_OPENCV

int serveCodecs(int, int, int) {
  return EXIT_FAILURE;  // a build without codecs gets no requests
}

#else

namespace {

/// Captures libraries' output on stderr. A file can cause unlimited output; output beyond a pipe's capacity is dropped.
class LibraryWords {
 public:
  LibraryWords() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    dup2(ends[1], STDERR_FILENO);
    close(ends[1]);
    readEnd_ = ends[0];
  }
  ~LibraryWords() {
    if (readEnd_ >= 0) close(readEnd_);
  }
  LibraryWords(const LibraryWords&) = delete;
  LibraryWords& operator=(const LibraryWords&) = delete;

  /// Output since the last call.
  [[nodiscard]] std::string take() const {
    std::string words;
    std::array<char, 4096> block{};
    ssize_t count = 0;
    while ((count = read(readEnd_, block.data(), block.size())) > 0) {
      words.append(block.data(), static_cast<std::size_t>(count));
    }
    return words;
  }

 private:
  int readEnd_ = -1;
};

struct Answer {
  CodecReply reply;
  std::shared_ptr<const PixelMemory> memory;
};

Answer decoded(const PixelMemory& content, const CodecLimits& limits) {
  const std::span<const std::byte> bytes = content.bytes();
  DecodedPicture picture = decodePicture({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, limits);
  Answer answer;
  answer.reply.bytes = picture.image.bytes().size();
  answer.reply.picture = shapeOf(picture.image);
  answer.reply.isTurned = picture.isTurned;
  answer.reply.notes = std::move(picture.notes);
  answer.memory = picture.image.memory();
  return answer;
}

Answer encoded(const CodecRequest& request, std::shared_ptr<const PixelMemory> pixels) {
  Answer answer;
  answer.memory = encodePicture(imageOf(request.picture, std::move(pixels)), request.ending, request.limits);
  answer.reply.bytes = answer.memory->bytes().size();
  return answer;
}

Answer failed(CodecOutcome outcome, const char* why) {
  Answer answer;
  answer.reply.outcome = outcome;
  answer.reply.what = why;
  return answer;
}

Answer answerTo(const CodecRequest& request, int descriptor) {
  try {
    auto given = std::make_shared<PixelMemory>(descriptor, request.bytes, PixelMemory::Access::Read);
    Answer answer = request.ending.empty() ? decoded(*given, request.limits) : encoded(request, std::move(given));
    answer.reply.outcome = CodecOutcome::Done;
    return answer;
  } catch (const std::bad_alloc&) {
    return failed(CodecOutcome::NoMemory, "");
  } catch (const RefusedByCodec& why) {
    return failed(CodecOutcome::Undecodable, why.what());
  } catch (const UnsupportedImage& why) {
    return failed(CodecOutcome::Unsupported, why.what());
  } catch (const std::invalid_argument& why) {
    return failed(CodecOutcome::Damaged, why.what());
  } catch (const std::exception& why) {
    return failed(CodecOutcome::Failed, why.what());
  }
}

/// Returns false if the workbench is gone, or has another version.
bool serveNext(const std::string& line, int replies, PixelChannel& channel, const LibraryWords& words) {
  try {
    Answer answer = answerTo(codecRequestFrom(line), channel.receive().descriptor);
    answer.reply.words = words.take();
    const bool isDone = answer.reply.outcome == CodecOutcome::Done;
    if (isDone && !channel.send({PixelParcel::Use::Result, 0, answer.memory->descriptor()})) return false;
    const std::string reply = encode(answer.reply);
    return write(replies, reply.data(), reply.size()) == static_cast<ssize_t>(reply.size());
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace

int serveCodecs(int requests, int replies, int memory) {
  PixelChannel channel(memory);
  const LibraryWords words;
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> input(fdopen(requests, "r"), std::fclose);
  char* line = nullptr;
  std::size_t room = 0;
  bool isServing = input != nullptr;
  while (isServing && getline(&line, &room, input.get()) > 0) isServing = serveNext(line, replies, channel, words);
  std::free(line);
  return isServing ? EXIT_SUCCESS : EXIT_FAILURE;
}

#endif

}  // namespace headroom
