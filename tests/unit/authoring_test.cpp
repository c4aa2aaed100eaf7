// Drafts of descriptions from a kernel's facts and its text: derived values, questions, and that Headroom's own reader
// accepts the result.
#include "headroom/authoring.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>

#include "comma_locale.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
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

/// Reads it as the catalogue does, and throws the same exceptions.
Variant readBack(KernelDraft draft, const std::string& text) {
  draft.sources = {"mine.cl"};
  const std::string toml = toToml(draft);
  SCOPED_TRACE(toml);
  return parseVariant(
      {.name = "mine-of-authoring", .text = text, .origin = "mine.toml", .description = toml, .folder = "/"});
}

KernelDraft drafted(const KernelFacts& facts, const std::string& text, const std::vector<std::string>& options = {}) {
  KernelDraft draft = draftFor(facts, text, options);
  try {
    const Variant variant = readBack(draft, text);
    EXPECT_EQ(variant.passes.size(), 1U);
    EXPECT_EQ(variant.passes.at(0).arguments.size(), facts.arguments.size());
  } catch (const Error& error) {
    ADD_FAILURE() << error.what() << '\n' << toToml(draft);
  }
  return draft;
}

const DraftBuffer& bufferIn(const KernelDraft& draft, const std::string& name) {
  const auto found = std::ranges::find(draft.buffers, name, &DraftBuffer::name);
  if (found == draft.buffers.end()) throw std::runtime_error("no buffer " + name);
  return *found;
}

std::string writtenFor(const KernelDraft& draft, const std::string& argument) {
  const auto found = std::ranges::find(draft.arguments, argument, &DraftArgument::name);
  return found == draft.arguments.end() ? "nothing" : found->written;
}

std::string askedAbout(const KernelDraft& draft, const std::string& what) {
  std::string all;
  for (const DraftQuestion& question : draft.questions) {
    if (question.about == what) all += toText(question);
  }
  return all;
}

TEST(Authoring, AVectorAddNeedsNoAnswer) {
  const KernelDraft draft =
      drafted(factsOf("add", {"global const float* a", "global const float* b", "global float* c"}),
              "kernel void add(global const float* a, global const float* b, global float* c) {\n"
              "  int i = get_global_id(0); c[i] = a[i] + b[i]; }");
  EXPECT_THAT(draft.global, ElementsAre("N"));
  EXPECT_THAT(draft.local, IsEmpty());
  for (const char* name : {"a", "b", "c"}) EXPECT_THAT(bufferIn(draft, name).shape, ElementsAre("N")) << name;
  EXPECT_EQ(bufferIn(draft, "b").use, BufferUse::In);
  EXPECT_EQ(bufferIn(draft, "c").use, BufferUse::Out);
  ASSERT_EQ(draft.questions.size(), 1U);
  EXPECT_EQ(draft.questions[0].about, "reference");
}

TEST(Authoring, AConditionSaysHowManyWorkItems) {
  const KernelDraft draft =
      drafted(factsOf("saxpy", {"int n", "float alpha", "global const float* x", "global float* y"}),
              "kernel void saxpy(const int n, const float alpha, global const float* x, global float* y) {\n"
              "  const int i = get_global_id(0);\n  if (i >= n) return;\n  y[i] = alpha * x[i] + y[i]; }");
  EXPECT_THAT(draft.sizes, ElementsAre(Field(&DraftSize::name, "n")));
  EXPECT_THAT(draft.global, ElementsAre("n"));
  EXPECT_EQ(bufferIn(draft, "y").use, BufferUse::InOut);
  EXPECT_EQ(writtenFor(draft, "n"), "\"n\"");
  EXPECT_EQ(writtenFor(draft, "alpha"), "{ type = \"float\", value = 1.0 }");
  EXPECT_THAT(askedAbout(draft, "alpha"), HasSubstr("Taken: 1.0"));
}

