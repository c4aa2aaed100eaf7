// What launches do to one buffer, from its bytes before and after them. Knows nothing of devices.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "headroom/run/replay_plan.hpp"

namespace headroom {

/// Two patterns that differ in every bit: a byte that a launch leaves as it was is each of them in turn, and no byte
/// that it writes is both. Bits are random, so that they are neither small indices nor the numbers of a result.
std::array<std::string, 2> patternsOf(std::uint64_t bytes, std::uint64_t seed);

class BufferFindings {
 public:
  /// `before`: the captured contents, numbers of `numberBytes` each, 1 where that is not known. A number is written
  /// as a whole: one that becomes larger by 1 keeps most of its bytes.
  BufferFindings(std::string before, std::size_t numberBytes) : before_(std::move(before)), numberBytes_(numberBytes) {}

  /// After another launch on the captured contents. Of as many bytes.
  void addReplay(std::string after);
  /// After a launch on other contents of another buffer: whether that shows here, where launches repeat.
  [[nodiscard]] bool differs(std::string_view after) const;
  /// After launches that found these patterns here: which bytes are untouched, and whether the others depend on them.
  void addPatterns(const std::array<std::string, 2>& patterns, const std::array<std::string, 2>& after);

  /// Counts of the buffer; `captured`: the contents after the captured launch, empty where they are not known.
  void describe(std::string_view captured, ReplayedBuffer& to) const;
  /// A byte for each: 1 where all replays left the same.
  [[nodiscard]] const std::string& repeatable() const { return repeatable_; }

 private:
  /// Of the number whose bytes begin there.
  [[nodiscard]] bool isWritten(std::size_t begin, std::size_t end) const;

  std::string before_;
  std::size_t numberBytes_ = 1;
  std::string after_;  // the first replay
  std::string repeatable_;
  std::string touched_;  // by patterns; empty until there were some
  bool dependsOnItself_ = false;
};

}  // namespace headroom
