// Capture folders read and described: Headroom's, those of the opencl-intercept-layer, damaged and hostile ones.
#include "headroom/replay.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "captured_folder.hpp"
#include "command_line.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "test_folder.hpp"
#include "workbench/replay/capture_files.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using Form = MadeCapture::Shape;

constexpr const char* kSaxpy =
    "kernel void saxpy(global float* restrict y, const __global float *x, float a, uint n)\n"
    "{ size_t i = get_global_id(0); if (i < n) y[i] += a * x[i]; }\n";

class Replay : public ::testing::TestWithParam<Form> {
 protected:
  [[nodiscard]] MadeCapture saxpy(const std::string& name = "saxpy-3") const {
    MadeCapture capture(folder_ / name, GetParam(), "saxpy", kSaxpy, "4\n0\n0\n");
    capture.buffer(100, bytesOfNumbers<float>({1, 2, 3, 4}), bytesOfNumbers<float>({3, 5, 7, 9}));
    capture.buffer(200, bytesOfNumbers<float>({1, 1.5, 2, 2.5}), bytesOfNumbers<float>({1, 1.5, 2, 2.5}));
    capture.value(bytesOfOne(2.0F));
    capture.value(bytesOfOne(std::uint32_t{4}));
    return capture;
  }
  [[nodiscard]] std::string failureOf(const std::string& name) const {
    return sentenceOf<Error>([&] { describeCapture(folder_ / name); });
  }
  [[nodiscard]] std::string textOf(const std::string& name) const { return contentOf(folder_ / name); }

  TestFolder folder_;
};

INSTANTIATE_TEST_SUITE_P(Both, Replay, ::testing::Values(Form::Ours, Form::InterceptLayers),
                         [](const auto& shape) { return shape.param == Form::Ours ? "Ours" : "InterceptLayers"; });

TEST_P(Replay, DescribesBuffersByTheKernelsSignatureAndWhatChanged) {
  saxpy().finish();
  const CaptureDescription made = describeCapture(folder_ / "saxpy-3");
  EXPECT_EQ(made.variant, "saxpy-3.captured");
  EXPECT_TRUE(made.isWritten);
  EXPECT_THAT(made.notes, ElementsAre());
  const Variant variant = readKernelFile(folder_ / "saxpy-3" / "captured.toml");
  EXPECT_EQ(variant.id, "saxpy-3.captured");
  const Workload& workload = findWorkload("saxpy-3");
  ASSERT_EQ(workload.buffers.size(), 2U);
  EXPECT_EQ(workload.buffers[0].name, "y");
  EXPECT_EQ(workload.buffers[0].use, BufferUse::InOut);
  EXPECT_EQ(workload.buffers[0].type->name, "float");
  EXPECT_EQ(workload.buffers[0].shape, Shape({"4"}));
  EXPECT_EQ(workload.buffers[1].use, BufferUse::In);
  EXPECT_EQ(workload.expected.byOutput.at("y"), "Post/Enqueue_0042_Kernel_saxpy_Arg_0_Buffer.bin");
  EXPECT_EQ(workload.expected.byOutput.size(), 1U);
  EXPECT_TRUE(workload.expected.isCaptured);
  ASSERT_EQ(variant.passes.size(), 1U);
  const Pass& pass = variant.passes.front();
  ASSERT_EQ(pass.arguments.size(), 4U);
  EXPECT_EQ(pass.arguments[0].binding, "y");
  EXPECT_EQ(pass.arguments[2].value->type.name, "float");
  EXPECT_EQ(pass.arguments[2].value->numbers, std::vector<std::string>{"2"});
  EXPECT_EQ(pass.arguments[3].value->type.name, "uint");
  EXPECT_EQ(pass.global, std::vector<std::string>{"4"});
  EXPECT_TRUE(pass.local.empty());
  EXPECT_TRUE(pass.offset.empty());
}

TEST_P(Replay, ADescriptionThatSomebodyChangedStays) {
  saxpy().finish();
  const auto file = folder_ / "saxpy-3" / "workload.toml";
  EXPECT_TRUE(describeCapture(folder_ / "saxpy-3").isWritten);
  EXPECT_TRUE(describeCapture(folder_ / "saxpy-3").isWritten) << "as it was written";
  std::string text = contentOf(file);
  text.replace(text.find("captured = true"), 15, "captured = false");
  std::ofstream(file) << text;
  EXPECT_FALSE(describeCapture(folder_ / "saxpy-3").isWritten);
  EXPECT_EQ(contentOf(file), text);
  EXPECT_TRUE(describeCapture(folder_ / "saxpy-3", ChangedDescription::IsReplaced).isWritten);
  EXPECT_THAT(contentOf(file), HasSubstr("captured = true"));
}

