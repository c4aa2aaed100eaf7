// headroom-cli capture: programs behave as without it, and captures match the programs' own data.
#include <dlfcn.h>
#include <gmock/gmock.h>
#include <link.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "../unit/scoped_variable.hpp"
#include "command_line_fixture.hpp"
#include "headroom/capture.hpp"
#include "workbench/capture/no_figures.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using CaptureJson = nlohmann::json;

class CaptureTest : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    fs::create_directories(known());
  }
  [[nodiscard]] fs::path known() const { return folder_ / "known"; }

  [[nodiscard]] std::string program(const std::string& mode) const {
    return "'" HEADROOM_CAPTURE_PROGRAM "' " + mode + " '" + known().string() + "'";
  }

  /// Runs the program alone, with its results as seen by a shell.
  Ended alone(const std::string& mode, const std::string& environment = "") {
    const std::string command =
        environment + program(mode) + " >'" + path("out") + "' 2>'" + path("err") + "' </dev/null";
    const int status = std::system(command.c_str());
    return {WEXITSTATUS(status), contentOf(path("out")), contentOf(path("err"))};
  }

  Ended captured(const std::string& mode, const std::string& options = "", const std::string& environment = "") {
    fs::remove_all(path("captures"));
    return cli("capture --dump work --to '" + path("captures") + "' --json --report '" + path("report.json") + "' " +
                   options + " -- " + program(mode),
               environment);
  }

  [[nodiscard]] CaptureJson report() const { return CaptureJson::parse(contentOf(path("report.json"))).at("capture"); }

  /// Sorted, because two processes can start their captures in either order.
  [[nodiscard]] std::vector<std::string> captures() const {
    std::vector<std::string> names;
    const CaptureJson all = report();
    for (const CaptureJson& each : all.at("folders"))
      names.push_back(fs::path(each.at("folder").get<std::string>()).filename().string());
    std::sort(names.begin(), names.end());
    return names;
  }

  /// Returns a file below the capture's folder whose name contains this part.
  [[nodiscard]] fs::path fileWith(const std::string& capture, const std::string& folder,
                                  const std::string& part) const {
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(path("captures")) / capture / folder)) {
      if (entry.path().filename().string().find(part) != std::string::npos) return entry.path();
    }
    return {};
  }

  [[nodiscard]] std::string inCapture(const std::string& capture, const std::string& name) const {
    return contentOf(fs::path(path("captures")) / capture / name);
  }

  /// Compares the program's data on its arguments with the captured folder. Returns the number of files compared.
  int compareContents(const std::string& capture) const {
    int count = 0;
    for (const fs::directory_entry& entry : fs::directory_iterator(known())) {
      const std::string name = entry.path().filename().string();
      if (name.substr(0, 3) != "arg") continue;
      const std::string argument = entry.path().stem().string().substr(3);
      const std::string what = entry.path().extension().string();
      const fs::path file = what == ".value"
                                ? fs::path(path("captures")) / capture / ("Argument" + argument + ".bin")
                                : fileWith(capture, what == ".before" ? "Pre" : "Post", "_Arg_" + argument + "_");
      EXPECT_EQ(contentOf(file), contentOf(entry.path())) << name;
      ++count;
    }
    return count;
  }
};

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

TEST_F(CaptureTest, AnotherLayerKeepsItsPlace) {
  const std::string faults = "OPENCL_LAYERS='" HEADROOM_FAULT_LAYER
                             "' HEADROOM_FAULT_CALL=clEnqueueNDRangeKernel HEADROOM_FAULT_NUMBER=2 "
                             "HEADROOM_FAULT_ERROR=-54 ";
  const Ended ended = captured("plain", "", faults);
  EXPECT_EQ(ended.code, 3);
  EXPECT_NE(ended.out.find("failed: -54"), std::string::npos) << ended.out;
}

TEST_F(CaptureTest, AnotherLayersClocksAreTheTimesThatAreCounted) {
  captured("plain", "", "OPENCL_LAYERS='" HEADROOM_FAULT_LAYER "' HEADROOM_FAULT_CLOCK=zero ");
  EXPECT_EQ(report().at("kernels").at(0).at("timed"), 0);
  EXPECT_EQ(report().at("kernels").at(0).at("untimed"), 3);
}

