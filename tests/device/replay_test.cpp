// Captured launches described, run and replayed by headroom-cli; the tests write the captures in the documented format.
#include <gmock/gmock.h>

#include <array>
#include <nlohmann/json.hpp>

#include "captured_folder.hpp"
#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using CaptureForm = MadeCapture::Shape;

constexpr int kItems = 64;

std::vector<int> countedFrom(int first, int count) {
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(first + i);
  return numbers;
}

class ReplayCommand : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    std::filesystem::create_directories(path("captures"));
  }
  [[nodiscard]] MadeCapture capture(const std::string& name, const std::string& kernel, const std::string& source,
                                    const std::string& worksizes, CaptureForm form = CaptureForm::Ours) const {
    return {path("captures/" + name), form, kernel, source, worksizes};
  }
  Ended describe(const std::string& name) { return cli("replay --describe-only '" + path("captures/" + name) + "'"); }
  Ended replay(const std::string& name, const std::string& more = "") {
    return cli("replay -q '" + path("captures/" + name) + "' --json '" + path("replay.json") + "' " + more);
  }
  [[nodiscard]] nlohmann::json replayed() const {
    return nlohmann::json::parse(contentOf(path("replay.json"))).at("replay");
  }
  [[nodiscard]] nlohmann::json bufferNamed(const std::string& name) const {
    const nlohmann::json all = replayed().at("buffers");
    for (const auto& buffer : all) {
      if (buffer.at("name") == name) return buffer;
    }
    return {};
  }
  Ended run(const std::string& name, const std::string& parent = "captures") {
    return cli("--kernels '" + path(parent + "/" + name) + "' run --workload " + name +
               " --time-budget 0.02 --one-process --no-ceilings --save '" + path("run.json") + "'");
  }
  void expectAsCaptured(const std::string& name, const std::string& parent = "captures") {
    const Ended ran = run(name, parent);
    ASSERT_EQ(ran.code, 0) << ran.out << ran.err;
    const auto rows = nlohmann::json::parse(contentOf(path("run.json"))).at("rows");
    ASSERT_EQ(rows.size(), 1U) << ran.out;
    EXPECT_EQ(rows[0].at("status"), "Ok") << rows[0].at("reason");
    EXPECT_EQ(rows[0].at("variant"), name + ".captured");
    EXPECT_FALSE(rows[0].at("own_error").is_null());
    const auto marks = rows[0].at("marks").get<std::vector<std::string>>();
    EXPECT_THAT(marks, ::testing::Contains("as captured"));
  }
};

/// Uses everything but images and shared memory; the work-items' ids start at 16.
constexpr const char* kAllSource = R"(#include "factor.h"
typedef struct { float scale; int shift; char tail; } Settings;
kernel void mirror(global float* out, global const float* in, const Settings settings, local float* tile,
                global int* none, const uint n, const float4 more) {
  const size_t i = get_global_id(0) - get_global_offset(0), l = get_local_id(0);
  tile[l] = in[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (i < n && none == 0 && get_global_offset(0) == 16)
    out[i] = tile[get_local_size(0) - 1 - l] * settings.scale + settings.shift + more.w * FACTOR + EXTRA;
}
)";

MadeCapture captureOfAll(const MadeCapture& made) {
  MadeCapture capture = made;
  std::vector<float> in;
  std::vector<float> out(kItems);
  for (int i = 0; i < kItems; ++i) in.push_back(0.25F * static_cast<float>(i));
  constexpr int kGroup = 16;
  for (int i = 0; i < kItems; ++i) {
    const int mirrored = i / kGroup * kGroup + kGroup - 1 - i % kGroup;
    out[static_cast<std::size_t>(i)] = in[static_cast<std::size_t>(mirrored)] * 1.5F + 7 + 4 * 2 + 100;
  }
  struct Settings {
    float scale = 1.5F;
    std::int32_t shift = 7;
    std::array<char, 4> tail{'x', 0, 0, 0};
  };
  capture.write("include/factor.h", "#ifndef FACTOR\n#define FACTOR 2\n#endif\n");
  capture.write("buildOptions.txt", "-I/somewhere/else -D EXTRA=100");
  capture.buffer(1, std::string(kItems * sizeof(float), '\0'), bytesOfNumbers(out));
  capture.buffer(2, bytesOfNumbers(in), bytesOfNumbers(in));
  capture.value(bytesOfOne(Settings()));
  capture.local(kGroup * sizeof(float));
  capture.null();
  capture.value(bytesOfOne(std::uint32_t{kItems}));
  capture.value(bytesOfNumbers<float>({1, 2, 3, 4}));
  capture.finish();
  return capture;
}

