// Instruction histograms as printed by Oclgrind 21.10, mixed with a program's own output.
#include "workbench/checking/instruction_counts.hpp"

#include <gtest/gtest.h>

#include <string>

namespace headroom {
namespace {

const std::string kSaxpy =
    "Instructions executed for kernel 'saxpy':\n"
    "            2048 - load global (8192 bytes)\n"
    "            1024 - call _Z13get_global_idj()\n"
    "            1024 - call llvm.fmuladd.f32()\n"
    "            1024 - getelementptr\n"
    "            1024 - store global (4096 bytes)\n"
    "            1024 - icmp\n"
    "            1024 - ret\n"
    "\n";

AccessCounts countsIn(const std::string& text, const std::set<std::string>& kernels = {"k", "saxpy"}) {
  return readInstructionCounts(text, kernels).value_or(AccessCounts{});
}

AccessCounts countsOfLine(const std::string& line) {
  return countsIn("Instructions executed for kernel 'k':\n  " + line + "\n");
}

TEST(InstructionCounts, AreReadFromAHistogram) {
  const AccessCounts counts = countsIn(kSaxpy);
  EXPECT_EQ(counts.launches, 1);
  EXPECT_EQ(counts.operations, 2048) << "a multiplication and an addition each";
  EXPECT_EQ(counts.globalLoads, 2048);
  EXPECT_EQ(counts.globalLoadBytes, 8192);
  EXPECT_EQ(counts.globalStores, 1024);
  EXPECT_EQ(counts.globalStoreBytes, 4096);
  EXPECT_EQ(counts.integerOperations, 0);
  EXPECT_FALSE(counts.isOperationsAtLeast);
}

TEST(InstructionCounts, OfSeveralLaunchesAreAddedAndOthersKernelsLeftOut) {
  const AccessCounts counts =
      countsIn("hello from a kernel\n" + kSaxpy + "Instructions executed for kernel 'digestBytes':\n   9 - fadd\n\n" +
               kSaxpy + "more words\n");
  EXPECT_EQ(counts.launches, 2);
  EXPECT_EQ(counts.operations, 4096);
  EXPECT_FALSE(readInstructionCounts(kSaxpy, {"other"}));
  EXPECT_FALSE(readInstructionCounts("", {"saxpy"}));
}

TEST(InstructionCounts, KnowWhatAreOperationsAndOnHowManyNumbers) {
  EXPECT_EQ(countsOfLine("10 - fmul").operations, 10);
  EXPECT_TRUE(countsOfLine("10 - fmul").isOperationsAtLeast) << "on numbers or on vectors of them";
  EXPECT_EQ(countsOfLine("10 - call llvm.fmuladd.v4f32()").operations, 80);
  EXPECT_EQ(countsOfLine("10 - call _Z3madDv8_fS_S_()").operations, 160);
  EXPECT_EQ(countsOfLine("10 - call _Z4sqrtf()").operations, 10);
  EXPECT_EQ(countsOfLine("10 - call _Z3expd()").operations, 10);
  EXPECT_EQ(countsOfLine("10 - call _Z3maxii()").integerOperations, 10);
  EXPECT_EQ(countsOfLine("10 - shl").integerOperations, 10);
  for (const char* line : {"10 - call _Z13get_global_idj()", "10 - call mine()", "10 - call llvm.dbg.value()",
                           "10 - phi", "10 - fcmp", "10 - call _Z13convert_floati()", "10 - br"}) {
    EXPECT_EQ(countsOfLine(line).operations, 0) << line;
    EXPECT_EQ(countsOfLine(line).integerOperations, 0) << line;
  }
}

TEST(InstructionCounts, KnowWhichMemoryIsAccessed) {
  EXPECT_EQ(countsOfLine("10 - load local (40 bytes)").localLoadBytes, 40);
  EXPECT_EQ(countsOfLine("10 - store local (80 bytes)").localStoreBytes, 80);
  EXPECT_EQ(countsOfLine("10 - load constant (40 bytes)").constantLoadBytes, 40);
  EXPECT_EQ(countsOfLine("10 - load private (40 bytes)").globalLoadBytes, 0);
  EXPECT_EQ(countsOfLine("10 - call _Z6vload4mPU3AS1Kf()").globalLoadBytes, 160);
  EXPECT_EQ(countsOfLine("10 - call _Z7vstore4Dv4_fmPU3AS1f()").globalStoreBytes, 160);
  EXPECT_EQ(countsOfLine("10 - call _Z6vload2mPU3AS3Kd()").localLoadBytes, 160);
  EXPECT_EQ(countsOfLine("10 - call _Z10vload_halfmPU3AS1KDh()").globalLoadBytes, 20);
  EXPECT_EQ(countsOfLine("10 - call _Z10atomic_addPU3AS1Vii()").atomics, 10);
  EXPECT_EQ(countsOfLine("10 - call _Z7barrierj()").barriers, 10);
  EXPECT_EQ(countsOfLine("10 - call _Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i()").imageAccesses, 10);
}

TEST(InstructionCounts, InAnotherLocaleAreTheSame) {
  EXPECT_EQ(countsOfLine("4,096 - load global (1.638.400 bytes)").globalLoads, 4096);
  EXPECT_EQ(countsOfLine("4,096 - load global (1.638.400 bytes)").globalLoadBytes, 1638400);
}

TEST(InstructionCounts, OfDamagedTextAreThoseThatCanBeRead) {
  for (const char* line : {"",
                           " - ",
                           "10 -",
                           "10 - ",
                           "x - fadd",
                           "10 - load",
                           "10 - load global",
                           "10 - load global (",
                           "10 - call ",
                           "10 - call _Z",
                           "10 - call _Z99a()",
                           "10 - call _Z3mad()",
                           "10 - call llvm.()",
                           "10 - call llvm.fma.v()",
                           "10 - call llvm.fma.v99999999999999999999f32()",
                           "10 - call _Z6vload4()",
                           "10 - call _Z6vload4mPU3AS()",
                           "10 - call _Z3madDv()",
                           "10 - call _Z3madDv99999999999_f()",
                           "10 - load global (99999999999999999999 bytes"}) {
    EXPECT_EQ(countsOfLine(line).operations, 0) << line;
    EXPECT_EQ(countsOfLine(line).launches, 1) << line;
  }
  for (std::size_t length = 0; length < kSaxpy.size(); ++length)
    EXPECT_LE(countsIn(kSaxpy.substr(0, length)).operations, 2048);
}

}  // namespace
}  // namespace headroom