TEST(Authoring, AStencilsBorderIsKnown) {
  const std::string text =
      "kernel void mean(global const float* from, global float* to, int width, int height) {\n"
      "  const int x = get_global_id(0), y = get_global_id(1);\n"
      "  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return;\n"
      "  to[y * width + x] = from[y * width + x - 1] + from[(y + 1) * width + x] + from[(y - 1) * width + x]; }";
  const KernelDraft draft =
      drafted(factsOf("mean", {"global const float* from", "global float* to", "int width", "int height"}), text);
  EXPECT_THAT(draft.global, ElementsAre("width", "height"));
  EXPECT_THAT(bufferIn(draft, "from").shape, ElementsAre("width", "height"));
  EXPECT_EQ(bufferIn(draft, "to").use, BufferUse::InOut) << "the border stays as it was";
  EXPECT_EQ(bufferIn(draft, "to").init, "0");
  EXPECT_THAT(askedAbout(draft, "to"), IsEmpty());
}

TEST(Authoring, WhatIsReadBeyondTheBorderIsRoomForIt) {
  const KernelDraft draft =
      drafted(factsOf("shift", {"global const float* from", "global float* to", "int n"}),
              "kernel void shift(global const float* from, global float* to, int n) {\n"
              "  const int i = get_global_id(0);\n  if (i < n) to[i] = from[i] + from[i + 1] + from[i + 2]; }");
  EXPECT_THAT(bufferIn(draft, "from").shape, ElementsAre("n + 2"));
  EXPECT_THAT(bufferIn(draft, "to").shape, ElementsAre("n"));
}

TEST(Authoring, AHaloIsPartOfTheExtent) {
  const KernelDraft draft =
      drafted(factsOf("halo", {"global const float* from", "global float* to", "int w", "int h"}),
              "kernel void halo(global const float* from, global float* to, int w, int h) {\n"
              "  const int x = get_global_id(0), y = get_global_id(1);\n  if (x >= w || y >= h) return;\n"
              "  float sum = 0;\n  for (int dy = 0; dy < 3; ++dy)\n    for (int dx = 0; dx < 3; ++dx)\n"
              "      sum += from[(y + dy) * (w + 2) + x + dx];\n  to[y * w + x] = sum; }");
  EXPECT_THAT(bufferIn(draft, "from").shape, ElementsAre("(w + 2) * (h + 2)"));
}

constexpr const char* kNaive =
    "kernel void product(global const float* A, global const float* B, global float* C, int M, int N, int K) {\n"
    "  const int row = get_global_id(1), column = get_global_id(0);\n  float sum = 0;\n"
    "  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + column];\n  C[row * N + column] = sum; }";
const std::vector<std::string> kProductArguments{
    "global const float* A", "global const float* B", "global float* C", "int M", "int N", "int K"};

TEST(Authoring, AProductsSidesComeFromItsIndices) {
  const KernelDraft draft = drafted(factsOf("product", kProductArguments), kNaive);
  EXPECT_THAT(draft.global, ElementsAre("N", "M"));
  EXPECT_THAT(bufferIn(draft, "A").shape, ElementsAre("M * K"));
  EXPECT_THAT(bufferIn(draft, "B").shape, ElementsAre("N * K"));
  EXPECT_THAT(bufferIn(draft, "C").shape, ElementsAre("N", "M"));
  EXPECT_THAT(askedAbout(draft, "A") + askedAbout(draft, "B") + askedAbout(draft, "C"), IsEmpty());
}

