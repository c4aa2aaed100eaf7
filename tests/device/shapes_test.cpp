// Kernels of any form, described by TOML files beside them: typed buffers, loops, structs, several outputs, and
// references of all kinds.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::Each;
using ::testing::HasSubstr;

constexpr const char* kShapeRun = " --time-budget 0.02 --one-process --no-ceilings ";

class Shapes : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    std::filesystem::create_directories(path("kernels"));
  }
  void kernel(const std::string& name, const std::string& text) const { write("kernels/" + name, text); }
  Ended run(const std::string& workload, const std::string& more = "") {
    return cli("--kernels '" + path("kernels") + "' run --workload " + workload + kShapeRun + more);
  }
};

class EveryShape : public CommandLine, public ::testing::WithParamInterface<const char*> {};

TEST_P(EveryShape, RunsAndIsCheckedAgainstItsReference) {
  const std::string shapes = HEADROOM_SHAPES;
  const Ended agreed = cli("allow --yes '" + shapes + "'");
  ASSERT_EQ(agreed.code, 0) << agreed.err;
  const std::string name = GetParam();
  const Ended ran =
      cli("--kernels '" + shapes + "' run --workload " + name + kShapeRun + "--save '" + path("run.json") + "'");
  ASSERT_EQ(ran.code, 0) << ran.out << ran.err;
  std::ifstream file(path("run.json"));
  const auto document = nlohmann::json::parse(file);
  int checked = 0;
  for (const auto& row : document.at("rows")) {
    if (row.at("status") == "Unsupported") continue;  // by its own condition
    EXPECT_EQ(row.at("status"), "Ok") << row;
    EXPECT_TRUE(row.contains("own_error") && !row.at("own_error").is_null()) << row;
    ++checked;
  }
  EXPECT_GE(checked, 1);
}

INSTANTIATE_TEST_SUITE_P(All, EveryShape,
                         ::testing::Values("dt-gaussian", "hotspot", "kmeans", "md5hash", "pb-gemm", "reduction",
                                           "scan", "seed-naive", "seed-tiled", "shoc-sgemm", "srad", "stencil2d",
                                           "triad"),
                         [](const auto& shape) {
                           std::string name = shape.param;
                           std::erase(name, '-');
                           return name;
                         });

constexpr const char* kCopy = R"(/*---
title = "Copy"
summary = "Copies."
rank = 1
[size]
N = [96, 100]
[buffer]
from = { type = "int", count = "N", init = { ints = [-50, 50] } }
to = { type = "int", count = "N", use = "out" }
[[pass]]
kernel = "copy"
args = ["from", "to"]
global = ["N"]
local = [16]
[reference]
each = { to = "from[i]" }
---*/
kernel void copy(global int* from, global int* to) { const size_t i = get_global_id(0); to[i] = from[i]; }
)";

std::string with(std::string text, const std::string& old, const std::string& fresh) {
  const std::size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << old;
  return text.replace(at, old.size(), fresh);
}

TEST_F(Shapes, AKernelAloneIsAWorkloadOfItsOwn) {
  kernel("mine.cl", kCopy);
  const Ended ran = run("mine");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out + ran.err, AllOf(HasSubstr("mine.mine"), HasSubstr("Gelement/s"),
                                       HasSubstr("runs on N = 100 work-items in dimension 0, which its groups of 16 do "
                                                 "not divide"),
                                       HasSubstr("write round = true if the kernel checks its bounds")));
}

TEST_F(Shapes, WrongNumbersAreToldByOutputPlaceAndValue) {
  kernel("mine.cl", with(kCopy, "to[i] = from[i];", "to[i] = from[i] + (i == 7 ? 100 : 0);"));
  const Ended ran = run("mine", "--sizes 96");
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.out + ran.err,
              AllOf(HasSubstr("1 of 96 numbers of the output to are wrong, the worst at to[7]"), HasSubstr("exactly")));
}

