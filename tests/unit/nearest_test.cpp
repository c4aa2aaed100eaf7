#include "headroom/text/nearest.hpp"

#include <gmock/gmock.h>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(NearestNames, AreFewLettersAwayTheNearestFirst) {
  EXPECT_THAT(nearestNames("seperable", {"local", "separably", "separable"}), ElementsAre("separable", "separably"));
  EXPECT_THAT(nearestNames("LOCAL", {"local"}), ElementsAre("local"));
  EXPECT_THAT(nearestNames("fusd", {"fused", "fuse"}), ElementsAre("fused", "fuse"));
  EXPECT_THAT(nearestNames("something", {"separable"}), IsEmpty());
  EXPECT_THAT(nearestNames("", {"separable"}), IsEmpty());
}

TEST(Catalogue, SuggestsWhatAnUnknownNameMayHaveMeant) {
  const Catalogue catalogue;
  const auto refusal = [&](const char* workload, const char* name) {
    return sentenceOf<UsageError>([&] { (void)catalogue.select(workload, name); });
  };
  EXPECT_THAT(refusal("blur", "seperable"), AllOf(HasSubstr("\"seperable\""), HasSubstr("Did you mean blur.separable?"),
                                                  Not(HasSubstr("blur.conv2d"))));
  EXPECT_THAT(refusal("all", "blur.seperable"), HasSubstr("Did you mean blur.separable?"));
  EXPECT_THAT(refusal("copy", "fused"), HasSubstr("Did you mean blur.fused?"));
  EXPECT_THAT(refusal("copy", "quite another"), AllOf(HasSubstr("copy.vector4"), Not(HasSubstr("Did you mean"))));
  EXPECT_THAT(sentenceOf<UsageError>([&] { (void)catalogue.find("blur.fsued"); }),
              HasSubstr("Did you mean blur.fused?"));
}

}  // namespace
}  // namespace headroom
