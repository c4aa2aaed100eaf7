// Runs each kernel of the catalogue in Oclgrind, which must report nothing. It must find all planted faults, or else
// its silence about the others would mean nothing. Oclgrind's exit code has no meaning, so its log is read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

std::string contentOf(const fs::path& file) {
  std::ifstream stream(file);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

class Oclgrind : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (std::string(HEADROOM_OCLGRIND).empty()) {
      if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "Oclgrind is not installed.";
      GTEST_SKIP() << "Oclgrind is not installed.";
    }
    folder_ = fs::temp_directory_path() / ("headroom-oclgrind-test-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override {
    if (!folder_.empty()) fs::remove_all(folder_);
  }

  /// Returns Oclgrind's messages about one variant at a small awkward size. The run's output is in output_.
  std::string complaintsAbout(const std::string& variant, double sigma, const std::string& kernelFolder,
                              bool watchUninitialised = true, const std::string& size = "67x19") {
    const fs::path log = folder_ / "log";
    const std::string command =
        // The local memory per group of current GPUs; Oclgrind's own 32 KiB are OpenCL's minimum.
        "'" HEADROOM_OCLGRIND "' --local-mem-size 49152 --data-races " +
        std::string(watchUninitialised ? "--uninitialized " : "") + "--max-errors 20 --log '" + log.string() +
        "' '" HEADROOM_RUN_ONCE "' " + variant + " " + (variant.starts_with("matmul") ? "19x67x21" : size) + " " +
        std::to_string(sigma) + " " + kernelFolder + " >'" + (folder_ / "output").string() + "' 2>&1 </dev/null";
    [[maybe_unused]] const int status = std::system(command.c_str());
    output_ = contentOf(folder_ / "output");
    return contentOf(log);
  }

  fs::path folder_;
  std::string output_;
};

/// Oclgrind 21.10 reports some results of read_imagef as uninitialised, even in a kernel that copies an image filled
/// from a buffer.
bool readsImages(const Variant& variant) {
  for (const Pass& pass : variant.passes)
    for (const Argument& argument : pass.arguments)
      if (argument.asImage) return true;
  return false;
}

/// It also reports some shuffles of two initialised vectors as uninitialised: storing floats 0 to 3 and 8 to 11 of each
/// at once is enough.
bool shufflesVectors(const Variant& variant) {
  return variant.source.find("__builtin_shufflevector") != std::string::npos;
}

/// Its check for uninitialised memory also crashes in a loop that sums vectors.
bool addsVectorsUp(const Variant& variant) {
  const bool isOfVectors = variant.source.find("VALUE float4") != std::string::npos ||
                           variant.source.find("float16 a = 0") != std::string::npos;
  const auto has = [&variant](std::string_view text) { return variant.source.find(text) != std::string::npos; };
  return (isOfVectors && (has(" += numbers[i]") || has(" += block["))) || has("SUM4 sum = sums[0]");
}

/// It also reports vectors made of four numbers as uninitialised if they are stored at once, such as
/// `(uint4)(lane, 2, 3, 4)`.
bool storesMadeVectors(const Variant& variant) {
  return variant.source.find("to[32] = ") != std::string::npos ||
         variant.source.find("= (uint4)(words[0]") != std::string::npos;
}

class OclgrindOnEveryKernel : public Oclgrind {};
class OclgrindOnPlantedFaults : public Oclgrind {};

TEST_P(OclgrindOnEveryKernel, FindsNothing) {
  static const Catalogue catalogue;
  const Variant& variant = catalogue.find(GetParam());
  // Loops over a narrow window do the same as those over a wide one, in less time; kernels built for one sigma keep the
  // default sigma.
  const double usual = variant.defines.empty() || variant.needsMatrixUnit ? 2 : 5;
  const Parameter* parameter = findParameter(findWorkload(variant.workload), "sigma");
  const double sigma = parameter == nullptr ? usual : std::max(usual, validRange(*parameter, variant).smallest);
  // Groups of kernels built for one sigma take long to simulate, so they get a smaller image, which still has two
  // groups of a kernel for matrix units; the strips of the others have more columns than either.
  const bool takesLong = !variant.literals.empty() && variant.source.find("barrier(") != std::string::npos;
  // A pyramid's neighbouring groups walk in opposite directions, 16 rows at a time.
  const bool hasSegments = variant.source.find("walkOf(") != std::string::npos && !variant.needsMatrixUnit;
  const std::string size = hasSegments ? "36x40" : takesLong ? "35x10" : "67x19";
  // Of kernels for matrix units, only those with one channel are simulated: with four, the same code takes four times
  // as long.
  const bool hasSibling = variant.needsMatrixUnit && variant.pixel.channels == 4;
  const bool watches = !hasSibling && !readsImages(variant) && !shufflesVectors(variant) && !addsVectorsUp(variant) &&
                       !storesMadeVectors(variant);
  EXPECT_THAT(complaintsAbout(variant.id, sigma, "", watches, size), IsEmpty());
  // A kernel that did not run has no faults, so the simulator must have run it, or must print why it could not.
  EXPECT_THAT(output_, testing::AnyOf(HasSubstr("Ok "), HasSubstr("Unsupported ")));
}

std::vector<std::string> kernelIds() {
  std::vector<std::string> ids;
  const Catalogue catalogue;
  for (const Variant& variant : catalogue.variants())
    if (variant.kind == VariantKind::Kernel) ids.push_back(variant.id);
  return ids;
}

std::string testName(const testing::TestParamInfo<std::string>& parameter) {
  std::string name = parameter.param;
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, OclgrindOnEveryKernel, testing::ValuesIn(kernelIds()), testName);

TEST_P(OclgrindOnPlantedFaults, CatchesThem) {
  const std::string complaints = complaintsAbout("copy." + std::string(GetParam()), 0, "'" HEADROOM_BAD_KERNELS "'");
  EXPECT_THAT(complaints, HasSubstr("Kernel: ")) << output_;
}

INSTANTIATE_TEST_SUITE_P(Planted, OclgrindOnPlantedFaults,
                         testing::Values("out_of_bounds", "data_race", "uninitialised", "divergent_barrier"), testName);

}  // namespace
}  // namespace headroom
