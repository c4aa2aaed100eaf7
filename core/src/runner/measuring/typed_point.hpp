// A point whose buffers have types of their own: what fills them, and whether the outputs are right.
#pragma once

#include <cstdint>
#include <functional>
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
  /// The references outlive it.
  TypedPoint(DeviceSession& session, const Workload& workload, const MeasureJob& job);

  /// Fills the session's buffers, which exist. Throws Error or cl::Error.
  void fill();
  /// Fills what has an initial value and nothing else, by writing it from the host: for a simulator that watches what
  /// is uninitialised. Throws likewise.
  void fillInputs();
  /// Compares what the outputs hold with what is expected: sets the row's errors, and its status and reason where they
  /// are wrong, or nobody says what is right. Throws PointFailure, Error or cl::Error.
  void compare(ResultRow& row, const PreparedVariant& prepared);

 private:
  /// Everything that a buffer's bytes depend on.
  [[nodiscard]] std::string keyOf(const Buffer& buffer) const;
  /// Of one output; false where nothing says.
  bool expected(const Buffer& output, std::vector<std::uint8_t>& bytes);
  void runExpectedKernel();
  [[nodiscard]] NumberSources sourcesOfWhere(const Buffer& output);
  [[nodiscard]] std::vector<std::uint8_t> read(const std::string& buffer);

  DeviceSession& session_;
  const Workload& workload_;
  const MeasureJob& job_;
  BufferData data_;
  std::map<std::string, std::vector<std::uint8_t>> byKernel_;  // outputs of the expected kernel
};

/// How a tolerance is meant where a file gives none: exact for whole numbers, else of the largest expected number.
[[nodiscard]] Tolerance toleranceOf(const Buffer& output);

}  // namespace headroom
