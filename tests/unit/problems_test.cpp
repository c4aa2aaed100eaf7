#include "headroom/problems.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/tuning/tuning.hpp"
#include "reported_facts.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A made-up problem in the layout of KTT's newer files.
constexpr const char* kProblem = R"json({
  "General": {"FormatVersion": "1.0"},
  "ConfigurationSpace": {
    "TuningParameters": [
      {"Name": "GROUP", "Type": "int", "Values": "[32, 64, 128]", "Default": 64},
      {"Name": "EACH", "Type": "uint", "Values": [1, 2, 4]},
      {"Name": "FAST", "Type": "bool", "Values": "[True, False]"}
    ],
    "Conditions": [{"Expression": "GROUP * EACH <= 256 and not (FAST and EACH == 1)",
                     "Parameters" : [ "GROUP", "EACH" ]
}]
}
, "KernelSpecification" : {
  "Language": "OpenCL", "KernelName": "scale", "KernelFile": "scale.cl",
    "CompilerOptions": ["-cl-fast-relaxed-math", "-DLIMIT=4"],
    "GlobalSizeType": "CUDA",
    "GlobalSize": {"X": "(4096 // EACH) // GROUP", "Y": "1"}, "LocalSize": {"X": "GROUP"},
    "Arguments": [
      {"Name": "in", "Type": "float", "MemoryType": "Vector", "AccessType": "ReadOnly", "Size": 4096,
       "FillType": "Random", "FillValue": 40},
      {"Name": "out", "Type": "float", "MemoryType": "Vector", "AccessType": "WriteOnly", "Size": 4096, "Output": 1},
      {"Name": "factor", "Type": "float", "MemoryType": "Scalar", "FillValue": 0.5},
      {"Name": "n", "Type": "int32", "MemoryType": "Scalar", "FillValue": 4096},
      {"Type": "float", "MemoryType": "Local", "Size": "GROUP"}
    ],
    "ReferenceArguments": [
      {"TargetName": "out", "FillType": "BinaryRaw", "DataSource": "out.raw",
       "ValidationMethod": "SideBySideComparison", "ValidationThreshold": 0.001}
    ]
}
})json";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

class Problems : public ::testing::Test {
 protected:
  TuningProblem read(const std::string& text) {
    writeFile(file(), text);
    return readTuningProblem(file());
  }

  std::string refusal(const std::string& text) {
    try {
      read(text);
    } catch (const Error& error) {
      return error.what();
    }
    return {};
  }

  std::string refusalOf(const std::string& from, const std::string& to) {
    return refusal(replaced(kProblem, from, to));
  }

  [[nodiscard]] std::filesystem::path file() const { return folder_.path() / "problem.json"; }

  TestFolder folder_;
};

TEST_F(Problems, BecomeDescriptions) {
  TuningProblem problem = read(kProblem);
  EXPECT_EQ(problem.kernel, folder_.path() / "scale.cl");
  EXPECT_THAT(problem.options, ElementsAre("-cl-fast-relaxed-math", "-DLIMIT=4"));
  const KernelDraft& draft = problem.draft;
  ASSERT_EQ(draft.tunables.size(), 3U);
  EXPECT_EQ(draft.tunables[0].standard, 64);
  EXPECT_THAT(draft.tunables[2].values, ElementsAre(1, 0));
  EXPECT_THAT(draft.conditions, ElementsAre("GROUP * EACH <= 256 && (FAST && EACH == 1) == 0"));
  EXPECT_THAT(draft.global, ElementsAre("((4096 // EACH) // GROUP) * (GROUP)"));
  EXPECT_THAT(draft.local, ElementsAre("GROUP"));
  EXPECT_EQ(draft.buffers[0].init, "{ random = [0, 40] }");
  EXPECT_EQ(draft.buffers[1].use, BufferUse::Out);
  EXPECT_EQ(draft.arguments[2].written, "{ type = \"float\", value = 0.5 }");
  EXPECT_EQ(draft.arguments[4].written, "{ local = \"4 * (GROUP)\" }");
  EXPECT_EQ(draft.reference.files.at("out"), "out.raw");
  EXPECT_EQ(draft.tolerance.at("out"), "{ abs = 0.001 }");
  // FAST and EACH = 1 exclude each other.
  EXPECT_THAT(problem.notes, Contains(Field(&ProblemNote::sentence, HasSubstr("does not fulfil the conditions"))));
  EXPECT_THAT(optionsOf(problem), Contains("-DFAST=0"));
  const std::string toml = toToml(draft);
  EXPECT_THAT(toml, HasSubstr("[tune.GROUP]\ndefault = 64\nvalues  = [32, 64, 128]\n"));
  EXPECT_THAT(toml, HasSubstr("[tolerance]\nout = { abs = 0.001 }\n"));
}

