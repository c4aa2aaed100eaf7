// Sizes at which a kernel is checked and counted, and extrapolation of the counts to another size.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/checking.hpp"
#include "workbench/checking/growth.hpp"
#include "workbench/checking/sizes.hpp"

namespace headroom {
namespace {

Variant described(const std::string& name, const std::string& size, const std::string& more) {
  return parseVariant(
      {.name = name,
       .text = "kernel void k(global float* to) { to[get_global_id(0)] = 1; }",
       .origin = name + ".toml",
       .description = fmt::format("title = \"t\"\nsummary = \"s\"\nsource = [\"k.cl\"]\n{}\n[size]\n{}\n"
                                  "[buffer]\nto = {{ type = \"float\", count = \"N\", use = \"out\" }}\n"
                                  "[[pass]]\nkernel = \"k\"\nargs = [\"to\"]\nglobal = [\"N\"]\n"
                                  "local = [\"256\"]\n",
                                  more, size),
       .folder = "/nowhere"});
}

TEST(SmallSize, OfAnyBuiltInKernelIsSmall) {
  const Catalogue catalogue;
  for (const Variant& variant : catalogue.variants()) {
    if (variant.kind != VariantKind::Kernel) continue;
    double product = 1;
    const Size size = smallSize(variant, {});
    for (const std::int64_t value : size.values()) product *= static_cast<double>(value);
    EXPECT_LE(product, 300'000) << variant.id << " at " << toText(size);
  }
  EXPECT_EQ(smallSize(catalogue.find("copy.scalar"), {}), Size({67, 19})) << "which groups don't divide";
}

TEST(SmallSize, IsAListedOneHalvedAsOftenAsCanBe) {
  EXPECT_EQ(smallSize(described("small-a", "N = [1048576, 4194304]", ""), {}), Size({1024}));
  EXPECT_EQ(smallSize(described("small-b", "N = [600]", ""), {}), Size({600}));
  EXPECT_EQ(smallSize(described("small-c", "N = [1048576]", "require = [\"N % 8192 == 0\"]"), {}), Size({8192}));
  EXPECT_EQ(smallSize(described("small-d", "N = [1048576]", "require = [\"N == 1048576\"]"), {}), Size({1'048'576}));
}

/// Counts of a tiled matrix product, as from a simulator.
AccessCounts countsOfProduct(Size size) {
  const auto m = static_cast<double>(size[0]);
  const auto n = static_cast<double>(size[1]);
  const auto k = static_cast<double>(size[2]);
  AccessCounts counts;
  counts.workItems = m * n;
  counts.operations = 2 * m * n * k;
  counts.globalLoadBytes = 8 * m * n * k / 16;
  counts.globalStoreBytes = 4 * m * n;
  counts.integerOperations = 9 * m * n * k + 40 * m * n;
  return counts;
}

TEST(ScaledCounts, GrowEachByWhatFitsItAtTwoSizes) {
  const Catalogue catalogue;
  const Variant& product = catalogue.find("matmul.tile");
  const auto sizes = countingSizes(product, {});
  ASSERT_TRUE(sizes);
  const Size to{1000, 2000, 3000};
  const auto scaled = scaledCounts({sizes->first, countsOfProduct(sizes->first)},
                                   {sizes->second, countsOfProduct(sizes->second)}, product, {}, to);
  const AccessCounts expected = countsOfProduct(to);
  const auto expectNear = [](double is, double wanted, double share) { EXPECT_NEAR(is, wanted, share * wanted); };
  expectNear(scaled.counts.workItems, expected.workItems, 1e-9);
  expectNear(scaled.counts.operations, expected.operations, 1e-9);
  expectNear(scaled.counts.globalLoadBytes, expected.globalLoadBytes, 1e-9);
  expectNear(scaled.counts.globalStoreBytes, expected.globalStoreBytes, 1e-9);
  expectNear(scaled.counts.integerOperations, expected.integerOperations, 0.15);
  EXPECT_GT(scaled.mismatch, 0) << "a sum of two products is neither";
  EXPECT_LT(scaled.mismatch, 0.1);
  EXPECT_EQ(scaled.counts.localLoadBytes, 0);
}

TEST(ScaledCounts, AreCountedAtSizesThatConditionsTake) {
  const auto listed = countingSizes(described("small-e", "N = [1048576]", "require = [\"N % 512 == 0\"]"), {});
  ASSERT_TRUE(listed);
  EXPECT_EQ(listed->first, Size({1024}));
  EXPECT_EQ(listed->second, Size({2048}));
  EXPECT_FALSE(countingSizes(described("small-f", "N = [1048576]", "require = [\"N == 1048576\"]"), {}));
}

TEST(AwkwardSizes, AreThoseThatTheVariantTakes) {
  const Catalogue catalogue;
  const std::vector<Size> images = awkwardSizes(catalogue.find("copy.scalar"), {});
  EXPECT_EQ(images, awkwardSizes(2));
  EXPECT_EQ(images.front(), Size({1, 1}));
  EXPECT_EQ(awkwardSizes(catalogue.find("matmul.tile"), {}), awkwardSizes(3));
  const std::vector<Size> listed = awkwardSizes(described("small-g", "N = [1048576]", ""), {});
  ASSERT_EQ(listed.size(), 4U);
  EXPECT_EQ(listed.front(), Size({1024})) << "groups of 256 divide it";
  EXPECT_EQ(listed.back(), Size({1048576}));
  for (const Size size : awkwardSizes(described("small-h", "N = [1048576]", "require = [\"N % 512 == 0\"]"), {}))
    EXPECT_EQ(size[0] % 512, 0);
  const std::vector<Size> only =
      awkwardSizes(described("small-i", "N = [1048576]", "require = [\"N == 1048576\"]"), {});
  ASSERT_EQ(only.size(), 1U);
  EXPECT_EQ(only.front(), Size({1048576}));
}

}  // namespace
}  // namespace headroom
