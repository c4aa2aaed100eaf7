// What every importer needs: the figures' units, their way into pixels, and the list that they end in.
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

/// ImportedPoint::unit for the quantities that all tools share.
struct CommonUnit {
  std::string_view name;
  double base;  ///< one of it in B/s, FLOP/s, op/s, item/s or s
};
inline constexpr CommonUnit kBytesUnit{"GB/s", 1e9};
inline constexpr CommonUnit kFlopsUnit{"GFLOP/s", 1e9};
inline constexpr CommonUnit kOpsUnit{"GOP/s", 1e9};
inline constexpr CommonUnit kItemsUnit{"Gitem/s", 1e9};
inline constexpr CommonUnit kTimeUnit{"us", 1e-6};

/// Collects points that hold sound figures, and tells of the rest, one note per reason.
class Readings {
 public:
  explicit Readings(std::string tool) { results_.tool = std::move(tool); }

  /// Takes the point if its value is finite and above 0, without its rate or size if that is not.
  void add(ImportedPoint point);
  void leaveOut(std::string_view label, std::string_view why);
  void note(std::string sentence) { results_.notes.push_back(std::move(sentence)); }
  /// Throws Error(Stage::ReportFile) when nothing was added.
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

/// A text of somebody else's for tables and terminals: control characters become blanks, and it ends after 200 bytes.
std::string tidyText(std::string_view text);

/// The whole of `text` as a number, blanks around it aside; "inf" and "nan" are numbers. No locale.
std::optional<double> numberIn(std::string_view text);

/// What a benchmark's parameter is by its name, e.g. "NumElements", "width".
enum class Dimension { None, Count, Width, Height };
Dimension dimensionOf(std::string_view parameter);

/// The size that a benchmark's parameters tell.
class NamedSize {
 public:
  /// False when the parameter is no dimension.
  bool take(std::string_view parameter, double number);
  /// In pixels: width x height, or the count.
  [[nodiscard]] std::optional<double> pixels() const;

 private:
  std::optional<double> count_, width_, height_;
};

/// What a benchmarking library tells of one iteration.
struct Iteration {
  std::optional<double> itemsPerSecond;
  std::optional<double> bytesPerSecond;
  std::optional<double> seconds;      ///< of the rates, if there are any
  std::optional<double> namedPixels;  ///< from parameters
};

/// Value, unit, rate and size of an iteration's point: items before bytes before time. The size is what the rate and
/// the time make of it, exactly the parameters' where both agree. False when the iteration tells neither.
bool setFigures(ImportedPoint& point, const Iteration& iteration);

}  // namespace headroom
