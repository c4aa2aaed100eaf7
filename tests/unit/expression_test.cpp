#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <clocale>
#include <cmath>
#include <string>

#include "headroom/system/error.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

std::string errorOf(const std::string& expression, const Symbols& symbols) {
  try {
    evaluate(expression, symbols);
  } catch (const Error& error) {
    EXPECT_EQ(error.stage, Stage::KernelFile);
    return error.what();
  }
  return "no error";
}

TEST(Expression, UsesSymbolsAndArithmetic) {
  EXPECT_DOUBLE_EQ(evaluate("2*(2*radius+1) + 2", {{"radius", 15}}), 64);
  EXPECT_DOUBLE_EQ(evaluate("ceil(width / 4) * floor(2.9)", {{"width", 9}}), 6);
  EXPECT_DOUBLE_EQ(evaluate("0.5 + TILE", {{"TILE", 16}}), 16.5);
}

TEST(Expression, DividesIntoWholeQuotientsAndRemaindersAsPythonDoes) {
  EXPECT_DOUBLE_EQ(evaluate("N%16", {{"N", 100}}), 4);
  EXPECT_DOUBLE_EQ(evaluate("N // 16 * 16 + N % 16", {{"N", 100}}), 100);
  EXPECT_DOUBLE_EQ(evaluate("-7 // 2", {}), -4);
  EXPECT_DOUBLE_EQ(evaluate("(-7) % 3", {}), 2);
  EXPECT_DOUBLE_EQ(evaluate("2 + 9 // 2 * 2", {}), 10) << "as strong as * and /";
  EXPECT_DOUBLE_EQ(evaluate("9/2", {}), 4.5);
  EXPECT_DOUBLE_EQ(evaluate("2^40 % 10", {}), 6);
  EXPECT_THAT(errorOf("N % zero", {{"N", 5}, {"zero", 0}}), HasSubstr("division by zero"));
  EXPECT_THAT(errorOf("N // zero", {{"N", 5}, {"zero", 0}}), HasSubstr("division by zero"));
}

TEST(Expression, KnowsConditionsAndTheUsualFunctions) {
  EXPECT_TRUE(isTrue("N % 16 == 0 && N >= 32", {{"N", 96}}));
  EXPECT_FALSE(isTrue("N % 16 == 0 || N < 32", {{"N", 100}}));
  EXPECT_DOUBLE_EQ(evaluate("blocks == 1 ? 0 : ceil(blocks / 256)", {{"blocks", 257}}), 2);
  EXPECT_DOUBLE_EQ(evaluate("round(2.5) + trunc(-2.5) + abs(-1) + sqrt(16) + log2(8)", {}), 3 - 2 + 1 + 4 + 3);
  EXPECT_NEAR(evaluate("exp(ln(5)) + sin(0) + cos(0)", {}), 6, 1e-12);
}

TEST(Expression, IsTheSameWithOtherValuesAndOtherNames) {
  for (const double n : {1.0, 2.0, 1e15}) {
    EXPECT_DOUBLE_EQ(evaluate("N + 1", {{"N", n}}), n + 1);
    EXPECT_DOUBLE_EQ(evaluate("N + 1", {{"M", 7}, {"N", -n}}), 1 - n);
    EXPECT_THAT(errorOf("N + 1", {{"M", n}}), HasSubstr("unknown name \"N\"; known are M"));
    EXPECT_FALSE(isKnown("N + 1", {{"M", n}}));
    EXPECT_TRUE(isKnown("N + 1", {{"N", n}}));
  }
  for (int many = 0; many < 40; ++many) EXPECT_DOUBLE_EQ(evaluate("N*" + std::to_string(many), {{"N", 2}}), 2 * many);
  EXPECT_NE(errorOf("N +", {{"N", 1}}), "no error");
  EXPECT_NE(errorOf("N +", {{"N", 1}}), "no error") << "nor the second time";
  EXPECT_DOUBLE_EQ(evaluate("0.1 + N + 0.2 + 0.3", {{"N", 0.7}}), 0.1 + 0.7 + 0.2 + 0.3)
      << "in the order that is written";
}