TEST_F(Problems, OfOlderFilesHaveModifiersAndOrders) {
  const TuningProblem problem = read(R"({
    "ConfigurationSpace": {"TuningParameters": [{"Name": "UNROLL", "Type": "UnsignedInt", "Values": [1, 2]},
                                                {"Name": "WIDE", "Type": "UnsignedInt", "Values": [8, 16]}]},
    "KernelSpecification": {
      "Language": "OpenCL", "CompilerOptions": "-cl-mad-enable", "KernelName": "k", "KernelFile": "k.cl",
      "GlobalSize": {"X": 512, "Y": 512, "Z": 1},
      "Modifiers": [{"Type": "Global", "Dimension": "X", "Parameter": "UNROLL", "Action": "Divide"},
                    {"Type": "Local", "Dimension": "X", "Parameter": "WIDE", "Action": "Multiply"}],
      "Arguments": [{"Type": "Float", "Size": 10, "FillType": "Constant", "FillValue": 0.0, "AccessType": "ReadWrite",
                     "MemoryType": "Vector", "Order": 1},
                    {"Type": "Int", "FillValue": 4000, "MemoryType": "Scalar", "Order": 0}]}})");
  EXPECT_THAT(problem.draft.global, ElementsAre("512 // UNROLL", "512"));
  EXPECT_THAT(problem.draft.local, ElementsAre("WIDE", "1"));
  EXPECT_EQ(problem.draft.arguments[0].written, "{ type = \"int\", value = 4000 }");
  EXPECT_EQ(problem.draft.buffers[0].use, BufferUse::InOut);
}

