#include "workloads/micro/native_peers.hpp"

#include <fmt/format.h>

#include "system/native_threads.hpp"
#include "workloads/micro/native_loops.hpp"

namespace headroom {

namespace {

using Loop = void (*)(const float* source, float* result, std::size_t count);

const NativeLoops& widest() {
  return nativeLoops().front();
}

void runOnAll(Loop loop, const float* source, float* result, ImageSize size) {
  NativeThreads::all().share(static_cast<std::size_t>(size.pixels()), [=](std::size_t first, std::size_t last) {
    loop(source + first, result + first, last - first);
  });
}

void copyNatively(std::span<const float* const> inputs, float* result, Size size,
                  const ParameterValues& /*parameters*/) {
  runOnAll(widest().copy, inputs[0], result, imageSize(size));
}

void streamNatively(std::span<const float* const> inputs, float* result, Size size,
                    const ParameterValues& /*parameters*/) {
  runOnAll(widest().stream, inputs[0], result, imageSize(size));
}

void chainNatively(std::span<const float* const> inputs, float* result, Size size,
                   const ParameterValues& /*parameters*/) {
  runOnAll(widest().chains, inputs[0], result, imageSize(size));
}

HostPeer nativePeer(const char* name, const char* title, const char* summary) {
  HostPeer peer;
  peer.name = name;
  peer.story = {DeviceType::Cpu, DeviceType::Gpu};
  peer.title = title;
  peer.summary = fmt::format("{} In {} on this machine.", summary, widest().instructionSet);
  return peer;
}

}  // namespace

std::vector<HostPeer> nativeCopyPeers() {
  HostPeer plain = nativePeer("native", "C++ on all processors",
                              "The copy from C++, one thread pinned to each processor, each with one run of the plane: "
                              "what this processor gives without an OpenCL compiler in between.");
  plain.reference = "identity";
  plain.flops = "0";
  plain.rank = 100;
  plain.run = copyNatively;

  HostPeer streaming =
      nativePeer("native-streaming", "C++ on all processors, past the caches",
                 "The same with stores that go to memory past the caches: a line that is written whole "
                 "need not be read first. It loses on planes that the caches hold.");
  streaming.reference = "identity";
  streaming.flops = "0";
  streaming.rank = 101;
  streaming.run = streamNatively;
  if (widest().stream == nullptr) {
    streaming.unavailable = []() -> std::string {
      return "needs stores past the caches, which this Headroom does not know for this CPU (compare with copy.native)";
    };
  }
  return {std::move(plain), std::move(streaming)};
}

HostPeer nativeMadPeer() {
  HostPeer peer = nativePeer("native", "C++ on all processors",
                             "Chains of multiply-adds from C++, one thread pinned to each processor, twelve vectors "
                             "under way in each: what this processor gives without an OpenCL compiler in between.");
  peer.reference = "chains";
  peer.constants = {{"CHAINS", kNativeChains}, {"ROUNDS", kNativeRounds}};
  peer.flops = "2 * CHAINS * ROUNDS + CHAINS";
  peer.rank = 100;
  peer.run = chainNatively;
  return peer;
}

}  // namespace headroom
