#include "runner/sampling/validation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/workloads.hpp"
#include "system/random_numbers.hpp"

namespace headroom {
namespace {

class ValidationTest : public ::testing::Test {
 protected:
  ValidationTest() {
    for (int y = 0; y < size_.height; ++y) {
      randomRow(
          1, y,
          std::span(plane_).subspan(static_cast<std::size_t>(y * size_.width), static_cast<std::size_t>(size_.width)));
    }
  }
  ResultRow validated() {
    const Workload& workload = findWorkload("copy");
    const Variant& variant = catalogue_.find("copy.scalar");
    ResultRow row;
    const ChannelResult channel{[](int y, std::span<float> into) { randomRow(1, y, into); }, ChannelView(plane_)};
    validate(row, workload, variant, {size_, {}, symbolsFor(workload, variant, size_, {}), {}}, std::span(&channel, 1));
    return row;
  }

  Catalogue catalogue_;
  ImageSize size_{37, 11};
  std::vector<float> plane_ = std::vector<float>(37 * 11);
};

TEST_F(ValidationTest, PassesAnExactCopyWithInfinitePsnr) {
  const ResultRow row = validated();
  EXPECT_EQ(row.status, Status::Ok);
  EXPECT_EQ(row.ownError->maxAbs, 0);
  EXPECT_TRUE(std::isinf(row.ownError->psnrDb));
}

TEST_F(ValidationTest, FindsOneWrongPixelAnywhere) {
  for (const std::size_t index : {std::size_t{0}, plane_.size() / 2, plane_.size() - 1}) {
    const float right = plane_[index];
    plane_[index] += 0.5F;
    const ResultRow row = validated();
    EXPECT_EQ(row.status, Status::WrongResult) << index;
    EXPECT_NEAR(row.ownError->maxAbs, 0.5, 1e-6);
    EXPECT_NEAR(row.ownError->rms, 0.5 / std::sqrt(static_cast<double>(plane_.size())), 1e-6);
    EXPECT_FALSE(row.reason.empty());
    plane_[index] = right;
  }
}

TEST_F(ValidationTest, CountsANaNAsAnInfiniteError) {
  plane_[5] = std::numeric_limits<float>::quiet_NaN();
  const ResultRow row = validated();
  EXPECT_EQ(row.status, Status::WrongResult);
  EXPECT_TRUE(std::isinf(row.ownError->maxAbs));
}

TEST(Validation, OfBytesAllowsHalfAStepAndNoMore) {
  const ImageSize size{16, 4};
  const Catalogue catalogue;
  const Workload& workload = findWorkload("copy");
  const Variant& variant = catalogue.find("copy.bytes");
  std::vector<std::uint8_t> result(64);
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = randomByte(1, i);
  const auto rowOf = [&](double offset) {
    // A source halfway between two bytes, which a correct kernel rounds.
    const RowReader source = [&](int y, std::span<float> row) {
      for (std::size_t x = 0; x < row.size(); ++x) {
        const auto byte = randomByte(1, static_cast<std::size_t>(y) * row.size() + x);
        row[x] = static_cast<float>((byte + offset) / 255);
      }
    };
    ResultRow row;
    const ChannelResult channel{source, ChannelView(result)};
    validate(row, workload, variant, {size, {}, symbolsFor(workload, variant, size, {}), {}}, std::span(&channel, 1));
    return row;
  };
  EXPECT_EQ(rowOf(0).ownError->maxAbs, 0);
  EXPECT_EQ(rowOf(0.5).status, Status::Ok);
  EXPECT_EQ(rowOf(0.51).status, Status::WrongResult);
  EXPECT_NEAR(rowOf(0.51).ownError->maxAbs, 0.51 / 255, 1e-6) << "white is 1";
  ++result[33];
  EXPECT_EQ(rowOf(0).status, Status::WrongResult) << "one step in one pixel";
}

TEST(ChannelView, ReadsOneOfInterleavedChannels) {
  const std::vector<std::uint8_t> bytes{0, 51, 102, 255, 255, 204, 153, 0};
  std::vector<float> row(2);
  ChannelView(bytes, 4, 1).read(0, row);
  EXPECT_EQ(row, (std::vector<float>{51 / 255.0F, 204 / 255.0F}));
  const std::vector<float> floats{1, 2, 3, 4};
  std::vector<float> second(1);
  ChannelView(floats, 2, 1).read(1, second);
  EXPECT_EQ(second[0], 4);
}

TEST(Validation, ComparesTransposedPlanesRowByRowOfTheResult) {
  const ImageSize size{5, 3};
  const Catalogue catalogue;
  const Workload& workload = findWorkload("transpose");
  const Variant& variant = catalogue.find("transpose.naive");
  const RowReader source = [](int y, std::span<float> row) { randomRow(1, y, row); };
  std::vector<float> result(15);
  for (int y = 0; y < size.height; ++y) {
    std::vector<float> row(5);
    source(y, row);
    for (int x = 0; x < size.width; ++x)
      result[static_cast<std::size_t>(x * size.height + y)] = row[static_cast<std::size_t>(x)];
  }
  const auto statusOf = [&] {
    ResultRow row;
    const ChannelResult channel{source, ChannelView(result)};
    validate(row, workload, variant, {size, {}, symbolsFor(workload, variant, size, {}), {}}, std::span(&channel, 1));
    return row.status;
  };
  EXPECT_EQ(statusOf(), Status::Ok);
  for (float& pixel : result) {
    const float right = pixel;
    pixel += 0.5F;
    EXPECT_EQ(statusOf(), Status::WrongResult);
    pixel = right;
  }
}

TEST(RandomPlane, IsUniformSeededAndTheSameRowByRow) {
  std::vector<float> row(100000);
  randomRow(1, 0, row);
  double sum = 0;
  for (const float value : row) {
    EXPECT_GE(value, 0);
    EXPECT_LT(value, 1);
    sum += value;
  }
  EXPECT_NEAR(sum / 100000, 0.5, 0.005);
  EXPECT_NE(randomPixel(1, 7), randomPixel(2, 7));
  std::vector<float> second(500);
  randomRow(1, 3, second);
  EXPECT_EQ(second[20], row[1520]);
}

TEST(RandomPlane, OfBytesTakesEachValueAboutAsOften) {
  std::vector<int> counts(256);
  for (std::uint64_t i = 0; i < 256000; ++i) ++counts[randomByte(1, i)];
  EXPECT_GT(*std::min_element(counts.begin(), counts.end()), 850);
  EXPECT_LT(*std::max_element(counts.begin(), counts.end()), 1150);
}

TEST_F(ValidationTest, TellsHowManyPixelsAreNoNumbers) {
  for (const std::size_t index : {std::size_t{3}, std::size_t{77}}) {
    plane_[index] = std::numeric_limits<float>::quiet_NaN();
  }
  plane_[100] = std::numeric_limits<float>::infinity();
  const ResultRow row = validated();
  EXPECT_EQ(row.status, Status::WrongResult);
  EXPECT_EQ(row.reason.find("inf,"), std::string::npos) << row.reason;
  EXPECT_EQ(
      row.reason,
      "3 of 407 pixels of the result are not numbers: the kernel does not write them, or computes NaN or infinity.");
}

TEST_F(ValidationTest, TellsWhereTheResultLosesNumbersThatTheReferenceOfASourceWithNaNHas) {
  const Workload& workload = findWorkload("copy");
  static constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
  const auto reasonOf = [&](const std::vector<std::size_t>& lost) {
    std::vector<float> result = plane_;
    for (const std::size_t index : lost) result[index] = kNaN;
    const auto source = [](int y, std::span<float> row) {
      randomRow(1, y, row);
      if (y == 0) row[5] = kNaN;
    };
    const ChannelResult channel{source, ChannelView(result), 1, true};
    ResultRow row;
    validate(row, workload, catalogue_.find("copy.scalar"),
             {size_, {}, symbolsFor(workload, catalogue_.find("copy.scalar"), size_, {}), {}}, std::span(&channel, 1));
    EXPECT_EQ(row.status, Status::Ok);
    return row.reason;
  };
  EXPECT_EQ(reasonOf({5}), "") << "it is the source's";
  EXPECT_NE(reasonOf({5, 6, 100}).find("at 2 pixels where the result has none"), std::string::npos)
      << reasonOf({5, 6, 100});
}

}  // namespace
}  // namespace headroom
