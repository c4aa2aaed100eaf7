#include "workloads/micro/native_loops.hpp"

#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Unrolled by hand: values in an array of registers need it, and g++ does it at -O3 only.
#if defined(__clang__)
#define EACH_UNROLLED _Pragma("clang loop unroll(full)")
#else
#define EACH_UNROLLED _Pragma("GCC unroll 16")
#endif

namespace headroom {

namespace {

constexpr float kChainFactor = 0.96875F;

/// Present on every CPU of this architecture: SSE2, NEON.
namespace baseline {
#define TARGET
#define VECTOR_BYTES 16
#if defined(__x86_64__)
#define STREAM(pointer, vector) _mm_stream_ps(pointer, vector)
#endif
#include "workloads/micro/native_loops.inc"
#if defined(__x86_64__)
constexpr NativeLoops kLoops{"SSE2", copy, stream, chains};
#else
constexpr NativeLoops kLoops{"128-bit vectors", copy, nullptr, chains};
#endif
#undef TARGET
#undef VECTOR_BYTES
#undef STREAM
}  // namespace baseline

#if defined(__x86_64__)
namespace avx2 {
#define TARGET __attribute__((target("avx2,fma")))
#define VECTOR_BYTES 32
#define STREAM(pointer, vector) _mm256_stream_ps(pointer, vector)
#include "workloads/micro/native_loops.inc"
constexpr NativeLoops kLoops{"AVX2", copy, stream, chains};
#undef TARGET
#undef VECTOR_BYTES
#undef STREAM
}  // namespace avx2

namespace avx512 {
#define TARGET __attribute__((target("avx512f")))
#define VECTOR_BYTES 64
#define STREAM(pointer, vector) _mm512_stream_ps(pointer, vector)
#include "workloads/micro/native_loops.inc"
constexpr NativeLoops kLoops{"AVX-512", copy, stream, chains};
#undef TARGET
#undef VECTOR_BYTES
#undef STREAM
}  // namespace avx512
#endif

}  // namespace

const std::vector<NativeLoops>& nativeLoops() {
  static const std::vector<NativeLoops> loops = [] {
    std::vector<NativeLoops> known;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f")) known.push_back(avx512::kLoops);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) known.push_back(avx2::kLoops);
#endif
    known.push_back(baseline::kLoops);
    return known;
  }();
  return loops;
}

}  // namespace headroom
