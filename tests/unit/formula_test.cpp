#include "workbench/problems/formula.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "headroom/values/variant.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string ownNotation(std::string_view python) {
  return writtenFormula(parsedFormula(python, Notation::Python), Notation::Headroom);
}

std::string pythonNotation(std::string_view headroom) {
  return writtenFormula(parsedFormula(headroom, Notation::Headroom), Notation::Python);
}

std::string formulaRefusal(std::string_view text) {
  try {
    ownNotation(text);
  } catch (const std::invalid_argument& failure) {
    return failure.what();
  }
  return {};
}

TEST(Formulas, OfPythonAreTranslated) {
  EXPECT_EQ(ownNotation("a * b <= 1024 and a % 2 == 0"), "a * b <= 1024 && a % 2 == 0");
  EXPECT_EQ(ownNotation("not (a or b)"), "(a || b) == 0");
  EXPECT_EQ(ownNotation("1 < a <= b"), "1 < a && a <= b");
  EXPECT_EQ(ownNotation("a in [1, 2] or a not in (3, 4)"), "a == 1 || a == 2 || a != 3 && a != 4");
  EXPECT_EQ(ownNotation("a if b > 0 else -c ** 2"), "b > 0 ? a : -(c ^ 2)");
  EXPECT_EQ(ownNotation("(M // (X*V)) * (X*V) == M"), "(M // (X * V)) * (X * V) == M");
  EXPECT_EQ(ownNotation("2 ** -a"), "2 ^ (-a)");
  EXPECT_EQ(ownNotation("min(a, max(b, 3)) + int(c) - abs(-d)"), "min(a, max(b, 3)) + trunc(c) - abs(-d)");
  EXPECT_EQ(ownNotation("pow(2, a) == p['b'] and True"), "2 ^ a == b && 1");
  EXPECT_EQ(ownNotation("math.ceil(a / b) * 1e-3"), "ceil(a / b) * 1e-3");
  EXPECT_EQ(ownNotation("a - (b - c) - d"), "a - (b - c) - d");
}

TEST(Formulas, WhoseNestedComparisonsWouldFillTheMemoryAreRefused) {
  EXPECT_EQ(ownNotation("1 < (a < b < c) < 3"), "1 < (a < b && b < c) && (a < b && b < c) < 3");
  std::string chained = "a";
  std::string listed = "a";
  for (int level = 0; level < 18; ++level) {
    chained = "(1 < " + chained + " < 2)";
    listed = "(" + listed + " in [1, 2])";
  }
  EXPECT_EQ(formulaRefusal(chained), "its comparisons are nested too deeply");
  EXPECT_EQ(formulaRefusal(listed), "its comparisons are nested too deeply");
}

TEST(Formulas, OfListsHaveOneLimitForAllOfTheirParts) {
  EXPECT_THAT(wholeNumbersIn("[1, 2] + list(range(3, 5))"), ElementsAre(1, 2, 3, 4));
  std::string lists = "list(range(60000))";
  EXPECT_EQ(wholeNumbersIn(lists).size(), 60000U);
  lists += " + " + lists;
  try {
    wholeNumbersIn(lists);
    FAIL() << "it has 120000 values";
  } catch (const std::invalid_argument& failure) {
    EXPECT_STREQ(failure.what(), "it has more than 100000 values");
  }
}

TEST(Formulas, OfPythonMeanTheSameAsBefore) {
  const Symbols symbols{{"a", 12}, {"b", 5}, {"c", 2}};
  const auto value = [&symbols](std::string_view text) { return evaluate(ownNotation(text), symbols); };
  EXPECT_EQ(value("a - b - c"), 5);
  EXPECT_EQ(value("a - (b - c)"), 9);
  EXPECT_EQ(value("a // b * c"), 4);
  EXPECT_EQ(value("a // (b * c)"), 1);
  EXPECT_EQ(value("a % b ** c"), 12);
  EXPECT_EQ(value("-c ** 2"), -4);
  EXPECT_EQ(value("2 ** 3 ** 2"), 512);
  EXPECT_EQ(value("a > 100 or b == 5 and not c == 3"), 1);
  EXPECT_EQ(value("1 if a < b else 2 if c == 2 else 3"), 2);
  EXPECT_EQ(value("3 < a < 12"), 0);
}

