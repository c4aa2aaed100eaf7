// Data of a split job: its inputs and its joined result on the host, and the expected result.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/values/workload.hpp"
#include "runner/measuring/row_ranges.hpp"

namespace headroom {

/// A part's variant and its rows of the result.
struct CheckedRows {
  const Variant* variant = nullptr;
  RowRange rows;
};

/// Result of checking the joined result.
struct SplitCheck {
  double maxError = 0;  ///< infinite if a result is NaN
  std::string fault;    ///< a sentence if it exceeds the tolerance; else empty
};

class SplitData {
 public:
  /// Fills the inputs, unless they hold the same already, and clears the result. Throws std::bad_alloc.
  void prepare(const Workload& workload, PixelFormat pixel, Size size, const ParameterValues& parameters,
               std::uint64_t seed);

  /// Returns the portion of the workload's input `index` that a part with these rows needs: the same rows, or the whole
  /// input if it has no such rows, such as the right matrix of a product.
  [[nodiscard]] std::span<const std::uint8_t> input(std::size_t index, const RowRange& rows) const;
  /// Returns rows of the result for writing.
  [[nodiscard]] std::span<std::uint8_t> result(const RowRange& rows);
  /// Bytes of a row of the result in memory.
  [[nodiscard]] std::size_t rowBytes() const;

  /// Sets NaN, or bytes of 255, everywhere, so that unwritten rows are detected.
  void forgetResult();

  /// Upper bound of check() in seconds on one slow core, see Activity::hostWorkSeconds.
  [[nodiscard]] double secondsToCheck(std::span<const CheckedRows> parts) const;

  /// Images: compares each part with its own variant's method; references are cached until the job changes. Matrices:
  /// compares the whole. A result that was compared before is not compared again. If stopped, the figures cover the
  /// compared rows.
  [[nodiscard]] SplitCheck check(std::span<const CheckedRows> parts, const std::stop_token& stop);

 private:
  /// Channel by channel, rows tightly packed.
  using Reference = std::vector<std::vector<double>>;

  [[nodiscard]] double items() const;
  [[nodiscard]] std::int64_t rowElements() const;
  /// Whether the method compares all numbers of the result at once, as for matrices.
  [[nodiscard]] bool comparesNumbers(std::span<const CheckedRows> parts) const;
  [[nodiscard]] SplitCheck checkPicture(std::span<const CheckedRows> parts, const std::stop_token& stop);
  [[nodiscard]] SplitCheck checkMatrix(std::span<const CheckedRows> parts, const std::stop_token& stop) const;
  const Reference& referenceOf(const Variant& variant, const std::stop_token& stop);
  [[nodiscard]] double maxErrorOf(const Reference& reference, const RowRange& rows) const;

  const Workload* workload_ = nullptr;
  PixelFormat pixel_;
  Size size_;
  ParameterValues parameters_;
  std::uint64_t seed_ = 0;
  std::vector<std::vector<std::uint8_t>> inputs_;
  std::vector<std::size_t> inputRowBytes_;  // 0 for an input that every part needs completely
  std::vector<std::uint8_t> result_;
  std::map<std::string, Reference> references_;  // by variant and configuration
  struct Compared {
    std::uint64_t digest = 0;
    double maxError = 0;
  };
  std::map<std::string, Compared> right_;  // by parts of a share: the last correct result
};

}  // namespace headroom