TEST_F(Problems, WhatCannotBeReadIsNamedWithItsPlace) {
  EXPECT_THAT(refusalOf("\"OpenCL\"", "\"CUDA\""), HasSubstr("KernelSpecification.Language is \"CUDA\""));
  EXPECT_THAT(refusalOf("\"[32, 64, 128]\"", "\"['a', 'b']\""),
              HasSubstr("TuningParameters[0].Values is \"['a', 'b']\": \"a\" is a text"));
  EXPECT_THAT(refusalOf("\"[32, 64, 128]\"", "\"interval(1, 5)\""), HasSubstr("`interval`"));
  EXPECT_THAT(refusalOf("[1, 2, 4]", "[0.5, 2]"), HasSubstr("0.5 is a fraction"));
  EXPECT_THAT(refusalOf("GROUP * EACH <= 256 and", "GROUP * OTHER <= 256 and"),
              HasSubstr("OTHER is not a tuning parameter"));
  EXPECT_THAT(refusalOf("GROUP * EACH <= 256 and", "GROUP ^ EACH and"), HasSubstr("`^`"));
  EXPECT_THAT(refusalOf("\"Scalar\"", "\"Symbol\""), HasSubstr("OpenCL has no symbols"));
  EXPECT_THAT(refusalOf("\"int32\"", "\"int33\""), HasSubstr("Arguments[3].Type is \"int33\""));
  EXPECT_THAT(refusalOf("\"WriteOnly\"", "\"ReadOnly\""), IsEmpty()) << "Output says it too";
  EXPECT_THAT(refusalOf("\"Name\": \"out\"", "\"Name\": \"in\""), HasSubstr("as of another argument"));
  EXPECT_THAT(refusalOf("\"Name\": \"GROUP\"", "\"Name\": \"G]\\n[x\""), HasSubstr("is not a valid macro name"));
  std::string sum = "GROUP";
  for (int i = 0; i < 2000; ++i) sum += "+1";
  EXPECT_THAT(refusalOf("GROUP * EACH <= 256 and", sum + " > 1 and"),
              HasSubstr("Conditions[0].Expression is \"GROUP+1+1"));
  EXPECT_THAT(refusal("{\"KernelSpecification\": 3}"), HasSubstr("ConfigurationSpace is missing"));
  EXPECT_THAT(refusal("{"), HasSubstr("is not JSON"));
  EXPECT_THAT(refusal("[]"), HasSubstr("is missing"));
  EXPECT_THAT(refusal(std::string(100'000, '[')), HasSubstr("nested too deeply"));
}

TEST_F(Problems, OfEndlessListsAreRefused) {
  std::string many = "{\"Expression\": \"GROUP > 0\"}";
  for (int i = 1; i < 1000; ++i) many += ", {\"Expression\": \"GROUP > 0\"}";
  const auto withConditions = [this](const std::string& conditions) {
    nlohmann::json problem = nlohmann::json::parse(kProblem);
    problem["ConfigurationSpace"]["Conditions"] = nlohmann::json::parse('[' + conditions + ']');
    return refusal(problem.dump());
  };
  EXPECT_THAT(withConditions(many), IsEmpty());
  EXPECT_THAT(withConditions(many + ", " + many),
              HasSubstr("ConfigurationSpace.Conditions has 2000 elements, and at most 1000 are read."));
  EXPECT_THAT(refusalOf("\"[32, 64, 128]\"", "\"list(range(99990))\""), IsEmpty());
  EXPECT_THAT(refusalOf("\"[32, 64, 128]\"", "\"list(range(100000))\""),
              HasSubstr("TuningParameters[1].Values is too long: the file has more than 100000 values"));
}

TEST_F(Problems, WhoseConditionsTakeForEverHaveADefaultThatFailsThem) {
  // Each of 10^9 configurations fails.
  nlohmann::json problem = nlohmann::json::parse(kProblem);
  problem["ConfigurationSpace"]["TuningParameters"][0]["Values"] = "list(range(30000))";
  problem["ConfigurationSpace"]["TuningParameters"][1]["Values"] = "list(range(30000))";
  problem["ConfigurationSpace"]["Conditions"] = {{{"Expression", "GROUP + EACH < 0"}}};
  EXPECT_THAT(read(problem.dump()).notes,
              Contains(Field(&ProblemNote::sentence, HasSubstr("none was found that does"))));
}

TEST_F(Problems, NotesNameTheFieldsThatTheyAreAbout) {
  TuningProblem problem = read(replaced(kProblem, "\"Type\": \"int32\"", "\"Type\": \"uint32\""));
  fitToKernel(
      factsOf("scale", {"global const float* from", "global float* to", "float factor", "int n", "local float* room"}),
      problem);
  EXPECT_THAT(problem.notes, Contains(AllOf(Field(&ProblemNote::field, "argument.n"),
                                            Field(&ProblemNote::sentence, HasSubstr("as int")))));
  EXPECT_EQ(problem.draft.reference.files.at("to"), "out.raw") << "by the kernel's names";
}

TEST_F(Problems, AreKnownByTheirFirstBytes) {
  writeFile(file(), kProblem);
  EXPECT_TRUE(isTuningProblem(file()));
  EXPECT_FALSE(isTuningResults(file()));
  writeFile(file(), "{\"rows\": []}");
  EXPECT_FALSE(isTuningProblem(file()));
  EXPECT_THROW(isTuningProblem(folder_.path()), Error) << "a folder";
  EXPECT_TRUE(hasProblemName("of/A.JSON"));
  EXPECT_FALSE(hasProblemName("a.toml"));
}

TEST_F(Problems, AreNeverRunWhereTheyNameScripts) {
  const TuningProblem problem =
      read(replaced(kProblem, "\"FillType\": \"Random\"", "\"FillType\": \"Script\", \"DataSource\": \"fill.py\""));
  EXPECT_THAT(problem.notes, Contains(Field(&ProblemNote::sentence,
                                            HasSubstr("in is filled by Script, which Headroom does not run"))));
  EXPECT_THAT(toToml(problem.draft), HasSubstr("# ? What does in hold?"));
}

TEST_F(Problems, FollowTheKernelWhereItSaysOtherwise) {
  TuningProblem problem = read(kProblem);
  KernelFacts kernel;
  kernel.name = "scale";
  kernel.argumentCount = 5;
  kernel.arguments = {{.name = "source", .type = "float*", .space = AddressSpace::Global, .isConst = true},
                      {.name = "result", .type = "float*", .space = AddressSpace::Global},
                      {.name = "factor", .type = "float"},
                      {.name = "n", .type = "uint"},
                      {.name = "tile", .type = "float*", .space = AddressSpace::Local}};
  fitToKernel(kernel, problem);
  EXPECT_THAT(problem.notes, Contains(Field(&ProblemNote::sentence, HasSubstr("argument 4 (n) as uint"))));
  EXPECT_EQ(problem.draft.arguments[3].written, "{ type = \"uint\", value = 4096 }");
  EXPECT_EQ(problem.draft.buffers[1].name, "result");
  EXPECT_EQ(problem.draft.reference.files.count("result"), 1U);
  kernel.arguments[2] = {.name = "factor", .type = "float*", .space = AddressSpace::Global};
  EXPECT_THROW(fitToKernel(kernel, problem), Error);
  kernel.argumentCount = 4;
  EXPECT_THROW(fitToKernel(kernel, problem), Error);
}

TEST_F(Problems, OfBuiltInKernelsAreWrittenAndReadBack) {
  const Catalogue catalogue;
  const TuningProblem problem = read(toT1(catalogue.find("matmul.tile"), Size{100, 80, 60}, {}, "tile.cl"));
  ASSERT_EQ(problem.draft.tunables.size(), 1U);
  EXPECT_EQ(problem.draft.tunables[0].name, "TS");
  EXPECT_THAT(problem.draft.global, ElementsAre("((80 + TS - 1) // TS) * TS", "((100 + TS - 1) // TS) * TS"));
  EXPECT_THAT(problem.draft.local, ElementsAre("TS", "TS"));
  EXPECT_EQ(problem.draft.buffers[0].shape.front(), "6000");
  EXPECT_EQ(problem.draft.sizes[0].values.front(), 8000);
  EXPECT_THAT(problem.options, Contains("-cl-std=CL1.2"));
  EXPECT_THROW(toT1(catalogue.find("blur.separable"), Size{64, 64}, {}, "k.cl"), UsageError) << "two launches";
}

class TuningResults : public Problems {
 protected:
  ImportedTuning results(const std::string& text) {
    writeFile(file(), text);
    EXPECT_TRUE(isTuningResults(file()));
    return readTuningResults(file());
  }
};

constexpr const char* kCache = R"({
"device_name": "Some GPU", "kernel_name": "convolve", "problem_size": [64, 64],
"tune_params_keys": ["X", "Y"], "tune_params": {"X": [16, 32], "Y": [1, 2]},
"cache": {
"16,1": {"X": 16, "Y": 1, "time": 3.5, "times": [3.4, 3.5, 3.6], "timestamp": "2026-01-02"},
"16,2": {"X": 16, "Y": 2, "time": "CompilationFailedConfig"},
"32,1": {"X": 32, "Y": 1, "time": 1e20},
"32,2": {"X": 32, "Y": 2, "time": 2.5},)";

TEST_F(TuningResults, OfKernelTunersCachesAreRead) {
  for (const char* end : {"", "\n"}) {  // unclosed, as a stopped tuning run leaves it
    const ImportedTuning tuning = results(kCache + std::string(end));
    ASSERT_EQ(tuning.tried.size(), 4U);
    EXPECT_EQ(tuning.tried[0].row.medianMs, 3.5);
    EXPECT_EQ(tuning.tried[1].row.status, Status::BuildFailed);
    EXPECT_EQ(tuning.tried[2].row.status, Status::Failed);
    const std::string table = toTextTable(tuning);
    EXPECT_LT(table.find("X=32 Y=2"), table.find("X=16 Y=1"));
    EXPECT_THAT(table,
                HasSubstr("2 of 4 configurations are valid, 1 BuildFailed, 1 Failed; kernel convolve on Some GPU."));
  }
}

TEST_F(TuningResults, OfT4HaveTheUnitThatTheirWriterUses) {
  const std::string result = R"({"configuration": {"B": "32"}, "invalidity": "correct", "correctness": 1,
    "times": {"runtimes": [90.5]}, "objectives": ["time"], "measurements": [{"name": "time", "unit": "", "value": 90.5}]})";
  const auto inUnit = [&](const std::string& metadata) {
    return results("{\"metadata\": " + metadata + ", \"results\": [" + result + "]}").tried.at(0).row.medianMs;
  };
  EXPECT_DOUBLE_EQ(inUnit(R"({"autotuner": "KTT", "timeunit": "microseconds"})"), 0.0905);
  EXPECT_DOUBLE_EQ(inUnit("{}"), 90.5);
  EXPECT_ANY_THROW(inUnit(R"({"timeunit": "fortnights"})"));
}

TEST_F(TuningResults, LeaveOutWhatIsNoWholeNumber) {
  const ImportedTuning tuning = results(R"({"results": [
    {"configuration": {"B": 1}, "invalidity": "correct", "times": {"runtimes": [2, 1, 3]}},
    {"configuration": {"B": "fast"}, "invalidity": "correct", "times": {"runtimes": [1]}},
    {"configuration": {"B": 2}, "invalidity": "timeout", "times": {}}]})");
  ASSERT_EQ(tuning.tried.size(), 2U);
  EXPECT_EQ(tuning.tried[0].row.medianMs, 2);
  EXPECT_EQ(tuning.tried[1].row.status, Status::TimedOut);
  EXPECT_THAT(tuning.notes, ElementsAre(HasSubstr("1 configuration is left out")));
}

