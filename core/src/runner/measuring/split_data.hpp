// What a job that is split works on: its inputs and its joined result on the host, and what that has to be.
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

/// What the joined result is worth.
struct SplitCheck {
  double maxError = 0;  ///< infinite where a result is NaN
  std::string fault;    ///< a sentence where it is over the tolerance; else empty
};

class SplitData {
 public:
  /// Fills the inputs, unless they are that already, and forgets the result. Throws std::bad_alloc.
  void prepare(const Workload& workload, PixelFormat pixel, Size size, const ParameterValues& parameters,
               std::uint64_t seed);

  /// What of the workload's input `index` a part with these rows needs: they themselves, or all of what has no such
  /// rows, as the right matrix of a product.
  [[nodiscard]] std::span<const std::uint8_t> input(std::size_t index, const RowRange& rows) const;
  /// Rows of the result, to be written.
  [[nodiscard]] std::span<std::uint8_t> result(const RowRange& rows);
  /// Of the result, in memory.
  [[nodiscard]] std::size_t rowBytes() const;

  /// NaN, or bytes of 255, everywhere: rows that nobody writes are found out.
  void forgetResult();

  /// How long check() may take at most on one slow processor, see Activity::hostWorkSeconds.
  [[nodiscard]] double secondsToCheck(std::span<const CheckedRows> parts) const;

  /// Of pictures each part against its own variant's method; references are remembered until the job is another one. Of
  /// matrices the whole. A result that was compared before is not compared again. Figures cover what was compared when
  /// asked to stop.
  [[nodiscard]] SplitCheck check(std::span<const CheckedRows> parts, const std::stop_token& stop);

 private:
  /// Channel by channel, rows tightly packed.
  using Reference = std::vector<std::vector<double>>;

  [[nodiscard]] double items() const;
  [[nodiscard]] std::int64_t rowElements() const;
  /// Whether the method compares all numbers of the result at once, as that of matrices does.
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
  std::vector<std::size_t> inputRowBytes_;  // 0 for an input that every part needs all of
  std::vector<std::uint8_t> result_;
  std::map<std::string, Reference> references_;  // by variant and configuration
  struct Compared {
    std::uint64_t digest = 0;
    double maxError = 0;
  };
  std::map<std::string, Compared> right_;  // of shares, by their parts: what was found right last
};

}  // namespace headroom
