// Workloads as their files describe them.
#include "workloads/workload_file.hpp"

#include <gmock/gmock.h>

#include <string>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const std::string kGood = R"(title      = "Products"
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

[buffer]
left   = { shape = ["K", "M"], signed = true }
right  = { shape = ["N", "K"] }
result = { shape = ["N", "M"], use = "out" }
)";

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
  EXPECT_TRUE(workload.usesSigma);
  EXPECT_EQ(workload.largestSigma, 7);
  ASSERT_EQ(workload.inputs.size(), 2U);
  const Size size{5, 3, 7};
  EXPECT_EQ(workload.inputs[0].pixels(size), 21) << "M x K";
  EXPECT_TRUE(workload.inputs[0].isSigned);
  EXPECT_EQ(workload.inputs[1].pixels(size), 35) << "K x N";
  EXPECT_FALSE(workload.inputs[1].isSigned);
  ASSERT_EQ(workload.integers.size(), 3U);
  EXPECT_EQ(workload.integers[2].name, "K");
  EXPECT_EQ(workload.integers[2].value(size, 0), 7);
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
  fault("N = { unit = \"elements\" }\nK = { unit = \"elements\" }\n", "", 16, "two or three size parameters");
  fault("[\"K\", \"M\"]", "[\"K\", \"L\"]", 22, "\"L\" is no size parameter");
  fault("use = \"out\"", "use = \"inout\"", 24, "an input, or \"result\"");
  fault("result = { shape = [\"N\", \"M\"], use = \"out\" }", "", 21, "there is no result");
}

TEST(WorkloadFile, BuiltInOnesAreListedByRank) {
  std::vector<std::string> ids;
  for (const Workload& workload : workloads()) ids.push_back(workload.id);
  EXPECT_THAT(ids, ElementsAre("copy", "mad", "blur", "transpose", "access", "overheads", "matmul"));
  EXPECT_TRUE(findWorkload("transpose").swapsSides);
  EXPECT_FALSE(findWorkload("matmul").swapsSides);
  EXPECT_EQ(findWorkload("blur").references.size(), 10U);
  EXPECT_EQ(findWorkload("blur").arrays.size(), 13U);
}

}  // namespace
}  // namespace headroom
