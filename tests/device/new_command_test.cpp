// headroom-cli new on a device: from bare kernels to measured points, and its errors for other files.
#include <gmock/gmock.h>

#include <cstring>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

class NewCommand : public CommandLine {
 protected:
  /// Runs `headroom-cli new ...` in the test's own folder.
  Ended make(const std::string& arguments) { return cli("-q new " + arguments); }
  /// Describes the text and measures it, without answering any questions.
  Ended makeAndRun(const std::string& text) {
    write("mine.cl", text);
    return make("'" + path("mine.cl") + "' --run --force");
  }
};

constexpr const char* kAdd =
    "kernel void add(global const float* a, global const float* b, global float* c) {\n"
    "  const int i = get_global_id(0);\n  c[i] = a[i] + b[i];\n}\n";
constexpr const char* kStencil =
    "kernel void mean(global const float* from, global float* to, int width, int height) {\n"
    "  const int x = get_global_id(0), y = get_global_id(1);\n"
    "  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return;\n  const int i = y * width + x;\n"
    "  to[i] = (from[i - 1] + from[i + 1] + from[i - width] + from[i + width]) / 4;\n}\n";
constexpr const char* kProduct =
    "kernel void product(global const float* A, global const float* B, global float* C, int M, int N, int K) {\n"
    "  const int row = get_global_id(0), column = get_global_id(1);\n  float sum = 0;\n"
    "  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + column];\n  C[row * N + column] = sum;\n}\n";
constexpr const char* kReduction =
    "kernel void total(global const float* in, global float* out, local float* room, uint n) {\n"
    "  const uint l = get_local_id(0), i = get_global_id(0);\n  room[l] = i < n ? in[i] : 0;\n"
    "  barrier(CLK_LOCAL_MEM_FENCE);\n  for (uint step = get_local_size(0) / 2; step > 0; step /= 2) {\n"
    "    if (l < step) room[l] += room[l + step];\n    barrier(CLK_LOCAL_MEM_FENCE);\n  }\n"
    "  if (l == 0) out[get_group_id(0)] = room[0];\n}\n";
constexpr const char* kImage =
    "kernel void box(read_only image2d_t from, write_only image2d_t to, sampler_t how) {\n"
    "  const int2 p = (int2)(get_global_id(0), get_global_id(1));\n  float4 sum = 0;\n"
    "  for (int x = -1; x <= 1; ++x) sum += read_imagef(from, how, p + (int2)(x, 0));\n"
    "  write_imagef(to, p, sum / 3);\n}\n";

TEST_F(NewCommand, SamplersLiveAsLongAsTheKernelsThatHaveThem) {
  write("mine.cl", kImage);
  const Ended ran = cli("-q new '" + path("mine.cl") + "' --run", "OPENCL_LAYERS='" HEADROOM_FAULT_LAYER "'");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
}

class BareKernel : public NewCommand, public ::testing::WithParamInterface<std::pair<const char*, const char*>> {};

TEST_P(BareKernel, IsAMeasuredPointWithNoQuestionAnswered) {
  const Ended ran = makeAndRun(GetParam().second);
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr(" Ok "), HasSubstr("headroom-cli --kernels"), HasSubstr("run --workload mine")));
  EXPECT_THAT(ran.out + ran.err, Not(AnyOf(HasSubstr("wrote "), HasSubstr("deterministic"))));
}

INSTANTIATE_TEST_SUITE_P(All, BareKernel,
                         ::testing::Values(std::pair{"Add", kAdd}, std::pair{"Stencil", kStencil},
                                           std::pair{"Product", kProduct}, std::pair{"Reduction", kReduction},
                                           std::pair{"Image", kImage}),
                         [](const auto& kernel) { return kernel.param.first; });

TEST_F(NewCommand, TheDriversFactsAreTold) {
  write("mine.cl", kProduct);
  const Ended made = make("'" + path("mine.cl") + "'");
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_THAT(made.out, AllOf(HasSubstr("product on "), HasSubstr("global const float* A"), HasSubstr("int K"),
                              HasSubstr("groups of at most"), HasSubstr("? What should the results be?")));
  EXPECT_THAT(contentOf(path("mine.toml")), HasSubstr("kernel = \"product\""));
}

TEST_F(NewCommand, NothingIsOverwrittenUnasked) {
  write("mine.cl", kAdd);
  write("mine.toml", "precious");
  const Ended refused = make("'" + path("mine.cl") + "'");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, AllOf(HasSubstr("exists already"), HasSubstr("--force")));
  EXPECT_EQ(contentOf(path("mine.toml")), "precious");
  EXPECT_EQ(make("'" + path("mine.cl") + "' --force").code, 0);
}

