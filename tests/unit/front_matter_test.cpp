#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string kGood = R"~(/*---
workload = "blur"
title = "A title; with [brackets] and a \\ backslash"
rank = 20
summary = """
Two
lines."""
reference = "deriche"

[valid]
sigma = [0.5, 20]

[cost]
memory = "2*(2*radius+1) + ROUNDS"
flops = "TILE"

[constants]
ROUNDS = 3

[tune.TILE]
default = 16
values = [8, 16]

[[pass]]
kernel = "first"
args = ["source", "scratch0", "weights", { local = "4*(TILE + 2*radius)" }, "radius", "width", "height"]
global = ["width", "height"]
local = ["TILE", "4"]

[[pass]]
kernel = "second"
args = ["scratch0", "result"]
global = ["width*height"]
local = ["64"]
---*/
kernel void first(global float* a) {}
kernel void second (global float* a) {}
)~";

std::string errorOf(const std::string& text, const std::string& name = "x") {
  try {
    parseVariant(name, text, "folder/x.cl");
  } catch (const Error& error) {
    EXPECT_EQ(error.stage, Stage::KernelFile);
    return error.what();
  }
  return "no error";
}

std::string replaced(const std::string& from, const std::string& to) {
  std::string text = kGood;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

int lineOf(const std::string& part) {
  const std::size_t at = kGood.find(part);
  return 1 + static_cast<int>(std::count(kGood.begin(), kGood.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

TEST(FrontMatter, BecomesAVariant) {
  const Variant variant = parseVariant("mine", kGood, "folder/mine.cl");
  EXPECT_EQ(variant.id, "blur.mine");
  EXPECT_EQ(variant.workload, "blur");
  EXPECT_EQ(variant.name, "mine");
  EXPECT_EQ(variant.title, "A title; with [brackets] and a \\ backslash");
  EXPECT_EQ(variant.summary, "Two\nlines.");
  EXPECT_EQ(variant.rank, 20);
  EXPECT_EQ(variant.reference, "deriche");
  EXPECT_EQ(variant.valid.at("sigma"), (ParameterRange{0.5, 20}));
  EXPECT_EQ(variant.cost.memory, "2*(2*radius+1) + ROUNDS");
  EXPECT_EQ(variant.cost.flops, "TILE");
  EXPECT_EQ(variant.constants.at("ROUNDS"), 3);
  ASSERT_EQ(variant.tunables.size(), 1u);
  EXPECT_EQ(variant.tunables[0].name, "TILE");
  EXPECT_EQ(variant.tunables[0].defaultValue, 16);
  EXPECT_THAT(variant.tunables[0].values, ElementsAre(8, 16));
  ASSERT_EQ(variant.passes.size(), 2u);
  EXPECT_EQ(variant.passes[0].kernel, "first");
  ASSERT_EQ(variant.passes[0].arguments.size(), 7u);
  EXPECT_EQ(variant.passes[0].arguments[1].binding, "scratch0");
  EXPECT_EQ(variant.passes[0].arguments[3].binding, "");
  EXPECT_EQ(variant.passes[0].arguments[3].localBytes, "4*(TILE + 2*radius)");
  EXPECT_THAT(variant.passes[0].global, ElementsAre("width", "height"));
  EXPECT_THAT(variant.passes[0].local, ElementsAre("TILE", "4"));
  EXPECT_THAT(variant.passes[1].global, ElementsAre("width*height"));
  EXPECT_EQ(variant.source, kGood);
  EXPECT_EQ(variant.origin, "folder/mine.cl");
  EXPECT_FALSE(variant.isHostPeer());
}

TEST(FrontMatter, SaysOnWhichKindsOfDevicesAVariantBelongsToTheStory) {
  const auto storyWith = [](const std::string& line) {
    return parseVariant("x", replaced("rank", line + "\nrank"), "x.cl").story;
  };
  EXPECT_THAT(parseVariant("x", kGood, "x.cl").story, ElementsAre());
  EXPECT_THAT(storyWith("story = [\"gpu\", \"cpu\"]"), ElementsAre(DeviceType::Cpu, DeviceType::Gpu));
  EXPECT_THAT(storyWith("story = []"), ElementsAre());
  EXPECT_THAT(errorOf(replaced("rank", "story = [\"tpu\"]\nrank")),
              HasSubstr("\"tpu\" is not a kind of device; write \"cpu\", \"gpu\" or both"));
  EXPECT_THAT(errorOf(replaced("rank", "story = \"cpu\"\nrank")), HasSubstr("story is not a list"));
}

TEST(FrontMatter, ReferenceIsTheWorkloadsFirstUnlessGiven) {
  EXPECT_EQ(parseVariant("x", replaced("reference = \"deriche\"\n", ""), "x.cl").reference, "gaussian");
}

TEST(FrontMatter, AnApproximationStatesItsErrorAsAnExpression) {
  const std::string reference = "reference = \"deriche\"\n";
  EXPECT_EQ(parseVariant("x", kGood, "x.cl").error, "");
  EXPECT_EQ(parseVariant("x", replaced(reference, reference + "error = \"1e-4 * sigma\"\n"), "x.cl").error,
            "1e-4 * sigma");
  EXPECT_THAT(errorOf(replaced(reference, reference + "error = \"1e-4 * sgma\"\n")), HasSubstr("sgma"));
  EXPECT_THAT(errorOf(replaced(reference, reference + "error = \"-1e-4\"\n")), HasSubstr("at least 0"));
}

TEST(FrontMatter, AsksForAMatrixUnitAndForNothingElse) {
  EXPECT_FALSE(parseVariant("x", kGood, "x.cl").needsMatrixUnit);
  EXPECT_TRUE(parseVariant("x", replaced("sigma = [0.5, 20]", "sigma = [0.5, 20]\nneeds = \"matrix unit\""), "x.cl")
                  .needsMatrixUnit);
  EXPECT_THAT(errorOf(replaced("sigma = [0.5, 20]", "needs = \"a coffee\"")),
              HasSubstr("\"matrix unit\", \"half precision\" or \"double"));
}

TEST(FrontMatter, CostsSayLocalTrafficAndThePrecisionOfOperations) {
  const std::string cost = "[cost]\n";
  const Variant plain = parseVariant("x", kGood, "x.cl");
  EXPECT_EQ(plain.cost.local, "");
  EXPECT_FALSE(plain.cost.precision);
  const Variant said =
      parseVariant("x", replaced(cost, cost + "local = \"2 * radius\"\nprecision = \"double\"\n"), "x.cl");
  EXPECT_EQ(said.cost.local, "2 * radius");
  EXPECT_EQ(said.cost.precision, Precision::Double);
  EXPECT_THAT(errorOf(replaced(cost, cost + "precision = \"quad\"\n")),
              HasSubstr("\"quad\" is not a precision; known are \"float\", \"half\", \"double\", \"int\", \"matrix\", "
                        "\"matrix-int\", \"mma-tf32\", \"mma-half\", \"mma-int8\""));
  EXPECT_THAT(errorOf(replaced(cost, cost + "local = \"nonsense\"\n")), HasSubstr("nonsense"));
}

TEST(FrontMatter, CostsAndValidityMayBeLeftOut) {
  std::string text = replaced("[valid]\nsigma = [0.5, 20]\n", "");
  text.replace(text.find("[cost]"), text.find("[constants]") - text.find("[cost]"), "");
  const Variant variant = parseVariant("x", text, "x.cl");
  EXPECT_TRUE(variant.cost.memory.empty());
  EXPECT_TRUE(variant.cost.flops.empty());
  EXPECT_TRUE(variant.valid.empty());
}

TEST(FrontMatter, DefinesAndLiteralsBecomePartsOfTheProgramForOneSigma) {
  const Variant general = parseVariant(
      "x",
      replaced("[tune.TILE]",
               "[define]\nTAPS = \"2*radius+1\"\nROWS = \"TILE*sigma/3\"\n[literals]\nW = \"weights\"\n[tune.TILE]"),
      "x.cl");
  const Workload& blur = findWorkload("blur");
  EXPECT_EQ(symbolsFor(blur, general, {9, 9}, {{"sigma", 5}}).at("TAPS"), 31);
  const Variant made = specialised(blur, general, {9, 9}, {{"sigma", 1}});
  EXPECT_EQ(made.constants.at("TAPS"), 7);
  EXPECT_EQ(made.constants.at("ROWS"), 6) << "16/3, rounded up";
  EXPECT_TRUE(made.defines.empty());
  EXPECT_TRUE(made.source.starts_with("constant float W[7] = {0x1.2"));
  EXPECT_TRUE(made.source.ends_with("};\n#line 1\n" + general.source)) << "compilers blame the file's own lines";
  EXPECT_EQ(specialised(blur, parseVariant("x", kGood, "x.cl"), {9, 9}, {{"sigma", 1}}).source, kGood);
}

TEST(FrontMatter, DefinesMayUseEachOtherInAnyOrder) {
  const Variant variant = parseVariant(
      "x",
      replaced("[tune.TILE]",
               "[define]\nALL = \"PART * STEP\"\nPART = \"STEP + 1\"\nSTEP = \"sigma < 2 ? 2 : 4\"\n[tune.TILE]"),
      "x.cl");
  const Symbols symbols = symbolsFor(findWorkload("blur"), variant, {9, 9}, {{"sigma", 5}});
  EXPECT_EQ(symbols.at("PART"), 5);
  EXPECT_EQ(symbols.at("ALL"), 20);
  EXPECT_EQ(symbolsFor(findWorkload("blur"), variant, {9, 9}, {{"sigma", 1}}).at("ALL"), 6);
}

/// A change to the valid file, the text on the line that the error must name, and words in the error.
struct Fault {
  const char* name;
  const char* from;
  const char* to;
  const char* blamed;  ///< text in the valid file
  const char* words;
};

void PrintTo(const Fault& fault, std::ostream* stream) {
  *stream << fault.name;
}

class FrontMatterFault : public testing::TestWithParam<Fault> {};

TEST_P(FrontMatterFault, IsToldWithFileLineAndRemedy) {
  const Fault& fault = GetParam();
  const std::string error = errorOf(replaced(fault.from, fault.to));
  EXPECT_THAT(error, HasSubstr("folder/x.cl:" + std::to_string(lineOf(fault.blamed)) + ": "));
  EXPECT_THAT(error, HasSubstr(fault.words));
  EXPECT_THAT(error, HasSubstr("; "));
  EXPECT_EQ(error.back(), '.');
}

INSTANTIATE_TEST_SUITE_P(
    All, FrontMatterFault,
    testing::Values(
        Fault{"Toml", "rank = 20", "rank = = 20", "rank = 20", "not TOML"},
        Fault{"UnknownKey", "rank = 20", "rank = 20\ntitel = \"x\"", "summary =", "\"titel\""},
        Fault{"UnknownCost", "flops = \"TILE\"", "flop = \"TILE\"", "flops =", "\"flop\""},
        Fault{"UnknownTuneKey", "default = 16", "defualt = 16", "default =", "\"defualt\""},
        Fault{"UnknownPassKey", "local = [\"64\"]", "locals = [\"64\"]", "local = [\"64\"]", "\"locals\""},
        Fault{"UnknownValidKey", "sigma = [0.5, 20]", "sigmas = [0.5, 20]", "sigma =", "\"sigmas\""},
        Fault{"MissingTitle", "title", "#", "/*---", "\"title\""},
        Fault{"MissingRank", "rank = 20", "", "/*---", "\"rank\""},
        Fault{"MissingSummary", "summary = \"\"\"\nTwo\nlines.\"\"\"", "", "/*---", "\"summary\""},
        Fault{"MissingWorkload", "workload = \"blur\"", "", "/*---", "\"workload\""},
        Fault{"MissingDefault", "default = 16", "", "[tune.TILE]", "\"default\""},
        Fault{"MissingGlobal", "global = [\"width*height\"]", "", "[[pass]]\nkernel = \"second\"", "\"global\""},
        Fault{"RankIsText", "rank = 20", "rank = \"20\"", "rank =", "whole number"},
        Fault{"RankIsHuge", "rank = 20", "rank = 20000000000", "rank =", "int"},
        Fault{"TitleIsNumber", "title = ", "title = 3 #", "title =", "string"},
        Fault{"CostIsNumber", "flops = \"TILE\"", "flops = 3", "flops =", "string"},
        Fault{"TuneIsNumber", "[tune.TILE]\ndefault = 16\nvalues = [8, 16]", "[tune]\nTILE = 16", "default = 16",
              "table"},
        Fault{"ValuesAreNumber", "values = [8, 16]", "values = 16", "values =", "list"},
        Fault{"DefaultNotAmongValues", "default = 16", "default = 12", "default =", "12"},
        Fault{"SigmaIsOneNumber", "sigma = [0.5, 20]", "sigma = [0.5]", "sigma =", "range"},
        Fault{"SigmaIsReversed", "sigma = [0.5, 20]", "sigma = [20, 0.5]", "sigma =", "range"},
        Fault{"SigmaIsText", "sigma = [0.5, 20]", "sigma = [\"a\", 20]", "sigma =", "number"},
        Fault{"Workload", "\"blur\"", "\"blurr\"", "workload =", "\"blurr\""},
        Fault{"Reference", "\"deriche\"", "\"derich\"", "reference =", "\"derich\""},
        Fault{"Binding", "[\"scratch0\", \"result\"]", "[\"scratch\", \"result\"]", "args = [\"scratch0\"",
              "\"scratch\""},
        Fault{"ExpressionName", "2*radius+1", "2*raduis+1", "memory =", "\"raduis\""},
        Fault{"ExpressionSyntax", "flops = \"TILE\"", "flops = \"2*(\"", "flops =", "2*("},
        Fault{"NegativeCost", "flops = \"TILE\"", "flops = \"TILE - 12\"", "flops =", "-4"},
        Fault{"LocalBytes", "4*(TILE + 2*radius)", "4*(TLIE + 2*radius)", "args = [\"source\"", "\"TLIE\""},
        Fault{"ArgumentKey", "{ local =", "{ locl =", "args = [\"source\"", "\"locl\""},
        Fault{"ZeroLocal", "local = [\"64\"]", "local = [\"0\"]", "local = [\"64\"]", "at least 1"},
        Fault{"ZeroForOneTunedValue", "local = [\"64\"]", "local = [\"TILE - 8\"]", "local = [\"64\"]", "at least 1"},
        Fault{"Dimensions", "local = [\"64\"]", "local = [\"64\", \"1\"]", "local = [\"64\"]", "dimensions"},
        Fault{"OffsetDimensions", "local = [\"64\"]", "offset = [\"64\", \"0\"]", "local = [\"64\"]", "dimensions"},
        Fault{"NegativeOffset", "local = [\"64\"]", "offset = [\"8 - TILE\"]", "local = [\"64\"]", "at least 0"},
        Fault{"ConditionOfUnknownName", "rank = 20", "rank = 20\nrequire = [\"widht % 2 == 0\"]",
              "summary =", "\"widht\""},
        Fault{"ConditionIsText", "rank = 20", "rank = 20\nrequire = \"width % 2 == 0\"", "summary =", "list"},
        Fault{"NoDimension", "global = [\"width*height\"]", "global = []", "global = [\"width*height\"]", "dimensions"},
        Fault{"RangeIsNoNumber", "local = [\"64\"]", "local = [true]", "local = [\"64\"]", "string"},
        Fault{"Kernel", "kernel = \"second\"", "kernel = \"secnd\"", "kernel = \"second\"", "\"secnd\""},
        Fault{"ConstantIsReal", "ROUNDS = 3", "ROUNDS = 3.5", "ROUNDS = 3", "whole number"},
        Fault{"ConstantTakesAName", "ROUNDS = 3", "width = 4", "ROUNDS = 3", "width"},
        Fault{"ConstantTakesADevicesName", "ROUNDS = 3", "largestGroup = 4", "ROUNDS = 3", "largestGroup is taken"},
        Fault{"ConstantTakesADevicesMacro", "ROUNDS = 3", "LARGEST_GROUP = 4", "ROUNDS = 3", "LARGEST_GROUP is taken"},
        Fault{"ConstantIsNoIdentifier", "ROUNDS = 3", "\"A B\" = 3", "ROUNDS = 3", "A B"},
        Fault{"DefineKnowsNoDevice", "[tune.TILE]", "[define]\nTAPS = \"computeUnits\"\n[tune.TILE]", "default = 16",
              "computeUnits"},
        Fault{"DefinesGoRound", "[tune.TILE]", "[define]\nA = \"B\"\nB = \"A\"\n[tune.TILE]", "default = 16",
              "unknown name"},
        Fault{"LiteralIsNoArray", "[tune.TILE]", "[literals]\nTAPS = \"wieghts\"\n[tune.TILE]", "default = 16",
              "known are weights"},
        Fault{"TunableTakesAConstantsName", "[tune.TILE]", "[tune.ROUNDS]", "[tune.TILE]", "ROUNDS"}),
    [](const auto& test) { return test.param.name; });

TEST(FrontMatter, FilesWithoutItAreToldHowToWriteIt) {
  EXPECT_THAT(errorOf(""), HasSubstr("folder/x.cl:1: no front matter"));
  EXPECT_THAT(errorOf("kernel void f() {}"), HasSubstr("/*---"));
  EXPECT_THAT(errorOf("\n\n/*---\nworkload = \"blur\"\n"), HasSubstr("folder/x.cl:3: the front matter does not end"));
  EXPECT_THAT(errorOf("/*---\n# a */ b\n---*/"), HasSubstr("folder/x.cl:2: the comment ends before"));
}

TEST(FrontMatter, NeedsAPass) {
  EXPECT_THAT(errorOf(kGood.substr(0, kGood.find("[[pass]]")) + "---*/\n"), HasSubstr("\"pass\""));
  EXPECT_THAT(errorOf(kGood.substr(0, kGood.find("[valid]")) + "pass = []\n---*/\n"), HasSubstr("pass"));
}

TEST(FrontMatter, SigmaRangeNeedsAWorkloadWithSigma) {
  EXPECT_THAT(
      errorOf("/*---\nworkload = \"copy\"\ntitle = \"t\"\nrank = 1\nsummary = \"s\"\n[valid]\nsigma = [1, 2]\n---*/"),
      HasSubstr("folder/x.cl:7: unknown key \"sigma\" in [valid]; known are needs"));
}

TEST(FrontMatter, LinesAreCountedInTheFileNotInTheComment) {
  EXPECT_THAT(errorOf("\n\n" + replaced("rank = 20", "rank = 2.5")), HasSubstr("folder/x.cl:6: "));
}

/// The valid kernel with a piece after its front matter, as after the expansion of includes.
std::string withPiece(const std::string& frontMatter, std::string text = kGood) {
  const std::string end = "---*/\n";
  const std::size_t at = text.find(end) + end.size();
  return text.insert(
      at, "#line 1 \"shared.clh\"\n/*---\n" + frontMatter + "---*/\nfloat piece(float x);\n#line 47 \"x.cl\"\n");
}

TEST(SharedFrontMatter, HoldsWhereTheFileSaysNothing) {
  const Variant variant =
      parseVariant("x", withPiece("options = [\"-cl-mad-enable\"]\n[scratch]\nmore = \"width\"\n"), "x.cl");
  EXPECT_THAT(variant.options, ElementsAre("-cl-mad-enable"));
  EXPECT_EQ(variant.scratch.at("more").shape, Shape{"width"});
  EXPECT_EQ(variant.title, parseVariant("x", kGood, "x.cl").title);
}

TEST(SharedFrontMatter, GivesWayToTheFileKeyByKey) {
  const std::string shared =
      "rank = 7\n[constants]\nROUNDS = 9\nMORE = 5\n[tune.TILE]\ndefault = 8\nvalues = [8, 16, 32]\n"
      "[[pass]]\nkernel = \"second\"\nargs = [\"result\"]\nglobal = [\"width\"]\nlocal = [\"64\"]\n";
  const Variant variant =
      parseVariant("x", withPiece(shared, replaced("default = 16\nvalues = [8, 16]", "default = 32")), "x.cl");
  EXPECT_EQ(variant.rank, 20);
  EXPECT_EQ(variant.constants, (std::map<std::string, int>{{"MORE", 5}, {"ROUNDS", 3}}));
  ASSERT_EQ(variant.tunables.size(), 1U);
  EXPECT_EQ(variant.tunables[0].defaultValue, 32);
  EXPECT_THAT(variant.tunables[0].values, ElementsAre(8, 16, 32));
  EXPECT_EQ(variant.passes.size(), 2U) << "passes are a list: the file's own ones replace it";
}

TEST(SharedFrontMatter, OfTwoPiecesTheFirstCounts) {
  const std::string text =
      withPiece("[constants]\nMORE = 1\nOTHER = 1\n", withPiece("[constants]\nMORE = 2\nLAST = 2\n"));
  EXPECT_EQ(parseVariant("x", text, "x.cl").constants,
            (std::map<std::string, int>{{"LAST", 2}, {"MORE", 1}, {"OTHER", 1}, {"ROUNDS", 3}}));
}

TEST(SharedFrontMatter, FaultsAreToldWithThePiecesOwnLines) {
  EXPECT_THAT(errorOf(withPiece("\n[tune.MORE]\ndefault = 1\nvalues = 3\n")), HasSubstr("shared.clh:5: "));
  EXPECT_THAT(errorOf(withPiece("[costs]\nmemory = \"2\"\n")), HasSubstr("shared.clh:2: unknown key \"costs\""));
  EXPECT_THAT(errorOf(withPiece("rank = = 1\n")), HasSubstr("shared.clh:2: not TOML"));
  EXPECT_THAT(errorOf(withPiece("# a */ b\n")), HasSubstr("shared.clh:2: the comment ends before"));
  // Errors of the file itself have its own name.
  EXPECT_THAT(errorOf(withPiece("[scratch]\nmore = \"width\"\n", replaced("rank = 20", "rank = 2.5"))),
              HasSubstr("folder/x.cl:" + std::to_string(lineOf("rank = 20")) + ": "));
}

TEST(SharedFrontMatter, IsNotLookedForWithinLines) {
  const std::string quoted = "// #line 1 \"shared.clh\"\n/*---\nno TOML = = \n---*/\n";
  EXPECT_EQ(errorOf(kGood + quoted), "no error");
}

TEST(FrontMatter, FileNamesThatCanNotBeIdsAreRefused) {
  EXPECT_THAT(errorOf(kGood, "a,b"), HasSubstr("letters"));
  EXPECT_THAT(errorOf(kGood, "opencv"), HasSubstr("taken"));
  EXPECT_EQ(errorOf(kGood, "a-b_2"), "no error");
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

TEST(FrontMatter, ReadsBuildOptionsScratchImagesAndChannels) {
  std::string text = replaced(kGood, "reference = \"deriche\"",
                              "reference = \"deriche\"\noptions = [\"-cl-mad-enable\"]\nchannels = 4");
  text = replaced(text, "[cost]", "[scratch]\ncarries = \"4 * width\"\n[cost]");
  text =
      replaced(text, "args = [\"scratch0\", \"result\"]", "args = [{ image = \"source\" }, \"carries\", \"result\"]");
  const Variant variant = parseVariant("x", text, "folder/x.cl");
  EXPECT_THAT(variant.options, ElementsAre("-cl-mad-enable"));
  EXPECT_EQ(variant.pixel, (PixelFormat{Element::Float, 4}));
  EXPECT_EQ(variant.scratch.at("carries").shape, Shape{"4 * width"});
  EXPECT_TRUE(variant.passes[1].arguments[0].asImage);
  EXPECT_FALSE(variant.passes[1].arguments[1].asImage);
}

TEST(FrontMatter, ReadsConditionsAndLaunchesThatStartElsewhere) {
  std::string text = replaced("rank = 20", "rank = 20\nrequire = [\"width % TILE == 0\"]");
  text = text.replace(text.find("local = [\"64\"]"), 14, "offset = [\"TILE\"]");
  const Variant variant = parseVariant("x", text, "folder/x.cl");
  EXPECT_THAT(variant.require, ElementsAre("width % TILE == 0"));
  EXPECT_TRUE(variant.passes[0].offset.empty());
  EXPECT_THAT(variant.passes[1].offset, ElementsAre("TILE"));
  EXPECT_TRUE(variant.passes[1].local.empty()) << "the driver chooses";
  // A value that is too small only where the condition is false is not an error.
  EXPECT_EQ(errorOf(text.replace(text.find("width*height"), 12, "width // TILE")), "no error");
}

TEST(FrontMatter, KernelsMayHaveNamesThatMacrosMake) {
  const auto error = [](const std::string& macro) {
    return errorOf(replaced("kernel void second (global float* a) {}", macro));
  };
  EXPECT_EQ(error("#define NAME second\nkernel void NAME(global float* a) {}"), "no error");
  EXPECT_EQ(error("#define MAKE(x) kernel void sec##x(global float* a) {}\nMAKE(ond)"), "no error");
  EXPECT_THAT(error("#define NAME other\nkernel void third(global float* a) {}"), HasSubstr("no kernel function"));
}

TEST(FrontMatter, APixelsElementIsFloatUnlessTheFileSaysOtherwise) {
  EXPECT_EQ(parseVariant("x", kGood, "folder/x.cl").pixel, PixelFormat{});
  const std::string bytes = replaced(kGood, "rank = 20", "rank = 20\nelement = \"uchar\"");
  EXPECT_EQ(parseVariant("x", bytes, "folder/x.cl").pixel, (PixelFormat{Element::UChar, 1}));
  const std::string wide = replaced(bytes, "rank = 20", "rank = 20\nchannels = 4");
  EXPECT_EQ(parseVariant("x", wide, "folder/x.cl").pixel, (PixelFormat{Element::UChar, 4}));
}

TEST(FrontMatter, ElementsThatCanNotBeAreToldWithTheKnownOnes) {
  EXPECT_THAT(errorOf(replaced(kGood, "rank = 20", "rank = 20\nelement = \"double\"")),
              AllOf(HasSubstr("works on \"float\""), HasSubstr("folder/x.cl:")));
  EXPECT_THAT(errorOf(replaced(kGood, "rank = 20", "rank = 20\nelement = \"flaot\"")),
              HasSubstr("unknown element \"flaot\"; known are float, uchar, int"));
  EXPECT_THAT(errorOf(replaced(kGood, "rank = 20", "rank = 20\nelement = 8")), HasSubstr("element is not a string"));
  const std::string image =
      replaced(kGood, "args = [\"scratch0\", \"result\"]", "args = [{ image = \"source\" }, \"result\"]");
  EXPECT_THAT(errorOf(replaced(image, "rank = 20", "rank = 20\nelement = \"uchar\"")),
              HasSubstr("images are of floats"));
  EXPECT_THAT(
      errorOf("/*---\nworkload = \"mad\"\ntitle = \"t\"\nrank = 1\nsummary = \"s\"\nelement = \"uchar\"\n---*/"),
      HasSubstr("folder/x.cl:6: mad works on \"float\""));
}

TEST(FrontMatter, AnArrayThatNeedsAConstantSaysWhich) {
  const std::string text =
      replaced(kGood, "args = [\"scratch0\", \"result\"]", "args = [\"scratch0\", \"carryForward\"]");
  EXPECT_THAT(errorOf(text), HasSubstr("carryForward needs a constant BLOCK"));
  EXPECT_EQ(errorOf(replaced(text, "ROUNDS = 3", "ROUNDS = 3\nBLOCK = 32")), "no error");
}

TEST(FrontMatter, OnlyWorkloadsWhoseRatesAreCeilingsHaveCeilingVariants) {
  EXPECT_THAT(errorOf(replaced(kGood, "rank = 20", "rank = 20\nceiling = true")), HasSubstr("are not ceilings"));
  const std::string wrong = replaced(kGood, "rank = 20", "rank = 20\nceiling = 1");
  EXPECT_THAT(errorOf(wrong), HasSubstr("ceiling is not a truth value"));
}

TEST(FrontMatter, GuideNotesNameWhatTheSourcesHave) {
  const std::string notes =
      "[guide]\ncarries = [\"Listing 14-4\"]\nestimate_gpix_per_s = 2.84\nexperiments = { algorithms = \"recursive\" "
      "}\n"
      "[[pass]]\nkernel = \"first\"";
  const std::string text = replaced(kGood, "[[pass]]\nkernel = \"first\"", notes);
  const Variant variant = parseVariant("x", text, "folder/x.cl");
  EXPECT_THAT(variant.guide.carries, ElementsAre("Listing 14-4"));
  EXPECT_EQ(variant.guide.experiments.at("algorithms"), "recursive");
  EXPECT_EQ(variant.guide.estimateGigapixelsPerSecond, 2.84);
  EXPECT_FALSE(variant.guide.measuredGigapixelsPerSecond);
  EXPECT_THAT(errorOf(replaced(text, "Listing 14-4", "Listing 15-1")),
              HasSubstr("the sources have no \"Listing 15-1\""));
  EXPECT_THAT(errorOf(replaced(text, "{ algorithms", "{ algorithm")),
              HasSubstr("there is no experiment \"algorithm\""));
  EXPECT_THAT(errorOf(replaced(text, "2.84", "0")), HasSubstr("is not a rate"));
}

}  // namespace
}  // namespace headroom