TEST_P(Replay, MissingFilesAreNamed) {
  saxpy().finish();
  EXPECT_THAT(failureOf("none"), AllOf(HasSubstr("no folder"), HasSubstr("none")));
  for (const char* file : {"kernel.cl", "kernelName.txt", "worksizes.txt", "Argument2.bin"}) {
    const std::string name = std::string("without-") + file;
    saxpy(name).finish();
    std::filesystem::remove(folder_ / name / file);
    EXPECT_THAT(failureOf(name), AllOf(HasSubstr(file), HasSubstr("missing"))) << file;
    EXPECT_FALSE(std::filesystem::exists(folder_ / name / "workload.toml"));
  }
}

TEST_P(Replay, AProgramWithoutSourceIsRefused) {
  const MadeCapture capture = saxpy();
  capture.finish();
  std::filesystem::remove(capture.path() / "kernel.cl");
  capture.write("kernel.spv", "x");
  EXPECT_THAT(failureOf("saxpy-3"), HasSubstr("built from SPIR-V, which is not replayed"));
}

TEST_P(Replay, WorkSizesThatMakeNoSenseAreRefused) {
  const MadeCapture capture = saxpy();
  capture.finish();
  for (const char* text : {"", "4", "4\n0", "x\n0\n0", "-4\n0\n0", "0\n0\n0", "99999999999999999999999\n0\n0",
                           "1e6\n0\n0", "4 4\n2 0\n0 0", "1 1 1 1\n1 1 1 1\n1 1 1 1", "18446744073709551615\n0\n0"}) {
    capture.write("worksizes.txt", text);
    EXPECT_THAT(failureOf("saxpy-3"), HasSubstr("worksizes.txt")) << text;
  }
  capture.write("worksizes.txt", "4 2 1\n2 1 1\n0 8 0");
  describeCapture(folder_ / "saxpy-3");
  const Pass pass = readKernelFile(folder_ / "saxpy-3" / "captured.toml").passes.front();
  EXPECT_EQ(pass.global, (std::vector<std::string>{"4", "2", "1"}));
  EXPECT_EQ(pass.local, (std::vector<std::string>{"2", "1", "1"}));
  EXPECT_EQ(pass.offset, (std::vector<std::string>{"0", "8", "0"}));
}

TEST_P(Replay, LinksOutOfTheFolderAreNotRead) {
  const MadeCapture capture = saxpy();
  capture.finish();
  std::ofstream(folder_ / "secret") << bytesOfNumbers<float>({1, 2, 3, 4});
  const auto contents = capture.path() / "Pre" / "Enqueue_0042_Kernel_saxpy_Arg_0_Buffer.bin";
  std::filesystem::remove(contents);
  std::filesystem::create_symlink(folder_ / "secret", contents);
  EXPECT_THAT(failureOf("saxpy-3"), HasSubstr("not a file of the capture's own"));
  const MadeCapture other = saxpy("linked");
  other.finish();
  std::filesystem::remove(other.path() / "Argument2.bin");
  std::filesystem::create_symlink("../secret", other.path() / "Argument2.bin");
  EXPECT_THAT(failureOf("linked"), HasSubstr("Argument2.bin"));
}

TEST_P(Replay, ContentsOfTwoSizesAreRefused) {
  MadeCapture capture(folder_ / "c", GetParam(), "k", "kernel void k(global int* a) { a[0] = 1; }", "1\n0\n0\n");
  capture.buffer(1, std::string(8, 'a'), std::string(12, 'a'));
  capture.finish();
  EXPECT_THAT(failureOf("c"), AllOf(HasSubstr("has 12 bytes"), HasSubstr("has 8")));
}

TEST_P(Replay, AnArgumentTooManyOrTooFewIsRefused) {
  MadeCapture capture = saxpy();
  capture.value("abcd");
  capture.finish();
  EXPECT_THAT(failureOf("saxpy-3"), HasSubstr("kernel saxpy of 4 arguments, and 5 were captured"));
}

