// The native loops, and their threads.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <vector>

#include "system/native_threads.hpp"
#include "workloads/micro/native_loops.hpp"

namespace headroom {
namespace {

/// Covers counts that end before, at and after vectors, unrolled vectors and blocks of every instruction set.
constexpr std::size_t kMostFloats = 300;

/// Runs `loop` on `count` floats that start at each offset in a cache line. Checks each float with isRight(result,
/// source), and that nothing around them was written.
template <typename IsRight>
void expectRight(void (*loop)(const float*, float*, std::size_t), const char* what, const IsRight& isRight) {
  constexpr float kUntouched = -7;
  constexpr std::size_t kLine = 16;
  alignas(64) float source[kMostFloats + 2 * kLine];
  alignas(64) float result[kMostFloats + 2 * kLine];
  for (std::size_t i = 0; i < std::size(source); ++i) source[i] = static_cast<float>(i * 37 % 101) / 101;
  for (std::size_t from = 0; from < kLine; ++from) {
    for (std::size_t count = 0; count <= kMostFloats; ++count) {
      std::fill(std::begin(result), std::end(result), kUntouched);
      loop(source + kLine - from, result + from, count);
      for (std::size_t i = 0; i < std::size(result); ++i) {
        const bool isInside = i >= from && i < from + count;
        ASSERT_TRUE(isInside ? isRight(result[i], source[kLine - from + i - from]) : result[i] == kUntouched)
            << what << ", " << count << " floats from " << from << ", at " << i << ": " << result[i];
      }
    }
  }
}

TEST(NativeLoops, CopyEveryFloatAndNoOtherWhereverTheyBegin) {
  for (const NativeLoops& loops : nativeLoops()) {
    const auto isCopy = [](float result, float source) { return result == source; };
    expectRight(loops.copy, loops.instructionSet, isCopy);
    if (loops.stream != nullptr) expectRight(loops.stream, loops.instructionSet, isCopy);
  }
}

TEST(NativeLoops, DoEveryStepOfEachChainInEveryInstructionSet) {
  for (const NativeLoops& loops : nativeLoops()) {
    expectRight(loops.chains, loops.instructionSet, [](float result, float source) {
      double sum = 0;
      for (int chain = 0; chain < kNativeChains; ++chain) {
        double x = static_cast<double>(source);
        for (int round = 0; round < kNativeRounds; ++round) x = 0.96875 + chain / 256.0 - 0.96875 * x;
        sum += x;
      }
      return std::abs(static_cast<double>(result) - sum / kNativeChains) < 3e-6;
    });
  }
}

TEST(NativeThreads, ShareEveryFloatOutOnceInWholePages) {
  for (const std::size_t count : {0U, 1U, 1023U, 1024U, 1025U, 100'000U}) {
    std::vector<std::atomic<int>> taken(count);
    std::atomic<int> parts = 0;
    std::atomic<bool> inPages = true;
    NativeThreads::all().share(count, [&](std::size_t first, std::size_t last) {
      ++parts;
      if (first != last && first % 1024 != 0) inPages = false;
      for (std::size_t i = first; i < last; ++i) ++taken[i];
    });
    EXPECT_GE(parts, 1);
    EXPECT_TRUE(inPages);
    for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(taken[i], 1) << i << " of " << count;
  }
}

}  // namespace
}  // namespace headroom
