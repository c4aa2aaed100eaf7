#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "workloads/blur/deriche.hpp"
#include "workloads/blur/gaussian.hpp"

#ifdef HEADROOM_HAVE_OPENCV
#include <opencv2/imgproc.hpp>
#endif

namespace headroom {
namespace {

using Plane = std::vector<double>;

std::vector<float> randomPlane(ImageSize size) {
  std::mt19937 generator(7);
  std::uniform_real_distribution<float> uniform(0, 1);
  std::vector<float> plane(static_cast<std::size_t>(size.pixels()));
  std::generate(plane.begin(), plane.end(), [&] { return uniform(generator); });
  return plane;
}

ReferenceInput inputFor(const std::vector<float>& source, ImageSize size, const Symbols& symbols) {
  return {size,
          [&source, size](int y, std::span<float> row) {
            std::copy_n(source.begin() + static_cast<std::ptrdiff_t>(y) * size.width, size.width, row.begin());
          },
          symbols,
          {}};
}

/// Missing rows are NaN.
Plane reference(const std::string& workload, const std::string& method, const std::vector<float>& source,
                ImageSize size, const Symbols& symbols) {
  Plane result(source.size(), std::numeric_limits<double>::quiet_NaN());
  findReference(findWorkload(workload), method)
      .compute(inputFor(source, size, symbols), [&](int y, std::span<const double> row) {
        std::copy(row.begin(), row.end(), result.begin() + y * static_cast<std::ptrdiff_t>(row.size()));
      });
  return result;
}

double largestDifference(const Plane& left, const Plane& right) {
  double largest = 0;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const double difference = std::abs(left[i] - right[i]);
    if (!(difference <= largest)) largest = difference;  // keeps a NaN
  }
  return largest;
}

/// The definition: one two-dimensional sum, with edge pixels repeated.
Plane naiveBlur(const std::vector<float>& source, ImageSize size, double sigma, int radius) {
  const std::vector<double> weights = gaussianWeights(sigma, radius);
  Plane result(source.size());
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      double sum = 0;
      for (int j = -radius; j <= radius; ++j) {
        const int row = std::clamp(y + j, 0, size.height - 1);
        for (int i = -radius; i <= radius; ++i) {
          const int column = std::clamp(x + i, 0, size.width - 1);
          const double weight =
              weights[static_cast<std::size_t>(j + radius)] * weights[static_cast<std::size_t>(i + radius)];
          sum += weight * source[static_cast<std::size_t>(row) * size.width + column];
        }
      }
      result[static_cast<std::size_t>(y) * size.width + x] = sum;
    }
  }
  return result;
}

TEST(GaussianReference, MatchesTheDefinitionAtAwkwardSizes) {
  for (const ImageSize size :
       {ImageSize{1, 1}, ImageSize{1, 37}, ImageSize{41, 1}, ImageSize{64, 37}, ImageSize{23, 71}}) {
    const std::vector<float> source = randomPlane(size);
    for (const double sigma : {0.3, 1.0, 4.3}) {
      const Symbols symbols{{"sigma", sigma}};
      EXPECT_LT(largestDifference(reference("blur", "truncated-gaussian", source, size, symbols),
                                  naiveBlur(source, size, sigma, gaussianRadius(sigma, kVariantSigmas))),
                1e-13)
          << size.width << " x " << size.height << ", sigma " << sigma;
      EXPECT_LT(largestDifference(reference("blur", "gaussian", source, size, symbols),
                                  naiveBlur(source, size, sigma, gaussianRadius(sigma, kTruthSigmas))),
                1e-13)
          << size.width << " x " << size.height << ", sigma " << sigma;
    }
  }
}

TEST(BlurReferences, KeepAConstantPictureUpToTheBorders) {
  for (const ImageSize size : {ImageSize{1, 1}, ImageSize{300, 1}, ImageSize{97, 211}}) {
    const std::vector<float> source(static_cast<std::size_t>(size.pixels()), 0.7f);
    const Plane expected(source.begin(), source.end());
    for (const double sigma : {0.3, 1.0, 5.0, 20.0, 100.0}) {
      for (const char* method : {"gaussian", "truncated-gaussian"})
        EXPECT_LT(largestDifference(reference("blur", method, source, size, {{"sigma", sigma}}), expected), 1e-12)
            << method << ", sigma " << sigma;
      if (sigma > 30) continue;  // beyond the recursion's range
      EXPECT_LT(largestDifference(reference("blur", "deriche", source, size, {{"sigma", sigma}}), expected), 3e-6)
          << "deriche, sigma " << sigma;
    }
  }
}