TEST(Authoring, ATiledProductRunsInGroupsOfItsTiles) {
  const std::string text =
      "#define SIDE 8\n"
      "kernel void product(global const float* A, global const float* B, global float* C, int M, int N, int K) {\n"
      "  local float left[SIDE][SIDE];\n  local float right[SIDE][SIDE];\n"
      "  const int x = get_local_id(0), y = get_local_id(1);\n"
      "  const int column = SIDE * get_group_id(0) + x, row = SIDE * get_group_id(1) + y;\n  float sum = 0;\n"
      "  for (int t = 0; t < K / SIDE; ++t) {\n    left[y][x] = A[row * K + SIDE * t + x];\n"
      "    right[y][x] = B[(SIDE * t + y) * N + column];\n    barrier(CLK_LOCAL_MEM_FENCE);\n"
      "    for (int k = 0; k < SIDE; ++k) sum += left[y][k] * right[k][x];\n    barrier(CLK_LOCAL_MEM_FENCE);\n  }\n"
      "  C[row * N + column] = sum; }";
  const KernelDraft draft = drafted(factsOf("product", kProductArguments), text);
  EXPECT_THAT(draft.local, ElementsAre("8", "8"));
  EXPECT_THAT(draft.global, ElementsAre("N", "M"));
  EXPECT_THAT(bufferIn(draft, "A").shape, ElementsAre("M * K"));
  EXPECT_FALSE(draft.isRounded);
  EXPECT_THAT(draft.require, ElementsAre("N % 8 == 0", "M % 8 == 0"));
}

TEST(Authoring, AReductionHasOneResultForEachGroup) {
  const KernelDraft draft =
      drafted(factsOf("total", {"global const float* in", "global float* out", "local float* room", "uint n"}),
              "kernel void total(global const float* in, global float* out, local float* room, uint n) {\n"
              "  const uint l = get_local_id(0), i = get_global_id(0);\n  room[l] = i < n ? in[i] : 0;\n"
              "  barrier(CLK_LOCAL_MEM_FENCE);\n  for (uint step = get_local_size(0) / 2; step > 0; step /= 2) {\n"
              "    if (l < step) room[l] += room[l + step];\n    barrier(CLK_LOCAL_MEM_FENCE);\n  }\n"
              "  if (l == 0) out[get_group_id(0)] = room[0]; }");
  EXPECT_THAT(draft.local, ElementsAre("256"));
  EXPECT_EQ(writtenFor(draft, "room"), "{ local = \"4 * 256\" }");
  EXPECT_EQ(writtenFor(draft, "n"), "{ type = \"uint\", value = \"n\" }");
  EXPECT_THAT(bufferIn(draft, "out").shape, ElementsAre("ceil(n / 256)"));
  EXPECT_EQ(bufferIn(draft, "out").use, BufferUse::Out);
  EXPECT_THAT(askedAbout(draft, "local"), HasSubstr("Taken: 256"));
}

TEST(Authoring, AnArgumentThatIsTheGroupsSideHasItsValue) {
  const KernelDraft draft = drafted(
      factsOf("turn", {"global const float* in", "global float* out", "uint width", "uint height", "uint block",
                       "local float* tile"}),
      "kernel void turn(global const float* in, global float* out, uint width, uint height, uint block,\n"
      "                 local float* tile) {\n  uint x = get_global_id(0), y = get_global_id(1);\n"
      "  if (x < width && y < height) tile[mad24(get_local_id(1), block + 1, get_local_id(0))] = in[y * width + x];\n"
      "  barrier(CLK_LOCAL_MEM_FENCE);\n  x = mad24(get_group_id(1), block, get_local_id(0));\n"
      "  y = (uint)get_group_id(0) * block + get_local_id(1);\n"
      "  if (x < height && y < width) out[y * height + x] = tile[mad24(get_local_id(0), block + 1, get_local_id(1))]; "
      "}");
  EXPECT_THAT(draft.local, ElementsAre("16", "16"));
  EXPECT_EQ(writtenFor(draft, "block"), "{ type = \"uint\", value = 16 }");
  EXPECT_EQ(writtenFor(draft, "tile"), "{ local = \"4 * 271\" }") << "rows of 17, the last one 16";
  EXPECT_THAT(askedAbout(draft, "tile"), IsEmpty());
}

