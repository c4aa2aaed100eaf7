#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "system/random_numbers.hpp"
#include "workloads/matmul/tiled_product.hpp"

namespace headroom {
namespace {

/// Random factors and their product in double.
struct Product {
  explicit Product(Size of) : size(of) {
    const auto M = static_cast<std::size_t>(size[0]);
    const auto N = static_cast<std::size_t>(size[1]);
    const auto K = static_cast<std::size_t>(size[2]);
    for (std::size_t i = 0; i < M * K; ++i) a.push_back(randomNumber<float>({1, true}, i));
    for (std::size_t i = 0; i < K * N; ++i) b.push_back(randomNumber<float>({2, true}, i));
    c.resize(M * N);
    for (std::size_t m = 0; m < M; ++m) {
      for (std::size_t k = 0; k < K; ++k) {
        for (std::size_t n = 0; n < N; ++n) {
          c[m * N + n] += static_cast<double>(a[m * K + k]) * static_cast<double>(b[k * N + n]);
        }
      }
    }
  }

  [[nodiscard]] ErrorFigures errorOf(const std::vector<double>& result) const {
    return errorOf(result, findReference(findWorkload("matmul"), "product"));
  }

  [[nodiscard]] ErrorFigures errorOf(const std::vector<double>& result, const ReferenceMethod& method) const {
    const auto readerOf = [](const auto& numbers) -> NumberReader {
      return [&numbers](std::int64_t first, std::span<double> to) {
        for (double& number : to) number = static_cast<double>(numbers[static_cast<std::size_t>(first++)]);
      };
    };
    const ReferenceInput input{size, {}, {}, {}, {readerOf(a), readerOf(b)}};
    return method.compare(input, readerOf(result));
  }

  [[nodiscard]] double tolerance() const {
    return findReference(findWorkload("matmul"), "product").tolerance({{"K", static_cast<double>(size[2])}});
  }

