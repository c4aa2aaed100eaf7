#include "workbench/replay/buffer_findings.hpp"

#include <algorithm>
#include <utility>

#include "system/random_numbers.hpp"

namespace headroom {

std::array<std::string, 2> patternsOf(std::uint64_t bytes, std::uint64_t seed) {
  std::array<std::string, 2> patterns{std::string(bytes, '\0'), std::string(bytes, '\0')};
  for (std::uint64_t at = 0; at < bytes; ++at) {
    const auto byte = static_cast<unsigned char>(randomBits(seed, at) >> 56U);
    patterns[0][at] = static_cast<char>(byte);
    patterns[1][at] = static_cast<char>(static_cast<unsigned char>(~byte));
  }
  return patterns;
}

void BufferFindings::addReplay(std::string after) {
  if (after_.empty()) {
    after_ = std::move(after);
    repeatable_.assign(after_.size(), '\1');
    return;
  }
  for (std::size_t i = 0; i < after_.size(); ++i) {
    if (after[i] != after_[i]) repeatable_[i] = '\0';
  }
}

bool BufferFindings::differs(std::string_view after) const {
  for (std::size_t i = 0; i < after_.size(); ++i) {
    if (repeatable_[i] != 0 && after[i] != after_[i]) return true;
  }
  return false;
}

void BufferFindings::addPatterns(const std::array<std::string, 2>& patterns, const std::array<std::string, 2>& after) {
  touched_.assign(after_.size(), '\0');
  for (std::size_t i = 0; i < after_.size(); ++i) {
    const bool isUntouched = after[0][i] == patterns[0][i] && after[1][i] == patterns[1][i];
    if (isUntouched) continue;
    touched_[i] = '\1';
    if (repeatable_[i] != 0 && (after[0][i] != after_[i] || after[1][i] != after_[i])) dependsOnItself_ = true;
  }
}

bool BufferFindings::isWritten(std::size_t begin, std::size_t end) const {
  for (std::size_t i = begin; i < end; ++i) {
    const bool isTouched = !touched_.empty() && touched_[i] != 0;
    if (after_[i] != before_[i] || isTouched || repeatable_[i] == 0) return true;
  }
  return false;
}

void BufferFindings::describe(std::string_view captured, ReplayedBuffer& to) const {
  to.bytes = before_.size();
  to.isReadFirst = to.isReadFirst || dependsOnItself_;
  if (!captured.empty()) to.captured.emplace();
  for (std::size_t begin = 0; begin < after_.size(); begin += numberBytes_) {
    const std::size_t end = std::min(begin + numberBytes_, after_.size());
    if (!isWritten(begin, end)) continue;
    to.written += end - begin;
    for (std::size_t i = begin; i < end; ++i) {
      if (repeatable_[i] == 0) {
        ++to.unrepeatable;
      } else if (to.captured) {
        ++to.captured->compared;
        if (captured[i] == after_[i]) ++to.captured->equal;
      }
    }
  }
}

}  // namespace headroom