TEST(Authoring, LocalMemoryHasRoomForTheBorderThatIsFilled) {
  const KernelDraft draft = drafted(
      factsOf("median",
              {"global const float* in", "global float* out", "int width", "int height", "local float* tile"}),
      "kernel void median(global const float* in, global float* out, int width, int height, local float* tile) {\n"
      "  const int x = get_global_id(0), y = get_global_id(1);\n  const int wide = get_local_size(0) + 4;\n"
      "  const int all = mul24(wide, (int)get_local_size(1) + 4);\n"
      "  const int size = get_local_size(0) * get_local_size(1);\n"
      "  const int mine = mad24(get_local_id(1), get_local_size(0), get_local_id(0));\n"
      "  for (int n = 0; n <= all / size; n++) {\n    const int i = mad24(n, size, mine);\n"
      "    if (i >= all) break;\n    tile[i] = in[i];\n  }\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
      "  tile += mad24(get_local_id(1) + 2, wide, get_local_id(0) + 2);\n"
      "  if (x < width && y < height) out[y * width + x] = tile[-1]; }");
  EXPECT_THAT(draft.local, ElementsAre("16", "16"));
  EXPECT_EQ(writtenFor(draft, "tile"), "{ local = \"4 * 400\" }");
  EXPECT_THAT(askedAbout(draft, "tile"), HasSubstr("Taken: 400.")) << "the pointer is moved afterwards";
}

TEST(Authoring, LocalMemoryGrowsWithAParameter) {
  const KernelDraft draft = drafted(
      factsOf("wings", {"global const float* in", "global float* out", "int width", "int reach", "local float* row"}),
      "kernel void wings(global const float* in, global float* out, int width, int reach, local float* row) {\n"
      "  const int x = get_global_id(0), l = get_local_id(0);\n  if (x >= width) return;\n"
      "  row[reach + l] = in[x];\n  if (l < reach) row[l] = row[reach + l + get_local_size(0)] = 0;\n"
      "  barrier(CLK_LOCAL_MEM_FENCE);\n  float sum = 0;\n"
      "  for (int i = -reach; i <= reach; ++i) sum += row[reach + l + i];\n  out[x] = sum; }");
  EXPECT_THAT(draft.local, ElementsAre("256"));
  EXPECT_EQ(writtenFor(draft, "row"), "{ local = \"4 * (2 * reach + 256)\" }");
  EXPECT_THAT(askedAbout(draft, "row"), IsEmpty());
}

TEST(Authoring, ASizeThatTheTextNeverUsesIsOfTheLaunch) {
  const KernelDraft draft = drafted(
      factsOf("product",
              {"global const int* a", "global const int* b", "global int* c", "int c_row", "int c_col", "int depth"}),
      "kernel void product(global const int* a, global const int* b, global int* c, int c_row, int c_col, int depth) "
      "{\n"
      "  int row = get_global_id(0), col = get_global_id(1), sum = 0;\n"
      "  for (int i = 0; i < depth; i++) sum += a[row * depth + i] * b[i * c_col + col];\n"
      "  c[row * c_col + col] = sum; }");
  EXPECT_THAT(draft.global, ElementsAre("c_row", "c_col"));
  EXPECT_EQ(draft.sizes.size(), 3U);
  EXPECT_THAT(bufferIn(draft, "c").shape, ElementsAre("c_col", "c_row"));
  EXPECT_THAT(askedAbout(draft, "global"), IsEmpty());
}

TEST(Authoring, ARequiredGroupIsTakenAsItIs) {
  KernelFacts facts = factsOf("scale", {"global float* v"});
  facts.requiredGroup = {64, 1, 1};
  const KernelDraft draft =
      drafted(facts,
              "__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void scale(__global float* v) {\n"
              "  v[get_global_id(0)] *= 2; }");
  EXPECT_THAT(draft.local, ElementsAre("64"));
  EXPECT_THAT(draft.require, ElementsAre("N % 64 == 0"));
  EXPECT_THAT(askedAbout(draft, "local"), IsEmpty());
}

