#include "headroom/workloads/workload_sizes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "headroom/workloads.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(WorkloadSizes, OfTheWorkloadsOwnKindAreTakenAsTheyAre) {
  const std::vector<Size> mixed{squareOf(1), {512, 512, 512}, {640, 480}};
  EXPECT_THAT(sizesFor(findWorkload("blur"), mixed).sizes, ElementsAre(squareOf(1), Size{640, 480}));
  EXPECT_THAT(sizesFor(findWorkload("matmul"), mixed).sizes, ElementsAre(Size{512, 512, 512}));
  EXPECT_EQ(sizesFor(findWorkload("matmul"), mixed).note, "");
}

TEST(WorkloadSizes, OfTheOtherKindBecomeSizesOfAsMuchMemoryAndANoteSaysWhich) {
  const WorkloadSizes products = sizesFor(findWorkload("matmul"), std::vector<Size>{squareOf(1)});
  EXPECT_THAT(products.sizes, ElementsAre(Size{816, 816, 816}));
  EXPECT_THAT(products.note, AllOf(HasSubstr("matmul"), HasSubstr("816 x 816 x 816 for 1000 x 1000")));
  const WorkloadSizes images = sizesFor(findWorkload("blur"), std::vector<Size>{{1024, 1024, 1024}});
  EXPECT_THAT(images.note, HasSubstr("1256 x 1256 for 1024 x 1024 x 1024"));
}

TEST(WorkloadSizes, OfTheOtherKindTakeAboutAsMuchMemory) {
  const Workload& matmul = findWorkload("matmul");
  for (const double megapixels : {0.1, 1.0, 16.0, 64.0}) {
    const double copied = 2 * static_cast<double>(squareOf(megapixels).pixels());
    const Size product = sizeOfAsMuchMemory(matmul, copied);
    EXPECT_NEAR(3.0 * static_cast<double>(itemsOf(matmul, product)) / copied, 1, 0.1) << megapixels;
    EXPECT_NEAR(imageOfAsMuchMemory(matmul, product).megapixels() / megapixels, 1, 0.15) << megapixels;
  }
}

TEST(WorkloadSizes, AreNeverNone) {
  const Workload& matmul = findWorkload("matmul");
  EXPECT_THAT(sizeOfAsMuchMemory(matmul, 2), (Size{16, 16, 16}));
  EXPECT_NO_THROW(requireSize(matmul, sizeOfAsMuchMemory(matmul, 0x1p33)));
  EXPECT_NO_THROW(requireSize(findWorkload("blur"), imageOfAsMuchMemory(matmul, {65536, 65536, 65536})));
  EXPECT_NO_THROW(requireSize(findWorkload("blur"), imageOfAsMuchMemory(matmul, {1, 1, 1})));
}

TEST(WorkloadSizes, OfAWorkloadWithValuesForEachAreTheNearestOfThese) {
  const Workload workload = readUserWorkload("few",
                                             "title = \"Few\"\nsummary = \"s\"\nrank = 1\n[size]\nL = [1, 5]\n[let]\n"
                                             "n = { by = \"L\", values = { 1 = 1000, 5 = 4000000 } }\n[buffer]\n"
                                             "a = { type = \"float\", count = \"n\", use = \"out\" }\n",
                                             "few/workload.toml", "few");
  EXPECT_TRUE(hasListedSizesOnly(workload));
  EXPECT_FALSE(hasListedSizesOnly(findWorkload("reduce")));
  EXPECT_THAT(sizesFor(workload, std::vector<Size>{squareOf(1)}).sizes, ElementsAre(Size{5}));
  EXPECT_THAT(sizesFor(workload, std::vector<Size>{{10, 10}}).sizes, ElementsAre(Size{1}));
}

TEST(WorkloadSizes, OfASingleNumberAreTheSameInEveryParameter) {
  EXPECT_THAT(sizesFor(findWorkload("matmul"), std::vector<Size>{{100}, {1, 2, 3}}).sizes,
              ElementsAre(Size{100, 100, 100}, Size{1, 2, 3}));
}

TEST(WorkloadSizes, ThatBecomeTheSameAreMeasuredOnce) {
  EXPECT_THAT(sizesFor(findWorkload("matmul"), std::vector<Size>{{1, 1}, {2, 2}}).sizes, testing::SizeIs(1));
}

}  // namespace
}  // namespace headroom
