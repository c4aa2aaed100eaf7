// Replacement for Headroom's codec module: a decoder that does what a word in the file requests, as harmful files may
// make decoders do.
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string_view>
#include <vector>

#include "codecs/codec_module.hpp"

namespace headroom {
namespace {

std::atomic<bool> neverSet{false};

constexpr std::size_t kBlock = std::size_t{16} << 20;

void allocate(std::size_t blocks) {
  std::vector<std::vector<char>> taken;
  for (std::size_t i = 0; i < blocks; ++i) taken.emplace_back(kBlock, 'x');
}

void obey(std::string_view content) {
  const auto says = [content](std::string_view word) { return content.find(word) != content.npos; };
  if (says("CRASH")) {
    std::signal(SIGSEGV, SIG_DFL);
    std::raise(SIGSEGV);
  }
  if (says("ABORT")) std::abort();
  if (says("EXIT")) std::_Exit(3);
  if (says("SLEEP")) {
    for (;;) pause();
  }
  if (says("SPIN")) {
    while (!neverSet.load()) {
    }
  }
  if (says("TALK")) {
    for (int i = 0; i < 100'000; ++i) std::fputs("damaged here and there\n", stderr);
  }
  if (says("320 MB")) allocate(20);
  if (says("GREED")) allocate(static_cast<std::size_t>(-1));
}

}  // namespace

extern "C" {

int headroomCodecModuleVersion() {
  return kCodecModuleVersion;
}

/// Returns a row of as many pixels as the process's id, so that a test can read the id.
CodecEnd headroomDecodePicture(const void* content, std::size_t count, CodecPixels* pixels, void** owner,
                               CodecWords* why) {
  const std::string_view words(static_cast<const char*>(content), count);
  try {
    obey(words);
    auto* row = new std::vector<char>(static_cast<std::size_t>(getpid()), 'p');
    const bool isLie = words.find("LIE") != words.npos;
    *pixels = {row->data(), row->size(), static_cast<int>(row->size()), isLie ? 10'000 : 1, 1, CodecSample::Byte};
    *owner = row;
    return CodecEnd::Done;
  } catch (const std::bad_alloc&) {
    return CodecEnd::NoMemory;
  } catch (...) {
    std::strcpy(why->text, "another exception");
    return CodecEnd::Failed;
  }
}

void headroomReleasePixels(void* owner) {
  delete static_cast<std::vector<char>*>(owner);
}

CodecEnd headroomEncodePicture(const char*, const CodecPixels*, CodecBytes*, void**, CodecWords*) {
  std::abort();
}

void headroomReleaseContent(void*) {}

}  // extern "C"

}  // namespace headroom