TEST_P(Replay, AListOfParametersInAMissingHeaderIsNotCounted) {
  for (const std::string list : {"PARAMETERS", "PARAMETERS()", "PARAMETERS(float, 2), uint n"}) {
    const std::string name = "list-" + std::to_string(list.size());
    const std::string kernel =
        "#include NAME_OF(FOLDER/header.h)\nkernel void saxpy(" + list + ") { y[0] += a * x[0]; }";
    MadeCapture capture(folder_ / name, GetParam(), "saxpy", kernel, "4\n0\n0\n");
    capture.buffer(100, bytesOfNumbers<float>({1, 2, 3, 4}), bytesOfNumbers<float>({3, 5, 7, 9}));
    capture.value(bytesOfOne(2.0F));
    capture.finish();
    describeCapture(folder_ / name);
    const Variant variant = readKernelFile(folder_ / name / "captured.toml");
    EXPECT_EQ(variant.passes.front().arguments.size(), 2U) << list;
    EXPECT_EQ(findWorkload(name).buffers.size(), 1U) << list;
  }
}

TEST_P(Replay, AParameterThatPointsToAnArrayIsOne) {
  MadeCapture capture(folder_ / "c", GetParam(), "k", "kernel void k(global float (*a)[2]) { a[0][0] = 1; }",
                      "1\n0\n0\n");
  capture.buffer(1, bytesOfNumbers<float>({0, 2}), bytesOfNumbers<float>({1, 2}));
  capture.value("abcd");
  capture.finish();
  EXPECT_THAT(failureOf("c"), HasSubstr("kernel k of 1 arguments, and 2 were captured"));
}

TEST_P(Replay, ValuesThatNumbersCannotWriteStayInTheirFiles) {
  MadeCapture capture(folder_ / "c", GetParam(), "k",
                      "typedef struct { int a; char b; } S;\n"
                      "kernel void k(global int* o, long a, float b, float c, S d, float4 e, double f, half g, int h) "
                      "{ o[0] = 1; }",
                      "1\n0\n0\n");
  capture.buffer(1, std::string(4, '\0'), std::string(4, '\1'));
  capture.value(bytesOfOne((std::int64_t{1} << 60) + 1));
  capture.value(bytesOfOne(-0.0F));
  capture.value(bytesOfOne(std::numeric_limits<float>::quiet_NaN()));
  capture.value("abcdefgh");
  capture.value(bytesOfNumbers<float>({1, 0.1F, std::numeric_limits<float>::infinity(), -3e38F}));
  capture.value(bytesOfOne(0.1));
  capture.value("ab");
  capture.value(bytesOfOne(std::int32_t{-5}));
  capture.finish();
  describeCapture(folder_ / "c");
  EXPECT_THAT(textOf("c/captured.toml"),
              AllOf(HasSubstr("{ file = \"Argument1.bin\" }"), HasSubstr("{ file = \"Argument2.bin\" }"),
                    HasSubstr("{ file = \"Argument3.bin\" }"), HasSubstr("{ file = \"Argument4.bin\" }"),
                    HasSubstr("{ type = \"float4\", value = [1, 0.1, inf, -3e+38] }"),
                    HasSubstr("{ type = \"double\", value = 0.1 }"), HasSubstr("  -5,")));
  const Pass pass = readKernelFile(folder_ / "c" / "captured.toml").passes.front();
  EXPECT_EQ(pass.arguments[4].file, "Argument4.bin");
}

TEST_P(Replay, LocalMemorySamplersAndNullPointersAreWritten) {
  MadeCapture capture(folder_ / "c", GetParam(), "k",
                      "kernel void k(global int* o, local float* l, sampler_t s, global int* n) { o[0] = 1; }",
                      "64\n16\n0\n");
  capture.buffer(1, std::string(4, '\0'), std::string(4, '\1'));
  capture.local(64);
  capture.sampler("TRUE CL_ADDRESS_MIRRORED_REPEAT CL_FILTER_LINEAR\n");
  capture.null();
  capture.finish();
  describeCapture(folder_ / "c");
  const Pass pass = readKernelFile(folder_ / "c" / "captured.toml").passes.front();
  EXPECT_EQ(pass.arguments[1].localBytes, "64");
  EXPECT_EQ(pass.arguments[2].sampler, (SamplerForm{"mirror", true, true}));
  EXPECT_TRUE(pass.arguments[3].isNull);
  EXPECT_EQ(pass.local, std::vector<std::string>{"16"});
}

