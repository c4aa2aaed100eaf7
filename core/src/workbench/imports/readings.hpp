// Functions shared by all importers: figures' units, their conversion to pixels, and the resulting list.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/imports.hpp"

namespace headroom {

/// A copy of a plane of floats reads one and writes one per pixel; a transfer moves each once.
inline constexpr double kCopyBytesPerPixel = 8;
inline constexpr double kPlaneBytesPerPixel = 4;

/// ImportedPoint::unit for the quantities shared by all tools.
struct CommonUnit {
  std::string_view name;
  double base;  ///< in B/s, FLOP/s, op/s, item/s or s
};
inline constexpr CommonUnit kBytesUnit{"GB/s", 1e9};
inline constexpr CommonUnit kFlopsUnit{"GFLOP/s", 1e9};
inline constexpr CommonUnit kOpsUnit{"GOP/s", 1e9};
inline constexpr CommonUnit kItemsUnit{"Gitem/s", 1e9};
inline constexpr CommonUnit kTimeUnit{"us", 1e-6};

/// Collects points with valid figures, and notes on the others, one per reason.
class Readings {
 public:
  explicit Readings(std::string tool) { results_.tool = std::move(tool); }

  /// Adds the point if its value is finite and above 0, without an invalid rate or size.
  void add(ImportedPoint point);
  void leaveOut(std::string_view label, std::string_view why);
  void note(std::string sentence) { results_.notes.push_back(std::move(sentence)); }
  /// Throws Error(Stage::ReportFile) if nothing was added.
  ImportedResults take(const std::string& origin);

 private:
  struct LeftOut {
    std::string why;
    std::string first;
    std::size_t count = 0;
  };

  ImportedResults results_;
  std::vector<LeftOut> leftOut_;
  std::size_t untold_ = 0;
};

/// Sanitises an untrusted text for tables and terminals: control characters become blanks, and it ends after 200 bytes.
std::string tidyText(std::string_view text);

/// Returns the whole of `text` as a number, ignoring blanks around it; "inf" and "nan" are numbers. Independent of the
/// locale.
std::optional<double> numberIn(std::string_view text);

/// The meaning of a benchmark's parameter by its name, e.g. "NumElements", "width".
enum class Dimension { None, Count, Width, Height };
Dimension dimensionOf(std::string_view parameter);

/// The size in a benchmark's parameters.
class NamedSize {
 public:
  /// Returns false if the parameter is not a dimension.
  bool take(std::string_view parameter, double number);
  /// In pixels: width x height, or the count.
  [[nodiscard]] std::optional<double> pixels() const;

 private:
  std::optional<double> count_, width_, height_;
};

/// A benchmarking library's data about one iteration.
struct Iteration {
  std::optional<double> itemsPerSecond;
  std::optional<double> bytesPerSecond;
  std::optional<double> seconds;      ///< of the rates, if there are any
  std::optional<double> namedPixels;  ///< from parameters
};

/// Sets value, unit, rate and size of an iteration's point, preferring items, then bytes, then time. The size follows
/// from the rate and the time, or equals the parameters' if both agree. Returns false if the iteration has none of
/// these.
bool setFigures(ImportedPoint& point, const Iteration& iteration);

}  // namespace headroom