TEST_F(TuningResults, OfOwnTuningsComeBack) {
  TuningReport report;
  report.target.variant = "matmul.tile";
  report.target.size = Size{64, 64, 64};
  TuningResult result;
  result.configuration = {{"TS", 16}};
  result.row.status = Status::Ok;
  result.row.samplesMs = {1, 2, 3};
  result.row.medianMs = 2;
  report.tried = {result};
  const ImportedTuning tuning = results(toT4(report, {}));
  ASSERT_EQ(tuning.tried.size(), 1U);
  EXPECT_EQ(tuning.kernel, "matmul.tile");
  EXPECT_EQ(tuning.tried[0].configuration, result.configuration);
  EXPECT_EQ(tuning.tried[0].row.medianMs, 2);
}

TEST_F(TuningResults, AreT4AgainWithWhatTheFileSaid) {
  const ImportedTuning cache = results(kCache);
  const TuningReport report = reportOf(cache);
  EXPECT_EQ(report.importedFrom, cache.tool);
  EXPECT_EQ(speedUnit(report), "launches/s");
  EXPECT_DOUBLE_EQ(measuredSpeed(report.tried[3].row).value(), 400);
  const ImportedTuning again = results(toT4(report, {}));
  ASSERT_EQ(again.tried.size(), cache.tried.size());
  EXPECT_EQ(again.kernel, "convolve");
  EXPECT_EQ(again.device, "Some GPU");
  for (std::size_t i = 0; i < cache.tried.size(); ++i) {
    EXPECT_EQ(again.tried[i].configuration, cache.tried[i].configuration);
    EXPECT_EQ(again.tried[i].row.medianMs, cache.tried[i].row.medianMs);
    EXPECT_EQ(isValid(again.tried[i].row), isValid(cache.tried[i].row));
  }
}