TEST_P(Replay, TwoArgumentsOfOneObjectAreOneBuffer) {
  MadeCapture capture(folder_ / "c", GetParam(), "k", "kernel void k(global int* a, global int* b) { a[0] = b[1]; }",
                      "1\n0\n0\n");
  capture.buffer(9, bytesOfNumbers<int>({1, 2}), bytesOfNumbers<int>({2, 2}));
  capture.buffer(9, bytesOfNumbers<int>({1, 2}), bytesOfNumbers<int>({2, 2}));
  capture.finish();
  describeCapture(folder_ / "c");
  const Pass pass = readKernelFile(folder_ / "c" / "captured.toml").passes.front();
  EXPECT_EQ(pass.arguments[0].binding, "a");
  EXPECT_EQ(pass.arguments[1].binding, "a");
  EXPECT_EQ(findWorkload("c").buffers.size(), 1U);
}

TEST_P(Replay, ImagesKeepTheirFormAndExtents) {
  MadeCapture capture(folder_ / "c", GetParam(), "k",
                      "kernel void k(read_only image2d_array_t in, write_only image2d_t out) {}", "1\n0\n0\n");
  // CL_UNORM_INT8, CL_RGBA, CL_MEM_OBJECT_IMAGE2D_ARRAY of 2 layers; CL_FLOAT, CL_R.
  capture.image(1, {3, 2, 1, 4, 12, 24, 0x10D2, 0x10B5, 0x10F3}, std::string(48, 'a'), std::string(48, 'a'));
  capture.image(2, {2, 2, 1, 4, 8, 0, 0x10DE, 0x10B0, 0x10F1, 0}, std::string(16, 'a'), std::string(16, 'b'));
  capture.finish();
  describeCapture(folder_ / "c");
  static_cast<void>(readKernelFile(folder_ / "c" / "captured.toml"));
  const Workload& workload = findWorkload("c");
  EXPECT_EQ(*workload.buffers[0].image, (ImageForm{ImageKind::TwoDArray, "rgba", "unorm8"}));
  EXPECT_EQ(workload.buffers[0].shape, Shape({"3", "2", "2"})) << "layers as many as the file has";
  EXPECT_EQ(workload.buffers[1].use, BufferUse::InOut);
  EXPECT_EQ(workload.item, "pixel");
  EXPECT_EQ(itemsOf(workload, {1}), 4);
  capture.write("Image_MetaData_1.txt", "2 2 1 4 8 0 4318 4274 4337");  // CL_RG with 4 bytes per pixel
  EXPECT_THAT(failureOf("c"), HasSubstr("pixels of 4 bytes, and those of rg float have 8"));
  capture.write("Image_MetaData_1.txt", "2 2 1 4 8 0 4308 4282 4337");  // CL_Rx
  EXPECT_THAT(failureOf("c"), HasSubstr("which descriptions have no word for"));
  capture.write("Image_MetaData_1.txt", "4000000000 4000000000 1 4 8 0 4318 4272 4337");
  EXPECT_THAT(failureOf("c"), HasSubstr("extent of 4000000000"));
}

TEST_P(Replay, ImagesOfPackedPixelsOfSrgbAndWithAPitchAreDescribed) {
  MadeCapture capture(folder_ / "c", GetParam(), "k",
                      "kernel void k(read_only image2d_t a, read_only image2d_t b, write_only image2d_t c) {}",
                      "1\n0\n0\n");
  // CL_UNORM_SHORT_565 with CL_RGB, CL_UNORM_INT8 with CL_sRGBA; CL_FLOAT with CL_RGBA and a row pitch of 256 bytes.
  capture.image(1, {3, 2, 1, 2, 6, 0, 0x10D4, 0x10B4, 0x10F1, 0}, std::string(12, 'a'), std::string(12, 'a'));
  capture.image(2, {3, 2, 1, 4, 12, 0, 0x10D2, 0x10C1, 0x10F1, 0}, std::string(24, 'a'), std::string(24, 'a'));
  capture.image(3, {7, 4, 1, 16, 256, 0, 0x10DE, 0x10B5, 0x10F1, 0}, std::string(448, 'a'), std::string(448, 'b'));
  capture.finish();
  describeCapture(folder_ / "c");
  static_cast<void>(readKernelFile(folder_ / "c" / "captured.toml"));
  const Workload& workload = findWorkload("c");
  EXPECT_EQ(*workload.buffers[0].image, (ImageForm{ImageKind::TwoD, "rgb", "unorm565"}));
  EXPECT_EQ(workload.buffers[0].type->name, "ushort");
  EXPECT_EQ(*workload.buffers[1].image, (ImageForm{ImageKind::TwoD, "srgba", "unorm8"}));
  EXPECT_EQ(workload.buffers[1].type->name, "uchar4");
  EXPECT_EQ(workload.buffers[2].shape, Shape({"7", "4"}));
}

