// Whether a variant kept to its buffers: wrote to none that it may only read, and nothing outside of any.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "runner/cl/launch.hpp"

namespace headroom {

class BufferWatch {
 public:
  /// Paints the bands of these buffers, which the variant is about to get. Throws cl::Error.
  BufferWatch(DeviceSession& session, std::vector<BufferNeed> needs);
  /// Whatever happened meanwhile, a failure or a stop: inputs are filled again unless they were verified.
  ~BufferWatch();
  BufferWatch(const BufferWatch&) = delete;
  BufferWatch& operator=(const BufferWatch&) = delete;

  /// A sentence for each fault. Who comes next is not blamed for them: inputs that were changed are filled again.
  /// `prepared` has arrays of its own; null where there is none. Throws cl::Error.
  [[nodiscard]] std::vector<std::string> faults(const std::string& variant, const PreparedVariant* prepared);

 private:
  DeviceSession& session_;
  std::vector<std::string> filled_;  // what launches may only read
  std::vector<BufferNeed> needs_;
  bool isVerified_ = false;
};

/// The sentences for buffers that were written outside of, and arrays that were written to. For inputs that are not of
/// random numbers see changedInputText.
std::vector<std::string> strayWrites(DeviceSession& session, const std::string& variant,
                                     const std::vector<BufferNeed>& needs, const PreparedVariant* prepared);
void paintBands(DeviceSession& session, const std::vector<BufferNeed>& needs);

/// "blur.mine changed its input "source", which it may only read."
std::string changedInputText(const std::string& variant, const std::string& input);

/// The row is a WrongResult if there are any.
void recordFaults(ResultRow& row, const std::vector<std::string>& faults);

}  // namespace headroom
