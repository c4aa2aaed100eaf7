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
  /// Returns the built-in variant's row at this rate in GP/s.
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
  // Rates as if they copied one float per pixel: a byte is a quarter of it, four bytes are one.
  EXPECT_DOUBLE_EQ(copyRate(row("blur.streamed-8bit", Role::Variant, 1), measured), 30.0 / 4);
  EXPECT_DOUBLE_EQ(copyRate(row("blur.streamed-rgba", Role::Variant, 1), measured), 11);
  // No copy of four floats per pixel was measured; those of one float are used, scaled by their memory traffic.
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

TEST_F(RowCeilings, OfArithmeticComeFromTheOperationsThatTheDeviceExecutes) {
  const ResultRow peak = row("mad.peak-mma-tf32", Role::Ceiling, 1);
  const Variant& units = catalogue_.find("matmul.units");
  ResultRow product = blankRow(findWorkload("matmul"), units, Role::Variant, Size{1000, 1000, 1000}, {});
  product.medianMs = 1;  // a result per nanosecond
  ASSERT_TRUE(product.flops && product.executedFlops);
  EXPECT_DOUBLE_EQ(*product.executedFlops, 3 * *product.flops) << "three products of parts for each";
  const double ofProduct = gigaflopsPerSecond(peak).value() / *product.executedFlops;
  product.compulsoryFloats = 0;
  const std::vector<const ResultRow*> measured{&peak};
  applyCeilings(product, ceilingsOf(product, measured));
  EXPECT_DOUBLE_EQ(product.ceilingGigapixelsPerSecond.value(), ofProduct);
  EXPECT_DOUBLE_EQ(gigaflopsPerSecond(product).value(), *product.flops) << "rates count what is useful";
  product.executedFlops.reset();
  applyCeilings(product, ceilingsOf(product, measured));
  EXPECT_DOUBLE_EQ(product.ceilingGigapixelsPerSecond.value(), 3 * ofProduct);
}

TEST_F(RowCeilings, AreOfThePeakOfTheRowsOwnPrecision) {
  const std::vector<ResultRow> peaks{row("mad.peak4", Role::Ceiling, 4), row("mad.peak4-half", Role::Ceiling, 8),
                                     row("mad.peak4-double", Role::Ceiling, 2), row("mad.peak4-int", Role::Ceiling, 1),
                                     row("mad.peak16-int", Role::Ceiling, 0.5)};
  std::vector<const ResultRow*> measured;
  for (const ResultRow& peak : peaks) measured.push_back(&peak);
  ResultRow own = row("blur.separable", Role::Variant, 1);
  for (const std::size_t peak : {0U, 1U, 2U, 3U}) {
    own.precision = peaks[peak].precision;
    EXPECT_DOUBLE_EQ(ceilingsOf(own, measured).peakGigaflopsPerSecond, gigaflopsPerSecond(peaks[peak]).value())
        << toText(own.precision);
  }
  measured.erase(measured.begin() + 1);
  own.precision = Precision::Half;
  EXPECT_EQ(ceilingsOf(own, measured).peakGigaflopsPerSecond, 0) << "the peak of floats is none for halves";
}

TEST_F(RowCeilings, OfMatrixUnitsBoundTheirKernelsAndNoLibrary) {
  const std::vector<ResultRow> peaks{row("mad.peak4", Role::Ceiling, 4), row("mad.peak-mma-tf32", Role::Ceiling, 1),
                                     row("mad.peak-mma-half", Role::Ceiling, 1),
                                     row("mad.peak-mma-int8", Role::Ceiling, 1)};
  std::vector<const ResultRow*> measured;
  for (const ResultRow& peak : peaks) measured.push_back(&peak);
  const auto peakOf = [&](const std::string& id) {
    return ceilingsOf(row(id, Role::Variant, 1), measured).peakGigaflopsPerSecond;
  };
  // Of all pixels 32 work-items have, 8 sums of 16 x 8 numbers get 512 products of 8, 16 or 32 columns each.
  constexpr double kOperationsOfTf32 = 8.0 * 512 * 2 * 16 * 8 * 8 / 32;
  EXPECT_DOUBLE_EQ(peakOf("matmul.units"), kOperationsOfTf32);
  EXPECT_DOUBLE_EQ(peakOf("matmul.units-half"), 2 * kOperationsOfTf32);
  EXPECT_DOUBLE_EQ(peakOf("matmul-half.units"), 2 * kOperationsOfTf32);
  EXPECT_DOUBLE_EQ(peakOf("matmul-int8.units"), 4 * kOperationsOfTf32);
  EXPECT_EQ(peakOf("matmul-half.cublas"), 0);
  EXPECT_EQ(peakOf("matmul-int8.cublas"), 0);
}

TEST_F(RowCeilings, OfIntProductsAreTheirOwn) {
  EXPECT_EQ(row("matmul.tile-int", Role::Variant, 1).precision, Precision::Int);
  EXPECT_EQ(row("matmul.tile", Role::Variant, 1).precision, Precision::Float);
  EXPECT_EQ(row("blur.streamed-8bit", Role::Variant, 1).precision, Precision::Float) << "bytes are computed in float";
}

TEST_F(RowCeilings, HaveARoofOfLocalMemoryForWhatAVariantMovesThere) {
  const ResultRow local = row("local.scalar", Role::Ceiling, 2);
  EXPECT_EQ(local.localFloats, 258);
  const std::vector<const ResultRow*> measured{&local};
  ResultRow padded = row("transpose.padded", Role::Variant, 60);
  const Ceilings ceilings = ceilingsOf(padded, measured);
  EXPECT_DOUBLE_EQ(ceilings.localGigabytesPerSecond, 2 * 258 * 4);
  EXPECT_EQ(ceilings.copyGigapixelsPerSecond, 0) << "it is not a copy";
  applyCeilings(padded, ceilings);
  EXPECT_DOUBLE_EQ(padded.localRoofGigapixelsPerSecond.value(), 258);
  EXPECT_NEAR(percentOfLocalRoof(padded).value(), 100.0 * 60 / 258, 1e-9);
  EXPECT_FALSE(padded.ceilingGigapixelsPerSecond) << "other transposes may do without local memory";
  ResultRow naive = row("transpose.naive", Role::Variant, 60);
  applyCeilings(naive, ceilings);
  EXPECT_FALSE(naive.localRoofGigapixelsPerSecond);
}

}  // namespace
}  // namespace headroom