TEST(DericheReference, IsNearTheGaussianAlsoAtTheBorders) {
  for (const ImageSize size : {ImageSize{1, 1}, ImageSize{1, 257}, ImageSize{257, 1}, ImageSize{64, 37}}) {
    const std::vector<float> source = randomPlane(size);
    for (const double sigma : {0.5, 1.0, 5.0, 20.0}) {
      const Symbols symbols{{"sigma", sigma}};
      EXPECT_LT(largestDifference(reference("blur", "deriche", source, size, symbols),
                                  reference("blur", "gaussian", source, size, symbols)),
                1e-3)
          << size.width << " x " << size.height << ", sigma " << sigma;
    }
  }
}

TEST(DericheReference, TreatsRowsAndColumnsAlike) {
  const ImageSize size{29, 53};
  const ImageSize turned{53, 29};
  const std::vector<float> source = randomPlane(size);
  std::vector<float> transposed(source.size());
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x) transposed[x * turned.width + y] = source[y * size.width + x];
  const Plane straight = reference("blur", "deriche", source, size, {{"sigma", 4.0}});
  const Plane across = reference("blur", "deriche", transposed, turned, {{"sigma", 4.0}});
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x)
      ASSERT_NEAR(straight[y * size.width + x], across[x * turned.width + y], 1e-9) << x << ", " << y;
}

#ifdef HEADROOM_HAVE_OPENCV
TEST(GaussianReference, MatchesOpencvInDouble) {
  const ImageSize size{203, 151};
  const std::vector<float> source = randomPlane(size);
  const Plane wide(source.begin(), source.end());
  for (const double sigma : {0.5, 2.0, 5.0, 20.0}) {
    Plane expected(source.size());
    const cv::Mat from(size.height, size.width, CV_64F, const_cast<double*>(wide.data()));
    cv::Mat to(size.height, size.width, CV_64F, expected.data());
    const int taps = 2 * gaussianRadius(sigma, kVariantSigmas) + 1;
    cv::GaussianBlur(from, to, cv::Size(taps, taps), sigma, sigma, cv::BORDER_REPLICATE);
    EXPECT_LT(largestDifference(reference("blur", "truncated-gaussian", source, size, {{"sigma", sigma}}), expected),
              1e-12)
        << sigma;
  }
}

TEST(OpencvPeer, StaysWithinItsReferencesTolerance) {
  const Workload& blur = findWorkload("blur");
  const HostPeer& peer = blur.peers.at(0);
  ASSERT_EQ(peer.name, "opencv");
  ASSERT_EQ(whyUnavailable(peer), "");
  for (const ImageSize size : {ImageSize{1, 1}, ImageSize{1, 257}, ImageSize{64, 37}}) {
    const std::vector<float> source = randomPlane(size);
    std::vector<float> result(source.size(), -1);
    for (const double sigma : {0.5, 5.0, 20.0}) {
      const Symbols symbols{{"sigma", sigma}};
      const float* const input = source.data();
      peer.run({&input, 1}, result.data(), size, {{"sigma", sigma}});
      EXPECT_LE(largestDifference(Plane(result.begin(), result.end()),
                                  reference("blur", peer.reference, source, size, symbols)),
                findReference(blur, peer.reference).tolerance(symbols))
          << size.width << " x " << size.height << ", sigma " << sigma;
    }
  }
}

TEST(OpencvBytePeer, RoundsWhatItsReferenceSays) {
  const Workload& blur = findWorkload("blur");
  const HostPeer& peer = blur.peers.at(1);
  ASSERT_EQ(peer.name, "opencv-8bit");
  for (const ImageSize size : {ImageSize{1, 1}, ImageSize{1, 257}, ImageSize{64, 37}}) {
    const std::vector<float> random = randomPlane(size);
    std::vector<std::uint8_t> source(random.size());
    std::vector<float> scaled(random.size());
    for (std::size_t i = 0; i < source.size(); ++i) {
      source[i] = static_cast<std::uint8_t>(random[i] * 256);
      scaled[i] = source[i];
    }
    std::vector<std::uint8_t> result(source.size());
    for (const double sigma : {0.5, 5.0, 20.0}) {
      const std::uint8_t* const input = source.data();
      peer.runOnBytes({&input, 1}, result.data(), size, {{"sigma", sigma}});
      EXPECT_LE(largestDifference(Plane(result.begin(), result.end()),
                                  reference("blur", peer.reference, scaled, size, {{"sigma", sigma}})),
                0.5 + 1e-9)
          << size.width << " x " << size.height << ", sigma " << sigma;
    }
  }
}
#else
TEST(OpencvPeer, SaysWhatToInstallWhenItIsMissing) {
  EXPECT_NE(whyUnavailable(findWorkload("blur").peers.at(0)).find("libopencv"), std::string::npos);
}
#endif