TEST_F(CaptureTest, MemoryThatAnotherApiMadeUnseenIsSaidToBeMissing) {
  const std::string loader = "'" HEADROOM_LAYER_LOADER "' unseen '" + known().string() + "'";
  const Ended ended = cli("capture -q --dump work --to '" + path("captures") + "' -- " + loader);
  EXPECT_EQ(ended.code, 0) << ended.out << ended.err;
  EXPECT_EQ(ended.out, "256 numbers: 65280\n");
  const std::string arguments = inCapture("work-1", "arguments.txt");
  EXPECT_NE(arguments.find("kind = \"buffer\""), std::string::npos) << arguments;
  EXPECT_NE(arguments.find("contents = false\nreason = \"It is memory of another API"), std::string::npos);
  const Ended replayed = cli("replay -q '" + path("captures/work-1") + "'");
  EXPECT_NE(replayed.code, 0);
  EXPECT_NE(replayed.err.find("memory of another API"), std::string::npos) << replayed.err;
}

TEST_F(CaptureTest, LoadersWithSmallerAndWithLargerTablesAreCapturedAsTheSystems) {
  const auto loader = [&](const std::string& table) {
    return "'" HEADROOM_LAYER_LOADER "' " + table + " '" + known().string() + "'";
  };
  for (const std::string table : {"smaller", "larger"}) {
    const std::string options = "--dump work --to '" + path(table) + "' --json --report '" + path("report.json") + "'";
    const Ended ended = cli("capture " + options + " -- " + loader(table));
    EXPECT_EQ(ended.code, 0) << table << ": " << ended.out << ended.err;
    EXPECT_EQ(ended.out, "256 numbers: 65280\n") << table;
    EXPECT_EQ(report().at("launches"), 1) << table;
    EXPECT_EQ(report().at("kernels").at(0).at("timed"), 1) << table;
    fs::remove_all(path("captures"));
    fs::rename(path(table), path("captures"));
    EXPECT_EQ(compareContents("work-1"), 2) << table << ": of a buffer that another API made";
    EXPECT_EQ(inCapture("work-1", "arguments.txt").find("contents = false"), std::string::npos) << table;
  }
}

TEST_F(CaptureTest, UnifiedSharedMemoryIsCapturedFromThePointerOn) {
  // Made of shared virtual memory by the other layer, as not all drivers have the extension.
  const std::string extensions = "OPENCL_LAYERS='" HEADROOM_FAULT_LAYER "' HEADROOM_FAULT_EXTENSIONS=1 ";
  const Ended expected = alone("unified", extensions);
  if (expected.code == 77) GTEST_SKIP() << "this driver has no shared virtual memory";
  const Ended ended = captured("unified", "", extensions);
  EXPECT_EQ(ended.out, expected.out);
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(report().at("kernels").at(0).at("timed"), 1) << "by a queue of the extension";
  ASSERT_EQ(captures(), std::vector<std::string>{"work-1"});
  EXPECT_EQ(compareContents("work-1"), 2);
  EXPECT_EQ(inCapture("work-1", "SVM_Arg_Offset0.txt"), "1024\n");
  EXPECT_NE(inCapture("work-1", "arguments.txt").find("index = 0\nkind = \"svm\"\n"), std::string::npos);
}

TEST_F(CaptureTest, AQueueThatTheProgramStopsProfilingIsTimedAllTheSame) {
  const std::string driver = "OPENCL_LAYERS='" HEADROOM_FAULT_LAYER "' HEADROOM_FAULT_PROPERTIES=1 ";
  const Ended expected = alone("queue-property", driver);
  EXPECT_EQ(expected.out, "0, before 2, profiling -7\n0, before 0, profiling -7\n0, before 0, profiling 0\n");
  const Ended ended = captured("queue-property", "", driver);
  EXPECT_EQ(ended.out, expected.out);
  EXPECT_EQ(report().at("kernels").at(0).at("timed"), 3);
}

TEST_F(CaptureTest, LaunchesThatAreRefusedTakeNothingOfTheSessionsLimit) {
  // Space for eight captures of this launch.
  const Ended ended = captured("refused-often", "--limit 2K");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(captures(), std::vector<std::string>{"work-1"});
  EXPECT_EQ(compareContents("work-1"), 2);
}

