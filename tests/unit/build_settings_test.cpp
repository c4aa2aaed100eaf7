// The best configurations as files for a program's build. The C header is compiled if there is a compiler.
#include "headroom/tuning/build_settings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "headroom/system/error.hpp"
#include "test_folder.hpp"
#include "tuning_reports.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// A report whose best configuration differs from the default in each of the kernel's tunables.
TuningReport tunedReport(const Catalogue& catalogue, const std::string& id) {
  TuningReport report = someReport();
  report.target.variant = id;
  Configuration best;
  for (const Tunable& tunable : catalogue.find(id).tunables) best[tunable.name] = tunable.values.back();
  report.best = best;
  report.compared[0].configuration = toText(best);
  return report;
}

TEST(BuildSettings, HaveEachTunableAndAllOptions) {
  const Catalogue catalogue;
  const TuningReport report = tunedReport(catalogue, "blur.local");
  ASSERT_FALSE(report.best->empty());
  const auto& [name, value] = *report.best->begin();
  const std::string header = toCHeader({&report, 1}, catalogue);
  EXPECT_THAT(header,
              AllOf(HasSubstr("#define BLUR_LOCAL_" + name + " " + std::to_string(value) + "\n"),
                    HasSubstr("#define BLUR_LOCAL_OPTIONS \"-cl-std="), HasSubstr(name + "=" + std::to_string(value)),
                    HasSubstr("/* at 4000 x 4000"), HasSubstr("8.000 ms; the best is ")));
  const std::string cmake = toCMake({&report, 1}, catalogue);
  EXPECT_THAT(cmake, AllOf(HasSubstr("set(BLUR_LOCAL_" + name + " " + std::to_string(value) + ")\n"),
                           HasSubstr("set(BLUR_LOCAL_OPTIONS \"-cl-std=")));
}

TEST(BuildSettings, SayWhereNothingWasFoundAndTakeAKernelOnce) {
  const Catalogue catalogue;
  std::vector<TuningReport> reports{tunedReport(catalogue, "blur.local"), tunedReport(catalogue, "blur.fused")};
  reports[1].best.reset();
  reports[1].target.device.name = "*/ #error nonsense\n#error more";
  const std::string header = toCHeader(reports, catalogue);
  EXPECT_THAT(header, AllOf(HasSubstr("no valid configuration was found"), Not(HasSubstr("\n#error"))));
  reports[1].target.variant = "blur.local";
  EXPECT_THROW(toCHeader(reports, catalogue), UsageError);
  EXPECT_THROW(toCMake(reports, catalogue), UsageError);
}

TEST(BuildSettings, AreAHeaderThatACompilerTakes) {
  const Catalogue catalogue;
  TuningReport report = tunedReport(catalogue, "blur.local");
  report.target.device.name = "Device \"A*/\" \\";
  const TestFolder folder;
  std::ofstream(folder / "tuned.h") << toCHeader({&report, 1}, catalogue);
  std::ofstream(folder / "use.c") << "#include \"tuned.h\"\nint main(void) { return BLUR_LOCAL_OPTIONS[0] != '-'; }\n";
  const std::string use = (folder / "use").string();
  ASSERT_EQ(std::system(("cc -Wall -Werror -o '" + use + "' '" + use + ".c'").c_str()), 0);
  EXPECT_EQ(std::system(("'" + use + "'").c_str()), 0);
}

}  // namespace
}  // namespace headroom