TEST_F(TuningResults, OfMoreConfigurationsThanTheMemoryHoldsAreRefused) {
  std::string results = R"({"configuration": {"A": 1}, "times": {"runtimes": [2]}})";
  writeFile(file(), "{\"results\": [" + results + "]}");
  EXPECT_EQ(readTuningResults(file()).tried.size(), 1U);
  for (int i = 0; i < 1'000'000; ++i) results += ",0";
  writeFile(file(), "{\"results\": [" + results + "]}");
  EXPECT_THAT(
      sentenceOf<Error>([this] { readTuningResults(file()); }),
      AllOf(HasSubstr(file().string()), HasSubstr("has 1000001 configurations, and at most 1000000 are read.")));
  std::string tunables = "\"A\": 1";
  for (int i = 0; i < 1000; ++i) tunables += ", \"B" + std::to_string(i) + "\": 1";
  writeFile(file(), "{\"results\": [{\"configuration\": {" + tunables + "}}]}");
  EXPECT_THAT(sentenceOf<Error>([this] { readTuningResults(file()); }),
              HasSubstr("has a configuration of 1001 tunables, and at most 1000 are read."));
  std::string texts = R"({"configuration": {"A": "2 * 32"}, "times": {"runtimes": [2]}})";
  for (int i = 1; i <= 9'999; ++i) texts += ",{\"configuration\": {\"A\": \"" + std::to_string(i) + "\"}}";
  writeFile(file(), "{\"results\": [" + texts + "]}");
  EXPECT_EQ(readTuningResults(file()).tried.front().configuration.at("A"), 64);
  texts += R"(,{"configuration": {"A": "10000"}})";
  writeFile(file(), "{\"results\": [" + texts + "]}");
  EXPECT_THAT(sentenceOf<Error>([this] { readTuningResults(file()); }), HasSubstr("more than 10000 different texts"));
}

TEST_F(TuningResults, ThatAreDamagedAreSentences) {
  for (const char* text : {R"({"tune_params_keys": [)", R"({"tune_params_keys": 3, "cache": {}})",
                           R"({"results": [{"configuration": 3}]})", R"({"results": [], "configuration": 1})",
                           R"({"results": [3], "configuration": 1})"}) {
    writeFile(file(), text);
    EXPECT_THROW(readTuningResults(file()), Error) << text;
  }
}

}  // namespace
}  // namespace headroom
