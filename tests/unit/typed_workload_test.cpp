// Workloads with typed buffers: their files, and their errors as sentences.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/image_form.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "workloads/buffer_data.hpp"

namespace headroom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kTypedWorkload = R"(title = "Something"
summary = "Some sums."
rank = 5
[size]
N = [64, 128]
M = { values = [3], unit = "rows" }
[let]
rows = "M + 1"
share = "1 / N"
[parameter.gamma]
smallest = 1
largest = 4
[struct.Pair]
one = "float"
other = "int"
[buffer]
a = { type = "float", count = "N" }
b = { type = "Pair", shape = ["N", "rows"], init = { each = "a[i % N] * gamma" } }
c = { type = "uchar4", count = "N", use = "inout", init = 7 }
picture = { image = "2d array", format = "rgba unorm8", shape = ["N", "M", "2"] }
d = { type = "int", count = "N", use = "out" }
[scalar]
s = { type = "float", value = 1.5 }
[reference]
each = { d = "b[1] + s + gamma" }
[tolerance]
d = "exact"
[work]
items = "N * M"
item = "sum"
flops = "2 * N * M"
)";

Workload readTyped(const std::string& text) {
  return readUserWorkload("mine", text, "folder/workload.toml", "folder");
}

std::string errorOfTyped(const std::string& old, const std::string& fresh) {
  std::string text = kTypedWorkload;
  const std::size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << old;
  try {
    readTyped(text.replace(at, old.size(), fresh));
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(TypedWorkload, MayNameAMethodThatComparesNumbersInPlaceOfAReference) {
  const std::string old = "[reference]\neach = { d = \"b[1] + s + gamma\" }\n[tolerance]\nd = \"exact\"\n";
  std::string text = kTypedWorkload;
  ASSERT_NE(text.find(old), std::string::npos);
  EXPECT_THAT(errorOfTyped("rank = 5", "rank = 5\nreferences = [\"sum\"]"),
              HasSubstr("reference and references exclude each other; remove one of them"));
  text.replace(text.find(old), old.size(), "");
  text.replace(text.find("rank = 5"), 8, "rank = 5\nreferences = [\"sum\"]");
  try {
    readTyped(text);
    FAIL() << "It has two outputs.";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("references need at least one input and exactly one output"));
  }
  text.replace(text.find("use = \"inout\", init = 7"), 23, "init = 7");
  EXPECT_EQ(readTyped(text).references.at(0).name, "sum");
  EXPECT_EQ(readTyped(text).expected.kind, ExpectedFrom::Kind::None);
}

TEST(TypedWorkload, ComputesInWhatItsFirstOutputIsMadeOf) {
  EXPECT_EQ(precisionOf(readTyped(kTypedWorkload), Variant()), Precision::Float)
      << "c, bytes that are read and written";
  std::string text = kTypedWorkload;
  const std::string old = "use = \"inout\", init = 7";
  text.replace(text.find(old), old.size(), "init = 7");
  const std::string ofInts = "d = { type = \"int\"";
  for (const auto& [type, precision] : {std::pair("double", Precision::Double),
                                        {"half4", Precision::Half},
                                        {"float2", Precision::Float},
                                        {"ulong", Precision::Int}}) {
    std::string one = text;
    one.replace(one.find(ofInts), ofInts.size(), std::string("d = { type = \"") + type + "\"");
    EXPECT_EQ(precisionOf(readTyped(one), Variant()), precision) << type;
  }
}

TEST(TypedWorkload, SaysItsBuffersValuesAndWork) {
  const Workload workload = readTyped(kTypedWorkload);
  EXPECT_FALSE(isOfPlanes(workload));
  EXPECT_THAT(workload.usualOnCpus, ElementsAre(Size{64, 3}, Size{128, 3})) << "each value with each of the others";
  EXPECT_EQ(inputsOf(workload).size(), 4U);
  EXPECT_EQ(outputsOf(workload).size(), 2U);
  EXPECT_EQ(comparedOutputs(workload).size(), 1U) << "the one that the reference names";
  const Buffer& pairs = *findBuffer(workload, "b");
  EXPECT_EQ(pairs.type->bytes, 8U);
  EXPECT_EQ(pairs.fill->kind, Fill::Kind::Each);
  EXPECT_EQ(findBuffer(workload, "picture")->type->name, "uchar4");
  EXPECT_EQ(itemsOf(workload, {64, 3}), 192);
  EXPECT_EQ(workload.item, "sum");
  EXPECT_DOUBLE_EQ(sizeSymbols(workload, {64, 3}).at("share"), 1.0 / 64);
  // Reads a, b, c and the image; writes c and d.
  EXPECT_DOUBLE_EQ(compulsoryBytes(workload, {64, 3}), 64 * 4 + 64 * 4 * 8 + 64 * 4 + 64 * 3 * 2 * 4 + 64 * 4 + 64 * 4);
}

TEST(TypedWorkload, TellsWhatIsWrongWithFileLineAndRemedy) {
  const auto expectError = [](const char* old, const char* fresh, const char* part) {
    const std::string error = errorOfTyped(old, fresh);
    EXPECT_THAT(error, testing::AllOf(HasSubstr("folder/workload.toml:"), HasSubstr(part))) << fresh;
  };
  expectError("type = \"float\", count", "type = \"flaot\", count", "not a type of numbers; write half, float");
  expectError("count = \"N\" }\nb", "count = \"K\" }\nb", "unknown name \"K\"");
  expectError("type = \"int\", count", "type = \"int\", init = 3, count", "an output holds nothing before a launch");
  expectError("use = \"inout\"", "use = \"both\"", "write in, out, inout or scratch");
  expectError("a[i % N] * gamma", "z1[i]", "unknown name \"z1\"");
  expectError("a[i % N] * gamma", "a * gamma", "a is a buffer; write a[i]");
  expectError("d = \"b[1]", "e = \"b[1]", "\"e\" is not an output");
  expectError("d = \"exact\"", "a = \"exact\"", "\"a\" is not an output");
  expectError("d = \"exact\"", "d = \"about\"", "a tolerance is \"exact\" or");
  expectError("d = \"exact\"", "d = { where = \"q < 0\" }", "unknown name \"q\"");
  expectError("N = [64, 128]", "N = [64, 0]", "a size is a whole number from 1");
  expectError("N = [64, 128]", "N = []", "N has no value");
  expectError("rgba unorm8", "rgba unorm9",
              "not a format of pixels; write an order (r, rg, rgb, rgba, bgra, argb, abgr, a, ra, intensity, "
              "luminance, depth, srgb, srgba, sbgra)");
  expectError("shape = [\"N\", \"M\", \"2\"]", "shape = [\"N\"]", "a 2d array image has 3 extents and 1 are given");
  expectError("[reference]\neach", "[reference]\nnone = true\neach", "[reference] names 2 sources");
  expectError("[reference]\neach", "[reference]\nmask = { a = \"m\" }\neach", "\"a\" is not an output");
  expectError("[reference]\neach", "[reference]\ncaptured = 1\neach", "captured");
  expectError("value = 1.5", "value = [1, 2]", "float has 1 numbers and 2 are given");
}

/// Returns the workload with a name that has a value for each N.
std::string withTable(const std::string& table) {
  std::string text = kTypedWorkload;
  const std::string let = "[let]\n";
  return text.insert(text.find(let) + let.size(), "groups = " + table + "\n");
}

TEST(TypedWorkload, ANameMayHaveAValueForEachSize) {
  const Workload workload = readTyped(withTable("{ by = \"N\", values = { 64 = 7, 128 = \"N / 2 + M\" } }"));
  EXPECT_DOUBLE_EQ(sizeSymbols(workload, {64, 3}).at("groups"), 7);
  EXPECT_DOUBLE_EQ(sizeSymbols(workload, {128, 3}).at("groups"), 67);
  EXPECT_NO_THROW(requireSize(workload, {128, 5}));
  try {
    requireSize(workload, {100, 3});
    FAIL() << "there is no value for 100";
  } catch (const UsageError& error) {
    EXPECT_THAT(error.what(), HasSubstr("mine has values for N = 64, 128 only"));
  }
  const auto errorOf = [](const std::string& table) -> std::string {
    try {
      readTyped(withTable(table));
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  };
  EXPECT_THAT(errorOf("{ by = \"N\", values = { 64 = 7 } }"), HasSubstr("groups has no value for N = 128; add 128"));
  EXPECT_THAT(errorOf("{ by = \"N\", values = { 64 = 7, 128 = 1, 256 = 2 } }"),
              HasSubstr("256 is not among the values of N"));
  EXPECT_THAT(errorOf("{ by = \"K\", values = { 64 = 7 } }"), HasSubstr("\"K\" is not a size parameter with a list"));
  EXPECT_THAT(errorOf("{ by = \"N\" }"), HasSubstr("\"values\""));
  EXPECT_THAT(errorOf("{ by = \"N\", values = { 64 = \"K\", 128 = 1 } }"), HasSubstr("unknown name \"K\""));
}

TEST(TypedWorkload, ManySizesMayHaveAValueEach) {
  std::string sizes;
  std::string values;
  for (int i = 1; i <= 64; ++i) {
    sizes += (i == 1 ? "" : ", ") + std::to_string(i);
    values += (i == 1 ? "" : ", ") + std::to_string(i) + " = " + std::to_string(1000 - i);
  }
  std::string text = withTable("{ by = \"N\", values = { " + values + " } }");
  text.replace(text.find("[64, 128]"), 9, "[" + sizes + "]");
  const Workload workload = readTyped(text);
  for (int i = 1; i <= 64; ++i) EXPECT_DOUBLE_EQ(sizeSymbols(workload, {i, 3}).at("groups"), 1000 - i);
}

TEST(TypedWorkload, NamesOfFilesMayDependOnTheSize) {
  const Workload workload = readTyped(kTypedWorkload);
  const Symbols symbols{{"N", 64}, {"M", 3}};
  EXPECT_EQ(fileOf(workload, "{N}/in-{N * M}.bin", symbols), "folder/64/in-192.bin");
  EXPECT_EQ(fileOf(workload, "plain.bin", symbols), "folder/plain.bin");
  EXPECT_THROW(fileOf(workload, "../{N}.bin", symbols), Error);
  EXPECT_THROW(fileOf(workload, "{N}/../../in.bin", symbols), Error);
  EXPECT_THROW(fileOf(workload, "{K}/in.bin", symbols), Error);
  EXPECT_THAT(errorOfTyped("init = 7", "init = { file = \"{K}.bin\" }"), HasSubstr("unknown name \"K\""));
  EXPECT_THAT(errorOfTyped("each = { d = \"b[1] + s + gamma\" }", "file = { d = \"{K}.bin\" }"),
              HasSubstr("unknown name \"K\""));
  EXPECT_EQ(errorOfTyped("init = 7", "init = { file = \"{N}/{rows}.bin\" }"), "no error");
}

TEST(TypedWorkload, AKernelThatIsOneKeepsItsOwnNamesApart) {
  const std::string text = R"(/*---
[size]
N = [64]
[constants]
TILE = 16
[tune.GROUPS]
default = 4
values = [2, 4]
[let]
tiles = "N / TILE"
inner = "GROUPS * 2"
[buffer]
a = { type = "float", count = "tiles" }
part = { type = "float", count = "GROUPS", use = "scratch" }
b = { type = "float", count = "TILE", use = "out" }
[loop.step]
count = "tiles"
swap = [["a", "part"]]
[[pass]]
loop = "step"
kernel = "work"
args = ["a", "part", "b", "step", "inner", 3, { sampler = "edge linear normalized" }]
global = ["N"]
local = ["TILE"]
---*/
kernel void work(global float* a, global float* part, global float* b, int step, int inner, int three, sampler_t s) {}
)";
  const Variant variant =
      parseVariant({.name = "own-names", .text = text, .origin = "folder/own-names.cl", .folder = "folder"});
  EXPECT_EQ(variant.id, "own-names.own-names");
  const Workload& workload = findWorkload("own-names");
  EXPECT_EQ(workload.buffers.size(), 2U);
  EXPECT_EQ(variant.scratch.count("part"), 1U);
  EXPECT_EQ(symbolsFor(workload, variant, {64}, {}).at("inner"), 8);
  ASSERT_EQ(variant.passes.size(), 1U);
  EXPECT_FALSE(variant.passes[0].isRounded) << "a size that groups do not divide is refused unless the file says so";
  EXPECT_EQ(variant.passes[0].arguments[3].value->type.name, "int");
  EXPECT_TRUE(variant.passes[0].arguments[6].sampler->isLinear);
  ASSERT_EQ(variant.loops.size(), 1U);
  EXPECT_THAT(variant.loops[0].swaps, ElementsAre(std::pair<std::string, std::string>("a", "part")));
}

TEST(TypedWorkload, NamesMayDependOnParametersAndScalars) {
  std::string text = kTypedWorkload;
  const std::string let = "share = \"1 / N\"\n";
  text.insert(text.find(let) + let.size(), "strength = \"gamma * s / N\"\nhalf_of_it = \"strength / 2\"\n");
  text.replace(text.find("b[1] + s + gamma"), 16, "b[1] + half_of_it");
  text.replace(text.find("d = \"exact\""), 11, "d = { abs = \"2 * strength\" }");
  const Workload workload = readTyped(text);
  EXPECT_DOUBLE_EQ(symbolsFor(workload, {}, {64, 3}, {{"gamma", 2}}).at("half_of_it"), 2 * 1.5 / 64 / 2);
  EXPECT_DOUBLE_EQ(symbolsFor(workload, {}, {64, 3}, {}).at("strength"), 1.5 / 64) << "the usual one";
  EXPECT_EQ(findBuffer(workload, "d")->tolerance->absoluteOf, "2 * strength");
  EXPECT_THAT(errorOfTyped("share = \"1 / N\"", "share = \"1 / K\""), HasSubstr("unknown name \"K\""));
  EXPECT_THAT(errorOfTyped("share = \"1 / N\"", "b = \"gamma\""), HasSubstr("the name b is taken"));
  EXPECT_THAT(errorOfTyped("d = \"exact\"", "d = { rel = \"-gamma\" }"), HasSubstr("must be at least 0"));
  EXPECT_THAT(errorOfTyped("d = \"exact\"", "d = { ulp = \"K\" }"), HasSubstr("unknown name \"K\""));
}

TEST(TypedWorkload, ANameThatDependsOnAParameterIsOneOfBoth) {
  const std::string text = R"(/*---
[size]
N = [64]
[parameter.gamma]
smallest = 1
largest = 4
[tune.GROUPS]
default = 4
values = [2, 4]
[let]
scaled = "gamma * N"
inner = "GROUPS * scaled"
[buffer]
b = { type = "float", count = "N", use = "out" }
[[pass]]
kernel = "work"
args = ["b", { type = "float", value = "scaled" }, { type = "float", value = "inner" }]
global = ["N"]
[reference]
each = { b = "scaled + i" }
---*/
kernel void work(global float* b, float scaled, float inner) {}
)";
  const Variant variant =
      parseVariant({.name = "own-gamma", .text = text, .origin = "folder/own-gamma.cl", .folder = "folder"});
  const Workload& workload = findWorkload("own-gamma");
  const Symbols symbols = symbolsFor(workload, variant, {64}, {{"gamma", 3}});
  EXPECT_EQ(symbols.at("scaled"), 192);
  EXPECT_EQ(symbols.at("inner"), 768);
}

TEST(TypedWorkload, TheNameOfABuiltInOneIsTaken) {
  const std::string text = R"(/*---
[size]
N = [64]
[buffer]
b = { type = "float", count = "N", use = "out" }
[[pass]]
kernel = "work"
args = ["b"]
global = ["N"]
---*/
kernel void work(global float* b) {}
)";
  EXPECT_THROW(parseVariant({.name = "blur", .text = text, .origin = "folder/blur.cl", .folder = "folder"}), Error);
  EXPECT_TRUE(findWorkload("blur").folder.empty());
}

TEST(SamplerForm, IsSaidInWords) {
  EXPECT_EQ(samplerFormFromText("linear edge"), (SamplerForm{"edge", true, false}));
  EXPECT_EQ(samplerFormFromText(""), SamplerForm());
  EXPECT_EQ(samplerFormFromText("repeat normalized"), (SamplerForm{"repeat", false, true}));
  EXPECT_THROW(samplerFormFromText("repeat"), std::invalid_argument);
  EXPECT_THROW(samplerFormFromText("bilinear"), std::invalid_argument);
}

}  // namespace
}  // namespace headroom
