// Compiles every built-in kernel with clang's OpenCL front end, once for each declared value of each tunable.
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "catalogue/embedded_kernels.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "workbench/review/front_end.hpp"

namespace headroom {
namespace {

/// A kernel file with all sets of -D values with which it is built.
struct Combinations {
  std::string name;
  std::string source;
  std::vector<std::string> defines;  ///< for each build
};

void PrintTo(const Combinations& combination, std::ostream* stream) {
  *stream << combination.name;
}

std::string define(const std::string& name, int value) {
  return " -D" + name + "=" + std::to_string(value);
}

/// Words of a command, each after a blank. None has a character of the shell's.
std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += " " + word;
  return text;
}

std::string testName(std::string text) {
  for (char& c : text)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return text;
}

/// Returns the values for every depth and number of channels, for every kind of plane.
std::vector<std::string> definesOfPhotoPixels() {
  const std::string bytes = " -DSAMPLE=uchar -DWHITE=255";
  std::vector<std::string> all;
  for (const int channels : {1, 2, 3, 4}) {
    for (const int perPlane : {1, 4}) {
      const std::string shape = define("CHANNELS", channels) + define("PER_PLANE", perPlane) +
                                define("TURN", channels % 2 == 0 ? 128 : 4) + define("RUN", 1);
      all.push_back(bytes + " -DELEMENT=uchar -DBYTES" + shape);
      for (const std::string& samples : {bytes, std::string(" -DSAMPLE=ushort -DWHITE=65535"),
                                         std::string(" -DSAMPLE=float -DWHITE=1 -DFLOAT_SAMPLES")}) {
        all.push_back(samples + " -DELEMENT=float" + shape);
      }
    }
  }
  return all;
}

/// Returns values as close to `most` as the variant allows.
ParameterValues valuesBelow(const Workload& workload, const Variant& variant, double most) {
  ParameterValues values;
  for (const Parameter& parameter : workload.parameters) {
    const ParameterRange range = validRange(parameter, variant);
    values[parameter.name] = std::clamp(most, range.smallest, range.largest);
  }
  return values;
}

std::vector<Combinations> combinations() {
  const Catalogue catalogue;
  std::vector<Combinations> all;
  for (const Variant& general : catalogue.variants()) {
    if (general.kind != VariantKind::Kernel) continue;
    const Workload& workload = findWorkload(general.workload);
    const ParameterValues ordinary = valuesBelow(workload, general, 5);
    std::set<std::string> defines;
    for (const int side : {64, 67}) {  // some programs require widths that are multiples of a number
      const Variant variant =
          specialised(workload, general, Size(std::vector<std::int64_t>(workload.sizes.size(), side)), ordinary);
      for (const std::vector<std::string>& build : definesOfBuilds(variant)) defines.insert(joined(build));
      if (side == 64) all.push_back({testName(variant.id), variant.source, {}});
    }
    all.back().defines.assign(defines.begin(), defines.end());
    // A kernel's code may depend on parameters.
    const ParameterValues wide = valuesBelow(workload, general, 30);
    if (general.defines.empty() || wide == ordinary) continue;
    Variant variant = specialised(workload, general, {64, 64}, wide);
    for (Tunable& tunable : variant.tunables) tunable.values = {tunable.defaultValue};
    all.push_back({testName(variant.id) + "_of_wide_gaussians", variant.source, {joined(definesOfBuilds(variant)[0])}});
  }
  for (const EmbeddedKernel& kernel : ownKernels()) {
    const bool isOfPhotos = kernel.name == "photo_pixels";
    all.push_back({kernel.name, kernel.text, isOfPhotos ? definesOfPhotoPixels() : std::vector<std::string>{""}});
  }
  return all;
}

class KernelSyntax : public testing::TestWithParam<Combinations> {};

TEST_P(KernelSyntax, CompilesWithoutWarnings) {
  const std::string clang = HEADROOM_CLANG;
  if (clang.empty()) {
    if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "No clang was found when configuring; install clang.";
    GTEST_SKIP() << "No clang was found when configuring; install clang to check the kernels' syntax.";
  }
  std::string folder = (std::filesystem::temp_directory_path() / "headroom-syntax-XXXXXX").string();
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  const std::string file = folder + "/kernel.cl";
  const std::string log = folder + "/log.txt";
  std::ofstream(file, std::ios::binary) << GetParam().source;
  std::vector<std::string> builds = GetParam().defines;
  // Code only for GPUs with a matrix unit, including its inline assembly, is compiled for them.
  if (GetParam().source.find("MATRIX_UNIT") != std::string::npos) {
    for (const std::string& defines : GetParam().defines)
      builds.push_back(defines + joined({kNvidiaTarget, kMatrixUnitDefine}));
  }
  for (const std::string& defines : builds) {
    const std::string command = "'" + clang + "'" + joined(frontEndWords()) + " -Wall -Wextra -Wpedantic -Werror" +
                                defines + " '" + file + "' >'" + log + "' 2>&1";
    const int status = std::system(command.c_str());
    std::ifstream output(log);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0)
        << command << "\n"
        << std::string(std::istreambuf_iterator<char>(output), {});
  }
  std::filesystem::remove_all(folder);
}

INSTANTIATE_TEST_SUITE_P(BuiltIn, KernelSyntax, testing::ValuesIn(combinations()),
                         [](const auto& test) { return test.param.name; });

void expectFilesOf(const char* folder, const std::vector<EmbeddedKernel>& kernels) {
  std::size_t files = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(HEADROOM_SOURCE_DIR) / folder))
    if (entry.path().extension() == ".cl") ++files;
  EXPECT_GT(files, 0u);
  EXPECT_EQ(kernels.size(), files);
  for (const EmbeddedKernel& kernel : kernels) {
    std::ifstream file(std::filesystem::path(HEADROOM_SOURCE_DIR) / kernel.path, std::ios::binary);
    EXPECT_EQ(kernel.text, std::string(std::istreambuf_iterator<char>(file), {})) << kernel.path;
  }
}

TEST(EmbeddedKernels, AreTheFilesOfTheSourceTreeByteForByte) {
  expectFilesOf("kernels", embeddedKernels());
  expectFilesOf("core/src", ownKernels());
}

}  // namespace
}  // namespace headroom