TEST(Authoring, AHistogramStartsAtZero) {
  const KernelDraft draft = drafted(factsOf("count", {"global const uchar* data", "global uint* bins", "uint n"}),
                                    "kernel void count(global const uchar* data, global uint* bins, uint n) {\n"
                                    "  const uint i = get_global_id(0);\n"
                                    "  if (i < n) atomic_inc(&bins[data[i]]); }");
  EXPECT_EQ(bufferIn(draft, "bins").use, BufferUse::InOut);
  EXPECT_EQ(bufferIn(draft, "bins").init, "0");
  EXPECT_THAT(bufferIn(draft, "bins").shape, ElementsAre("256"));
  EXPECT_THAT(askedAbout(draft, "bins"), HasSubstr("what other buffers hold"));
}

TEST(Authoring, ImagesHaveThePixelsThatAreRead) {
  const KernelDraft draft =
      drafted(factsOf("turn", {"read_only image2d_t from", "write_only image2d_t to", "sampler_t how"}),
              "kernel void turn(read_only image2d_t from, write_only image2d_t to, sampler_t how) {\n"
              "  const int2 p = (int2)(get_global_id(0), get_global_id(1));\n"
              "  write_imageui(to, p, convert_uint4(read_imagef(from, how, p))); }");
  EXPECT_EQ(bufferIn(draft, "from").format, "rgba float");
  EXPECT_EQ(bufferIn(draft, "to").format, "rgba uint32");
  EXPECT_EQ(bufferIn(draft, "to").use, BufferUse::Out);
  EXPECT_THAT(draft.global, ElementsAre("WIDTH", "HEIGHT"));
  EXPECT_EQ(writtenFor(draft, "how"), "{ sampler = \"edge nearest\" }");
}

TEST(Authoring, StructsAreDescribedFromTheText) {
  const KernelDraft draft =
      drafted(factsOf("move", {"global Body* bodies", "Body wind", "uint count"}),
              "typedef struct { float4 place; unsigned int id[2], kind; } Body;\n"
              "kernel void move(global Body* bodies, Body wind, uint count) {\n"
              "  const size_t i = get_global_id(0);\n  if (i < count) bodies[i].place += wind.place; }");
  ASSERT_EQ(draft.structs.size(), 1U);
  EXPECT_EQ(draft.structs[0].name, "Body");
  EXPECT_THAT(draft.structs[0].members,
              ElementsAre(Field(&DraftMember::type, "float4"), Field(&DraftMember::name, "id_0"),
                          Field(&DraftMember::name, "id_1"), Field(&DraftMember::type, "uint")));
  EXPECT_EQ(bufferIn(draft, "bodies").use, BufferUse::InOut);
}

TEST(Authoring, AStructThatIsNotKnownIsBytesAndAQuestion) {
  const KernelDraft draft =
      drafted(factsOf("f", {"global Odd* odd"}), "kernel void f(global Odd* odd) { odd[get_global_id(0)].x = 1; }");
  EXPECT_EQ(bufferIn(draft, "odd").type, "raw");
  EXPECT_THAT(askedAbout(draft, "odd"), HasSubstr("What is an element of odd"));
}

TEST(Authoring, HalvesAndDoublesAreTyped) {
  const KernelDraft draft = drafted(factsOf("f", {"global const half* h", "global double* d", "double sigma"}),
                                    "kernel void f(global const half* h, global double* d, double sigma) {\n"
                                    "  const size_t i = get_global_id(0);\n  d[i] = sigma * vload_half(i, h); }");
  EXPECT_EQ(bufferIn(draft, "h").type, "half");
  EXPECT_THAT(bufferIn(draft, "h").shape, ElementsAre("N"));
  EXPECT_EQ(writtenFor(draft, "sigma"), "{ type = \"double\", value = 2.0 }");
}

TEST(Authoring, VectorsThatAreLoadedFromNumbersCountThem) {
  const KernelDraft draft = drafted(factsOf("f", {"global const float* a", "global float* b"}),
                                    "kernel void f(global const float* a, global float* b) {\n"
                                    "  const size_t i = get_global_id(0);\n  vstore4(vload4(i, a), i, b); }");
  EXPECT_THAT(bufferIn(draft, "a").shape, ElementsAre("4 * N"));
  EXPECT_THAT(bufferIn(draft, "b").shape, ElementsAre("4 * N"));
}