TEST(PointwiseReferences, ComputeWhatTheirKernelsDo) {
  const ImageSize size{31, 50};
  const std::vector<float> source = randomPlane(size);
  const Plane copied = reference("copy", "identity", source, size, {});
  const Plane logistic = reference("mad", "logistic", source, size, {{"ROUNDS", 2}});
  const Plane chains = reference("mad", "chains", source, size, {{"ROUNDS", 1}, {"CHAINS", 2}});
  for (std::size_t i = 0; i < source.size(); ++i) {
    const double x = source[i];
    const double factor = 3.9f;
    const double once = factor * x * (1 - x);
    ASSERT_EQ(copied[i], x);
    ASSERT_NEAR(logistic[i], factor * once * (1 - once), 1e-14);
    ASSERT_NEAR(chains[i], 0.96875 + 0.5 / 256 - 0.96875 * x, 1e-14);
  }
}

TEST(MadReferences, AreTheChainsStepByStep) {
  const ImageSize size{31, 5};
  const std::vector<float> source = randomPlane(size);
  for (const int chains : {1, 2, 8}) {
    for (const int rounds : {0, 1, 2, 31, 256}) {
      const Plane means = reference("mad", "chains", source, size,
                                    {{"ROUNDS", static_cast<double>(rounds)}, {"CHAINS", static_cast<double>(chains)}});
      for (std::size_t i = 0; i < source.size(); ++i) {
        double sum = 0;
        for (int chain = 0; chain < chains; ++chain) {
          double x = source[i];
          for (int round = 0; round < rounds; ++round) x = 0.96875 + chain / 256.0 - 0.96875 * x;
          sum += x;
        }
        ASSERT_NEAR(means[i], sum / chains, 1e-14) << chains << " chains of " << rounds;
      }
    }
  }
}

TEST(OverheadsReferences, ChooseASideByThePixelOrByTheRow) {
  const ImageSize size{31, 50};
  const std::vector<float> source = randomPlane(size);
  const Plane byPixel = reference("overheads", "branch", source, size, {{"ROUNDS", 1}, {"BY_ROW", 0}});
  const Plane byRow = reference("overheads", "branch", source, size, {{"ROUNDS", 1}, {"BY_ROW", 1}});
  for (std::size_t i = 0; i < source.size(); ++i) {
    const double x = source[i];
    const double first = 0.96875 - 0.96875 * x;
    const double second = 0.9921875 - 0.984375 * (0.0078125 + 0.984375 * x);
    ASSERT_NEAR(byPixel[i], x < 0.5 ? first : second, 1e-15);
    ASSERT_NEAR(byRow[i], i / 31 % 2 == 0 ? first : second, 1e-15);
  }
}

TEST(OverheadsReferences, ComputeWhatTheirFormulasSay) {
  const ImageSize size{31, 50};
  const std::vector<float> source = randomPlane(size);
  const Plane functions = reference("overheads", "functions", source, size, {{"TERMS", 1}});
  const Plane expression = reference("overheads", "expression", source, size, {{"TERMS", 2}});
  const auto term = [](double t) {
    const double p = 0.5 + 0.75 * t - 0.5 * t * t + 0.25 * std::pow(t, 3) - 0.375 * std::pow(t, 4) +
                     0.5 * std::pow(t, 5) - 0.25 * std::pow(t, 6) + 0.125 * std::pow(t, 7);
    return p / (1 + t * t) / std::exp(t) + std::sin(t) / 4;
  };
  for (std::size_t i = 0; i < source.size(); ++i) {
    const double x = source[i];
    const double t = x + 0.5;
    ASSERT_NEAR(functions[i], (std::sin(t) + std::log1p(t)) / (std::sqrt(t) + std::exp(t)), 1e-15);
    ASSERT_NEAR(expression[i], (term(x) + term(x + 0.25)) / 2, 1e-14);
  }
}

