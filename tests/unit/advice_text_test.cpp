// Advice rules over a kernel's text: each has a kernel that triggers it, and a similar one that does not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "advised.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string advisedByText(const std::string& rule, const AdvisedKernel& kernel, const DeviceDescription& device,
                          double percent = 20) {
  const Variant variant = describedKernel(kernel);
  return adviceOn(rule, resultOf(variant, percent), variant, device);
}

constexpr const char* kPlaceInBoth = "const int x = get_global_id(0); const int y = get_global_id(1);";

TEST(TextAdvice, AStrideBetweenNeighboursIsNoCoalescedAccess) {
  EXPECT_EQ(advisedByText("coalescing", {.body = "int i = get_global_id(0); to[i] = from[i * 16];"}, advisedGpu()),
            "In k, neighbouring work-items access from[i*16] 64 bytes apart, and memory moves 32 bytes at least. Let "
            "get_global_id(0) be the fastest index, or load rows together into local memory.");
  EXPECT_EQ(advisedByText("coalescing", {.body = "int i = get_global_id(0); to[i] = from[i + 16];"}, advisedGpu()),
            kNoAdvice);
  EXPECT_EQ(advisedByText("coalescing", {.body = "int i = get_global_id(0); to[i] = from[i * 16];"}, advisedGpu(), 95),
            kNoAdvice)
      << "nothing is left to do";
}

TEST(TextAdvice, TheSecondIndexAsTheFastestIsNoCoalescedAccess) {
  const std::string turned = std::string(kPlaceInBoth) + " to[y * w + x] = from[x * h + y];";
  EXPECT_THAT(advisedByText("coalescing", {.body = turned}, advisedGpu()),
              AllOf(HasSubstr("from[x*h+y] 16,384 bytes apart"), HasSubstr("Exchange get_global_id(0) and")));
  const std::string straight = std::string(kPlaceInBoth) + " to[y * w + x] = from[y * w + x];";
  EXPECT_EQ(advisedByText("coalescing", {.body = straight}, advisedGpu()), kNoAdvice);
  EXPECT_THAT(advisedByText("coalescing", {.body = straight, .local = R"("1", "64")"}, advisedGpu()),
              AllOf(HasSubstr("from[y*w+x] 16,384 bytes apart"), HasSubstr("Make groups wider along x")));
}

TEST(TextAdvice, PlacesAreFollowedThroughVariablesGroupsAndPointers) {
  const std::string rows =
      "int i = get_group_id(0) * get_local_size(0) + get_local_id(0); global const float* p = from + i * w;"
      "float s = 0.0f; for (int c = 0; c < w; ++c) s += p[c]; to[i] = s;";
  EXPECT_THAT(advisedByText("coalescing", {.body = rows, .global = "\"h\"", .local = "\"64\""}, advisedGpu()),
              HasSubstr("16,384 bytes apart"));
  EXPECT_EQ(advisedByText("coalescing", {.body = rows, .global = "\"h\"", .local = "\"64\""}, advisedCpu()), kNoAdvice)
      << "a core walks along the row";
  const std::string columns =
      "int i = get_global_id(0); float s = 0.0f; for (int r = 0; r < h; ++r) s += from[(i * 16 + r * w) % (w * h)];"
      "to[i] = s;";
  EXPECT_THAT(advisedByText("coalescing", {.body = columns, .global = "\"h\"", .local = "\"64\""}, advisedCpu()),
              HasSubstr("64 bytes apart, and memory moves 64"));
}

TEST(TextAdvice, VectorsAreNoStrideAndStructsAre) {
  const std::string wide = "int i = get_global_id(0); to[i] = from[i] * 2;";
  EXPECT_EQ(advisedByText("coalescing", {.body = wide, .type = "float8"}, advisedGpu()), kNoAdvice);
  EXPECT_EQ(advisedByText("coalescing",
                          {.body = "int i = get_global_id(0); vstore8(vload8(i, (global const float*)from), i, to);"},
                          advisedGpu()),
            kNoAdvice);
  const std::string walk =
      "int i = 32 * get_global_id(0); for (int v = 0; v < 2; ++v) vstore16(vload16(v, from + i), v, to + i);";
  EXPECT_EQ(advisedByText("coalescing", {.body = walk}, advisedGpu()), kNoAdvice)
      << "each access uses all that it moves";
  const AdvisedKernel structs{.body = "int i = get_global_id(0); to[i] = from[i] + p[i].x;",
                              .before = "typedef struct { float x, y, z, w, r, g, b, a; } Particle;",
                              .lines = "",
                              .arguments = "global const Particle* p",
                              .names = "\"from\""};
  EXPECT_THAT(advisedByText("coalescing", structs, advisedGpu()),
              AllOf(HasSubstr("p[i] 32 bytes apart"), HasSubstr("an array of its own")));
}