TEST(Authoring, AKernelThatAMacroMakesIsFound) {
  const std::string text =
      "#define MAKE(T) kernel void twice_##T(global const T* in, global T* out, int n) \\\n"
      "  { const int i = get_global_id(0); if (i < n) out[i] = 2 * in[i]; }\nMAKE(float)\nMAKE(int)\n";
  const KernelDraft draft = drafted(factsOf("twice_int", {"global const int* in", "global int* out", "int n"}), text);
  EXPECT_EQ(bufferIn(draft, "out").use, BufferUse::Out);
  EXPECT_THAT(askedAbout(draft, "kernel"), IsEmpty());
}

TEST(Authoring, OptionsAndBranchesDecideWhatIsCompiled) {
  const std::string text =
      "#if WIDE >= 2\n#define STEP 4\n#else\n#define STEP 1\n#endif\n"
      "kernel void f(global float* a) { a[STEP * get_global_id(0)] = 1; /* a[1000 * get_global_id(0)] */ }";
  EXPECT_THAT(bufferIn(drafted(factsOf("f", {"global float* a"}), text, {"-DWIDE=2"}), "a").shape,
              ElementsAre("4 * N"));
  EXPECT_THAT(bufferIn(drafted(factsOf("f", {"global float* a"}), text), "a").shape, ElementsAre("N"));
}

TEST(Authoring, AHelperThatStoresMakesAnOutput) {
  const std::string helper = "void put(global float* to, int i, float v) { to[i] = v; }\n";
  const std::string text =
      "kernel void f(global float* out, global const float* in) {\n"
      "  const int i = get_global_id(0); put(out, i, in[i]); }";
  const KernelFacts facts = factsOf("f", {"global float* out", "global const float* in"});
  const KernelDraft known = drafted(facts, helper + text);
  EXPECT_EQ(bufferIn(known, "out").use, BufferUse::Out);
  EXPECT_THAT(askedAbout(known, "out"), HasSubstr("How many elements has out?"));
  const KernelDraft unknown = drafted(facts, text);
  EXPECT_EQ(bufferIn(unknown, "out").use, BufferUse::InOut);
  EXPECT_THAT(askedAbout(unknown, "out"), HasSubstr("It is given to put()"));
}

TEST(Authoring, APointerThatIsMovedIsFollowed) {
  const KernelDraft draft = drafted(
      factsOf("f", {"global float* out", "global const float* in", "int rows", "int cols"}),
      "kernel void f(global float* out, global const float* in, int rows, int cols) {\n"
      "  const int r = get_global_id(0);\n  if (r >= rows) return;\n  global const float* row = in + r * cols;\n"
      "  float sum = 0;\n  for (int c = 0; c < cols; ++c) sum += row[c];\n  out[r] = sum; }");
  EXPECT_THAT(draft.global, ElementsAre("rows"));
  EXPECT_THAT(bufferIn(draft, "in").shape, ElementsAre("rows * cols"));
  EXPECT_THAT(bufferIn(draft, "out").shape, ElementsAre("rows"));
}

TEST(Authoring, UnusedArgumentsAskNothing) {
  const KernelDraft draft = drafted(
      factsOf("f", {"global float* out", "global const float* nothing", "float factor"}),
      "kernel void f(global float* out, global const float* nothing, float factor) { out[get_global_id(0)] = 1; }");
  EXPECT_THAT(askedAbout(draft, "factor") + askedAbout(draft, "nothing"), IsEmpty());
  EXPECT_THAT(bufferIn(draft, "nothing").shape, ElementsAre("N"));
}

TEST(Authoring, NamesThatExpressionsHaveTakenAreChanged) {
  const KernelDraft draft = drafted(factsOf("f", {"global float* max", "global const float* sum", "int needs"}),
                                    "kernel void f(global float* max, global const float* sum, int needs) {\n"
                                    "  max[get_global_id(0)] = sum[get_global_id(0)] + needs; }");
  EXPECT_THAT(draft.buffers, Contains(Field(&DraftBuffer::name, "max_")));
}

