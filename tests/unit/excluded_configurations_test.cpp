// Configurations that conditions and limits exclude: they are counted, and no search proposes them.
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <span>
#include <string>

#include "landscapes.hpp"
#include "whole_values.hpp"
#include "workbench/tuning/configuration_rules.hpp"
#include "workbench/tuning/search.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

constexpr SearchMethod kAllMethods[] = {SearchMethod::Exhaustive, SearchMethod::Random, SearchMethod::Learning,
                                        SearchMethod::Genetic};

/// Limits the product of two axes.
SpaceRule productRule(std::size_t one, std::size_t other, int most) {
  return {{one, other}, [=](std::span<const int> values) -> std::string {
            return values[one] * values[other] <= most ? "" : "is too large";
          }};
}

Variant twoPowers() {
  return variantOfAxes({{"A", 1, {1, 2, 4, 8}}, {"B", 1, {1, 2, 4, 8}}, {"C", 0, {0, 1}}});
}

/// A variant with twelve tunables of ten values each.
Variant twelveAxes() {
  std::vector<Tunable> axes;
  for (char name = 'A'; name <= 'L'; ++name) axes.push_back({std::string(1, name), 1, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}});
  return variantOfAxes(axes);
}

TEST(ExcludedConfigurations, AreNotNumberedAndTheOthersOnce) {
  const SearchSpace space(twoPowers(), {productRule(0, 1, 8)});
  EXPECT_EQ(space.wholeSize(), 32U);
  ASSERT_EQ(space.size(), 2U * (4 + 3 + 2 + 1));
  EXPECT_TRUE(space.isExact());
  std::set<Configuration> seen;
  for (std::uint64_t number = 0; number < space.size(); ++number) {
    const Configuration at = space.at(number);
    EXPECT_LE(at.at("A") * at.at("B"), 8);
    EXPECT_EQ(space.numberOf(at), number);
    EXPECT_EQ(space.lackOf(at), "");
    seen.insert(at);
  }
  EXPECT_EQ(seen.size(), space.size());
  const Configuration excluded{{"A", 4}, {"B", 4}, {"C", 0}};
  EXPECT_FALSE(space.numberOf(excluded));
  EXPECT_EQ(space.lackOf(excluded), "is too large");
}

TEST(ExcludedConfigurations, NeighboursAreTheNearestThatAreAllowed) {
  const SearchSpace space(twoPowers(), {{{1}, [](std::span<const int> values) -> std::string {
                                           return values[1] == 2 || values[1] == 4 ? "is between" : "";
                                         }}});
  EXPECT_THAT(space.neighbours(*space.numberOf({{"A", 1}, {"B", 1}, {"C", 0}})),
              UnorderedElementsAre(*space.numberOf({{"A", 2}, {"B", 1}, {"C", 0}}),
                                   *space.numberOf({{"A", 1}, {"B", 8}, {"C", 0}}),
                                   *space.numberOf({{"A", 1}, {"B", 1}, {"C", 1}})));
}

TEST(ExcludedConfigurations, AreCountedExactlyInASpaceOfATrillion) {
  const SearchSpace space(twelveAxes(), {productRule(0, 1, 10), productRule(1, 2, 10), productRule(5, 9, 10)});
  EXPECT_EQ(space.wholeSize(), 1'000'000'000'000U);
  EXPECT_TRUE(space.isExact());
  std::uint64_t chains = 0;  // of A, B and C
  for (std::uint64_t b = 1; b <= 10; ++b) chains += (10 / b) * (10 / b);
  std::uint64_t pairs = 0;
  for (std::uint64_t f = 1; f <= 10; ++f) pairs += 10 / f;
  EXPECT_EQ(space.size(), chains * pairs * 10'000'000U);
  const std::uint64_t last = space.size() - 1;
  EXPECT_EQ(space.numberOf(space.at(last)), last);
}

TEST(ExcludedConfigurations, NoSearchAsksForThem) {
  const SearchSpace space(twoPowers(), {productRule(0, 1, 8), productRule(1, 2, 4)});
  std::set<Configuration> allowed;
  for (std::uint64_t number = 0; number < space.size(); ++number) allowed.insert(space.at(number));
  EXPECT_LT(allowed.size(), 20U);
  for (const SearchMethod method : kAllMethods) {
    const auto search = makeSearch(method, space, 1);
    std::set<Configuration> asked;
    while (const auto number = search->next()) {
      EXPECT_TRUE(asked.insert(space.at(*number)).second);
      search->learn(*number, 1.0 + static_cast<double>(*number % 5));
    }
    EXPECT_EQ(asked, allowed) << toText(method);
  }
}

TEST(ExcludedConfigurations, SearchesFindTheAllowedOnesOfASpaceTooLargeToWalkThrough) {
  SpaceRule ofAll{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, [](std::span<const int> values) -> std::string {
                    return std::accumulate(values.begin(), values.end(), 0) % 7 == 0 ? "" : "is not a multiple of 7";
                  }};
  const SearchSpace space(twelveAxes(), {ofAll});
  EXPECT_FALSE(space.isExact());
  EXPECT_EQ(space.size(), space.wholeSize());
  for (const SearchMethod method : kAllMethods) {
    const auto search = makeSearch(method, space, 1);
    std::set<std::uint64_t> asked;
    for (int i = 0; i < 8; ++i) {
      const auto number = search->next();
      ASSERT_TRUE(number.has_value()) << toText(method);
      EXPECT_EQ(space.lackOf(space.at(*number)), "") << toText(method);
      EXPECT_TRUE(asked.insert(*number).second) << toText(method);
      search->learn(*number, 1.0 + static_cast<double>(*number % 7));
    }
  }
}