TEST_F(ReplayCommand, ALaunchRunsAsItWasCaptured) {
  for (const CaptureForm form : {CaptureForm::Ours, CaptureForm::InterceptLayers}) {
    std::filesystem::remove_all(path("captures"));
    captureOfAll(capture("all-1", "mirror", kAllSource, "64\n16\n16\n", form));
    const Ended described = describe("all-1");
    ASSERT_EQ(described.code, 0) << described.err;
    EXPECT_THAT(described.out, HasSubstr("run --workload all-1"));
    expectAsCaptured("all-1");
  }
}

TEST_F(ReplayCommand, AFolderThatIsMovedRunsWhereItIs) {
  captureOfAll(capture("all-1", "mirror", kAllSource, "64\n16\n16\n"));
  ASSERT_EQ(describe("all-1").code, 0);
  std::filesystem::create_directories(path("else where"));
  std::filesystem::rename(path("captures/all-1"), path("else where/moved"));
  expectAsCaptured("moved", "else where");
}

TEST_F(ReplayCommand, AKernelThatWasMadeWrongIsFound) {
  captureOfAll(capture("all-1", "mirror", kAllSource, "64\n16\n16\n"));
  ASSERT_EQ(describe("all-1").code, 0);
  std::string text = contentOf(path("captures/all-1/kernel.cl"));
  text.replace(text.find("settings.shift +"), 16, "settings.shift -");
  write("captures/all-1/kernel.cl", text);
  const Ended ran = run("all-1");
  EXPECT_EQ(ran.code, 3) << ran.out << ran.err;
  EXPECT_THAT(ran.out + ran.err, HasSubstr("64 of 64 numbers of the output out are wrong"));
}

TEST_F(ReplayCommand, AnotherKernelOfTheFolderIsComparedToo) {
  captureOfAll(capture("all-1", "mirror", kAllSource, "64\n16\n16\n"));
  ASSERT_EQ(describe("all-1").code, 0);
  std::string text = contentOf(path("captures/all-1/captured.toml"));
  text.replace(text.find("kernel.cl\"]"), 11, "mine.cl\"]");
  write("captures/all-1/mine.toml", text);
  std::filesystem::copy_file(path("captures/all-1/kernel.cl"), path("captures/all-1/mine.cl"));
  const Ended ran = cli("--kernels '" + path("captures/all-1") +
                        "' run --workload all-1 --variants all --time-budget 0.02 --one-process --no-ceilings");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("all-1.captured"), HasSubstr("all-1.mine")));
}

TEST_F(ReplayCommand, ProgramsThatWereLinkedAreOneProgram) {
  MadeCapture made =
      capture("linked-1", "linked",
              "int twice(int number);\n"
              "kernel void linked(global int* a) { a[get_global_id(0)] = twice(a[get_global_id(0)]); }\n",
              "4\n0\n0\n");
  made.write("kernel_1.cl", "int twice(int number) { return 2 * number; }\n");
  made.buffer(1, bytesOfNumbers<int>({1, 2, 3, 4}), bytesOfNumbers<int>({2, 4, 6, 8}));
  made.finish();
  ASSERT_EQ(describe("linked-1").code, 0);
  expectAsCaptured("linked-1");
}

TEST_F(ReplayCommand, ArgumentsThatShareMemoryShareItHere) {
  constexpr const char* kSource =
      "kernel void shift(global int* low, global const int* all, global int* high) {\n"
      "  const size_t i = get_global_id(0);\n  low[i] = all[i + 1024] + 1;\n  high[i] = 5;\n}\n";
  MadeCapture made = capture("shift-1", "shift", kSource, "64\n0\n0\n");
  // A root buffer of 2048 ints: `low` is its beginning, `high` 64 ints from byte 4096 on, from which `low` is computed.
  std::vector<int> before = countedFrom(0, 2048);
  std::vector<int> after = before;
  for (std::size_t i = 0; i < kItems; ++i) after[i] = before[i + 1024] + 1;
  for (std::size_t i = 0; i < kItems; ++i) after[i + 1536] = 5;
  const auto part = [](const std::vector<int>& all, int first, int count) {
    return bytesOfNumbers(std::vector(all.begin() + first, all.begin() + first + count));
  };
  made.buffer(1, part(before, 0, kItems), part(after, 0, kItems), {9, 0});
  made.buffer(2, bytesOfNumbers(before), bytesOfNumbers(after), {9, 0});
  made.buffer(3, part(before, 1536, kItems), part(after, 1536, kItems), {9, 6144});
  made.finish();
  ASSERT_EQ(describe("shift-1").code, 0);
  EXPECT_THAT(contentOf(path("captures/shift-1/captured.toml")), HasSubstr("offset = 6144, bytes = 256"));
  expectAsCaptured("shift-1");
}