TEST(Formulas, AreWrittenAsPythonToo) {
  EXPECT_EQ(pythonNotation("N % TS == 0 && (a || b)"), "N % TS == 0 and (a or b)");
  EXPECT_EQ(pythonNotation("a > 1 ? 2 ^ b : ceil(c)"), "2 ** b if a > 1 else math.ceil(c)");
  for (const char* text : {"a - (b - c)", "a // (b // c)", "(a ^ b) ^ c", "a ? b : (c ? d : e)"})
    EXPECT_EQ(writtenFormula(parsedFormula(pythonNotation(text), Notation::Python), Notation::Headroom), text);
}

std::string inARow(int count, std::string_view each, std::string text) {
  for (int i = 0; i < count; ++i) text.insert(0, each);
  return text;
}

TEST(Formulas, WhoseWrittenFormCouldNotBeReadAreRefused) {
  EXPECT_EQ(ownNotation("--a"), "-(-a)");
  EXPECT_EQ(ownNotation("not not a"), "(a == 0) == 0");
  for (const char* each : {"-", "not ", "a ** ", "1 if a else "})
    EXPECT_EQ(formulaRefusal(inARow(35, each, "a")), "it is nested too deeply") << each;
  EXPECT_EQ(formulaRefusal(inARow(35, "a // ", "a")), "it is nested too deeply");
  EXPECT_EQ(ownNotation(inARow(35, "a + ", "a")), inARow(35, "a + ", "a"));
  EXPECT_EQ(formulaRefusal(inARow(3000, "a+", "a")), "it has more than 500 operands in a row");
}

TEST(Formulas, WhatIsNotKnownIsNamed) {
  EXPECT_THAT(formulaRefusal("lambda p: p"), HasSubstr("`lambda`"));
  EXPECT_THAT(formulaRefusal("a ^ b"), HasSubstr("`^`"));
  EXPECT_THAT(formulaRefusal("a & b"), HasSubstr("`&`"));
  EXPECT_THAT(formulaRefusal("len(a)"), HasSubstr("`len`"));
  EXPECT_THAT(formulaRefusal("os.system('x')"), HasSubstr("`os.system`"));
  EXPECT_THAT(formulaRefusal("a.b"), HasSubstr("`a.b`"));
  EXPECT_THAT(formulaRefusal("a +"), HasSubstr("it ends"));
  EXPECT_THAT(formulaRefusal("(a"), HasSubstr("`)`"));
  EXPECT_THAT(formulaRefusal("a in b"), HasSubstr("a list of numbers"));
  EXPECT_THAT(formulaRefusal("a == 'x'"), HasSubstr("\"x\" is a text"));
  EXPECT_THAT(formulaRefusal(std::string(5000, '(')), HasSubstr("too deeply"));
  EXPECT_THAT(formulaRefusal(std::string(5000, '-')), HasSubstr("too deeply"));
  std::string nots;
  for (int i = 0; i < 2000; ++i) nots += "not ";
  EXPECT_THAT(formulaRefusal(nots), HasSubstr("too deeply"));
  EXPECT_THAT(formulaRefusal(std::string(20'000, '1')), HasSubstr("longer"));
}

TEST(Lists, OfPythonAreCountedOut) {
  EXPECT_THAT(wholeNumbersIn("[1, 2, 4,]"), ElementsAre(1, 2, 4));
  EXPECT_THAT(wholeNumbersIn("list(range(1, 9, 3))"), ElementsAre(1, 4, 7));
  EXPECT_THAT(wholeNumbersIn("range(3)"), ElementsAre(0, 1, 2));
  EXPECT_THAT(wholeNumbersIn("[2**i for i in range(4)]"), ElementsAre(1, 2, 4, 8));
  EXPECT_THAT(wholeNumbersIn("[i for i in range(6) if i % 2 == 0] + [-7]"), ElementsAre(0, 2, 4, -7));
  EXPECT_THAT(wholeNumbersIn("[True, False]"), ElementsAre(1, 0));
  EXPECT_THAT(wholeNumbersIn("range(3, 0, -1)"), ElementsAre(3, 2, 1));
  for (const char* text :
       {"[0.5]", "['a']", "[1e12]", "range(1, 2, 0)", "range(0, 10**9)", "3", "a", "[a]", "interval(1, 2)", ""})
    EXPECT_ANY_THROW(wholeNumbersIn(text)) << text;
}

}  // namespace
}  // namespace headroom
