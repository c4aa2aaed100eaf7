// headroom-cli capture with other layers, loaders, drivers' refusals and programs without OpenCL.
#include <dlfcn.h>
#include <link.h>

#include "../unit/scoped_variable.hpp"
#include "capture_fixture.hpp"
#include "workbench/capture/no_figures.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

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
  EXPECT_NE(ended.err.find("did not use the system's OpenCL loader"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("is not linked to libOpenCL.so"), std::string::npos);
  EXPECT_EQ(cli("capture -- '" + path("nothing") + "'").code, 2);
  EXPECT_EQ(cli("capture --dump a:0 -- true").code, 2);
  EXPECT_EQ(cli("capture").code, 2);
}

}  // namespace
}  // namespace headroom