TEST(Authoring, ANumberIsAskedForWithWhatIsUsual) {
  const KernelDraft draft = drafted(factsOf("f", {"global float* out", "int radius", "int offset", "int n"}),
                                    "kernel void f(global float* out, int radius, int offset, int n) {\n"
                                    "  const int i = get_global_id(0); if (i < n) out[i + offset] = radius; }");
  EXPECT_EQ(writtenFor(draft, "radius"), "2");
  EXPECT_EQ(writtenFor(draft, "offset"), "0");
  EXPECT_THAT(askedAbout(draft, "radius"), HasSubstr("Which value has radius?"));
}

TEST(Authoring, OfSeveralKernelsOneIsToBeNamed) {
  ProgramFacts program;
  program.kernels = {factsOf("first", {"global int* a"}), factsOf("second", {"global int* a"})};
  EXPECT_EQ(chosenKernel(program, "second", "two.cl").name, "second");
  EXPECT_THAT(sentenceOf<UsageError>([&] { chosenKernel(program, "", "two.cl"); }),
              AllOf(HasSubstr("two.cl has 2 kernels: first, second."), HasSubstr("--kernel")));
  EXPECT_THAT(sentenceOf<UsageError>([&] { chosenKernel(program, "secnd", "two.cl"); }),
              HasSubstr("Did you mean second?"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { chosenKernel(ProgramFacts(), "", "none.cl"); }),
              HasSubstr("none.cl has no kernel"));
}

TEST(Authoring, WhatCannotRunIsASentence) {
  EXPECT_THAT(sentenceOf<UsageError>([] { draftFor(factsOf("f", {}), "kernel void f() {}", {}); }),
              HasSubstr("takes no argument"));
  EXPECT_THAT(sentenceOf<UsageError>([] { draftFor(factsOf("f", {"global const float* a"}), "", {}); }),
              HasSubstr("writes to none of its arguments"));
  EXPECT_THAT(sentenceOf<UsageError>([] {
                draftFor(factsOf("f", {"global float* a", "image2d_msaa_t m"}), "", {});
              }),
              HasSubstr("m of f"));
  EXPECT_THAT(sentenceOf<UsageError>([] {
                draftFor(factsOf("f", {"global float* a", "Odd o"}), "", {});
              }),
              HasSubstr("of type Odd"));
  KernelFacts silent = factsOf("f", {});
  silent.argumentCount = 2;
  EXPECT_THAT(sentenceOf<UsageError>([&] { draftFor(silent, "", {}); }), HasSubstr("neither names nor types"));
}

#ifdef HEADROOM_SANITIZED
constexpr std::size_t kLess = 20;  // each text is read twenty times as slowly
#else
constexpr std::size_t kLess = 1;
#endif