TEST_P(Replay, OptionsKeepTheirQuotesAndTheFoldersOfHeadersAreOurs) {
  const MadeCapture capture = saxpy();
  capture.write("buildOptions.txt", "-D N=4 -DNAME=\"a b\" -I /usr/local/include -cl-fast-relaxed-math\n");
  capture.write("include/deep/x.h", "#define X 1\n");
  capture.finish();
  describeCapture(folder_ / "saxpy-3");
  const Variant variant = readKernelFile(folder_ / "saxpy-3" / "captured.toml");
  const std::string headers = "-I" + (folder_ / "saxpy-3" / "include").string();
  EXPECT_THAT(variant.options, ElementsAre("-D N=4", "-DNAME=\"a b\"", "-cl-fast-relaxed-math", headers));
}

TEST_P(Replay, NamesThatDescriptionsKnowAlreadyAreOthersHere) {
  MadeCapture capture(folder_ / "c", GetParam(), "k",
                      "kernel void k(global int* result, global int* work_items, global int* sum) { result[0] = 1; }",
                      "1\n0\n0\n");
  for (const std::uint64_t handle : {1, 2, 3}) capture.buffer(handle, std::string(4, 'a'), std::string(4, 'b'));
  capture.finish();
  describeCapture(folder_ / "c");
  const Pass pass = readKernelFile(folder_ / "c" / "captured.toml").passes.front();
  EXPECT_EQ(pass.arguments[0].binding, "result_0");
  EXPECT_EQ(pass.arguments[1].binding, "work_items_1");
}

TEST_P(Replay, WithoutAnyChangeAllThatMayChangeIsCompared) {
  MadeCapture capture(folder_ / "c", GetParam(), "k",
                      "kernel void k(global int* a, global const int* b) { a[0] = b[0]; }", "1\n0\n0\n");
  capture.buffer(1, std::string(4, 'a'), std::string(4, 'a'));
  capture.buffer(2, std::string(4, 'a'), std::string(4, 'a'));
  capture.finish();
  describeCapture(folder_ / "c");
  static_cast<void>(readKernelFile(folder_ / "c" / "captured.toml"));
  EXPECT_EQ(findWorkload("c").buffers[0].use, BufferUse::InOut);
  EXPECT_EQ(findWorkload("c").buffers[1].use, BufferUse::In);
}

TEST_P(Replay, TextFromTheCaptureCannotLeaveItsStringOrComment) {
  MadeCapture capture = saxpy();
  capture.write("buildOptions.txt", "-DA='\"]\nkernel = \"evil");
  capture.finish("notes = [\"a\\n[size]\\nx = 1\"]\nmissing_headers = [\"x\\n.h\"]\n");
  describeCapture(folder_ / "saxpy-3");
  const Variant variant = readKernelFile(folder_ / "saxpy-3" / "captured.toml");
  EXPECT_EQ(variant.passes.front().kernel, "saxpy");
  EXPECT_EQ(findWorkload("saxpy-3").sizes.size(), 1U);
}

class ReplayOfOurs : public Replay {};
INSTANTIATE_TEST_SUITE_P(One, ReplayOfOurs, ::testing::Values(Form::Ours));

TEST_P(ReplayOfOurs, AnUnfinishedCaptureIsRefused) {
  const MadeCapture capture = saxpy();
  capture.finish();
  std::filesystem::remove(capture.path() / "capture.txt");
  EXPECT_THAT(failureOf("saxpy-3"), AllOf(HasSubstr("capture.txt is missing"), HasSubstr("was not finished")));
}

TEST_P(ReplayOfOurs, AnotherFormatAndDamagedTomlAreRefused) {
  const MadeCapture capture = saxpy();
  capture.finish();
  capture.write("capture.txt", "format = 2\n");
  EXPECT_THAT(failureOf("saxpy-3"), HasSubstr("format 2"));
  for (const char* text : {"format = ", "format = \"1\"", "[format]", "format = 1\nnanoseconds = -1",
                           "format = 1\nnotes = 3", "\xff\xfe"}) {
    capture.write("capture.txt", text);
    EXPECT_THAT(failureOf("saxpy-3"), HasSubstr("capture.txt")) << text;
  }
  capture.finish();
  for (const char* text :
       {"[[argument]]\nindex = 1\nkind = \"buffer\"", "argument = 3", "[[argument]]\nindex = 0\nkind = \"pipe\"",
        "[[argument]]\nindex = 0\nkind = \"x\"", "[[argument]]\nindex = 0\nkind = \"buffer\"\noffset = -1",
        "[[argument]]\nindex = 0\nkind = \"buffer\"\noffset = 9223372036854775807"}) {
    capture.write("arguments.txt", text);
    EXPECT_THAT(failureOf("saxpy-3"), Not(HasSubstr("nothing was thrown"))) << text;
  }
}

