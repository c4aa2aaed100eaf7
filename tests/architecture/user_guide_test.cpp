// The user guide matches the program.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "headroom/advice.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/guide/guide_report.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/report/report.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// A page of the user guide, by its path in docs.
std::string page(const std::string& path) {
  return readFile(std::filesystem::path(HEADROOM_SOURCE_FOLDER) / "docs" / path);
}

/// Returns the text between the first `begin` and the next `end`; empty if either is missing.
std::string between(const std::string& text, const std::string& begin, const std::string& end) {
  const std::size_t from = text.find(begin);
  if (from == std::string::npos) return {};
  const std::size_t first = from + begin.size();
  const std::size_t to = text.find(end, first);
  return to == std::string::npos ? std::string() : text.substr(first, to - first);
}

bool namesInCode(const std::string& text, std::string_view name) {
  return text.find("`" + std::string(name) + "`") != std::string::npos;
}

TEST(UserGuide, ExplainsEveryColumnInTheProgramsWords) {
  std::string expected = "\n| column | in tables | what it is |\n|---|---|---|\n";
  for (const Column& column : columns()) {
    expected.append("| `").append(column.name).append("` | ").append(column.inTables ? column.title : "");
    expected.append(column.inTables ? " | " : "| ").append(column.explanation).append(" |\n");
  }
  expected.append("\n");
  EXPECT_NE(page("reference/columns.md").find(expected), std::string::npos)
      << "Paste this into docs/reference/columns.md, between two empty lines:\n"
      << expected;
}

TEST(UserGuide, NamesEveryStatus) {
  const std::string guide = page("reference/columns.md");
  for (int status = 0; status <= static_cast<int>(Status::Cancelled); ++status) {
    EXPECT_TRUE(namesInCode(guide, toText(static_cast<Status>(status)))) << toText(static_cast<Status>(status));
  }
}

TEST(UserGuide, NamesEveryWorkloadWithItsReferencesAndArguments) {
  const std::string guide = page("reference/kernel-files.md");
  for (const Workload& workload : workloads()) {
    EXPECT_TRUE(namesInCode(guide, workload.id)) << workload.id;
    if (workload.references.size() > 1) {
      for (const ReferenceMethod& method : workload.references) {
        EXPECT_TRUE(namesInCode(guide, method.name)) << method.name;
      }
    }
    for (const ArrayBinding& array : workload.arrays) EXPECT_TRUE(namesInCode(guide, array.name)) << array.name;
    for (const IntegerBinding& integer : workload.integers) EXPECT_TRUE(namesInCode(guide, integer.name));
  }
}

TEST(UserGuide, NamesEveryExperimentWithItsQuestion) {
  const std::string guide = page("reference/guide.md");
  const auto expectLine = [&guide](std::string_view id, std::string_view second, std::string_view third) {
    const std::string line =
        "| `" + std::string(id) + "` | " + std::string(second) + " | " + std::string(third) + " |\n";
    EXPECT_NE(guide.find(line), std::string::npos) << "Missing: " << line;
  };
  for (const Experiment& experiment : experiments()) expectLine(experiment.id, experiment.step, experiment.question);
}

TEST(UserGuide, HasTheTableOfTheRulesOfAdvice) {
  EXPECT_NE(page("reference/advice.md").find(adviceRulesMarkdown()), std::string::npos)
      << "Paste this into docs/reference/advice.md:\n"
      << adviceRulesMarkdown();
}

TEST(Coverage, ThePageIsWhatTheProgramSays) {
  EXPECT_EQ(page("reference/guide-coverage.md"), coverageMarkdown(Catalogue()))
      << "Write it again: headroom-cli guide --coverage > docs/reference/guide-coverage.md";
}

TEST(UserGuide, ItsExampleIsAValidVariant) {
  const std::string example = between(page("how-to/add-variant.md"), "```c\n", "```");
  const Variant variant = parseVariant("columns", example, "docs/how-to/add-variant.md");
  EXPECT_EQ(variant.id, "copy.columns");
  EXPECT_EQ(variant.passes.size(), 1U);
  EXPECT_EQ(variant.tunables.size(), 1U);
}

}  // namespace
}  // namespace headroom