TEST(Authoring, TextsThatMakeNoSenseGiveADraftAllTheSame) {
  const KernelFacts facts = factsOf("f", {"global float* a", "int n"});
  std::string noise;
  for (int i = 0; i < 100'000; ++i) noise += static_cast<char>((i * 7919 + i / 13) % 256);
  const auto repeated = [](const std::string& text, std::size_t bytes) {
    std::string result;
    while (result.size() < bytes) result += text;
    return result;
  };
  constexpr std::size_t kMuch = 2'000'000 / kLess;
  constexpr std::size_t kMany = 300'000 / kLess;
  // If the time grew with the square of the text's length, the test would take hours.
  constexpr std::chrono::seconds kLongest{120};
  const std::string head = "kernel void f(global float* a, int n) {";
  for (const std::string& text :
       {std::string(),
        noise,
        std::string(kMuch, '('),
        repeated("a[", 3 * kMany),
        head + repeated("a[", kMany),
        head + repeated("a(", kMany),
        head + repeated("a(", kMany / 2) + std::string(kMany / 4, ')') + ";}",
        head + "a" + repeated("[a", kMany / 2) + std::string(kMany / 4, ']') + "=1;}",
        "#define f(x) x + x\n" + head + repeated("f(", kMany / 2) + "1" + std::string(kMany / 4, ')') + ";}",
        head + repeated("if (n < ", kMany),
        head + repeated("for (;;", kMany),
        head + repeated("x = x + x;", kMany),
        repeated("#define f(x) f(x) f(x)\nf(", kMuch),
        repeated("typedef ", kMuch),
        repeated("struct {", kMuch),
        std::string("#define A B B\n#define B C C\n#define C D D\n") + repeated("#define D A A\nA ", 10'000),
        std::string("/*"),
        std::string("\"\\"),
        std::string("#if ((((1"),
        std::string("#if ") + std::string(100'000, '(') + "\n" + head + "}"}) {
    const auto start = std::chrono::steady_clock::now();
    const KernelDraft draft = draftFor(facts, text, {});
    EXPECT_NO_THROW(readBack(draft, head + "}"));
    EXPECT_LT(std::chrono::steady_clock::now() - start, kLongest) << text.substr(0, 60);
  }
}

TEST(Authoring, NumbersAreWrittenTheSameWayInEveryLocale) {
  const CommaLocale comma;
  const KernelDraft draft = drafted(factsOf("f", {"global float* a", "float eps"}),
                                    "kernel void f(global float* a, float eps) { a[get_global_id(0)] = eps; }");
  EXPECT_THAT(toToml(draft), AllOf(HasSubstr("value = 1e-6"), HasSubstr("[1048576]")));
}

TEST(Authoring, EveryQuestionStandsInTheFile) {
  const KernelDraft draft =
      draftFor(factsOf("f", {"global float* a", "float eps", "local int* room"}),
               "kernel void f(global float* a, float eps, local int* room) { g(a); g(room); }", {});
  const std::string toml = toToml(draft);
  for (const DraftQuestion& question : draft.questions)
    EXPECT_THAT(toml, HasSubstr("# ? " + question.asked.substr(0, 30))) << question.about;
}

TEST(Authoring, AttributesAreRead) {
  KernelFacts facts;
  readAttributes("vec_type_hint(float4) reqd_work_group_size(16,8,1) work_group_size_hint(32, 4, 1)", facts);
  EXPECT_EQ(facts.requiredGroup, (GroupShape{16, 8, 1}));
  EXPECT_EQ(facts.groupHint, (GroupShape{32, 4, 1}));
  EXPECT_EQ(facts.vectorHint, "float4");
  KernelFacts none;
  readAttributes("reqd_work_group_size(16,8) vec_type_hint(", none);
  EXPECT_EQ(none, KernelFacts());
}

TEST(Authoring, EveryBuiltInKernelFileCanBeCopied) {
  const Catalogue builtIn;
  std::size_t copied = 0;
  for (const Variant& variant : builtIn.variants()) {
    if (variant.kind != VariantKind::Kernel) {
      EXPECT_THROW(copyOfBuiltIn(variant.id), UsageError) << variant.id;
      continue;
    }
    const TestFolder folder;
    const KernelCopy copy = copyOfBuiltIn(variant.id);
    for (const CopiedFile& file : copy.files) writeFile(folder / file.name, file.text);
    try {
      const Variant read = readKernelFile(folder / copy.files.front().name, folder.path());
      EXPECT_EQ(read.id, copy.id);
      EXPECT_NE(read.id, variant.id);
      EXPECT_EQ(read.workload, variant.workload);
      EXPECT_EQ(read.passes.size(), variant.passes.size()) << variant.id;
      EXPECT_FALSE(read.isCeiling);
      EXPECT_THAT(read.story, IsEmpty());
      EXPECT_EQ(read.source.find("#include"), std::string::npos) << variant.id;
      ++copied;
    } catch (const Error& error) {
      ADD_FAILURE() << variant.id << ": " << error.what();
    }
  }
  EXPECT_GT(copied, 100U);
  EXPECT_THAT(sentenceOf<UsageError>([] { copyOfBuiltIn("matmul.tiel"); }), HasSubstr("matmul.tile"));
}

}  // namespace
}  // namespace headroom