TEST_F(Shapes, ToleranceAndExpectedNumbersMayDependOnAParameter) {
  std::string text = with(kCopy, "[buffer]",
                          "[parameter.slack]\nsmallest = 0\nlargest = 9\nusual = 5\n"
                          "[let]\nallowed = \"2 * slack\"\n[buffer]");
  text = with(text, "[reference]", "[tolerance]\nto = { abs = \"allowed\" }\n[reference]");
  kernel("mine.cl", with(text, "to[i] = from[i];", "to[i] = from[i] + (i == 7 ? 6 : 0);"));
  EXPECT_EQ(run("mine", "--sizes 96").code, 0);
  const Ended ran = run("mine", "--sizes 96 --set slack=2");
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.out + ran.err, HasSubstr("is expected within 4"));
}

TEST_F(Shapes, FractionsThatAreExpectedOfIntegersAreASentence) {
  kernel("mine.cl", with(kCopy, "each = { to = \"from[i]\" }", "each = { to = \"from[i] / 4\" }"));
  const Ended ran = run("mine", "--sizes 96");
  EXPECT_NE(ran.code, 0);
  EXPECT_THAT(ran.out + ran.err, AllOf(HasSubstr("has whole numbers only"), HasSubstr("Write round()")));
}

TEST_F(Shapes, AKernelThatWritesNothingOrItsInputIsFound) {
  kernel("mine.cl", with(kCopy, "to[i] = from[i];", "if (from[i] == 1000) to[i] = 1;"));
  EXPECT_EQ(run("mine", "--sizes 96").code, 3);
  kernel("mine.cl", with(kCopy, "to[i] = from[i];", "to[i] = from[i]; if (i == 3) from[i] += 1;"));
  const Ended ran = run("mine", "--sizes 96");
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.out + ran.err, HasSubstr("changed its input \"from\""));
}

TEST_F(Shapes, WithoutAReferenceTheRowSaysThatItIsNotChecked) {
  kernel("mine.cl", with(kCopy, "[reference]\neach = { to = \"from[i]\" }\n", ""));
  const Ended ran = run("mine", "--sizes 96");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out + ran.err, AllOf(HasSubstr("not checked"), HasSubstr("names no reference")));
}

TEST_F(Shapes, ACommandRunsOnlyAfterSomebodyAgreed) {
  const std::string marker = path("ran");
  kernel("mine.cl", with(kCopy, "each = { to = \"from[i]\" }",
                         "command = [\"sh\", \"-c\", \"cp '{dir}/from.npy' '{dir}/to.npy' && : > '" + marker + "'\"]"));
  const Ended before = run("mine", "--sizes 96");
  EXPECT_EQ(before.code, 0) << before.err;
  EXPECT_THAT(before.out + before.err, AllOf(HasSubstr("nobody has agreed to run"), HasSubstr("headroom-cli allow")));
  EXPECT_FALSE(std::filesystem::exists(marker)) << "a stranger's file ran something unasked";
  const Ended shown = cli("allow '" + path("kernels") + "' < /dev/null");
  EXPECT_EQ(shown.code, 2);
  EXPECT_THAT(shown.out, AllOf(HasSubstr("sh -c"), HasSubstr("not a terminal")));
  EXPECT_EQ(cli("allow --yes '" + path("kernels") + "'").code, 0);
  const Ended after = run("mine", "--sizes 96");
  EXPECT_EQ(after.code, 0) << after.err;
  EXPECT_THAT(after.out, ::testing::Not(HasSubstr("not checked")));
  EXPECT_TRUE(std::filesystem::exists(marker));
}

TEST_F(Shapes, ACommandThatFailsIsASentenceWithWhatItSaid) {
  kernel("mine.cl",
         with(kCopy, "each = { to = \"from[i]\" }", "command = [\"sh\", \"-c\", \"echo no such thing; exit 4\"]"));
  EXPECT_EQ(cli("allow --yes '" + path("kernels") + "'").code, 0);
  const Ended ran = run("mine", "--sizes 96");
  EXPECT_THAT(ran.out + ran.err, AllOf(HasSubstr("It ended with 4. It said: no such thing"), HasSubstr("not checked")));
}

