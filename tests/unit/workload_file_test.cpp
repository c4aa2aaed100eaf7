// Workloads as described by their files.
#include "workloads/workload_file.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <string>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const std::string kGood = R"toml(title      = "Products"
summary    = "What it is for."
rank       = 3
ceiling    = "compute"
elements   = ["float", "uchar"]
references = ["second"]
arrays     = ["taps"]
transfers  = true
truth      = "own"

[parameter.sigma]
unit     = "pixels"
smallest = 0.5
largest  = 7

[size]
M = { unit = "elements" }
N = { unit = "elements" }
K = { unit = "elements" }

[usual]
cpu   = ["64", "1x2x3"]
other = ["1024"]

[let]
half = "K / 2"
both = "half + M"

[axis]
of    = "cbrt(M * N * K)"
name  = "side"
title = "side of a cube"

[work]
rate = "operations"

[buffer]
left   = { shape = ["K", "M"], signed = true }
right  = { shape = ["N", "K"] }
result = { shape = ["N", "M"], use = "out" }
)toml";

WorkloadFunctions someFunctions() {
  ReferenceMethod first;
  first.name = "first";
  ReferenceMethod second;
  second.name = "second";
  return {{first, second}, {}, {{"taps", {}, nullptr}, {"others", {}, nullptr}}, {}};
}

Workload read(const std::string& toml) {
  return readWorkload("products", toml, "kernels/products/workload.toml", someFunctions());
}