TEST(ExcludedConfigurations, WhereNoneIsAllowedNothingIsTried) {
  const SearchSpace bySize(twoPowers(), {{{}, [](std::span<const int> /*values*/) { return "needs another size"; }}});
  const SearchSpace byValues(twoPowers(), {productRule(0, 1, 0)});
  for (const SearchSpace* space : {&bySize, &byValues}) {
    EXPECT_EQ(space->size(), 0U);
    EXPECT_TRUE(space->isExact());
    for (const SearchMethod method : kAllMethods) EXPECT_FALSE(makeSearch(method, *space, 1)->next()) << toText(method);
  }
}

/// copy.scalar with tunables, conditions and a pass of its own.
class ConfigurationRules : public ::testing::Test {
 protected:
  ConfigurationRules() {
    variant_ = variantOfAxes({{"TILE", 8, {8, 16, 24, 32}}, {"WIDE", 1, {1, 2, 4}}, {"OTHER", 0, {0, 1}}});
    variant_.workload = "copy";
    Pass pass;
    pass.kernel = "copy";
    pass.global = {"width", "height"};
    pass.local = {"TILE", "1"};
    variant_.passes = {pass};
    device_ = someDevice();
    device_.maxWorkGroupSize = 1024;
    device_.maxWorkItemSizes = {1024, 1024, 64};
    device_.localMemoryBytes = 32768;
  }

  [[nodiscard]] SearchSpace space() const {
    return SearchSpace(variant_, configurationRules(variant_, device_, {96, 64}, {}));
  }

  Variant variant_;
  DeviceDescription device_;
};

TEST_F(ConfigurationRules, ExcludeNothingWithoutConditionsAndWithinTheLimits) {
  EXPECT_EQ(space().size(), space().wholeSize());
}

TEST_F(ConfigurationRules, AreConditionsOnSizeAndTunables) {
  variant_.require = {"width % TILE == 0", "TILE * WIDE <= 64"};
  const SearchSpace conditional = space();
  // 8, 16, 24 and 32 divide 96; 24 x 4 and 32 x 4 are too wide.
  EXPECT_EQ(conditional.size(), 2U * (4 * 3 - 2));
  EXPECT_THAT(conditional.lackOf({{"TILE", 32}, {"WIDE", 4}, {"OTHER", 0}}), HasSubstr("needs TILE * WIDE <= 64"));
}

TEST_F(ConfigurationRules, SeeThroughNamesMadeOfTunables) {
  variant_.let = {{"BAND", "TILE * WIDE"}};
  variant_.defines = {{"UPPER", "LOWER + 1"}, {"LOWER", "BAND - 1"}};
  variant_.require = {"UPPER <= 64"};
  EXPECT_EQ(space().size(), 2U * (4 * 3 - 2));
}

TEST_F(ConfigurationRules, AreTheDevicesLimitsOnGroups) {
  variant_.passes[0].local = {"TILE * WIDE", "8"};
  device_.maxWorkGroupSize = 256;
  const SearchSpace limited = space();
  for (std::uint64_t number = 0; number < limited.size(); ++number)
    EXPECT_LE(limited.at(number).at("TILE") * limited.at(number).at("WIDE"), 32);
  EXPECT_EQ(limited.size(), 2U * (3 + 2 + 1 + 1));
  EXPECT_THAT(limited.lackOf({{"TILE", 32}, {"WIDE", 4}, {"OTHER", 0}}), HasSubstr("1024 work-items"));
}

TEST_F(ConfigurationRules, AreTheLocalMemoryOfArguments) {
  Argument local;
  local.localBytes = "1024 * TILE";
  variant_.passes[0].arguments = {local, local};
  device_.localMemoryBytes = 32768;
  EXPECT_EQ(space().size(), 2U * 3 * 2) << "8 and 16, as both arguments count";
}

TEST_F(ConfigurationRules, AreGroupsThatDivideWhatIsNotRounded) {
  variant_.passes[0].isRounded = false;
  variant_.passes[0].local = {"TILE", "WIDE * 3"};
  EXPECT_EQ(space().size(), 0U) << "64 is not a multiple of 3";
  variant_.passes[0].local = {"TILE", "WIDE"};
  EXPECT_EQ(space().size(), space().wholeSize());
}

TEST_F(ConfigurationRules, LeaveToTheResultWhatHasNoValue) {
  variant_.require = {"1 / (TILE - 8)", "NOWHERE > TILE"};
  EXPECT_EQ(space().size(), space().wholeSize());
}

TEST_F(ConfigurationRules, ExcludeAllWhereTheDeviceLacksWhatTheVariantNeeds) {
  variant_.needsDouble = true;
  device_.hasDouble = false;
  EXPECT_EQ(space().size(), 0U);
  EXPECT_THAT(space().lackOf(configurationOf(variant_)), HasSubstr("double precision"));
}

}  // namespace
}  // namespace headroom