TEST_F(CaptureTest, ALaunchThatFailsOnTheDeviceIsNoted) {
  if (alone("failed-wait").code == 77) GTEST_SKIP() << "this driver runs a launch whose wait failed";
  captured("failed-wait");
  EXPECT_EQ(captures(), std::vector<std::string>());
  EXPECT_NE(report().at("notes").dump().find("Launch 1 of work failed on the device and was not captured."),
            std::string::npos)
      << report().at("notes");
}

/// Copies a library without OpenCL functions under a loader's name.
std::string loaderWithoutLayers(const fs::path& folder) {
  fs::create_directories(folder);
  void* const library = ::dlopen("libm.so.6", RTLD_LAZY);
  const link_map* map = nullptr;
  if (library != nullptr && ::dlinfo(library, RTLD_DI_LINKMAP, &map) == 0)
    fs::copy_file(map->l_name, folder / "libOpenCL.so.1");
  return (folder / "libOpenCL.so.1").string();
}

TEST_F(CaptureTest, ALoaderWithoutLayersIsNamedWithWhatToDo) {
  const std::string loader = loaderWithoutLayers(folder_ / "loader");
  const Ended ended = cli("capture -q -- env LD_PRELOAD='" + loader + "' sleep 3");
  EXPECT_NE(ended.err.find(loader + ", which takes no layers"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("LD_LIBRARY_PATH=/"), std::string::npos) << ended.err;
}

TEST_F(CaptureTest, ALoaderThatAProgramGetsByItsFileIsNamed) {
  const ScopedVariable path("LD_LIBRARY_PATH", (folder_ / "loader").c_str());
  const std::string usual = whyNoFigures(HEADROOM_CAPTURE_PROGRAM, {});
  EXPECT_NE(usual.find("which takes layers, but made no OpenCL call"), std::string::npos) << usual;
  const std::string loader = loaderWithoutLayers(folder_ / "loader");
  const std::string found = whyNoFigures(HEADROOM_CAPTURE_PROGRAM, {});
  EXPECT_NE(found.find(loader + ", which takes no layers"), std::string::npos) << found;
}

TEST_F(CaptureTest, AProgramWithoutOpenClIsSaidToHaveNone) {
  const Ended ended = cli("capture -- sh -c 'echo hello; exit 7'");
  EXPECT_EQ(ended.code, 7);
  EXPECT_EQ(ended.out, "hello\n");
  EXPECT_NE(ended.err.find("did not come through this OpenCL loader"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("is not linked to libOpenCL.so"), std::string::npos);
  EXPECT_EQ(cli("capture -- '" + path("nothing") + "'").code, 2);
  EXPECT_EQ(cli("capture --dump a:0 -- true").code, 2);
  EXPECT_EQ(cli("capture").code, 2);
}

TEST_F(CaptureTest, TheTableGoesToStderrAndFilesHaveTheSameKernels) {
  const Ended ended =
      cli("capture --csv '" + path("k.csv") + "' --trace '" + path("t.json") + "' -- " + program("plain"));
  EXPECT_EQ(ended.out, alone("plain").out);
  EXPECT_NE(ended.err.find("3 launches of 1 kernel in 1 process"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("work "), std::string::npos);
  EXPECT_NE(contentOf(path("k.csv")).find("\r\nwork,"), std::string::npos);
  const CaptureJson events = CaptureJson::parse(contentOf(path("t.json"))).at("traceEvents");
  const auto launches =
      std::count_if(events.begin(), events.end(), [](const CaptureJson& event) { return event.at("ph") == "X"; });
  EXPECT_EQ(launches, 3);
}

TEST_F(CaptureTest, AReportIsAPageOrMarkdown) {
  const Ended ended =
      cli("capture -q --html '" + path("p.html") + "' --markdown '" + path("p.md") + "' -- " + program("plain"));
  EXPECT_EQ(ended.code, 0) << ended.err;
  const std::string html = contentOf(path("p.html"));
  EXPECT_EQ(html.find("<!DOCTYPE html>"), 0U);
  EXPECT_NE(html.find("3 launches of 1 kernel in 1 process"), std::string::npos);
  EXPECT_NE(html.find("<svg"), std::string::npos);
  EXPECT_NE(contentOf(path("p.md")).find("| work | "), std::string::npos);
  EXPECT_EQ(cli("capture --html '" + path("no/folder/p.html") + "' -- true").code, 1);
}

TEST_F(CaptureTest, ArgumentsOfTheProgramStayItsOwn) {
  const Ended ended = cli("capture -q -- printf '%s|' --json -q '' --");
  EXPECT_EQ(ended.out, "--json|-q||--|");
  EXPECT_EQ(ended.code, 0);
}

TEST_F(CaptureTest, ASignalForTheCommandEndsTheProgram) {
  const pid_t child = fork();
  if (child == 0) {
    execl(HEADROOM_RUNNER, "headroom-cli", "capture", "-q", "--", "sleep", "600", nullptr);
    _exit(127);
  }
  std::this_thread::sleep_for(std::chrono::seconds(1));
  kill(child, SIGTERM);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) ? WEXITSTATUS(status) == 128 + SIGTERM : WTERMSIG(status) == SIGTERM);
}

TEST_F(CaptureTest, DamagedFiguresAreNotedAndLeftOut) {
  fs::create_directories(folder_ / "session/figures");
  write("session/figures/1.figures", "nothing of the kind");
  write("session/figures/2.figures", std::string(8 << 20, '\xff'));
  const CaptureFigures figures = readCaptureFigures(folder_ / "session");
  EXPECT_TRUE(figures.processes.empty());
  EXPECT_EQ(figures.notes.size(), 2U);
}

TEST_F(CaptureTest, ACaptureThatCannotBeListedIsNoted) {
  const Ended ended =
      cli("capture --dump work:1 --to '" + path("captures") + "' --json --report '" + path("report.json") +
          "' -- sh -c 'ln -s /no/such/folder/file \"$HEADROOM_CAPTURE/folders\"; " +
          "exec \"" HEADROOM_CAPTURE_PROGRAM "\" plain \"" + known().string() + "\"'");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(captures(), std::vector<std::string>());
  ASSERT_EQ(report().at("notes").size(), 1U) << report().dump();
  EXPECT_THAT(report().at("notes").at(0).get<std::string>(),
              ::testing::AllOf(::testing::HasSubstr("/folders could not be written: No such file or directory"),
                               ::testing::HasSubstr("is not listed")));
}

TEST_F(CaptureTest, FiguresAreReadWhileTheProgramRuns) {
  CapturePlan plan;
  plan.command = {"sh", "-c", program("plain") + " >/dev/null; exec sleep 600"};
  CaptureSession session(plan);
  for (int i = 0; i < 600 && session.figures().launches < 3; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_FALSE(session.poll());
  const CaptureFigures figures = session.figures();
  ASSERT_EQ(figures.kernels.size(), 1U);
  EXPECT_EQ(figures.kernels.front().launches, 3U);
  EXPECT_EQ(figures.kernels.front().global[0], 256U);
}

TEST_F(CaptureTest, OfManyShortLaunchesSomeAreTimed) {
  EXPECT_EQ(captured("tiny").code, 0);
  const CaptureJson all = report();
  const CaptureJson& kernel = all.at("kernels").at(0);
  const auto timed = kernel.at("timed").get<int>();
  const auto skipped = kernel.at("skipped").get<int>();
  EXPECT_EQ(kernel.at("launches"), 10001);
  EXPECT_EQ(timed + skipped + kernel.at("untimed").get<int>(), 10001);
  EXPECT_GT(timed, 1300) << "1000 and about one in 16";
  EXPECT_LT(timed, 6500) << "one in two if it is very busy";
  // Skipped launches are in the total and in the mean.
  const auto totalMs = kernel.at("total_ms").get<double>();
  EXPECT_NEAR(totalMs, kernel.at("first_ms").get<double>() + 10000 * kernel.at("mean_ms").get<double>(),
              0.01 * totalMs);
  EXPECT_NE(all.at("notes").dump().find("only some are timed"), std::string::npos);
}

}  // namespace
}  // namespace headroom