TEST_F(ReplayCommand, APartThatTheDeviceCannotMakeIsASentence) {
  MadeCapture made =
      capture("odd-1", "odd", "kernel void odd(global int* a, global int* b) { a[0] = b[0]; }", "1\n0\n0\n");
  made.buffer(1, bytesOfNumbers(countedFrom(0, 8)), bytesOfNumbers(countedFrom(0, 8)), {4, 0});
  made.buffer(2, bytesOfNumbers(countedFrom(3, 4)), bytesOfNumbers(countedFrom(3, 4)), {4, 12});
  made.finish();
  ASSERT_EQ(describe("odd-1").code, 0);
  const Ended ran = run("odd-1");
  EXPECT_THAT(ran.out + ran.err,
              AllOf(HasSubstr("Unsupported"), HasSubstr("a part of the buffer a begins at byte 12")));
}

TEST_F(ReplayCommand, SharedVirtualMemoryIsABufferFromThePointerOn) {
  MadeCapture made =
      capture("svm-1", "svm", "kernel void svm(global int* a) { a[get_global_id(0)] += 1; }", "4\n0\n0\n");
  made.svm(4096 + 12, 12, bytesOfNumbers(countedFrom(0, 7)), bytesOfNumbers<int>({0, 1, 2, 4, 5, 6, 7}));
  made.finish();
  const Ended described = describe("svm-1");
  EXPECT_THAT(described.out, HasSubstr("pointed 12 bytes into its allocation"));
  expectAsCaptured("svm-1");
}

TEST_F(ReplayCommand, ImagesOfAllKindsAreFilledAndRead) {
  constexpr const char* kSource = R"(
constant sampler_t near = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void look(global float* out, read_only image1d_t line, read_only image2d_t flat, read_only image3d_t deep,
                 read_only image2d_array_t layers, sampler_t given, write_only image2d_t written) {
  const int i = get_global_id(0);
  out[4 * i] = read_imagef(line, near, i).x;
  out[4 * i + 1] = read_imagef(flat, given, (int2)(i, 1)).x;
  out[4 * i + 2] = read_imagef(deep, near, (int4)(i, 1, 1, 0)).w;
  out[4 * i + 3] = read_imagei(layers, near, (int4)(i, 0, 1, 0)).y;
  write_imagef(written, (int2)(i, 0), (float4)(i, i + 0.5f, 2, 3));
}
)";
  MadeCapture made = capture("look-1", "look", kSource, "2\n0\n0\n");
  const auto floats = [](int count, float first) {
    std::vector<float> numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(first + static_cast<float>(i));
    return numbers;
  };
  // Image types: 1d and 2d of CL_R CL_FLOAT, 3d of CL_RGBA CL_FLOAT, 2d array of CL_RGBA CL_SIGNED_INT32.
  const std::vector<float> line = floats(2, 10);
  const std::vector<float> flat = floats(6, 20);          // 3 x 2
  const std::vector<float> deep = floats(32, 100);        // 2 x 2 x 2
  const std::vector<int> layers = countedFrom(1000, 16);  // 2 x 1 x 2
  made.buffer(
      1, std::string(32, '\0'),
      bytesOfNumbers<float>({10, 23, 100 + 4 * 6 + 3, 1000 + 4 * 2 + 1, 11, 24, 100 + 4 * 7 + 3, 1000 + 4 * 3 + 1}));
  made.image(2, {2, 0, 0, 4, 8, 0, 0x10DE, 0x10B0, 0x10F4, 0}, bytesOfNumbers(line), bytesOfNumbers(line));
  made.image(3, {3, 2, 0, 4, 12, 0, 0x10DE, 0x10B0, 0x10F1, 0}, bytesOfNumbers(flat), bytesOfNumbers(flat));
  made.image(4, {2, 2, 2, 16, 32, 64, 0x10DE, 0x10B5, 0x10F2, 0}, bytesOfNumbers(deep), bytesOfNumbers(deep));
  made.image(5, {2, 1, 0, 16, 32, 32, 0x10D9, 0x10B5, 0x10F3, 2}, bytesOfNumbers(layers), bytesOfNumbers(layers));
  made.sampler("FALSE CL_ADDRESS_CLAMP_TO_EDGE CL_FILTER_NEAREST");
  made.image(6, {2, 2, 0, 16, 32, 0, 0x10DE, 0x10B5, 0x10F1, 0}, bytesOfNumbers(floats(16, 0)),
             bytesOfNumbers<float>({0, 0.5F, 2, 3, 1, 1.5F, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15}));
  made.finish();
  ASSERT_EQ(describe("look-1").code, 0);
  expectAsCaptured("look-1");
}