TEST_F(NewCommand, OptionsAndFoldersOfIncludesReachTheBuildAndTheFile) {
  std::filesystem::create_directories(path("more"));
  write("more/scale.h", "#define SCALE 3\n");
  write("mine.cl",
        "#include \"scale.h\"\nkernel void f(global float* a, int n) {\n"
        "  const int i = get_global_id(0); if (i < n) a[STEP * i] = SCALE; }\n");
  const Ended missing = make("'" + path("mine.cl") + "'");
  EXPECT_NE(missing.code, 0);
  EXPECT_THAT(missing.err, HasSubstr("there is no scale.h"));
  const Ended made = make("'" + path("mine.cl") + "' --run --options '-D STEP=4 -I " + path("more") + "'");
  EXPECT_EQ(made.code, 0) << made.out << made.err;
  EXPECT_THAT(contentOf(path("mine.toml")), AllOf(HasSubstr("-DSTEP=4"), HasSubstr("more\"]"), HasSubstr("4 * n")));
}

TEST_F(NewCommand, KernelsThatMacrosMakeAreListed) {
  write("mine.cl",
        "#define MAKE(T) kernel void twice_##T(global const T* a, global T* b) { \\\n"
        "  const int i = get_global_id(0); b[i] = 2 * a[i]; }\nMAKE(float)\nMAKE(int)\n");
  const Ended several = make("'" + path("mine.cl") + "'");
  EXPECT_EQ(several.code, 2);
  EXPECT_THAT(several.err, AllOf(HasSubstr("has 2 kernels: twice_float, twice_int"), HasSubstr("--kernel")));
  const Ended made = make("'" + path("mine.cl") + "' --kernel twice_int --run");
  EXPECT_EQ(made.code, 0) << made.out << made.err;
  EXPECT_THAT(made.out, HasSubstr(" Ok "));
}

TEST_F(NewCommand, PastedTextIsKeptBesideItsDescription) {
  write("pasted.txt", kAdd);
  const Ended made = cli("-q new - -o '" + path("sum.toml") + "' --run");  // standard input is empty
  EXPECT_EQ(made.code, 2) << made.out;
  EXPECT_THAT(made.err, HasSubstr("has no kernel"));
  EXPECT_FALSE(std::filesystem::exists(path("sum.cl"))) << "what can't be described leaves nothing behind";
  EXPECT_THAT(make("-").err, HasSubstr("-o NAME.toml"));
  const std::string command =
      "'" HEADROOM_RUNNER "' -q new - -o '" + path("sum.toml") + "' < '" + path("pasted.txt") + "' > /dev/null";
  EXPECT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(contentOf(path("sum.cl")), kAdd);
  EXPECT_THAT(contentOf(path("sum.toml")), HasSubstr("source  = [\"sum.cl\"]"));
}

TEST_F(NewCommand, NamesOfBuiltInWorkloadsAreAvoided) {
  write("copy.cl", kAdd);
  const Ended made = make("'" + path("copy.cl") + "' --run");
  EXPECT_EQ(made.code, 0) << made.out << made.err;
  EXPECT_TRUE(std::filesystem::exists(path("my-copy.toml")));
  EXPECT_THAT(made.out, HasSubstr("run --workload my-copy"));
}

TEST_F(NewCommand, WhatIsNoKernelIsASentence) {
  const auto saying = [this](const std::string& text) {
    write("mine.cl", text);
    const Ended ended = make("'" + path("mine.cl") + "' --force");
    EXPECT_NE(ended.code, 0) << text.substr(0, 50);
    EXPECT_FALSE(std::filesystem::exists(path("mine.toml"))) << text.substr(0, 50);
    return ended.err;
  };
  EXPECT_THAT(saying("kernel void f(global float* a) { a[0] = ; }"),
              AllOf(HasSubstr("mine.cl does not build on"), HasSubstr("mine.cl:1:")));
  EXPECT_THAT(saying(""), HasSubstr("has no kernel"));
  EXPECT_THAT(saying("int f(void) { return 1; }"), HasSubstr("has no kernel"));
  EXPECT_THAT(saying("kernel void f(void) {}"), HasSubstr("takes no argument"));
  EXPECT_THAT(saying(std::string(5'000'000, ' ')), HasSubstr("larger than"));
  std::string noise;
  for (int i = 0; i < 50'000; ++i) noise += static_cast<char>((i * 7919 + i / 13) % 256);
  EXPECT_THAT(saying(noise), HasSubstr("mine.cl"));
  EXPECT_THAT(make("'" + path("none.cl") + "'").err, HasSubstr("There is no file"));
  EXPECT_THAT(make("'" + path("") + "'").err, HasSubstr("There is no file"));
}

TEST_F(NewCommand, AWrongGuessIsNamed) {
  // An access that the text does not reveal: far out of bounds of the assumed size.
  const Ended ran = makeAndRun(
      "int far(int i);\nint far(int i) { return i + 1500; }\n"
      "kernel void f(global float* a, int n) { const int i = get_global_id(0); if (i < n) a[far(i)] = 1; }\n");
  EXPECT_EQ(ran.code, 3) << ran.out << ran.err;
  EXPECT_THAT(ran.err, AllOf(HasSubstr("wrote behind the end of its buffer"), HasSubstr("Check guessed values first"),
                             HasSubstr("of a.")));
}

TEST_F(NewCommand, ACopyOfABuiltInRunsBesideIt) {
  std::filesystem::create_directories(path("copies"));
  const Ended made = make("--from matmul.tile -o '" + path("copies") + "'");
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_THAT(made.out, HasSubstr("run --variants matmul.my-tile,matmul.tile"));
  const Ended ran = cli("-q --kernels '" + path("copies") +
                        "' run --variants matmul.my-tile,matmul.tile --sizes 64 --time-budget 0.02 --one-process "
                        "--no-ceilings --no-transfers");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("matmul.my-tile"), HasSubstr("(copy)")));
  EXPECT_EQ(make("--from matmul.tile -o '" + path("copies") + "'").code, 2);
}

