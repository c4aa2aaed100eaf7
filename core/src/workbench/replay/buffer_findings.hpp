// Effects of launches on one buffer, from its bytes before and after them. Independent of devices.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "headroom/run/replay_plan.hpp"

namespace headroom {

/// Returns two patterns that differ in every bit: an untouched byte equals each of them in turn, and a written byte
/// cannot. Bits are random, so that they are neither small indices nor numbers of a result.
std::array<std::string, 2> patternsOf(std::uint64_t bytes, std::uint64_t seed);

class BufferFindings {
 public:
  /// `before`: the captured contents, numbers of `numberBytes` each, 1 if unknown. Numbers are compared whole, because
  /// a number that increases by 1 keeps most of its bytes.
  BufferFindings(std::string before, std::size_t numberBytes) : before_(std::move(before)), numberBytes_(numberBytes) {}

  /// Call after another launch on the captured contents, with as many bytes.
  void addReplay(std::string after);
  /// Returns whether other contents of another buffer affect this one, where launches repeat.
  [[nodiscard]] bool differs(std::string_view after) const;
  /// Call after launches with these patterns in this buffer: finds the untouched bytes, and whether the others depend
  /// on the patterns.
  void addPatterns(const std::array<std::string, 2>& patterns, const std::array<std::string, 2>& after);

  /// Sets the counts of the buffer; `captured`: the contents after the captured launch, empty if unknown.
  void describe(std::string_view captured, ReplayedBuffer& to) const;
  /// One byte for each: 1 if all replays left the same.
  [[nodiscard]] const std::string& repeatable() const { return repeatable_; }

 private:
  /// For the number at these bytes.
  [[nodiscard]] bool isWritten(std::size_t begin, std::size_t end) const;

  std::string before_;
  std::size_t numberBytes_ = 1;
  std::string after_;  // the first replay
  std::string repeatable_;
  std::string touched_;  // by patterns; empty without them
  bool dependsOnItself_ = false;
};

}  // namespace headroom
