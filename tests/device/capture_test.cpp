// headroom-cli capture: programs behave as without it, and captures match the programs' own data.
#include <signal.h>

#include <algorithm>

#include "capture_fixture.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

struct CaptureMode {
  const char* name;
  std::uint64_t launches;
  const char* capture;  ///< the folder
  int contents;         ///< number of files that the program knows; 0: none
};

void PrintTo(const CaptureMode& mode, std::ostream* stream) {
  *stream << mode.name;
}

class CapturedPrograms : public CaptureTest, public ::testing::WithParamInterface<CaptureMode> {};

TEST_P(CapturedPrograms, BehaveAsWithoutAndAreCapturedRightly) {
  const CaptureMode mode = GetParam();
  const Ended expected = alone(mode.name);
  if (expected.code == 77) GTEST_SKIP() << "not with this driver";
  const Ended ended = captured(mode.name);
  EXPECT_EQ(ended.out, expected.out);
  EXPECT_EQ(ended.code, expected.code) << ended.err;
  EXPECT_EQ(report().at("launches"), mode.launches);
  EXPECT_EQ(report().at("kernels").at(0).at("timed"), mode.launches);
  EXPECT_EQ(report().at("notes"), CaptureJson::array());
  EXPECT_EQ(captures(), std::vector<std::string>{mode.capture});
  EXPECT_EQ(compareContents(mode.capture), mode.contents);
  EXPECT_EQ(inCapture(mode.capture, "arguments.txt").find("contents = false"), std::string::npos);
}

