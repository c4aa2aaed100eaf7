// The ceilings that are measured for a variant on a device.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "whole_values.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {
namespace {

using ::testing::Contains;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::StartsWith;

class CeilingVariants : public ::testing::Test {
 protected:
  CeilingVariants() {
    device_.hasHalf = true;
    device_.hasDouble = true;
    device_.hasOwnLocalMemory = true;
  }

  std::vector<std::string> idsFor(const std::vector<std::string>& ids) const {
    std::vector<const Variant*> variants;
    for (const std::string& id : ids) variants.push_back(&catalogue_.find(id));
    std::vector<std::string> found;
    for (const Variant* ceiling : ceilingVariants(variants, catalogue_, device_)) found.push_back(ceiling->id);
    return found;
  }

  Catalogue catalogue_;
  DeviceDescription device_ = someDevice();
};

TEST_F(CeilingVariants, AreOfThePrecisionThatIsComputedIn) {
  const std::vector<std::string> ofFloats = idsFor({"blur.separable"});
  EXPECT_THAT(ofFloats, IsSupersetOf({"copy.scalar", "mad.peak4"}));
  for (const std::string other : {"mad.peak4-int", "mad.peak4-double", "mad.peak4-half", "copy.bytes", "local.scalar"})
    EXPECT_THAT(ofFloats, Not(Contains(other)));
  const std::vector<std::string> ofInts = idsFor({"matmul.naive-int"});
  EXPECT_THAT(ofInts, IsSupersetOf({"copy.scalar", "mad.peak4-int", "mad.peak16-int"}));
  EXPECT_THAT(ofInts, Not(Contains("mad.peak4")));
  EXPECT_THAT(idsFor({"matmul.naive-int", "matmul.naive"}), IsSupersetOf({"mad.peak4-int", "mad.peak4"}));
}

TEST_F(CeilingVariants, OfMatrixUnitsAreOfTheirInstructionWhereTheDeviceHasThem) {
  const std::vector<std::string> ofHalves = idsFor({"matmul-half.units"});
  EXPECT_THAT(ofHalves, Contains("mad.peak-mma-half"));
  for (const std::string other : {"mad.peak-mma-tf32", "mad.peak-mma-int8", "mad.peak4", "mad.peak4-half"})
    EXPECT_THAT(ofHalves, Not(Contains(other)));
  EXPECT_THAT(idsFor({"matmul-int8.units", "matmul.units"}), IsSupersetOf({"mad.peak-mma-int8", "mad.peak-mma-tf32"}));
  EXPECT_THAT(idsFor({"matmul-half.cublas", "matmul-int8.cublas"}), Not(Contains(StartsWith("mad."))))
      << "libraries have faster instructions";
  device_.hasMatrixUnit = false;
  EXPECT_THAT(idsFor({"matmul-half.units"}), Not(Contains(StartsWith("mad."))));
  EXPECT_THAT(idsFor({}), Not(Contains(StartsWith("mad.peak-mma"))));
}

TEST_F(CeilingVariants, AreOfLocalMemoryForVariantsThatUseIt) {
  EXPECT_THAT(idsFor({"transpose.naive", "transpose.padded"}), IsSupersetOf({"local.scalar", "local.vector4"}));
  EXPECT_THAT(idsFor({"transpose.naive"}), Not(Contains(StartsWith("local."))));
  device_.hasOwnLocalMemory = false;
  EXPECT_THAT(idsFor({"transpose.padded"}), Not(Contains(StartsWith("local."))));
}

TEST_F(CeilingVariants, OfNoVariantsAreAllThatTheDeviceHas) {
  EXPECT_THAT(idsFor({}), IsSupersetOf({"copy.scalar", "copy.bytes", "mad.peak4", "mad.peak4-half", "mad.peak4-double",
                                        "mad.peak4-int", "local.vector4"}));
  device_.hasHalf = false;
  device_.hasDouble = false;
  device_.hasOwnLocalMemory = false;
  const std::vector<std::string> fewer = idsFor({});
  for (const std::string lacking : {"mad.peak4-half", "mad.peak4-double", "mad.peak8-double", "local.vector4"})
    EXPECT_THAT(fewer, Not(Contains(lacking)));
  EXPECT_THAT(fewer, Contains("mad.peak4"));
}

}  // namespace
}  // namespace headroom