std::string errorOf(const std::string& from, const std::string& to) {
  std::string toml = kGood;
  toml.replace(toml.find(from), from.size(), to);
  try {
    read(toml);
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(WorkloadFile, SaysWhatAWorkloadIs) {
  const Workload workload = read(kGood);
  EXPECT_EQ(workload.id, "products");
  EXPECT_EQ(workload.rank, 3);
  EXPECT_EQ(workload.ceiling, Bound::Compute);
  EXPECT_THAT(workload.elements, ElementsAre(Element::UChar));
  ASSERT_EQ(workload.references.size(), 1U);
  EXPECT_EQ(workload.references[0].name, "second");
  ASSERT_EQ(workload.arrays.size(), 1U);
  EXPECT_TRUE(workload.countsTransfers);
  EXPECT_FALSE(workload.hasCommonTruth);
  EXPECT_THAT(workload.parameters, ElementsAre(Parameter{"sigma", "pixels", 0.5, 7, 0.5}));
  const std::vector<const Buffer*> inputs = inputsOf(workload);
  ASSERT_EQ(inputs.size(), 2U);
  const Size size{3, 5, 7};
  EXPECT_EQ(elementsOf(workload, inputs[0]->shape, size), 21) << "M x K";
  EXPECT_TRUE(inputs[0]->isSigned);
  EXPECT_EQ(elementsOf(workload, inputs[1]->shape, size), 35) << "K x N";
  EXPECT_FALSE(inputs[1]->isSigned);
  EXPECT_EQ(itemsOf(workload, size), 15) << "M x N";
  EXPECT_EQ(workload.item, "element");
  EXPECT_EQ(workload.rate, RateOf::Operations);
  EXPECT_THAT(workload.usualOnCpus, ElementsAre(Size{64, 64, 64}, Size{1, 2, 3}));
  EXPECT_EQ(sizeSymbols(workload, size).at("K"), 7);
  EXPECT_EQ(sizeSymbols(workload, size).at("both"), 3.5 + 3) << "names stand for what they say";
  EXPECT_EQ(extentOf(workload, {2, 4, 1}), 2);
  EXPECT_EQ(workload.axis.title, "side of a cube");
  EXPECT_EQ(workload.rows, 0U) << "M, the outermost extent of the result";
  EXPECT_EQ(rowsOf(workload, size), 3);
}

Workload withWork(const std::string& lines) {
  std::string toml = kGood;
  toml.replace(toml.find("rate = \"operations\""), std::string("rate = \"operations\"").size(), lines);
  return read(toml);
}

TEST(WorkloadFile, ReportsItsSpeedInWhatItCounts) {
  EXPECT_EQ(withWork("").rate, RateOf::Items);
  EXPECT_EQ(withWork("bytes = \"4 * M\"").rate, RateOf::Bytes);
  EXPECT_EQ(withWork("bytes = \"4 * M\"\nitems = \"M\"").rate, RateOf::Items);
  EXPECT_EQ(withWork("bytes = \"4 * M\"\nflops = \"M\"").rate, RateOf::Operations);
  EXPECT_EQ(withWork("flops = \"M\"\nrate = \"bytes\"").rate, RateOf::Bytes);
}

TEST(WorkloadFile, SaysWhatItsOperationsAreOn) {
  Variant variant;
  EXPECT_EQ(precisionOf(withWork("flops = \"M\""), variant), Precision::Float);
  const Workload half = withWork("flops = \"M\"\nprecision = \"half\"");
  EXPECT_EQ(precisionOf(half, variant), Precision::Half);
  variant.cost.precision = Precision::Int;
  EXPECT_EQ(precisionOf(half, variant), Precision::Int) << "a kernel knows better";
  EXPECT_THAT(errorOf("rate = \"operations\"", "precision = \"quad\""),
              HasSubstr("\"quad\" is not a precision; known are \"float\", \"half\", \"double\", \"int\""));
}

/// Adds a second parameter, with a default and no unit.
std::string withGamma(const std::string& lines = "smallest = -1\nlargest = 3\nusual = 2.5\n") {
  std::string toml = kGood;
  toml.insert(toml.find("[size]"), "[parameter.gamma]\n" + lines + "\n");
  return toml;
}

TEST(WorkloadFile, HasAnyParameters) {
  const Workload workload = read(withGamma());
  EXPECT_THAT(workload.parameters,
              ElementsAre(Parameter{"sigma", "pixels", 0.5, 7, 0.5}, Parameter{"gamma", "", -1, 3, 2.5}));
  EXPECT_EQ(findParameter(workload, "gamma")->usual, 2.5);
  EXPECT_EQ(findParameter(workload, "M"), nullptr) << "a size";
  EXPECT_EQ(valuesFor(workload, {{"sigma", 3}, {"delta", 1}}), (ParameterValues{{"gamma", 2.5}, {"sigma", 3}}))
      << "its own, with the usual one where none was asked for";
}

TEST(WorkloadFile, ParametersAreNamesOfExpressions) {
  const Workload workload = read(withGamma());
  Variant variant;
  variant.constants = {{"ROUNDS", 8}};
  const Symbols symbols = symbolsFor(workload, variant, {2, 3, 4}, {{"gamma", -0.5}});
  EXPECT_EQ(symbols.at("gamma"), -0.5);
  EXPECT_EQ(symbols.at("sigma"), 0.5) << "the usual one";
  EXPECT_EQ(evaluate("gamma * ROUNDS + M", symbols), -2);
  const Symbols others = symbolsFor(findWorkload("copy"), variant, {2, 3}, {{"gamma", 2}, {"sigma", 3}});
  EXPECT_FALSE(others.contains("gamma"));
  EXPECT_FALSE(others.contains("sigma"));
}

TEST(WorkloadFile, AValueOutOfRangeIsRefusedWithTheRange) {
  const Workload workload = read(withGamma());
  EXPECT_NO_THROW(requireParameters(workload, {}));
  EXPECT_NO_THROW(requireParameters(workload, {{"gamma", 3}, {"delta", 99}}));
  const auto refusal = [&](const ParameterValues& values) -> std::string {
    try {
      requireParameters(workload, values);
    } catch (const UsageError& error) {
      return error.what();
    }
    return "no error";
  };
  EXPECT_EQ(refusal({{"gamma", 3.5}}), "Gamma 3.5 is out of range; products takes -1 to 3.");
  EXPECT_EQ(refusal({{"sigma", 8}}), "Sigma 8 is out of range; products takes 0.5 to 7 pixels.");
  EXPECT_NE(refusal({{"gamma", std::nan("")}}), "no error");
}

TEST(WorkloadFile, AVariantTakesAPartOfAParametersRange) {
  const Workload workload = read(withGamma());
  Variant variant;
  variant.valid = {{"gamma", {0, 9}}};
  EXPECT_EQ(validRange(workload.parameters[1], variant), (ParameterRange{0, 3}));
  EXPECT_EQ(validRange(workload.parameters[0], variant), (ParameterRange{0.5, 7}));
  EXPECT_EQ(whyRefused(workload, variant, {}), "");
  EXPECT_EQ(whyRefused(workload, variant, {{"gamma", -1}}), "takes gamma from 0 to 3, not -1");
}

TEST(WorkloadFile, FaultsOfParametersAreTold) {
  const auto fault = [](const std::string& toml) -> std::string {
    try {
      read(toml);
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  };
  EXPECT_THAT(fault(withGamma("smallest = 1\n")), HasSubstr("largest"));
  EXPECT_THAT(fault(withGamma("smallest = 1\nlargest = 2\nusual = 3\n")), HasSubstr("write a number from 1 to 2"));
  EXPECT_THAT(fault(withGamma("smallest = 1\nlargest = 2\nmiddle = 3\n")), HasSubstr("unknown key \"middle\""));
  for (const std::string taken : {"M", "half", "taps", "left", "result", "needs", "computeUnits"}) {
    std::string toml = withGamma();
    toml.replace(toml.find("parameter.gamma"), 15, "parameter." + taken);
    EXPECT_THAT(fault(toml), HasSubstr("the name " + taken + " is taken")) << taken;
  }
  std::string toml = withGamma();
  toml.replace(toml.find("parameter.gamma"), 15, "parameter.ga-mma");
  EXPECT_THAT(fault(toml), HasSubstr("write a C identifier"));
}

TEST(WorkloadFile, FaultsAreToldWithFileLineAndRemedy) {
  const auto fault = [](const std::string& from, const std::string& to, int line, const char* words) {
    const std::string error = errorOf(from, to);
    EXPECT_THAT(error, HasSubstr("kernels/products/workload.toml:" + std::to_string(line) + ": "));
    EXPECT_THAT(error, HasSubstr(words));
    EXPECT_THAT(error, HasSubstr("; "));
  };
  fault("rank       = 3", "rank = = 3", 3, "not TOML");
  fault("rank       = 3", "rnak = 3", 3, "unknown key \"rnak\"");
  fault("\"compute\"", "\"cpu\"", 4, "write \"memory\" or \"compute\"");
  fault("\"uchar\"", "\"uchra\"", 5, "uchra");
  fault("[\"second\"]", "[\"third\"]", 6, "known are first, second");
  fault("[\"second\"]", "[]", 1, "needs a reference");
  fault("[\"taps\"]", "[\"tap\"]", 7, "known are taps, others");
  fault("smallest = 0.5", "smallest = 50", 13, "above largest");
  fault("M = { unit = \"elements\" }\nN = { unit = \"elements\" }\nK = { unit = \"elements\" }\n", "", 16, "1 to 6");
  fault("\"1x2x3\"", "\"1x2\"", 22, "does not fit");
  fault("\"1x2x3\"", "\"1x-2x3\"", 22, "is not a size");
  fault("K / 2", "L / 2", 26, "unknown name \"L\"");
  fault("both =", "M    =", 27, "the name M is taken");
  fault("cbrt(M", "kbrt(M", 30, "kbrt");
  fault("\"operations\"", "\"wishes\"", 35, "write \"items\" or \"operations\" or \"bytes\"");
  fault("[\"K\", \"M\"]", "[\"K\", \"L\"]", 38, "unknown name \"L\"");
  fault("[\"K\", \"M\"]", "[\"K\", \"-M\"]", 38, "must be at least 1");
  fault("use = \"out\"", "use = \"inout\"", 40, "an input, or \"result\"");
  fault("result = { shape = [\"N\", \"M\"], use = \"out\" }", "", 37, "there is no result");
}

TEST(WorkloadFile, OfNumbersInALineNeedsOneParameterAlone) {
  const Workload workload = readWorkload("line", R"toml(title      = "Line"
summary    = "Numbers."
rank       = 1
references = ["first"]
[size]
N = {}
[usual]
cpu   = ["1048576"]
other = ["1099511627776"]
[buffer]
numbers = { shape = ["N"] }
result  = { shape = ["ceil(N / 256)"], use = "out" }
)toml",
                                         "line.toml", someFunctions());
  EXPECT_EQ(workload.axis.name, "N");
  EXPECT_FALSE(isOfPixels(workload));
  EXPECT_EQ(itemsOf(workload, {1000}), 4);
  EXPECT_EQ(compulsoryBytes(workload, {1024}), 4 * (1024 + 4));
  EXPECT_EQ(rowsOf(workload, {1000}), 0) << "nothing that devices could share";
  EXPECT_NO_THROW(requireSize(workload, {kLargestExtent}));
  EXPECT_THROW(requireSize(workload, {0}), UsageError);
  EXPECT_THROW(requireSize(workload, {4, 4}), UsageError);
}

TEST(WorkloadFile, BuiltInOnesAreListedByRank) {
  std::vector<std::string> ids;
  for (const Workload& workload : workloads()) {
    if (workload.folder.empty()) ids.push_back(workload.id);  // others were added by another test
  }
  EXPECT_THAT(ids, ElementsAre("copy", "mad", "local", "blur", "transpose", "access", "overheads", "matmul",
                               "matmul-half", "matmul-int8", "reduce"));
  EXPECT_TRUE(findWorkload("transpose").swapsSides);
  EXPECT_FALSE(findWorkload("matmul").swapsSides);
  EXPECT_EQ(findWorkload("blur").references.size(), 10U);
  EXPECT_EQ(findWorkload("blur").arrays.size(), 13U);
}

}  // namespace
}  // namespace headroom