  Size size;
  std::vector<float> a;
  std::vector<float> b;
  std::vector<double> c;
};

/// Recomputed completely.
constexpr Size kSmall{17, 31, 29};
/// Some rows of this size are recomputed, and all are checked with Freivalds' algorithm.
constexpr Size kLarge{1200, 640, 700};

TEST(ProductReference, FindsNoErrorInTheProduct) {
  for (const Size size : {kSmall, kLarge}) {
    const Product product(size);
    EXPECT_LT(product.errorOf(product.c).maxAbs, 1e-12) << toText(size);
  }
}

TEST(ProductReference, AllowsRoundingToFloats) {
  for (const Size size : {kSmall, kLarge}) {
    const Product product(size);
    std::vector<double> rounded;
    for (const double number : product.c) rounded.push_back(static_cast<double>(static_cast<float>(number)));
    const ErrorFigures error = product.errorOf(rounded);
    EXPECT_GT(error.maxAbs, 0) << toText(size);
    EXPECT_LT(error.maxAbs, product.tolerance()) << toText(size);
  }
}

TEST(ProductReference, FindsASingleWrongElementWhereverItIs) {
  for (const Size size : {kSmall, kLarge}) {
    const Product product(size);
    for (const double place : {0.0, 0.123, 0.5, 0.777, 1.0}) {
      std::vector<double> wrong = product.c;
      wrong[static_cast<std::size_t>(place * static_cast<double>(wrong.size() - 1))] += 0.1;
      EXPECT_GT(product.errorOf(wrong).maxAbs, 0.099) << toText(size) << ", " << place;
    }
  }
}

TEST(ProductReference, TakesNaNForAnInfiniteError) {
  for (const Size size : {kSmall, kLarge}) {
    const Product product(size);
    std::vector<double> wrong = product.c;
    wrong[wrong.size() / 3] = std::numeric_limits<double>::quiet_NaN();
    EXPECT_TRUE(std::isinf(product.errorOf(wrong).maxAbs)) << toText(size);
  }
}

/// Returns the product as a matrix unit sums it: 8 products at a time, every sum truncated to a float.
std::vector<double> truncatedSums(const Product& product) {
  const auto width = static_cast<std::size_t>(product.size[1]);
  const auto depth = static_cast<std::size_t>(product.size[2]);
  std::vector<double> sums(product.c.size());
  for (std::size_t i = 0; i < sums.size(); ++i) {
    for (std::size_t begin = 0; begin < depth; begin += 8) {
      for (std::size_t k = begin; k < std::min(begin + 8, depth); ++k) {
        sums[i] += static_cast<double>(product.a[i / width * depth + k]) *
                   static_cast<double>(product.b[k * width + i % width]);
      }
      const auto nearest = static_cast<float>(sums[i]);
      sums[i] = static_cast<double>(
          std::abs(static_cast<double>(nearest)) > std::abs(sums[i]) ? std::nextafter(nearest, 0.0F) : nearest);
    }
  }
  return sums;
}

TEST(HalfProductReference, AllowsSumsThatAMatrixUnitTruncatesAndNoWrongElement) {
  const ReferenceMethod& method = findReference(findWorkload("matmul-half"), "product-half");
  for (const Size size : {kSmall, Size{120, 64, 700}}) {
    const Product product(size);
    const double tolerance = method.tolerance({{"K", static_cast<double>(size[2])}});
    std::vector<double> sums = truncatedSums(product);
    EXPECT_GT(product.errorOf(sums, method).maxAbs, 0) << toText(size);
    EXPECT_LT(product.errorOf(sums, method).maxAbs, tolerance) << toText(size);
    sums[sums.size() * 3 / 4] += 0.1;
    EXPECT_GT(product.errorOf(sums, method).maxAbs, tolerance) << toText(size);
  }
}

TEST(MatmulPeers, GiveTheProductAtAwkwardSizes) {
  for (const HostPeer& peer : findWorkload("matmul").peers) {
    if (!whyUnavailable(peer).empty()) continue;
    for (const Size size : {Size{1, 1, 1}, Size{1, 7, 3}, Size{100, 1, 50}, kSmall, Size{33, 65, 129}}) {
      const Product product(size);
      std::vector<float> result(product.c.size(), std::numeric_limits<float>::quiet_NaN());
      const std::vector<const float*> inputs{product.a.data(), product.b.data()};
      peer.run(inputs, result.data(), size, {});
      EXPECT_LE(product.errorOf({result.begin(), result.end()}).maxAbs, product.tolerance())
          << peer.name << ", " << toText(size);
    }
  }
}

TEST(TiledProduct, OfSomeRowsOfTilesLeavesTheOthersAlone) {
  const Product product({50, 40, 20});
  std::vector<float> result(product.c.size(), -7);
  multiplyTiles({product.a.data(), product.b.data(), result.data(), productSize(product.size)}, 1, 2);
  EXPECT_EQ(rowsOfTiles(productSize(product.size)), 4U);
  for (std::size_t i = 0; i < result.size(); ++i) {
    const std::size_t row = i / 40;
    EXPECT_NEAR(static_cast<double>(result[i]), row >= 16 && row < 32 ? product.c[i] : -7, 1e-5);
  }
}

TEST(Matmul, MovesItsThreeMatricesOnce) {
  const Workload& matmul = findWorkload("matmul");
  EXPECT_DOUBLE_EQ(compulsoryBytes(matmul, {10, 20, 30}), 4 * (20 * 30 + 30 * 10 + 10 * 20));
  EXPECT_DOUBLE_EQ(compulsoryBytes(findWorkload("matmul-half"), {10, 20, 30}), 2 * (20 * 30 + 30 * 10) + 4 * 10 * 20);
  EXPECT_DOUBLE_EQ(compulsoryBytes(findWorkload("matmul-int8"), {10, 20, 30}), 20 * 30 + 30 * 10 + 4 * 10 * 20);
  EXPECT_DOUBLE_EQ(compulsoryBytes(findWorkload("blur"), {10, 20}), 2 * 4 * 200);
  EXPECT_DOUBLE_EQ(compulsoryBytes(findWorkload("blur"), {10, 20}, {Element::UChar, 4}), 2 * 4 * 200);
}

TEST(Matmul, TakesNoPicturesSizesAndPicturesNoneOfMatrices) {
  EXPECT_NO_THROW(requireSize(findWorkload("matmul"), {5, 5, 5}));
  EXPECT_THROW(requireSize(findWorkload("matmul"), {5, 5}), UsageError);
  EXPECT_THROW(requireSize(findWorkload("blur"), {5, 5, 5}), UsageError);
  EXPECT_THROW(requireSize(findWorkload("blur"), {5, 0}), UsageError);
}

}  // namespace
}  // namespace headroom