TEST(TextAdvice, ScalarBytesAskForWiderLoads) {
  const std::string bytes = "int i = get_global_id(0); to[i] = 255 - from[i];";
  EXPECT_EQ(advisedByText("wider-loads", {.body = bytes, .type = "uchar"}, advisedGpu()),
            "At 20% of the memory ceiling, each work-item of k loads a byte of from at a time. Let it take 4 to 16 "
            "neighbouring elements with vload4 to vload16.");
  EXPECT_EQ(advisedByText("wider-loads", {.body = bytes, .type = "uchar"}, advisedGpu(), 75), kNoAdvice);
  EXPECT_EQ(advisedByText("wider-loads", {.body = bytes, .type = "uchar4"}, advisedGpu()), kNoAdvice);
  EXPECT_EQ(advisedByText("wider-loads", {.body = bytes, .type = "float"}, advisedGpu()), kNoAdvice);
  EXPECT_EQ(advisedByText("wider-loads", {.body = bytes, .type = "uchar"}, advisedCpu()), kNoAdvice)
      << "a CPU's compiler joins neighbours where there is no loop";
}

AdvisedKernel tileOf(const std::string& width, const std::string& index) {
  return {.body = "local float tile[32][" + width + "]; " + kPlaceInBoth +
                  " int u = get_local_id(0); int v = get_local_id(1); tile[v][u] = from[y * w + x];"
                  " barrier(CLK_LOCAL_MEM_FENCE); to[y * w + x] = tile" +
                  index + ";"};
}

TEST(TextAdvice, ColumnsOfLocalMemoryThatAreAMultipleOfTheBanksConflict) {
  EXPECT_EQ(advisedByText("local-conflicts", tileOf("32", "[u][v]"), advisedGpu()),
            "By its text, neighbouring work-items of k access tile[u][v] in local memory 32 elements apart, so that 32 "
            "of 32 meet in one bank and wait for each other. Make rows one element longer than a multiple of 32.");
  EXPECT_EQ(advisedByText("local-conflicts", tileOf("33", "[u][v]"), advisedGpu()), kNoAdvice);
  EXPECT_EQ(advisedByText("local-conflicts", tileOf("32", "[v][u]"), advisedGpu()), kNoAdvice);
  EXPECT_EQ(advisedByText("local-conflicts", tileOf("32", "[u][v]"), advisedCpu()), kNoAdvice);
}

TEST(TextAdvice, ALiteralWithoutASuffixIsADoubleByAccident) {
  const AdvisedKernel accident{.body = "int i = get_global_id(0); to[i] = from[i] * 0.5 + 1.0 * w;"};
  EXPECT_EQ(
      advisedByText("double-by-accident", accident, advisedGpu()),
      "Its data are not doubles, but 2 expressions are computed in double, as a literal without f is one: from[i] "
      "* 0.5, 1.0 * w. Write 0.5f for 0.5, or build with -cl-single-precision-constant.");
  const char* const kFine[] = {"to[i] = from[i] * 0.5f; // 0.5 * x", "to[i] = from[i] * (float)0.5; float z = 1.0;",
                               "const float half_ = -0.5; to[i] = from[i] * half_ + 1e3f + 0x10 * w;",
                               "to[i] = from[i] > 0.5 ? 1.0 : 0.0; printf(\"2.0 * x\");",
                               "double d = from[i] * 0.5; to[i] = (float)d;"};
  for (const char* fine : kFine)
    EXPECT_EQ(
        advisedByText("double-by-accident", {.body = std::string("int i = get_global_id(0); ") + fine}, advisedGpu()),
        kNoAdvice)
        << fine;
  AdvisedKernel single = accident;
  single.lines = "options = [\"-cl-single-precision-constant\"]";
  EXPECT_EQ(advisedByText("double-by-accident", single, advisedGpu()), kNoAdvice);
  DeviceDescription without = advisedGpu();
  without.hasDouble = false;
  EXPECT_EQ(advisedByText("double-by-accident", accident, without), kNoAdvice);
}

