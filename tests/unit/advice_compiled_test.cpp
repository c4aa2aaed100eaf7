// Advice rules over compiled code: registers, spills, vectors, waves of groups.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "advised.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;

/// The kernel k, as compiled.
CompiledProgram compiledAs(const CompiledKernel& kernel, const std::string& architecture = "sm_90") {
  CompiledProgram program;
  program.architecture = architecture;
  program.kernels = {kernel};
  program.kernels[0].facts.name = "k";
  return program;
}

CompiledKernel withRegisters(std::uint64_t registers) {
  CompiledKernel kernel;
  kernel.group = {256, 1, 1};
  kernel.registers = registers;
  return kernel;
}

CompiledKernel withLoop(std::uint64_t vector, std::uint64_t scalar) {
  CompiledKernel kernel;
  kernel.counts = CodeCounts{};
  kernel.counts->hotLoop = CodeLoop{{}, 20, vector, scalar, "mine.cl:12-15"};
  return kernel;
}

const AdvisedKernel kPlainKernel{.body = "int i = get_global_id(0); to[i] = from[i];"};
const AdvisedKernel kLoopKernel{
    .body = "int i = get_global_id(0); float s = 0; for (int k = 0; k < h; ++k) s += from[k]; to[i] = s;"};

std::string advisedByCode(const std::string& rule, const CompiledProgram& program, const DeviceDescription& device,
                          const AdvisedKernel& kernel = kPlainKernel, double percent = 20) {
  const Variant variant = describedKernel(kernel);
  return adviceOn(rule, resultOf(variant, percent), variant, device, {.compiled = &program});
}

TEST(CompiledAdvice, RegistersThatLeaveFewWavesAreNamed) {
  EXPECT_EQ(advisedByCode("registers-limit-occupancy", compiledAs(withRegisters(168)), advisedGpu()),
            "The 168 registers of each work-item of k leave room for 8 of 64 waves on a compute unit, too few to hide "
            "latency. Keep less alive at once: compute fewer outputs per work-item, or unroll less.");
  EXPECT_EQ(advisedByCode("registers-limit-occupancy", compiledAs(withRegisters(32)), advisedGpu()), kNoAdvice);
  EXPECT_EQ(advisedByCode("registers-limit-occupancy", compiledAs(withRegisters(168)), advisedGpu(), kPlainKernel, 95),
            kNoAdvice);
  EXPECT_EQ(advisedByCode("registers-limit-occupancy", compiledAs(withRegisters(168), ""), advisedGpu()), kNoAdvice)
      << "no maker's rule is known";
  CompiledKernel local = withRegisters(32);
  local.facts.localBytes = 100 * 1024;
  EXPECT_EQ(advisedByCode("registers-limit-occupancy", compiledAs(local), advisedGpu()), kNoAdvice)
      << "it is local memory that limits it";
}

TEST(CompiledAdvice, SpilledRegistersAreNamedInTheCompilersUnits) {
  CompiledKernel kernel = withRegisters(255);
  EXPECT_EQ(advisedByCode("spills", compiledAs(kernel), advisedGpu()), kNoAdvice);
  kernel.spillStoreBytes = 64;
  kernel.spillLoadBytes = 32;
  EXPECT_THAT(advisedByCode("spills", compiledAs(kernel), advisedGpu()),
              HasSubstr("k has more values than registers: 96 bytes stored and loaded by each work-item"));
  CompiledKernel amd;
  amd.spilledRegisters = 12;
  EXPECT_THAT(advisedByCode("spills", compiledAs(amd), advisedGpu()), HasSubstr("12 registers go through memory"));
  const Variant variant = describedKernel(kPlainKernel);
  ResultRow row = resultOf(variant, 20);
  row.compiled = CompiledSummary{.registers = 255, .spillBytes = 48, .localBytes = {}, .privateBytes = {}};
  EXPECT_THAT(adviceOn("spills", row, variant, advisedGpu()), HasSubstr("48 bytes of each work-item"))
      << "the result says it too";
  row.compiled->spillBytes = 0;
  EXPECT_EQ(adviceOn("spills", row, variant, advisedGpu()), kNoAdvice);
}

