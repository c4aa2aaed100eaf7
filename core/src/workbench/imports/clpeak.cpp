#include "workbench/imports/clpeak.hpp"

#include <array>

namespace headroom {
namespace {

struct Word {
  std::string_view word;
  CommonUnit unit;
  double toBase;
};

/// Units of clpeak 1.x and 2.x; other words stay unchanged.
constexpr std::array kUnitWords = {
    Word{"gbps", kBytesUnit, 1e9}, Word{"gflops", kFlopsUnit, 1e9}, Word{"tflops", kFlopsUnit, 1e12},
    Word{"gops", kOpsUnit, 1e9},   Word{"tops", kOpsUnit, 1e12},    Word{"us", kTimeUnit, 1e-6},
    Word{"ns", kTimeUnit, 1e-9},   Word{"ms", kTimeUnit, 1e-3},
};

/// Quantities of format 3.
constexpr std::array kQuantityWords = {
    Word{"bytes_per_second", kBytesUnit, 1},
    Word{"flops", kFlopsUnit, 1},
    Word{"ops", kOpsUnit, 1},
    Word{"seconds", kTimeUnit, 1},
    Word{"items_per_second", kItemsUnit, 1},
};

/// Reads a buffer larger than the caches and writes almost nothing (one float for sixteen vectors read); only the reads
/// are counted.
constexpr std::string_view kMemoryTest = "global_memory_bandwidth";
constexpr std::string_view kTransferTest = "transfer_bandwidth";
/// Tests that certainly move data; mapping and unmapping may move none.
constexpr std::array<std::string_view, 5> kMovingTransfers = {"enqueuewritebuffer", "enqueuereadbuffer", "memcpy_",
                                                              "h2d", "d2h"};

template <typename Words>
const Word* find(const Words& words, std::string_view word) {
  for (const Word& known : words) {
    if (known.word == word) return &known;
  }
  return nullptr;
}

PixelBasis basisOf(const ClpeakReading& reading) {
  if (reading.test == kMemoryTest) return PixelBasis::CopyBytes;
  if (reading.test != kTransferTest) return PixelBasis::None;
  for (const std::string_view moving : kMovingTransfers) {
    if (reading.metric.starts_with(moving)) return PixelBasis::PlaneBytes;
  }
  return PixelBasis::None;
}

}  // namespace

std::string labelOf(const ClpeakReading& reading) {
  std::string label = reading.backend.empty() ? reading.test : reading.backend + ": " + reading.test;
  if (!reading.metric.empty() && reading.metric != reading.test) label += ' ' + reading.metric;
  return label;
}

void addClpeakReading(Readings& readings, const ClpeakReading& reading) {
  ImportedPoint point;
  point.label = labelOf(reading);
  point.device = reading.device;
  point.value = reading.value;
  point.unit = reading.unit;
  const Word* word = reading.quantity.empty() ? find(kUnitWords, reading.unit) : find(kQuantityWords, reading.quantity);
  // clpeak 1.x gives its integer tests the unit of floating point, only in the file.
  const bool ofIntegers = reading.test.starts_with("integer_compute");
  if (word != nullptr) {
    const CommonUnit& unit = ofIntegers && word->unit.name == kFlopsUnit.name ? kOpsUnit : word->unit;
    const double base = reading.value * reading.scale * word->toBase;
    point.value = base / unit.base;
    point.unit = unit.name;
    if (unit.name == kBytesUnit.name) {
      point.basis = basisOf(reading);
      if (point.basis == PixelBasis::CopyBytes) point.gigapixelsPerSecond = base / kCopyBytesPerPixel / 1e9;
      if (point.basis == PixelBasis::PlaneBytes) point.gigapixelsPerSecond = base / kPlaneBytesPerPixel / 1e9;
    }
  }
  readings.add(std::move(point));
}

}  // namespace headroom