TEST(TextAdvice, DivisionsByWhatIsNoConstantInLoopsAndIndicesAreNamed) {
  const auto dividing = [](const std::string& body) {
    return advisedByText("int-division", {.body = "const int i = get_global_id(0); " + body}, advisedGpu());
  };
  EXPECT_EQ(
      dividing("to[i] = from[i % w];"),
      "An integer division in a loop or an index takes tens of instructions, as the compiler does not know "
      "the divisor: i % w. Make it a constant (-D), use & and >> where it is a power of two, or count along, with "
      "mul24 for products.");
  EXPECT_THAT(dividing("float s = 0; for (int k = 0; k < h; ++k) { s += k / w; s += (k + i) % h; } to[i] = s;"),
              HasSubstr("2 integer divisions in a loop or an index take tens"));
  EXPECT_THAT(dividing("uint rest = i; for (int k = 0; k < h; ++k) rest /= (uint)w; to[rest] = 0;"),
              HasSubstr(": rest/=(uint)w. Make it"));
  for (const char* fine :
       {"to[i] = from[i % 16];", "to[i] = from[i / (uint)16];", "to[i] = from[i] / w;",
        "int q = i / w; to[q] = from[i];", "float s = 0; for (int k = 0; k < h; ++k) s += from[k] / w; to[i] = s;",
        "const int t = 8; to[i] = from[i / t];", "to[i] = from[i /* % w */];"})
    EXPECT_EQ(dividing(fine), kNoAdvice) << fine;
}

TEST(TextAdvice, InnerLoopsWithoutVectorsAreScalarOnACpuUnlessTheCodeIsKnown) {
  const std::string loop =
      "int i = get_global_id(0); float s = 0; for (int k = 0; k < h; ++k) s += from[k]; to[i] = s;";
  EXPECT_THAT(advisedByText("not-vectorised", {.body = loop}, advisedCpu()),
              HasSubstr("often leave such kernels scalar"));
  EXPECT_EQ(advisedByText("not-vectorised", {.body = loop}, advisedGpu()), kNoAdvice);
  EXPECT_EQ(advisedByText("not-vectorised", {.body = loop + " float4 v = vload4(0, to); to[i] += v.x;"}, advisedCpu()),
            kNoAdvice);
  EXPECT_EQ(advisedByText("not-vectorised", {.body = "to[get_global_id(0)] = 0; // for ("}, advisedCpu()), kNoAdvice);
}

TEST(TextAdvice, LongAndNestedTextsTakeNoTime) {
  std::string nested = "to[0] = ";
  std::string flat = "int i = get_global_id(0); for (int k = 0; k < h; ++k) {";
  for (int i = 0; i < 5000; ++i) {
    nested += "(";
    flat += "to[i] += 0.5 * from[k / w] / i; int a" + std::to_string(i) + " = (int)(k % h);";
  }
  nested += "1.0f";
  for (int i = 0; i < 5000; ++i) nested += " * 0.5) / w % int";
  for (const std::string& body : {nested + ";", flat + "}"}) {
    const Variant variant = describedKernel({.body = body});
    EXPECT_NO_THROW(static_cast<void>(adviceFor(resultOf(variant, 20), variant, advisedGpu())));
  }
}

TEST(TextAdvice, TextsThatMakeNoSenseGiveNone) {
  for (const char* odd : {"", "}}}}", "to[", "for (", "to[i % ] = 0.5 * ;", "local float t[0][0]; t[0][0] = 0.5 *"}) {
    const Variant variant = describedKernel({.body = odd});
    EXPECT_NO_THROW(static_cast<void>(adviceFor(resultOf(variant, 20), variant, advisedGpu()))) << odd;
  }
}

}  // namespace
}  // namespace headroom