TEST_P(ReplayOfOurs, PartsOfABufferAreJoined) {
  MadeCapture capture(folder_ / "c", GetParam(), "k", "kernel void k(global int* a, global int* b) { a[0] = b[0]; }",
                      "1\n0\n0\n");
  capture.buffer(1, bytesOfNumbers<int>({1, 2}), bytesOfNumbers<int>({5, 2}), {4, 4096});
  capture.buffer(2, bytesOfNumbers<int>({5, 6, 7}), bytesOfNumbers<int>({5, 6, 7}), {4, 8192});
  capture.finish();
  describeCapture(folder_ / "c");
  const Pass pass = readKernelFile(folder_ / "c" / "captured.toml").passes.front();
  EXPECT_EQ(pass.arguments[0].binding, "a");
  EXPECT_EQ(pass.arguments[0].part->offset, "0");
  EXPECT_EQ(pass.arguments[0].part->bytes, "8");
  EXPECT_EQ(pass.arguments[1].binding, "a");
  EXPECT_EQ(pass.arguments[1].part->offset, "4096");
  EXPECT_EQ(pass.arguments[1].part->bytes, "12");
  const std::string joined = textOf("c/Pre/Memory_Arg_0.bin");
  ASSERT_EQ(joined.size(), 4096U + 12);
  EXPECT_EQ(joined.substr(0, 12), bytesOfNumbers<int>({1, 2, 0}));
  EXPECT_EQ(joined.substr(4096), bytesOfNumbers<int>({5, 6, 7}));
  EXPECT_EQ(textOf("c/Post/Memory_Arg_0.bin").substr(0, 8), bytesOfNumbers<int>({5, 2}));
}

TEST(CaptureFiles, WriteNothingThroughALinkOutOfTheFolder) {
  const TestFolder folder;
  std::filesystem::create_directories(folder / "capture");
  std::filesystem::create_directories(folder / "elsewhere");
  const CaptureFiles files(folder / "capture");
  files.write("stable/a.bin", "a");
  EXPECT_EQ(contentOf(folder / "capture" / "stable" / "a.bin"), "a");
  std::filesystem::create_directory_symlink("../elsewhere", folder / "capture" / "linked");
  EXPECT_THAT(sentenceOf<Error>([&] { files.write("linked/a.bin", "a"); }), HasSubstr("a link out of the capture"));
  // Nor through a symbolic link in the file's place, whether its target exists or not.
  std::filesystem::create_symlink("../elsewhere/b.bin", folder / "capture" / "b.bin");
  EXPECT_THAT(sentenceOf<Error>([&] { files.write("b.bin", "b"); }), HasSubstr("a link or no ordinary file"));
  EXPECT_FALSE(std::filesystem::exists(folder / "elsewhere" / "b.bin"));
  EXPECT_TRUE(std::filesystem::is_empty(folder / "elsewhere"));
}

TEST_P(ReplayOfOurs, ContentsThatWereNotCapturedAreNoted) {
  MadeCapture capture(folder_ / "c", GetParam(), "k", "kernel void k(global int* a) { a[0] = 1; }", "1\n0\n0\n");
  capture.buffer(1, std::string(8, 'a'), std::string(8, 'b'));
  capture.finish();
  for (const char* file : {"Pre", "Post"}) std::filesystem::remove_all(folder_ / "c" / file);
  capture.write(
      "arguments.txt",
      "[[argument]]\nindex = 0\nkind = \"buffer\"\nroot = 1\nsize = 8\ncontents = false\nreason = \"too large\"");
  const CaptureDescription made = describeCapture(folder_ / "c");
  EXPECT_THAT(made.notes, ElementsAre("The contents of a were not captured: too large. Here it holds zeros."));
  static_cast<void>(readKernelFile(folder_ / "c" / "captured.toml"));
  EXPECT_EQ(findWorkload("c").expected.kind, ExpectedFrom::Kind::None);
}

}  // namespace
}  // namespace headroom
