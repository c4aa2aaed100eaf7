// Compiled kernels as text: facts, occupancy, differences; and their transfer between processes.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "headroom/compiled.hpp"
#include "text/unified_diff.hpp"
#include "values/compiled_json.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

CompiledKernel kernelOn(std::uint64_t registers, GroupShape group, std::uint64_t localBytes = 0) {
  CompiledKernel kernel;
  kernel.facts.name = "scale";
  kernel.facts.localBytes = localBytes;
  kernel.group = group;
  kernel.registers = registers;
  kernel.waveSize = 64;
  return kernel;
}

std::string occupancyText(const char* architecture, const CompiledKernel& kernel) {
  CompiledProgram program;
  program.architecture = architecture;
  const auto occupancy = occupancyOf(program, kernel);
  return occupancy ? occupancy->text : "none";
}

TEST(Occupancy, OfAnNvidiaGpuIsLimitedByWhatIsUsedUpFirst) {
  EXPECT_EQ(occupancyText("sm_90", kernelOn(168, {128, 1, 1})),
            "12 of 64 warps per SM (19%): 168 registers per work-item limit it (NVIDIA CUDA C++ Programming Guide, "
            "compute capability 9.0)");
  EXPECT_THAT(occupancyText("sm_90", kernelOn(32, {256, 1, 1})), StartsWith("64 of 64 warps per SM (100%): nothing"));
  EXPECT_THAT(occupancyText("sm_86", kernelOn(32, {16, 16, 1})), StartsWith("48 of 48 warps per SM"));
  EXPECT_THAT(occupancyText("sm_90", kernelOn(32, {256, 1, 1}, 100'000)),
              StartsWith("16 of 64 warps per SM (25%): 100000 bytes of local memory per group limit it"));
  EXPECT_THAT(occupancyText("sm_75", kernelOn(16, {32, 1, 1})),
              StartsWith("16 of 32 warps per SM (50%): at most 16 groups of 32 work-items limit it"));
  EXPECT_THAT(occupancyText("sm_90", kernelOn(16, {768, 1, 1})),
              StartsWith("48 of 64 warps per SM (75%): groups of 24 limit it"));
  CompiledKernel withArgument = kernelOn(32, {256, 1, 1});
  withArgument.localArgumentBytes = 100'000;
  EXPECT_THAT(occupancyText("sm_90", withArgument), StartsWith("16 of 64"));
}

TEST(Occupancy, RegistersAreAllocatedInUnitsAndByPartition) {
  // 33 registers need 1280 of a partition's 16384 registers per warp: 12 warps in each of four partitions, 48 in all.
  EXPECT_THAT(occupancyText("sm_90", kernelOn(33, {32, 1, 1})), StartsWith("32 of 64")) << "32 groups are the limit";
  EXPECT_THAT(occupancyText("sm_90", kernelOn(33, {128, 1, 1})), StartsWith("48 of 64"));
  EXPECT_THAT(occupancyText("sm_90", kernelOn(255, {1024, 1, 1})), StartsWith("0 of 64")) << "no group fits";
}

TEST(Occupancy, OfAnAmdGpuCountsWavesOfAComputeUnit) {
  EXPECT_THAT(occupancyText("gfx90a", kernelOn(128, {256, 1, 1})),
              AllOf(StartsWith("16 of 32 waves per compute unit (50%): 128 registers per work-item limit it"),
                    HasSubstr("gfx90a")));
  EXPECT_THAT(occupancyText("gfx906", kernelOn(24, {256, 1, 1})), StartsWith("40 of 40 waves per compute unit"));
  EXPECT_THAT(occupancyText("gfx906", kernelOn(65, {64, 1, 1})), StartsWith("12 of 40")) << "in units of four: 68";
  EXPECT_THAT(occupancyText("gfx906", kernelOn(24, {256, 1, 1}, 32768)), StartsWith("8 of 40"));
  CompiledKernel scalars = kernelOn(24, {64, 1, 1});
  scalars.scalarRegisters = 102;
  EXPECT_THAT(occupancyText("gfx906", scalars), StartsWith("28 of 40"));
}

TEST(Occupancy, IsLeftOutWhereNoRuleOrNoFactIsKnown) {
  EXPECT_EQ(occupancyText("", kernelOn(32, {64, 1, 1})), "none") << "a CPU";
  EXPECT_EQ(occupancyText("sm_35", kernelOn(32, {64, 1, 1})), "none");
  EXPECT_EQ(occupancyText("sm_x", kernelOn(32, {64, 1, 1})), "none");
  EXPECT_EQ(occupancyText("gfx1030", kernelOn(32, {64, 1, 1})), "none");
  EXPECT_EQ(occupancyText("sm_90", kernelOn(32, {})), "none") << "groups that the driver chooses";
  CompiledKernel unknown = kernelOn(32, {64, 1, 1});
  unknown.registers.reset();
  EXPECT_EQ(occupancyText("sm_90", unknown), "none");
}

/// With every member different from its default.
CompiledProgram fullProgram() {
  CompiledKernel kernel = kernelOn(40, {16, 8, 1}, 4096);
  kernel.facts.requiredGroup = {16, 8, 1};
  kernel.facts.maxGroup = 256;
  kernel.facts.preferredMultiple = 32;
  kernel.facts.privateBytes = 12;
  kernel.localArgumentBytes = 512;
  kernel.accumulatorRegisters = 8;
  kernel.scalarRegisters = 30;
  kernel.stackBytes = 16;
  kernel.spillStoreBytes = 4;
  kernel.spillLoadBytes = 8;
  kernel.spillBytes = 32;
  kernel.spilledRegisters = 1;
  kernel.spilledScalarRegisters = 2;
  kernel.counts = CodeCounts{100, 40, 3, 30, 2, 256, {{"load", 32, 5}, {"store", 16, 1}}, {}};
  kernel.counts->hotLoop = CodeLoop{{".L1:", "    vaddps %ymm0,%ymm1,%ymm2"}, 9, 8, 1, "mine.cl:3-4"};
  CompiledProgram program;
  program.variant = "mine.scale";
  program.origin = "/home/me/mine.cl";
  program.point = "100 x 50, sigma = 2";
  program.device = "A device";
  program.driver = "1.2";
  program.options = "-DN=4";
  program.architecture = "sm_90";
  program.kernels = {kernel, kernelOn(8, {})};
  program.kernels[1].facts.name = "other";
  program.code = {{"scale", "x86-64 ELF", "scale:\n    ret\n", std::string("\0\x7f\xff", 3), ""},
                  {"other", "none", "", "", "PoCL compiled nothing."}};
  program.failure = "A reason.";
  program.log = "line 1\nline 2";
  program.notes = {"A query failed."};
  return program;
}

TEST(CompiledProgram, CrossesTheBorderWhole) {
  const CompiledProgram program = fullProgram();
  EXPECT_EQ(compiledFromJson(nlohmann::json::parse(jsonFromCompiled(program).dump())), program);
  EXPECT_EQ(compiledFromJson(jsonFromCompiled({})), CompiledProgram());
}

TEST(CompiledProgram, IsReportedFactByFact) {
  CompiledProgram program = fullProgram();
  const std::string text = toText(program);
  EXPECT_THAT(text,
              StartsWith("mine.scale at 100 x 50, sigma = 2 on A device (sm_90), driver 1.2\nbuilt with -DN=4\n"));
  EXPECT_THAT(text, HasSubstr("\nscale\n  group               16 x 8 x 1 work-items\n"));
  EXPECT_THAT(text, HasSubstr("local memory        4096 bytes per group, and 512 by arguments\n"));
  EXPECT_THAT(text, HasSubstr("40 per work-item, 8 of them of matrix units, 30 scalar ones per wave\n"));
  EXPECT_THAT(text,
              HasSubstr("4 bytes stored, 8 bytes loaded, 32 bytes per work-item, 1 register, 2 scalar registers"));
  EXPECT_THAT(text, HasSubstr("vector width        256 bits\n"));
  EXPECT_THAT(text, HasSubstr("100: 2 of matrices, 40 vector arithmetic, 3 scalar arithmetic, 30 of both fused"));
  EXPECT_THAT(text, HasSubstr("5 x load of 32 bytes, 1 x store of 16 bytes\n"));
  EXPECT_THAT(text, HasSubstr("9 instructions, 8 vector and 1 scalar arithmetic, mine.cl:3-4\n"));
  EXPECT_THAT(text, HasSubstr("    .L1:\n        vaddps"));
  EXPECT_THAT(text, HasSubstr("code of other: none. PoCL compiled nothing.\n"));
  EXPECT_THAT(text, HasSubstr("\nother\n  group         chosen by the driver\n"));
  EXPECT_THAT(text, HasSubstr("\nnote: A query failed.\n"));
  EXPECT_EQ(codeText(program), "scale:\n    ret\n");
  EXPECT_THAT(text, Not(HasSubstr("line 1"))) << "the log of what was not built is shown with why";
  program.failure.clear();
  program.log = "mine.cl:3: warning: unused\nptxas info    : Used 10 registers\n";
  EXPECT_THAT(toText(program), AllOf(HasSubstr("warning: unused"), Not(HasSubstr("ptxas"))));
}

TEST(CompiledProgram, SaysWhereVectorsAreMovedAloneAndWhereTheyAreWider) {
  CompiledProgram program = fullProgram();
  CodeCounts& counts = *program.kernels[0].counts;
  const auto width = [&program] {
    const std::vector<CompiledFact> facts = factsOf(program, program.kernels[0]);
    const auto found =
        std::find_if(facts.begin(), facts.end(), [](const CompiledFact& fact) { return fact.name == "vector width"; });
    return found == facts.end() ? "unknown" : found->value;
  };
  counts.vectorBits = 128;
  EXPECT_EQ(width(), "128 bits in arithmetic, 256 in moves");
  counts.vectorBits = 0;
  EXPECT_EQ(width(), "none in arithmetic, 256 bits in moves");
  counts.accesses = {{"load", 4, 1}};
  EXPECT_EQ(width(), "none");
  program.code.clear();
  EXPECT_EQ(width(), "unknown") << "of a GPU's";
}

TEST(CompiledProgram, IsJsonForScripts) {
  const auto document = nlohmann::json::parse(toJson(fullProgram()));
  const auto& kernel = document.at("compiled").at("kernels").at(0);
  EXPECT_EQ(kernel.at("registers"), 40);
  EXPECT_EQ(kernel.at("occupancy").at("most_waves"), 64);
  EXPECT_EQ(kernel.at("code").at("vector_bits"), 256);
  EXPECT_TRUE(document.at("compiled").at("kernels").at(1).at("occupancy").is_null());
  EXPECT_EQ(document.at("compiled").at("code").at(0).at("bytes"), 3);
  EXPECT_FALSE(document.at("compiled").at("code").at(0).contains("binary"));
}

TEST(CompiledProgram, ThatDiffersIsShownByFactsAndByLines) {
  const CompiledProgram before = fullProgram();
  EXPECT_EQ(diffText(before, "revision 1", before, "now"), "");
  CompiledProgram after = before;
  after.kernels[0].registers = 48;
  after.kernels[0].spillBytes.reset();
  after.kernels[1].facts.name = "another";
  after.code[0].text = "scale:\n    nop\n    ret\n";
  const std::string text = diffText(before, "revision 1", after, "now");
  EXPECT_THAT(text, HasSubstr("scale\n  registers: 40 per work-item, "));
  EXPECT_THAT(text, HasSubstr("-> 48 per work-item"));
  EXPECT_THAT(text, Not(HasSubstr("local memory")));
  EXPECT_THAT(text, HasSubstr("other is in revision 1 alone\nanother is in now alone\n"));
  EXPECT_THAT(text, HasSubstr("--- revision 1\n+++ now\n@@ "));
  EXPECT_THAT(text, HasSubstr("\n+    nop\n"));
}

TEST(CompiledProgram, FactsOfTwoStandBesideEachOther) {
  const CompiledProgram before = fullProgram();
  CompiledProgram after = before;
  const std::vector<ComparedFact> same = compareFacts(before, after);
  EXPECT_FALSE(same.empty());
  for (const ComparedFact& fact : same) EXPECT_EQ(fact.before, fact.after) << fact.name;
  ASSERT_TRUE(after.kernels.front().registers.has_value());
  after.kernels.front().registers.reset();
  after.kernels.front().facts.maxGroup = 64;
  std::map<std::string, ComparedFact> differing;
  for (const ComparedFact& fact : compareFacts(before, after)) {
    if (fact.before != fact.after) differing[fact.name] = fact;
  }
  EXPECT_EQ(differing.at("registers").after, "") << "not known any more";
  EXPECT_EQ(differing.at("registers").kernel, before.kernels.front().facts.name);
  EXPECT_EQ(differing.at("largest group").after, "64 work-items");
  EXPECT_EQ(codeDiffText(before, "revision 1", after, "now"), "") << "facts are not part of it";
}

TEST(CompiledProgram, WithoutATextDiffersByItsBytes) {
  CompiledProgram before = fullProgram();
  before.code = {{"", "AMD code object", "", "one", "Not disassembled."}};
  EXPECT_EQ(diffText(before, "revision 1", before, "now"), "");
  CompiledProgram after = before;
  after.code[0].binary = "two";
  EXPECT_THAT(diffText(before, "revision 1", after, "now"), StartsWith("The binaries differ."));
}

TEST(UnifiedDiff, IsEmptyForTheSameText) {
  EXPECT_EQ(unifiedDiff("a", "b", "x\ny\n", "x\ny\n"), "");
  EXPECT_THAT(unifiedDiff("a", "b", "x\ny\n", "x\nz\n"), AllOf(StartsWith("--- a\n+++ b\n"), HasSubstr("-y\n+z\n")));
}

}  // namespace
}  // namespace headroom