TEST(CompiledAdvice, AHotLoopWithoutVectorsIsNamedByItsLines) {
  EXPECT_EQ(
      advisedByCode("not-vectorised", compiledAs(withLoop(0, 4), ""), advisedCpu(), kLoopKernel),
      "The compiler left the hot loop of k (mine.cl:12-15) scalar: 4 floating point operations, none on vectors. Let "
      "neighbouring work-items access neighbouring addresses without branches, or compute with float4 to "
      "float16.");
  EXPECT_EQ(advisedByCode("not-vectorised", compiledAs(withLoop(2, 1), ""), advisedCpu(), kLoopKernel), kNoAdvice)
      << "the code says more than the text";
  EXPECT_EQ(advisedByCode("not-vectorised", compiledAs(withLoop(0, 0), ""), advisedCpu(), kLoopKernel), kNoAdvice)
      << "what it computes is not known";
  EXPECT_EQ(advisedByCode("not-vectorised", compiledAs(withLoop(0, 4), ""), advisedGpu(), kLoopKernel), kNoAdvice);
}

TEST(CompiledAdvice, TheLastWaveOfAGpuDependsOnGroupsAtATime) {
  // 132 units with 8 groups of 8 warps each: 1,056 at a time.
  const auto wavesOf = [](const std::string& count, double percent = 50) {
    AdvisedKernel kernel = kPlainKernel;
    kernel.global = "\"256 * " + count + "\"";
    kernel.local = "\"256\"";
    return advisedByCode("last-wave", compiledAs(withRegisters(32)), advisedGpu(), kernel, percent);
  };
  EXPECT_THAT(wavesOf("1060"), AllOf(HasSubstr("1,060 work-groups of k run 1,056 at a time"),
                                     HasSubstr("the last of 2 waves has 4 groups: about 50%")));
  EXPECT_EQ(wavesOf("2112"), kNoAdvice);
  EXPECT_EQ(wavesOf("1000"), kNoAdvice) << "there is one wave";
  EXPECT_EQ(wavesOf("1060", 95), kNoAdvice);
}

TEST(CompiledAdvice, CodeThatShowsNoDoubleOutweighsTheText) {
  const AdvisedKernel accident{.body = "int i = get_global_id(0); to[i] = from[i] * 0.5;"};
  CompiledProgram program = compiledAs(withRegisters(32));
  program.code = {{"k", "PTX", "mul.f64 %fd2, %fd1, 0d3FE0000000000000;", "", ""}};
  EXPECT_THAT(advisedByCode("double-by-accident", program, advisedGpu(), accident), HasSubstr("from[i] * 0.5"));
  program.code = {{"k", "PTX", "mul.f32 %f2, %f1, 0f3F000000;", "", ""}};
  EXPECT_EQ(advisedByCode("double-by-accident", program, advisedGpu(), accident), kNoAdvice);
}

TEST(CompiledAdvice, CodeThatLoadsVectorsOutweighsTheText) {
  const AdvisedKernel bytes{.body =
                                "int i = get_global_id(0); int s = 0; for (int k = 0; k < 4; ++k) s += from[i];"
                                "to[i] = s;",
                            .type = "uchar"};
  CompiledProgram program = compiledAs(withLoop(1, 1), "");
  EXPECT_THAT(advisedByCode("wider-loads", program, advisedCpu(), bytes), HasSubstr("a byte of from at a time"));
  program.kernels[0].counts->accesses = {{"load", 16, 2}};
  EXPECT_EQ(advisedByCode("wider-loads", program, advisedCpu(), bytes), kNoAdvice);
}

}  // namespace
}  // namespace headroom