/// Its access counts are known from the source.
constexpr const char* kMixedSource = R"(
kernel void mixed(global int* whole, global int* half_of, global int* more, global const int* in, global int* unused) {
  const size_t i = get_global_id(0);
  whole[i] = 2 * in[i];
  if (i % 2 == 0) half_of[i] = 7;
  more[i] += in[i];
}
)";

TEST_F(ReplayCommand, WhatIsWrittenAndReadIsFoundByteForByte) {
  MadeCapture made = capture("mixed-1", "mixed", kMixedSource, "64\n0\n0\n");
  const std::vector<int> in = countedFrom(1, kItems);
  std::vector<int> whole;
  std::vector<int> half;
  std::vector<int> more;
  for (int i = 0; i < kItems; ++i) {
    whole.push_back(2 * (i + 1));
    half.push_back(i % 2 == 0 ? 7 : 9);
    more.push_back(100 + i + 1);
  }
  // An earlier launch wrote the same values, so the capture does not show that these buffers are outputs.
  made.buffer(1, bytesOfNumbers(whole), bytesOfNumbers(whole));
  made.buffer(2, bytesOfNumbers(half), bytesOfNumbers(half));
  made.buffer(3, bytesOfNumbers(std::vector<int>(kItems, 100)), bytesOfNumbers(more));
  made.buffer(4, bytesOfNumbers(in), bytesOfNumbers(in));
  made.buffer(5, bytesOfNumbers(in), bytesOfNumbers(in));
  made.finish();
  const Ended ended = replay("mixed-1");
  ASSERT_EQ(ended.code, 0) << ended.out << ended.err;
  EXPECT_TRUE(replayed().at("repeatable"));
  EXPECT_EQ(replayed().at("launches"), 3);
  EXPECT_EQ(replayed().at("other_launches"), 10);
  const auto expect = [&](const char* name, int written, bool isReadFirst) {
    const nlohmann::json buffer = bufferNamed(name);
    EXPECT_EQ(buffer.at("bytes"), 4 * kItems) << name;
    EXPECT_EQ(buffer.at("written"), written) << name;
    EXPECT_EQ(buffer.at("read_first"), isReadFirst) << name;
    EXPECT_EQ(buffer.at("unrepeatable"), 0) << name;
  };
  expect("whole", 4 * kItems, false);
  expect("half_of", 2 * kItems, false);
  expect("more", 4 * kItems, true);
  expect("in", 0, true);
  expect("unused", 0, false);
  EXPECT_EQ(bufferNamed("whole").at("as_captured").at("equal"), 4 * kItems);
  EXPECT_EQ(bufferNamed("half_of").at("as_captured").at("compared"), 2 * kItems);
  EXPECT_TRUE(bufferNamed("in").at("const"));
  EXPECT_THAT(contentOf(path("captures/mixed-1/workload.toml")),
              AllOf(HasSubstr("whole = { type = \"int\", count = 64, use = \"out\" }"),
                    HasSubstr("half_of = { type = \"int\", count = 64, use = \"inout\""),
                    HasSubstr("more = { type = \"int\", count = 64, use = \"inout\""),
                    HasSubstr("unused = { type = \"int\", count = 64, init"), Not(HasSubstr("mask")),
                    // Written 640, and two buffers that are read.
                    HasSubstr("bytes = 1152  # those that replays found written")));
  expectAsCaptured("mixed-1");
}

