// A run of kernels from a folder, interrupted and resumed by the real command line: which folder its kernels come from.
#include <gmock/gmock.h>

#include <fstream>

#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "started_command.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::ElementsAre;
using testing::endAfterRows;
using ::testing::HasSubstr;
using testing::kMostAttempts;
using ::testing::Not;
using testing::waitForEnd;

class ResumedKernels : public testing::DeviceTest {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("headroom-resumed-kernels-test-" + std::to_string(getpid()));
    kernels_ = folder_ / "kernels of mine";
    fs::create_directories(folder_ / "headroom" / "runs");
    fs::copy(HEADROOM_TUNING_KERNELS, kernels_, fs::copy_options::recursive);
    DeviceTest::SetUp();
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// Kills a run of one copy after one size is done, with another size left.
  void killARunOf(const std::string& variant) const {
    bool wasKilled = false;
    for (int attempt = 0; !wasKilled; ++attempt) {
      ASSERT_LT(attempt, kMostAttempts);
      for (const RunSummary& run : listRuns(runs())) fs::remove(run.file);
      const pid_t child =
          testing::startCommand({"run", "-q", "--kernels", kernels_, "--workload", "copy", "--variants", variant,
                                 "--sizes", "64x48,1200x900", "--time-budget", "0.2", "--no-ceilings"},
                                folder_, folder_ / "output");
      wasKilled = endAfterRows(child, child, runs(), 1, SIGKILL).has_value();
    }
  }

  /// Resumes the run, and returns the exit code.
  [[nodiscard]] int resume(const std::vector<std::string>& options = {}) const {
    std::vector<std::string> arguments{"run", "--resume"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return WEXITSTATUS(waitForEnd(testing::startCommand(arguments, folder_, folder_ / "output")));
  }

  [[nodiscard]] fs::path runs() const { return folder_ / "headroom" / "runs"; }
  [[nodiscard]] std::string output() const { return readFile(folder_ / "output"); }
  [[nodiscard]] RunDocument run() const { return readRun(listRuns(runs()).front().file).document; }

  fs::path folder_;
  fs::path kernels_;
};

TEST_F(ResumedKernels, AreNotCompiledFromAFolderThatOnlyTheJournalNames) {
  killARunOf("tunable");
  EXPECT_THAT(run().context.kernelFolders, ElementsAre(kernels_.string()));
  const std::size_t rows = run().rows.size();
  EXPECT_EQ(resume(), 2);
  EXPECT_THAT(output(), AllOf(HasSubstr("not known here: copy.tunable. "),
                              HasSubstr("with --kernels '" + kernels_.string() + "'")));
  EXPECT_EQ(run().rows.size(), rows);
  EXPECT_EQ(resume({"--kernels", kernels_}), 0) << output();
  EXPECT_EQ(run().outcome, Outcome::Completed);
  EXPECT_EQ(run().rows.size(), 2U);
}

TEST_F(ResumedKernels, AreTakenFromTheFolderThatIsGivenInstead) {
  killARunOf("tunable");
  fs::rename(kernels_, folder_ / "moved");
  EXPECT_EQ(resume({"-q"}), 2);
  EXPECT_THAT(output(), AllOf(HasSubstr("not known here: copy.tunable. "), HasSubstr(kernels_.string()),
                              HasSubstr("--kernels DIR"), Not(HasSubstr("copy.vector4"))));
  EXPECT_EQ(resume({"--kernels", folder_ / "moved"}), 0) << output();
  EXPECT_EQ(run().outcome, Outcome::Completed);
}

TEST_F(ResumedKernels, ThatHaveChangedInTheirFolderAreRefused) {
  killARunOf("tunable");
  const std::size_t rows = run().rows.size();
  std::ofstream(kernels_ / "copy" / "tunable.cl", std::ios::app) << "// changed\n";
  EXPECT_EQ(resume({"--kernels", kernels_}), 1);
  EXPECT_THAT(output(), HasSubstr("The kernel of copy.tunable has changed since it began."));
  EXPECT_EQ(run().rows.size(), rows);
}

TEST_F(ResumedKernels, OfFilesThatTookThePlaceOfBuiltInOnesAreFoundAgain) {
  fs::rename(kernels_ / "copy" / "tunable.cl", kernels_ / "copy" / "scalar.cl");
  killARunOf("scalar");
  fs::create_directories(folder_ / "empty");
  EXPECT_EQ(resume({"--kernels", folder_ / "empty"}), 1);
  EXPECT_THAT(output(), HasSubstr("Resume with --kernels '" + kernels_.string() + "'"));
  EXPECT_EQ(resume({"--kernels", kernels_}), 0) << output();
}

}  // namespace
}  // namespace headroom