TEST(Expression, GivesNamesAndNumbersAloneTheValuesThatTheyHaveInParentheses) {
  const Symbols symbols{{"N", 7}, {"tile_2", 0.5}, {"_pi", 3}};
  for (const std::string text : {"N", "tile_2", "_pi", "0", "16", "007", "123456789012345", "12345678901234567890"}) {
    EXPECT_EQ(evaluate(text, symbols), evaluate("(" + text + ")", symbols)) << text;
    EXPECT_TRUE(isKnown(text, symbols)) << text;
  }
  EXPECT_FALSE(isKnown("M", symbols));
  EXPECT_THAT(errorOf("M", symbols), HasSubstr("unknown name \"M\""));
  EXPECT_THAT(errorOf("N", {{"N", INFINITY}}), HasSubstr("finite"));
}

TEST(Expression, AssignsNothing) {
  EXPECT_THAT(errorOf("N = 3", {{"N", 1}}), HasSubstr("compare with \"==\""));
  EXPECT_THAT(errorOf("(N=3) + N", {{"N", 1}}), HasSubstr("compare with \"==\""));
  for (const char* operation : {"N += 3", "N -= 3", "N *= 3", "N /= 3"})
    EXPECT_NE(errorOf(operation, {{"N", 1}}), "no error") << operation;
  EXPECT_TRUE(isTrue("N == 1 && N<=1 && N>=1 && N != 2 && N==1", {{"N", 1}}));
}

TEST(Expression, TellsWhatItsNamesStandFor) {
  EXPECT_EQ(valuesIn("M % TILE == 0 && N2 % TILE == 0", {{"M", 100}, {"N", 7}, {"N2", 64.5}, {"TILE", 16}}),
            "M = 100, TILE = 16, N2 = 64.5");
  EXPECT_EQ(valuesIn("1 == 2", {{"N", 1}}), "");
}

TEST(Expression, NamesTheUnknownNameAndTheKnownOnes) {
  const std::string error = errorOf("2*raduis", {{"radius", 15}, {"width", 1}});
  EXPECT_THAT(error, HasSubstr("\"raduis\""));
  EXPECT_THAT(error, HasSubstr("radius, width"));
}

TEST(Expression, RefusesWhatIsNotOneFiniteNumber) {
  EXPECT_THAT(errorOf("1, 2", {}), HasSubstr("comma"));
  EXPECT_THAT(errorOf("1/zero", {{"zero", 0}}), HasSubstr("finite"));
  EXPECT_THAT(errorOf("2*(3", {}), HasSubstr("\"2*(3\""));
  EXPECT_THAT(errorOf("", {}), HasSubstr("Expression"));
  EXPECT_THAT(errorOf("radius = 3", {{"radius", 15}}), HasSubstr("radius"));
}

TEST(Expression, LeavesNothingToTheNextOne) {
  EXPECT_THAT(errorOf("2*(width", {{"width", 3}}), HasSubstr("\"2*(width\""));
  EXPECT_THAT(errorOf("width", {{"height", 4}}), HasSubstr("unknown name \"width\"; known are height"));
  EXPECT_DOUBLE_EQ(evaluate("1 + height", {{"height", 4}}), 5);
  EXPECT_DOUBLE_EQ(evaluate("1 + height", {{"height", 5}}), 6);
}

TEST(Expression, ReadsDecimalPointsInEveryLocale) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "C"}) {
    std::setlocale(LC_ALL, name);
    EXPECT_DOUBLE_EQ(evaluate("1.5 * 2", {}), 3) << name;
  }
  std::setlocale(LC_ALL, before.c_str());
}

TEST(Expression, AnEmptyCostIsUnknownRatherThanZero) {
  EXPECT_FALSE(costPerPixel("", {}).has_value());
  EXPECT_EQ(costPerPixel("3 * ROUNDS", {{"ROUNDS", 8}}), 24.0);
}

TEST(Expression, ConstantsAndDefaultsAreSymbols) {
  Variant variant;
  variant.constants = {{"ROUNDS", 8}};
  variant.tunables = {{"TILE", 16, {8, 16}}};
  EXPECT_EQ(constantSymbols(variant), (Symbols{{"ROUNDS", 8}, {"TILE", 16}}));
}

}  // namespace
}  // namespace headroom
