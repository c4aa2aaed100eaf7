// Checks a variant's buffer accesses: no writes to read-only buffers, and none outside any buffer.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "runner/cl/launch.hpp"

namespace headroom {

class BufferWatch {
 public:
  /// Paints the bands of these buffers before the variant uses them. Throws cl::Error.
  BufferWatch(DeviceSession& session, std::vector<BufferNeed> needs);
  /// Marks inputs for refilling unless they were verified, also after a failure or a stop.
  ~BufferWatch();
  BufferWatch(const BufferWatch&) = delete;
  BufferWatch& operator=(const BufferWatch&) = delete;

  /// Returns a sentence for each fault. Changed inputs are filled again, so that the next variant is not affected.
  /// `prepared` has arrays of its own; null if there is none. Throws cl::Error.
  [[nodiscard]] std::vector<std::string> faults(const std::string& variant, const PreparedVariant* prepared);

 private:
  DeviceSession& session_;
  std::vector<std::string> filled_;  // inputs that launches may only read
  std::vector<BufferNeed> needs_;
  bool isVerified_ = false;
};

/// Returns sentences for buffers with writes outside them, and for arrays that were written. For inputs other than
/// random numbers see changedInputText.
std::vector<std::string> strayWrites(DeviceSession& session, const std::string& variant,
                                     const std::vector<BufferNeed>& needs, const PreparedVariant* prepared);
void paintBands(DeviceSession& session, const std::vector<BufferNeed>& needs);

/// "blur.mine changed its input "source", which it may only read."
std::string changedInputText(const std::string& variant, const std::string& input);

/// Sets the row to WrongResult if there are any.
void recordFaults(ResultRow& row, const std::vector<std::string>& faults);

}  // namespace headroom