TEST(OverheadsReferences, TellWhetherAnyVariantDoesARoundOrATermTooFew) {
  const ImageSize size{64, 64};
  const std::vector<float> source = randomPlane(size);
  const Catalogue catalogue;
  for (const std::string& id : catalogue.select("overheads", "all")) {
    const Variant& variant = catalogue.find(id);
    if (variant.isProbe()) continue;
    const Symbols symbols = constantSymbols(variant);
    Symbols fewer = symbols;
    fewer[symbols.contains("TERMS") ? "TERMS" : "ROUNDS"] -= 1;
    EXPECT_GT(largestDifference(reference("overheads", variant.reference, source, size, symbols),
                                reference("overheads", variant.reference, source, size, fewer)),
              3 * findReference(findWorkload("overheads"), variant.reference).tolerance(symbols))
        << id;
  }
}

TEST(OverheadsReferences, OfLessExactFunctionsDifferInWhatTheyAllowOnly) {
  const Workload& overheads = findWorkload("overheads");
  const auto allowed = [&](const char* method) { return findReference(overheads, method).tolerance({{"TERMS", 4}}); };
  EXPECT_LT(allowed("functions"), 2e-6);
  EXPECT_LT(allowed("functions"), allowed("functions-half"));
  EXPECT_LT(allowed("functions-half"), allowed("functions-native"));
  EXPECT_LT(allowed("expression"), allowed("expression-relaxed"));
  // Far below the difference to another function, for example without the sine.
  EXPECT_LT(allowed("functions-native"), 0.01);
}

TEST(TransposedReference, MakesColumnsRows) {
  const std::vector<float> source{1, 2, 3,  //
                                  4, 5, 6};
  const Plane expected{1, 4,  //
                       2, 5,  //
                       3, 6};
  EXPECT_EQ(reference("transpose", "transposed", source, {3, 2}, {}), expected);
}

TEST(TransposedReference, TakenTwiceIsThePlaneItself) {
  for (const ImageSize size :
       {ImageSize{1, 1}, ImageSize{1, 257}, ImageSize{257, 1}, ImageSize{64, 37}, ImageSize{203, 151}}) {
    const std::vector<float> source = randomPlane(size);
    const Plane once = reference("transpose", "transposed", source, size, {});
    const std::vector<float> turned(once.begin(), once.end());
    EXPECT_EQ(reference("transpose", "transposed", turned, {size.height, size.width}, {}),
              Plane(source.begin(), source.end()))
        << size.width << " x " << size.height;
  }
}

TEST(TransposedReference, TakesPlanesThatItCanNotHoldAsAWhole) {
  const ImageSize size{1031, 9001};  // more than the 2^23 floats in a block
  std::atomic<int> rows = 0;
  std::atomic<int> wrong = 0;
  ReferenceInput input = inputFor({}, size, {});
  input.source = [](int y, std::span<float> row) {
    for (std::size_t x = 0; x < row.size(); ++x) row[x] = static_cast<float>(x * 9001 + static_cast<std::size_t>(y));
  };
  findReference(findWorkload("transpose"), "transposed").compute(input, [&](int y, std::span<const double> row) {
    ++rows;
    if (row.size() != 9001) ++wrong;
    for (std::size_t x = 0; x < row.size(); ++x)
      if (row[x] != static_cast<double>(y) * 9001 + static_cast<double>(x)) ++wrong;
  });
  EXPECT_EQ(rows, size.width);
  EXPECT_EQ(wrong, 0);
}

TEST(MadReferences, TellWhetherAnyVariantDoesARoundTooFew) {
  const ImageSize size{64, 64};
  const std::vector<float> source = randomPlane(size);
  const Catalogue catalogue;
  for (const std::string& id : catalogue.select("mad", "all")) {
    const Variant& variant = catalogue.find(id);
    const Symbols symbols = constantSymbols(variant);
    Symbols fewer = symbols;
    fewer["ROUNDS"] -= 1;
    EXPECT_GT(largestDifference(reference("mad", variant.reference, source, size, symbols),
                                reference("mad", variant.reference, source, size, fewer)),
              3 * findReference(findWorkload("mad"), variant.reference).tolerance(symbols))
        << id;
  }
}

TEST(References, EndEarlyWhenAskedToStop) {
  const ImageSize size{64, 512};
  const std::vector<float> source = randomPlane(size);
  for (const Workload& workload : workloads()) {
    if (!workload.folder.empty()) continue;  // added by another test
    for (const ReferenceMethod& method : workload.references) {
      if (method.compute == nullptr) continue;
      std::stop_source stop;
      stop.request_stop();
      ReferenceInput input = inputFor(source, size,
                                      {{"sigma", 5.0},
                                       {"ROUNDS", 8},
                                       {"CHAINS", 8},
                                       {"DEEP", 32},
                                       {"TERMS", 4},
                                       {"BY_ROW", 0},
                                       {"DECIMATION", 4},
                                       {"TAPS", 24},
                                       {"COARSE_RADIUS", 0},
                                       {"REACH", 1},
                                       {"COSINES", 3},
                                       {"RADIUS", 8},
                                       {"TILE", 16}});
      input.stop = stop.get_token();
      std::atomic<int> rows = 0;
      method.compute(input, [&rows](int, std::span<const double>) { ++rows; });
      EXPECT_EQ(rows, 0) << method.name;
    }
  }
}

