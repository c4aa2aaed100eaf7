// A point whose buffers have types of their own: their contents, and the check of the outputs.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"
#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"
#include "runner/cl/launch.hpp"
#include "workloads/buffer_data.hpp"

namespace headroom {

class TypedPoint {
 public:
  /// The references must outlive it.
  TypedPoint(DeviceSession& session, const Workload& workload, const MeasureJob& job);

  /// Fills the session's existing buffers. Throws Error or cl::Error.
  void fill();
  /// Fills only buffers with an initial value, by writes from the host: for a simulator that detects uninitialised
  /// reads. Throws likewise.
  void fillInputs();
  /// Compares the outputs with the expected ones: sets the row's errors, and its status and reason if they are wrong,
  /// or there is no reference. `prepared`: for kernels; null for a library. If stopped early, the figures cover the
  /// numbers so far. Throws PointFailure, Error or cl::Error.
  void compare(ResultRow& row, const PreparedVariant* prepared, const std::stop_token& stop);

 private:
  /// Returns a text that identifies the buffer's bytes.
  [[nodiscard]] std::string keyOf(const Buffer& buffer) const;
  /// Computes the expected bytes of one output; returns false if there is no reference.
  bool expected(const Buffer& output, std::vector<std::uint8_t>& bytes);
  void runExpectedKernel();
  /// Compares the output by the method that the workload names.
  void compareByMethod(ResultRow& row, std::span<const std::uint8_t> result, const std::stop_token& stop);
  [[nodiscard]] NumberSources sourcesOfWhere(const Buffer& output);
  [[nodiscard]] std::vector<std::uint8_t> read(const std::string& buffer);

  DeviceSession& session_;
  const Workload& workload_;
  const MeasureJob& job_;
  BufferData data_;
  std::map<std::string, std::vector<std::uint8_t>> byKernel_;  // outputs of the reference kernel
};

/// Returns the default tolerance: exact for integers, else relative to the largest expected number.
[[nodiscard]] Tolerance toleranceOf(const Buffer& output);

}  // namespace headroom