std::string captureModeName(const ::testing::TestParamInfo<CaptureMode>& info) {
  std::string name = info.param.name;
  std::replace_if(
      name.begin(), name.end(), [](char letter) { return letter == '-'; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(
    Modes, CapturedPrograms,
    ::testing::Values(CaptureMode{"plain", 3, "work-2", 3}, CaptureMode{"once", 1, "work-1", 2},
                      CaptureMode{"user-event", 1, "work-1", 2}, CaptureMode{"out-of-order", 1, "work-1", 2},
                      CaptureMode{"sub-buffers", 1, "work-1", 4}, CaptureMode{"aliases", 1, "work-1", 2},
                      CaptureMode{"svm", 1, "work-1", 2}, CaptureMode{"small-arguments", 1, "work-1", 3},
                      CaptureMode{"early-release", 1, "work-1", 2}, CaptureMode{"host-memory", 1, "work-1", 4},
                      CaptureMode{"image-1d", 1, "work-1", 4}, CaptureMode{"image-1d-buffer", 1, "work-1", 4},
                      CaptureMode{"image-1d-array", 1, "work-1", 4}, CaptureMode{"image-2d", 1, "work-1", 4},
                      CaptureMode{"image-2d-array", 1, "work-1", 4}, CaptureMode{"image-3d", 1, "work-1", 4},
                      CaptureMode{"threads", 400, "work-2", 0}, CaptureMode{"callbacks", 20, "work-2", 0},
                      CaptureMode{"clone", 1, "work-1", 2}, CaptureMode{"fork-late", 3, "work-2", 3},
                      CaptureMode{"queue-info", 2, "work-2", 0}, CaptureMode{"exit", 7, "work-2", 0},
                      CaptureMode{"_exit", 7, "work-2", 0}, CaptureMode{"linked", 1, "work-1", 2},
                      CaptureMode{"failing", 1, "work-1", 2}, CaptureMode{"sizes", 3, "work-2", 0},
                      CaptureMode{"building-threads", 1, "work-1", 0}),
    captureModeName);

TEST_F(CaptureTest, AProgramThatIsKilledLosesNoFinishedLaunchAndItsSignalIsTold) {
  for (const auto& [mode, signal] : {std::pair{"abort", SIGABRT}, std::pair{"kill", SIGKILL}}) {
    const Ended ended = captured(mode);
    EXPECT_EQ(ended.code, 128 + signal);
    EXPECT_EQ(ended.out, std::string("ending by ") + mode + '\n');
    EXPECT_EQ(report().at("kernels").at(0).at("timed"), 7);
    EXPECT_EQ(captures(), std::vector<std::string>{"work-2"});
  }
}

TEST_F(CaptureTest, EveryProcessOfAProgramIsCountedAndCaptured) {
  const Ended ended = captured("fork");
  EXPECT_EQ(ended.code, 0);
  EXPECT_EQ(report().at("launches"), 6);
  EXPECT_EQ(report().at("processes").size(), 2U);
  EXPECT_EQ(report().at("kernels").size(), 1U) << "one kernel, whichever process launched it";
  ASSERT_EQ(captures().size(), 2U);
  EXPECT_EQ(captures().front(), "work-2");
  EXPECT_EQ(captures().back().substr(0, 8), "work-2-p");
}

TEST_F(CaptureTest, ArgumentsAreDescribedAsTheyAre) {
  captured("small-arguments");
  const std::string arguments = inCapture("work-1", "arguments.txt");
  EXPECT_NE(arguments.find("index = 1\nkind = \"local\"\nsize = 8\n"), std::string::npos) << arguments;
  EXPECT_NE(arguments.find("index = 2\nkind = \"null\"\n"), std::string::npos);
  EXPECT_NE(arguments.find("index = 3\nkind = \"scalar\"\nsize = 32\n"), std::string::npos);
  EXPECT_EQ(inCapture("work-1", "Local1.txt"), "8\n");
  EXPECT_EQ(inCapture("work-1", "Argument2.bin"), std::string(8, '\0'));
  EXPECT_EQ(inCapture("work-1", "worksizes.txt"), "256\n8\n0\n");
  EXPECT_EQ(inCapture("work-1", "kernelName.txt"), "work");
}

TEST_F(CaptureTest, SubBuffersShareTheirRootAndPointersHaveTheirOffset) {
  captured("sub-buffers");
  const std::string arguments = inCapture("work-1", "arguments.txt");
  EXPECT_NE(arguments.find("root = 0\noffset = 1024\nsize = 1024\nflags = 36\nroot_size = 4096\n"), std::string::npos)
      << arguments;
  EXPECT_NE(arguments.find("root = 0\noffset = 3072\nsize = 1024\n"), std::string::npos);
  if (alone("svm").code == 77) return;
  captured("svm");
  EXPECT_EQ(inCapture("work-1", "SVM_Arg_Offset0.txt"), "1024\n");
}

TEST_F(CaptureTest, ImagesAndSamplersAreDescribed) {
  captured("image-2d");
  const std::string image = inCapture("work-1", "Image_MetaData_0.txt");
  EXPECT_EQ(image.substr(0, 10), "17\n9\n1\n16\n") << image;
  EXPECT_EQ(inCapture("work-1", "Sampler1.txt"), "FALSE CL_ADDRESS_CLAMP_TO_EDGE CL_FILTER_NEAREST\n");
}

TEST_F(CaptureTest, AnImageInTheMemoryOfABufferHasItsPixels) {
  const Ended expected = alone("image-2d-of-buffer");
  if (expected.code == 77) return;  // PoCL 3.1 has none of two dimensions, see image-1d-buffer
  EXPECT_EQ(captured("image-2d-of-buffer").out, expected.out);
  EXPECT_EQ(compareContents("work-1"), 4);
}

TEST_F(CaptureTest, EqualContentsAreOneFileOnTheDisk) {
  captured("sub-buffers");
  struct stat read {};
  struct stat written {};
  ASSERT_EQ(::stat(fileWith("work-1", "Pre", "_Arg_0_").c_str(), &read), 0);
  ASSERT_EQ(::stat(fileWith("work-1", "Pre", "_Arg_1_").c_str(), &written), 0);
  EXPECT_EQ(read.st_nlink, 2U) << "the launch only read it";
  EXPECT_EQ(written.st_nlink, 1U);
}

TEST_F(CaptureTest, HeadersComeAlongAndThoseNamedByMacrosAreListed) {
  captured("included");
  EXPECT_EQ(inCapture("work-1", "include/deep/one.h"), "#include \"two.h\"\n");
  EXPECT_EQ(inCapture("work-1", "include/deep/two.h"), "#define FACTOR 2\n");
  EXPECT_NE(inCapture("work-1", "capture.txt").find("missing_headers = [\"NAME\"]"), std::string::npos);
}

TEST_F(CaptureTest, LinkedProgramsHaveTheKernelsSourceFirst) {
  captured("linked");
  EXPECT_NE(inCapture("work-1", "kernel.cl").find("kernel void work"), std::string::npos);
  EXPECT_NE(inCapture("work-1", "kernel_1.cl").find("return x / 2"), std::string::npos);
  EXPECT_EQ(inCapture("work-1", "include/half.h"), "float half_of(float x);\n");
  EXPECT_EQ(inCapture("work-1", "buildOptions.txt"), "-DX=1\n");
}

TEST_F(CaptureTest, ABinaryOfAnEarlierRunStillHasItsSource) {
  const std::string cache = "XDG_CACHE_HOME='" + path("cache") + "' ";
  for (const std::string mode : {"binary", "linked-binary"}) {
    fs::remove(known() / "program.binary");
    EXPECT_EQ(captured(mode, "", cache).out.substr(0, 11), "from source");
    EXPECT_EQ(captured(mode, "", cache).out.substr(0, 11), "from binary");
    EXPECT_NE(inCapture("work-1", "kernel.cl").find("kernel void work"), std::string::npos) << mode;
    EXPECT_EQ(inCapture("work-1", "buildOptions.txt"), "-DBUILT_WITH=1\n");
    EXPECT_FALSE(fs::exists(fs::path(path("captures")) / "work-1" / "DeviceBinary0.bin"));
  }
  const Ended refused = captured("binary", "--refuse-binaries", cache);
  EXPECT_EQ(refused.out, "from binary: -42 -42\n");
  EXPECT_EQ(refused.code, 4);
}

TEST_F(CaptureTest, ABinaryThatNobodySawBuiltIsCapturedAsItIs) {
  alone("binary");
  captured("binary", "", "XDG_CACHE_HOME='" + path("cache") + "' ");
  EXPECT_EQ(inCapture("work-1", "DeviceBinary0.bin"), contentOf(known() / "program.binary"));
  EXPECT_FALSE(fs::exists(fs::path(path("captures")) / "work-1" / "kernel.cl"));
}

TEST_F(CaptureTest, ChosenLaunchesAndAllKernelsAreCaptured) {
  cli("capture --dump work:1,3 --to '" + path("captures") + "' --json --report '" + path("report.json") + "' -- " +
      program("plain"));
  EXPECT_EQ(captures(), (std::vector<std::string>{"work-1", "work-3"}));
  fs::remove_all(path("captures"));
  cli("capture --dump all --to '" + path("captures") + "' --json --report '" + path("report.json") + "' -- " +
      program("fork"));
  EXPECT_EQ(captures(), std::vector<std::string>{"work-2"}) << "once, whichever process launches it";
}

TEST_F(CaptureTest, AllKernelsAreThoseOfEachSource) {
  cli("capture --dump all --to '" + path("captures") + "' --json --report '" + path("report.json") + "' -- " +
      program("two-sources"));
  ASSERT_EQ(captures(), (std::vector<std::string>{"work-1", "work-3"}));
  EXPECT_NE(inCapture("work-1", "kernel.cl").find("*= 3"), std::string::npos);
  EXPECT_NE(inCapture("work-3", "kernel.cl").find("+= 5"), std::string::npos);
}

TEST_F(CaptureTest, WhatWasAskedForAndDidNotComeIsNamed) {
  const Ended ended =
      cli("capture -q --dump work:9 --dump other --to '" + path("captures") + "' -- " + program("once"));
  EXPECT_NE(ended.err.find("No folder of work was written."), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("The program launched no kernel other."), std::string::npos);
}

TEST_F(CaptureTest, AKernelWithALongNameIsNotSaidToBeMissing) {
  const std::string name(150, 'k');
  const Ended ended = cli("capture --dump " + name + " --to '" + path("captures") + "' -- " + program("long-name"));
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(ended.err.find("No folder of"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("Captured "), std::string::npos) << ended.err;
}

TEST_F(CaptureTest, WhatExceedsTheLimitIsLeftOutWithASentence) {
  captured("plain", "--limit 1K");
  const std::string arguments = inCapture("work-2", "arguments.txt");
  EXPECT_NE(arguments.find("contents = false\nreason = \"Its 1024 bytes, before and after, exceed the limit of 1024"),
            std::string::npos)
      << arguments;
  EXPECT_TRUE(fs::is_empty(fs::path(path("captures")) / "work-2" / "Pre"));
}

}  // namespace
}  // namespace headroom
