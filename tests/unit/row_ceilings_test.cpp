#include "workbench/analysis/ceilings.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"

namespace headroom {
namespace {

constexpr ImageSize kSize{1000, 1000};

class RowCeilings : public testing::Test {
 protected:
  /// The built-in variant's row at so many GP/s.
  ResultRow row(const std::string& id, Role role, double rate) const {
    const Variant& variant = catalogue_.find(id);
    ResultRow made = blankRow(findWorkload(variant.workload), variant, role, kSize, {});
    made.medianMs = kSize.megapixels() / rate;
    return made;
  }

  static double copyRate(const ResultRow& row, const std::vector<ResultRow>& measured) {
    std::vector<const ResultRow*> rows;
    for (const ResultRow& each : measured) rows.push_back(&each);
    return ceilingsOf(row, rows).copyGigapixelsPerSecond;
  }

  Catalogue catalogue_;
};

TEST_F(RowCeilings, AreOfTheCopyOfTheRowsOwnPixels) {
  const std::vector<ResultRow> measured{row("copy.scalar", Role::Ceiling, 10), row("copy.vector4", Role::Ceiling, 12),
                                        row("copy.bytes", Role::Ceiling, 30), row("copy.bytes4", Role::Ceiling, 11)};
  EXPECT_DOUBLE_EQ(copyRate(row("blur.separable", Role::Variant, 1), measured), 12);
  // As if they copied one float per pixel: a byte is a quarter of it, four bytes are one.
  EXPECT_DOUBLE_EQ(copyRate(row("blur.streamed-8bit", Role::Variant, 1), measured), 30.0 / 4);
  EXPECT_DOUBLE_EQ(copyRate(row("blur.streamed-rgba", Role::Variant, 1), measured), 11);
  // No copy of four floats per pixel was measured: those of one float count, by the memory that they move.
  EXPECT_DOUBLE_EQ(copyRate(row("blur.colour4", Role::Variant, 1), measured), 12);
}

TEST_F(RowCeilings, OfBytesAreNeverThoseOfFloats) {
  const std::vector<ResultRow> floats{row("copy.scalar", Role::Ceiling, 10)};
  EXPECT_EQ(copyRate(row("blur.streamed-8bit", Role::Variant, 1), floats), 0);
  const std::vector<ResultRow> bytes{row("copy.bytes", Role::Ceiling, 10)};
  EXPECT_EQ(copyRate(row("blur.separable", Role::Variant, 1), bytes), 0);
  EXPECT_DOUBLE_EQ(copyRate(row("blur.streamed-rgba", Role::Variant, 1), bytes), 2.5);
}

TEST_F(RowCeilings, MakeAnEightBitRowsShareOneOfItsOwnCopy) {
  const ResultRow copy = row("copy.bytes", Role::Ceiling, 40);
  const ResultRow peak = row("mad.peak", Role::Ceiling, 1);
  ResultRow blur = row("blur.streamed-8bit", Role::Variant, 10);
  const std::vector<const ResultRow*> measured{&copy, &peak};
  const Ceilings ceilings = ceilingsOf(blur, measured);
  EXPECT_DOUBLE_EQ(ceilings.peakGigaflopsPerSecond, gigaflopsPerSecond(peak).value());
  blur.flops = 0;
  applyCeilings(blur, ceilings);
  EXPECT_DOUBLE_EQ(blur.ceilingGigapixelsPerSecond.value(), 40);
  EXPECT_DOUBLE_EQ(percentOfCeiling(blur).value(), 25);
  EXPECT_DOUBLE_EQ(gigabytesPerSecond(blur).value(), 20) << "a byte in and a byte out";
}

}  // namespace
}  // namespace headroom