TEST_F(ReplayCommand, WhatDiffersFromTheCaptureIsCounted) {
  MadeCapture made = capture("mixed-1", "mixed", kMixedSource, "64\n0\n0\n");
  const std::string in = bytesOfNumbers(countedFrom(1, kItems));
  std::vector<int> whole = countedFrom(0, kItems);
  for (int& number : whole) number = 2 * (number + 1);
  whole[5] = -1;  // 0xffffffff instead of 12
  made.buffer(1, std::string(4 * kItems, '\0'), bytesOfNumbers(whole));
  made.buffer(2, in, in);
  made.buffer(3, in, in);
  made.buffer(4, in, in);
  made.buffer(5, in, in);
  made.finish();
  const Ended ended = replay("mixed-1", "--times 2");
  EXPECT_EQ(ended.code, 3) << ended.out << ended.err;
  EXPECT_EQ(replayed().at("status"), "WrongResult");
  EXPECT_EQ(bufferNamed("whole").at("as_captured").at("equal"), 4 * kItems - 4);
  EXPECT_EQ(bufferNamed("whole").at("as_captured").at("compared"), 4 * kItems);
}

TEST_F(ReplayCommand, ALaunchThatDoesNotRepeatIsNamedAndOnlyWhatRepeatsIsCompared) {
  const std::string setting = contentOf("/proc/sys/kernel/randomize_va_space");
  if (setting.empty() || setting[0] == '0') GTEST_SKIP() << "addresses are the same in each process here";
  constexpr const char* kSource =
      "kernel void where(global ulong* a) { a[0] = (ulong)(size_t)a; a[1] = 5; a[2] = 6; }\n";
  MadeCapture made = capture("where-1", "where", kSource, "1\n0\n0\n");
  made.buffer(1, std::string(24, '\0'), bytesOfNumbers<std::uint64_t>({0x1234, 5, 6}));
  made.finish();
  const Ended ended = replay("where-1", "--times 4");
  EXPECT_EQ(ended.code, 0) << "what repeats is as captured" << ended.out << ended.err;
  EXPECT_FALSE(replayed().at("repeatable"));
  const nlohmann::json buffer = bufferNamed("a");
  EXPECT_GE(buffer.at("unrepeatable"), 1);
  EXPECT_LE(buffer.at("unrepeatable"), 8);
  EXPECT_THAT(contentOf(path("captures/where-1/workload.toml")), HasSubstr("mask = { a = \"stable/a.bin\" }"));
  const std::string mask = contentOf(path("captures/where-1/stable/a.bin"));
  ASSERT_EQ(mask.size(), 24U);
  EXPECT_THAT(mask.substr(0, 8), HasSubstr(std::string(1, '\0')));
  EXPECT_EQ(mask.substr(8), std::string(16, '\1'));
  expectAsCaptured("where-1");
}

TEST_F(ReplayCommand, ACrashOnOtherContentsIsAFindingAndNoEnd) {
  constexpr const char* kSource =
      "kernel void scatter(global int* out, global const int* index) {\n"
      "  const size_t i = get_global_id(0);\n  out[(long)index[i] * 65536] = i;\n}\n";
  MadeCapture made = capture("scatter-1", "scatter", kSource, "1\n0\n0\n");
  made.buffer(1, bytesOfNumbers<int>({7, 8}), bytesOfNumbers<int>({0, 8}));
  made.buffer(2, bytesOfNumbers<int>({0}), bytesOfNumbers<int>({0}));
  made.finish();
  const Ended ended = replay("scatter-1");
  EXPECT_EQ(ended.code, 0) << ended.out << ended.err;
  EXPECT_EQ(replayed().at("status"), "Ok");
  EXPECT_NE(bufferNamed("index").at("failure"), "");
  EXPECT_TRUE(bufferNamed("index").at("read_first"));
  EXPECT_EQ(bufferNamed("out").at("written"), 4);
  expectAsCaptured("scatter-1");
}

TEST_F(ReplayCommand, FoldersThatAreNoCapturesAndNumbersOutOfRangeAreRefused) {
  EXPECT_EQ(cli("replay '" + path("nowhere") + "'").code, 2);
  const Ended empty = cli("replay '" + path("captures") + "'");
  EXPECT_EQ(empty.code, 2);
  EXPECT_THAT(empty.err, HasSubstr("is not a capture"));
  captureOfAll(capture("all-1", "mirror", kAllSource, "64\n16\n16\n"));
  EXPECT_EQ(replay("all-1", "--times 1").code, 2);
  std::filesystem::remove(path("captures/all-1/capture.txt"));
  const Ended unfinished = replay("all-1");
  EXPECT_EQ(unfinished.code, 1);
  EXPECT_THAT(unfinished.err, HasSubstr("the capture was not finished"));
}

}  // namespace
}  // namespace headroom