TEST(References, PassOnWhatTheirSinkThrows) {
  const ImageSize size{16, 512};
  const std::vector<float> source = randomPlane(size);
  for (const ReferenceMethod& method : findWorkload("blur").references)
    EXPECT_THROW(method.compute(inputFor(source, size,
                                         {{"sigma", 2.0},
                                          {"DECIMATION", 4},
                                          {"TAPS", 24},
                                          {"COARSE_RADIUS", 0},
                                          {"REACH", 1},
                                          {"COSINES", 3},
                                          {"RADIUS", 8}}),
                                [](int, std::span<const double>) { throw std::runtime_error("sink"); }),
                 std::runtime_error)
        << method.name;
}

TEST(Chains, OfIntsAreWhatStepByStepGives) {
  constexpr ImageSize kSize{17, 3};
  const std::vector<float> source = randomPlane(kSize);
  for (const int rounds : {0, 1, 2, 3, 32, 192}) {
    const Plane result =
        reference("mad", "chains-int", source, kSize, {{"CHAINS", 4}, {"ROUNDS", static_cast<double>(rounds)}});
    for (std::size_t i = 0; i < source.size(); ++i) {
      const auto start = static_cast<std::uint32_t>(source[i] * 16777216.0f);
      std::uint32_t sum = 0;
      for (std::uint32_t chain = 0; chain < 4; ++chain) {
        std::uint32_t x = start;
        for (int round = 0; round < rounds; ++round) x = x * (4 * start + 1) + 2 * chain + 1;
        sum += x;
      }
      EXPECT_EQ(result[i], (sum >> 8) / 16777216.0) << rounds;
    }
  }
}

TEST(Chains, OfHalvesHaveTheToleranceOfHalves) {
  const Symbols symbols{{"CHAINS", 4}, {"ROUNDS", 64}};
  const Workload& mad = findWorkload("mad");
  const double ofFloats = findReference(mad, "chains").tolerance(symbols);
  EXPECT_DOUBLE_EQ(findReference(mad, "chains-half").tolerance(symbols), 8192 * ofFloats);
  EXPECT_LT(8192 * ofFloats, 0.02) << "of numbers from 0 to 1: a kernel that only copies is found out";
}

TEST(UnitSums, AreWhatStepByStepGives) {
  constexpr ImageSize kSize{17, 3};
  const std::vector<float> source = randomPlane(kSize);
  const Symbols symbols{{"CHAINS", 8}, {"ROUNDS", 512}, {"DEEP", 32}};
  const Plane ofFloats = reference("mad", "unit-sums", source, kSize, symbols);
  const Plane ofInts = reference("mad", "unit-sums-int", source, kSize, symbols);
  for (std::size_t i = 0; i < source.size(); ++i) {
    double sum = 0;
    std::int64_t sumOfInts = 0;
    for (int chain = 0; chain < 8; ++chain) {
      double x = source[i] + chain / 16.0;
      std::int64_t whole = static_cast<std::int64_t>(source[i] * 8388608.0) + 2 * chain;
      for (int round = 0; round < 512; ++round) {
        x += 16 * 0x1p-6 * 0x1p-7;
        whole += 32;
      }
      sum += x;
      sumOfInts += whole;
    }
    EXPECT_DOUBLE_EQ(ofFloats[i], sum / 8);
    EXPECT_EQ(ofInts[i], static_cast<double>(sumOfInts) / 8 / 8388608.0);
  }
  EXPECT_LT(findReference(findWorkload("mad"), "unit-sums").tolerance(symbols), 0x1p-9) << "one product too few";
}

TEST(BlockMean, RepeatsTheLastPixelOfARowBeyondItsEnd) {
  constexpr ImageSize kSize{5, 2};
  const std::vector<float> source{0, 1, 0.5f, 0.25f, 1, 1, 1, 0, 0, 0.5f};
  const Plane result = reference("local", "block-mean", source, kSize, {{"TILE", 4}});
  EXPECT_EQ(result, (Plane{0.4375, 0.4375, 0.4375, 0.4375, 1, 0.5, 0.5, 0.5, 0.5, 0.5}));
}

}  // namespace
}  // namespace headroom