TEST_F(Shapes, AFoldersWorkloadTakesAnotherKernelForItsReference) {
  write("kernels/workload.toml", R"(title = "Doubling"
summary = "Twice the numbers."
rank = 3
[size]
N = [4096]
[buffer]
v = { type = "float4", count = "N", use = "inout", init = { random = [-1, 1] } }
[reference]
kernel = "plain.cl"
)");
  const std::string body = R"(rank = 1
summary = "Doubles."
[[pass]]
kernel = "twice"
args = ["v"]
global = ["N"]
---*/
kernel void twice(global float4* v) { )";
  kernel("plain.cl", "/*---\ntitle = \"Plain\"\n" + body + "v[get_global_id(0)] *= 2; }\n");
  kernel("added.cl", "/*---\ntitle = \"Added\"\n" + body + "v[get_global_id(0)] += v[get_global_id(0)]; }\n");
  kernel("wrong.cl", "/*---\ntitle = \"Wrong\"\n" + body + "v[get_global_id(0)] += 1; }\n");
  const Ended ran = run("kernels", "--variants all");
  EXPECT_EQ(ran.code, 3) << ran.out << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("kernels.plain"), HasSubstr("kernels.added"), HasSubstr("kernels.wrong")));
  EXPECT_THAT(ran.out + ran.err, HasSubstr("16384 of 16384 numbers of the output v are wrong"));
}

TEST_F(Shapes, ArgumentsOfEveryKindReachTheKernel) {
  kernel("mine.cl", R"(/*---
title = "Arguments"
summary = "Adds up its arguments."
rank = 1
[size]
N = [64]
[struct.Pair]
first = "char"
second = "double"
[scalar]
pair = { type = "Pair", value = [3, 0.5] }
[buffer]
pairs = { type = "Pair", count = "N", init = { each = "c == 0 ? i : i / 2" } }
sum = { type = "double", count = "N", use = "out" }
[[pass]]
kernel = "add"
args = ["pairs", "pair", { type = "ulong", value = 5000000000 }, { type = "float2", value = [0.25, -0.5] }, "N", { null = true }, { local = 64 }, "sum"]
global = ["N"]
local = [8]
[reference]
each = { sum = "pairs[2 * i] + pairs[2 * i + 1] + 3.5 + 5000000000 - 0.25 + N" }
[tolerance]
sum = { rel = 1e-15, ulp = 1 }
---*/
typedef struct { char first; double second; } Pair;
kernel void add(global const Pair* pairs, Pair pair, ulong large, float2 both, int n, global int* nothing,
                local int* room, global double* sum) {
  const size_t i = get_global_id(0);
  room[get_local_id(0)] = n;
  sum[i] = pairs[i].first + pairs[i].second + pair.first + pair.second + large + both.x + both.y +
           room[get_local_id(0)] + (nothing == 0 ? 0 : 1);
}
)");
  const Ended ran = run("mine");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Ok"));
}