TEST_F(NewCommand, TuningProblemsOfOthersAreDescribedTunedAndChecked) {
  write("scale.cl",
        "kernel void scale(global const float* from, global float* to, float by) {\n"
        "  for (int i = 0; i < EACH; ++i) {\n    const int at = get_global_id(0) * EACH + i;\n"
        "    to[at] = from[at] * by;\n  }\n}\n");
  std::string expected(4096 * sizeof(float), '\0');
  for (std::size_t at = 0; at < expected.size(); at += sizeof(float)) {
    const float six = 6;
    std::memcpy(expected.data() + at, &six, sizeof(float));
  }
  write("right.raw", expected);
  write("scale.json", R"json({
    "ConfigurationSpace": {
      "TuningParameters": [{"Name": "EACH", "Type": "int", "Values": "[2**i for i in range(4)]"},
                           {"Name": "GROUP", "Type": "int", "Values": "[16, 64]"}],
      "Conditions": [{"Expression": "EACH * GROUP <= 256 and EACH not in [1]", "Parameters": ["EACH", "GROUP"]}]},
    "KernelSpecification": {
      "Language": "OpenCL", "KernelName": "scale", "KernelFile": "scale.cl",
      "GlobalSize": {"X": "4096 // EACH"}, "LocalSize": {"X": "GROUP"},
      "Arguments": [
        {"Type": "float", "MemoryType": "Vector", "AccessType": "ReadOnly", "Size": 4096, "FillType": "Constant",
         "FillValue": 2},
        {"Type": "float", "MemoryType": "Vector", "AccessType": "WriteOnly", "Size": 4096},
        {"Type": "float", "MemoryType": "Scalar", "FillValue": 3}],
      "ReferenceArguments": [{"TargetName": "argument1", "FillType": "BinaryRaw", "DataSource": "right.raw"}]}})json");
  const Ended made = cli("new '" + path("scale.json") + "' --run");
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_THAT(made.err, HasSubstr("does not fulfil the conditions: EACH=2 is taken"));
  EXPECT_THAT(made.out, AllOf(HasSubstr("Tune it"), Not(HasSubstr("not checked"))));
  const std::string tune = "-q --kernels '" + folder_.string() +
                           "' tune --workload scale --variants scale --search exhaustive --no-ceilings --finalists 1 "
                           "--time-budget 0.01 --t4 '" +
                           path("tried.json") + "'";
  EXPECT_EQ(cli(tune).code, 0);
  const Ended listed = cli("import '" + path("tried.json") + "' --csv '" + path("tried.csv") + "'");
  EXPECT_EQ(listed.code, 0) << listed.err;
  EXPECT_THAT(listed.out, HasSubstr("EACH=2 GROUP=16"));
  EXPECT_THAT(readFile(path("tried.csv")), HasSubstr("EACH,GROUP"));
  EXPECT_EQ(cli("--kernels '" + folder_.string() + "' problem scale.scale -o '" + path("back.json") + "'").code, 0);
  EXPECT_THAT(readFile(path("back.json")), HasSubstr("EACH * GROUP <= 256 and EACH != 1"));
  EXPECT_EQ(cli("problem matmul.tile -o '" + path("back.json") + "'").code, 2) << "it is there already";
}

}  // namespace
}  // namespace headroom