TEST_F(Shapes, ImagesAndSamplersReachTheKernel) {
  kernel("mine.cl", R"(/*---
title = "Upside down"
summary = "An image, read through a sampler."
rank = 1
[size]
W = [33]
H = [20]
[buffer]
from = { image = "2d", format = "rgba float", shape = ["W", "H"] }
table = { image = "1d", format = "rgba unorm8", shape = ["W"] }
to = { image = "2d", format = "rgba float", shape = ["W", "H"], use = "out" }
[[pass]]
kernel = "turn"
args = ["from", "table", "to", { sampler = "edge nearest" }, "W", "H"]
global = ["W", "H"]
[reference]
each = { to = "from[4 * (W * (H - 1 - y) + x) + c] + table[4 * x + c] / 255" }
---*/
kernel void turn(read_only image2d_t from, read_only image1d_t table, write_only image2d_t to, sampler_t pixels,
                 int w, int h) {
  const int x = get_global_id(0), y = get_global_id(1);
  const float4 added = read_imagef(table, pixels, x);
  write_imagef(to, (int2)(x, y), read_imagef(from, pixels, (int2)(x, h - 1 - y)) + added);
}
)");
  const Ended ran = run("mine");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Ok"));
  kernel("mine.cl", with(R"(/*---
title = "Nothing"
summary = "Writes nothing."
rank = 1
[size]
W = [33]
[buffer]
to = { image = "2d", format = "rgba float", shape = ["W", "W"], use = "out" }
[[pass]]
kernel = "turn"
args = ["to"]
global = ["W", "W"]
[reference]
each = { to = "i" }
---*/
kernel void turn(write_only image2d_t to) {
  if (get_global_id(0) > 30) write_imagef(to, (int2)(1, 1), (float4)(1));
}
)",
                         "Writes", "Writes almost"));
  EXPECT_EQ(run("mine").code, 3);
}

TEST_F(Shapes, ImagesThatALoopSwapsAreTransferredAndCompared) {
  kernel("mine.cl", R"(/*---
title = "Three steps to the right"
summary = "Images of three kinds; two of them change places."
rank = 1
[size]
W = [33]
H = [20]
[buffer]
row = { image = "1d buffer", format = "rgba float", shape = ["W"] }
from = { image = "2d", format = "rgba float", shape = ["W", "H"], use = "inout" }
to = { image = "2d", format = "rgba float", shape = ["W", "H"], use = "scratch" }
[loop.steps]
count = 3
swap = [["from", "to"]]
[[pass]]
loop = "steps"
kernel = "shift"
args = ["from", "row", "to", { sampler = "edge nearest" }]
global = ["W", "H"]
[reference]
each = { from = "from[4 * (W * y + max(x - 3, 0)) + c] + row[4 * x + c] + row[4 * max(x - 1, 0) + c] + row[4 * max(x - 2, 0) + c]" }
---*/
kernel void shift(read_only image2d_t from, read_only image1d_buffer_t row, write_only image2d_t to, sampler_t pixels) {
  const int x = get_global_id(0), y = get_global_id(1);
  write_imagef(to, (int2)(x, y), read_imagef(from, pixels, (int2)(x - 1, y)) + read_imagef(row, x));
}
)");
  const Ended ran = run("mine", "--transfers --save '" + path("run.json") + "'");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  std::ifstream file(path("run.json"));
  const auto row = nlohmann::json::parse(file).at("rows").at(0);
  EXPECT_EQ(row.at("status"), "Ok") << row;
  const auto& whole = row.at("whole_operation");
  EXPECT_GE(whole.at("samples_ms").size(), 3U) << row;
  EXPECT_GT(whole.at("upload_ms"), 0) << row;
  EXPECT_GT(whole.at("download_ms"), 0) << row;
}

TEST_F(Shapes, ABufferWhoseBytesNoNumberHoldsIsRefused) {
  std::string text =
      with(kCopy, "to = { type", "room = { type = \"int\", count = \"2 ^ 62 + N\", use = \"scratch\" }\nto = { type");
  kernel("mine.cl", text);
  const Ended ran = run("mine", "--sizes 96");
  EXPECT_THAT(ran.out + ran.err, AllOf(HasSubstr("DeviceLimit"), HasSubstr("The buffer \"room\" takes")));
}

TEST_F(Shapes, ALoopWithoutAnEndIsASentence) {
  std::string text = with(kCopy, "[[pass]]", "[loop.turn]\nwhile = \"turn >= 0\"\n[[pass]]\nloop = \"turn\"");
  kernel("mine.cl", text);
  const Ended ran = run("mine", "--sizes 96");
  EXPECT_THAT(ran.out + ran.err, HasSubstr("in one launch and did not end"));
}

}  // namespace
}  // namespace headroom
