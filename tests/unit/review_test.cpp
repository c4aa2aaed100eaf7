// Verdicts, reports and builds of a review.
#include "headroom/review.hpp"

#include <gmock/gmock.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <set>

#include "headroom/system/file.hpp"
#include "test_folder.hpp"
#include "workbench/review/front_end.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

ReviewEntry reviewEntry(ReviewStep step, const std::string& where, ReviewVerdict verdict) {
  ReviewEntry entry{step, "copy.mine", where, verdict};
  if (verdict != ReviewVerdict::Right) {
    entry.reason = "A <reason> & \x1b[31mmore.";
    entry.place = {"/home/me/kernels/my kernel.cl", 12, 5};
  }
  return entry;
}

Review reviewWith(std::vector<ReviewEntry> entries) {
  return {"kernels", "HEAD:kernels, commit 4f2a9c1d0e12", "A device", 0.02, std::move(entries), {"A note."}};
}

TEST(ReviewVerdict, IsTheWorstOfTheEntries) {
  const ReviewEntry right = reviewEntry(ReviewStep::Build, "CPU", ReviewVerdict::Right);
  const ReviewEntry open = reviewEntry(ReviewStep::Speed, "4 MP", ReviewVerdict::Undecided);
  const ReviewEntry slower = reviewEntry(ReviewStep::Speed, "4 MP", ReviewVerdict::Slower);
  const ReviewEntry wrong = reviewEntry(ReviewStep::Validate, "67 x 35", ReviewVerdict::Wrong);
  EXPECT_EQ(verdictOf(reviewWith({right})), ReviewVerdict::Right);
  EXPECT_EQ(verdictOf(reviewWith({right, open})), ReviewVerdict::Undecided);
  EXPECT_EQ(verdictOf(reviewWith({slower, open})), ReviewVerdict::Slower);
  EXPECT_EQ(verdictOf(reviewWith({slower, wrong, open})), ReviewVerdict::Wrong);
  EXPECT_EQ(verdictOf(reviewWith({})), ReviewVerdict::Undecided) << "nothing was shown";
}

ResultRow reviewedRow(Size size, Status status) {
  ResultRow row;
  row.variant = "copy.mine";
  row.device = "A device";
  row.size = size;
  row.status = status;
  row.reason = status == Status::Ok ? "" : "Because.";
  return row;
}

Variant reviewedVariant() {
  Variant variant;
  variant.id = "copy.mine";
  variant.name = "mine";
  variant.workload = "copy";
  variant.origin = "/home/me/kernels/mine.cl";
  variant.source = "kernel void k() {\n  x = 1;\n}\n";
  variant.files = {{"/home/me/kernels/mine.cl", variant.source}};
  return variant;
}

std::vector<ReviewVerdict> reviewVerdictsOf(const std::vector<ReviewEntry>& entries) {
  std::vector<ReviewVerdict> verdicts;
  for (const ReviewEntry& entry : entries) verdicts.push_back(entry.verdict);
  return verdicts;
}

TEST(ReviewEntries, OfRowsAreABuildAndEachSizeThatTheKernelTakes) {
  const std::vector<ResultRow> rows{reviewedRow({1, 1}, Status::Unsupported), reviewedRow({67, 35}, Status::Ok),
                                    reviewedRow({64, 37}, Status::WrongResult)};
  const auto entries = entriesOf(reviewedVariant(), rows);
  EXPECT_THAT(reviewVerdictsOf(entries), ElementsAre(ReviewVerdict::Right, ReviewVerdict::Right, ReviewVerdict::Wrong));
  EXPECT_EQ(entries[0].step, ReviewStep::Build);
  EXPECT_EQ(entries[2].place.file, "/home/me/kernels/mine.cl");
  const std::vector<ResultRow> refused{reviewedRow({1, 1}, Status::Unsupported)};
  EXPECT_THAT(reviewVerdictsOf(entriesOf(reviewedVariant(), refused)), ElementsAre(ReviewVerdict::Undecided));
}

TEST(ReviewEntries, OfAFailedBuildAreOneAtTheLineOfTheError) {
  ResultRow row = reviewedRow({1, 1}, Status::BuildFailed);
  row.log = "mine.cl:2:3: error: use of undeclared identifier 'x'\n";
  const std::vector<ResultRow> rows{row, reviewedRow({67, 35}, Status::BuildFailed)};
  const auto entries = entriesOf(reviewedVariant(), rows);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].step, ReviewStep::Build);
  EXPECT_EQ(entries[0].place, (SourcePlace{"/home/me/kernels/mine.cl", 2, 3}));
  row.log = "/tmp/pocl-1/tempfile-7.cl:2:3: error: use of undeclared identifier 'x'\n";
  const std::vector<ResultRow> named{row};
  EXPECT_EQ(entriesOf(reviewedVariant(), named).front().place, (SourcePlace{"/home/me/kernels/mine.cl", 2, 3}));
}

TEST(ReviewEntries, OfAFailedBuildAreInTheFileThatIsIncluded) {
  Variant variant = reviewedVariant();
  variant.files.push_back({"/home/me/common.h", "x = 1;\n"});
  ResultRow row = reviewedRow({1, 1}, Status::BuildFailed);
  row.log = "../common.h:1:1: error: use of undeclared identifier 'x'\n";
  const std::vector<ResultRow> rows{row};
  EXPECT_EQ(entriesOf(variant, rows).front().place, (SourcePlace{"/home/me/common.h", 1, 1}));
}

TEST(ReviewEntries, OfAResultThatNothingChecksAreUndecided) {
  ResultRow row = reviewedRow({67, 35}, Status::Ok);
  row.marks = {Mark::Unchecked};
  const std::vector<ResultRow> rows{row};
  EXPECT_EQ(entriesOf(reviewedVariant(), rows).back().verdict, ReviewVerdict::Undecided);
}

TEST(ReviewEntries, OfTheSpeedOfAKernelForOtherDevicesAreUndecided) {
  DeviceDescription cpu;
  cpu.name = "A CPU";
  cpu.type = DeviceType::Cpu;
  Variant variant = reviewedVariant();
  EXPECT_EQ(speedOn(cpu, variant).verdict, ReviewVerdict::Right);
  variant.story = {DeviceType::Gpu};
  const ReviewEntry entry = speedOn(cpu, variant);
  EXPECT_EQ(entry.verdict, ReviewVerdict::Undecided);
  EXPECT_EQ(entry.reason, "The kernel is for a GPU, and A CPU is a CPU. Its speed can be judged on a GPU only.");
}

TEST(ReviewEntries, OfAnUnreadableFileNameItsLine) {
  const ReviewEntry entry = entryOf({"/k/mine.toml", "/k/mine.toml:7: unknown key"});
  EXPECT_EQ(entry.verdict, ReviewVerdict::Wrong);
  EXPECT_EQ(entry.place, (SourcePlace{"/k/mine.toml", 7, 0}));
  EXPECT_EQ(entryOf({"/k/mine.toml", "There is nothing."}).place.line, 1);
}

TEST(ReviewReports, AsTextJoinWhatIsRightAndNameWhatIsNot) {
  const Review review = reviewWith({reviewEntry(ReviewStep::Validate, "1 x 1", ReviewVerdict::Right),
                                    reviewEntry(ReviewStep::Validate, "67 x 35", ReviewVerdict::Right),
                                    reviewEntry(ReviewStep::Validate, "64 x 37", ReviewVerdict::Wrong)});
  const std::string text = toTextTable(review, "/home/me");
  EXPECT_THAT(text, AllOf(HasSubstr("2 sizes"), HasSubstr("kernels/my kernel.cl:12:5: wrong: copy.mine"),
                          HasSubstr("Wrong: 2 right, 1 wrong."), Not(HasSubstr("67 x 35"))));
  const std::string markdown = toMarkdown(review, "/home/me");
  EXPECT_THAT(markdown, AllOf(HasSubstr("| copy.mine | validate |"), HasSubstr("A note."), Not(HasSubstr("<reason>"))));
}

TEST(ReviewReports, AsJUnitAreReadByAParserOfXml) {
  const Review review = reviewWith({reviewEntry(ReviewStep::Build, "CPU", ReviewVerdict::Right),
                                    reviewEntry(ReviewStep::Validate, "64 x 37", ReviewVerdict::Wrong),
                                    reviewEntry(ReviewStep::Speed, "4 MP", ReviewVerdict::Undecided)});
  const std::string text = toJUnit(review, "/home/me");
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(text.c_str())) << text;
  const pugi::xml_node suite = document.child("testsuites").child("testsuite");
  EXPECT_EQ(suite.attribute("tests").as_int(), 3);
  EXPECT_EQ(suite.attribute("failures").as_int(), 1);
  EXPECT_EQ(suite.attribute("skipped").as_int(), 1);
  const pugi::xml_node wrong = suite.child("testcase").next_sibling();
  EXPECT_STREQ(wrong.attribute("classname").value(), "copy.mine");
  EXPECT_STREQ(wrong.attribute("name").value(), "validate: 64 x 37");
  EXPECT_STREQ(wrong.attribute("file").value(), "kernels/my kernel.cl");
  EXPECT_THAT(wrong.child("failure").attribute("message").value(), HasSubstr("A <reason> & "));
  EXPECT_EQ(text.find('\x1b'), std::string::npos) << "XML has no such character";
}

TEST(ReviewReports, AsSarifPlaceResultsAtLinesBelowTheRoot) {
  const auto document =
      nlohmann::json::parse(toSarif(reviewWith({reviewEntry(ReviewStep::Build, "CPU", ReviewVerdict::Right),
                                                reviewEntry(ReviewStep::Speed, "4 MP", ReviewVerdict::Slower)}),
                                    "/home/me"));
  EXPECT_EQ(document.at("version"), "2.1.0");
  const auto& run = document.at("runs").at(0);
  ASSERT_EQ(run.at("results").size(), 1U);
  const auto& result = run.at("results").at(0);
  EXPECT_EQ(result.at("ruleId"), "speed/slower");
  EXPECT_EQ(run.at("tool").at("driver").at("rules").at(0).at("id"), "speed/slower");
  EXPECT_EQ(result.at("level"), "error");
  const auto& place = result.at("locations").at(0).at("physicalLocation");
  EXPECT_EQ(place.at("artifactLocation").at("uri"), "kernels/my%20kernel.cl");
  EXPECT_EQ(place.at("region").at("startLine"), 12);
  const auto elsewhere = nlohmann::json::parse(
      toSarif(reviewWith({reviewEntry(ReviewStep::Speed, "4 MP", ReviewVerdict::Slower)}), "/other"));
  EXPECT_EQ(elsewhere.at("runs")
                .at(0)
                .at("results")
                .at(0)
                .at("locations")
                .at(0)
                .at("physicalLocation")
                .at("artifactLocation")
                .at("uri"),
            "file:///home/me/kernels/my%20kernel.cl");
}

/// What the schema of SARIF 2.1.0 requires of these objects, and GitHub of results.
void expectSoundSarif(const nlohmann::json& document) {
  EXPECT_EQ(document.at("version"), "2.1.0");
  EXPECT_TRUE(document.at("$schema").is_string());
  const auto& run = document.at("runs").at(0);
  EXPECT_FALSE(run.at("tool").at("driver").at("name").get<std::string>().empty());
  EXPECT_EQ(run.at("columnKind"), "unicodeCodePoints");
  const auto levels = ::testing::AnyOf("note", "warning", "error");
  std::set<std::string> rules;
  for (const auto& rule : run.at("tool").at("driver").at("rules")) {
    EXPECT_TRUE(rules.insert(rule.at("id")).second) << "rules are unique";
    EXPECT_TRUE(rule.at("shortDescription").at("text").is_string());
  }
  for (const auto& result : run.at("results")) {
    EXPECT_TRUE(rules.contains(result.at("ruleId"))) << result;
    EXPECT_THAT(result.at("level").get<std::string>(), levels);
    EXPECT_FALSE(result.at("message").at("text").get<std::string>().empty());
    ASSERT_FALSE(result.at("locations").empty()) << "GitHub refuses the whole file for it";
    const auto& place = result.at("locations").at(0).at("physicalLocation");
    EXPECT_FALSE(place.at("artifactLocation").at("uri").get<std::string>().empty());
    EXPECT_GE(place.at("region").at("startLine").get<int>(), 1);
    EXPECT_GE(place.at("region").value("startColumn", 1), 1);
  }
  for (const auto& invocation : run.at("invocations")) {
    EXPECT_TRUE(invocation.at("executionSuccessful").is_boolean());
    for (const auto& notification : invocation.at("toolExecutionNotifications")) {
      EXPECT_THAT(notification.at("level").get<std::string>(), levels);
      EXPECT_FALSE(notification.at("message").at("text").get<std::string>().empty());
    }
  }
}

TEST(ReviewReports, AsSarifNotifyOfWhatHasNoPlace) {
  ReviewEntry built = reviewEntry(ReviewStep::Speed, "4 MP", ReviewVerdict::Undecided);
  built.place = {};
  ReviewEntry unknownLine = reviewEntry(ReviewStep::Read, "", ReviewVerdict::Wrong);
  unknownLine.place.line = unknownLine.place.column = 0;
  const auto document = nlohmann::json::parse(
      toSarif(reviewWith({reviewEntry(ReviewStep::Build, "CPU", ReviewVerdict::Right), built, unknownLine,
                          reviewEntry(ReviewStep::Validate, "64 x 37", ReviewVerdict::Wrong),
                          reviewEntry(ReviewStep::Validate, "67 x 35", ReviewVerdict::Wrong)}),
              "/home/me"));
  expectSoundSarif(document);
  const auto& run = document.at("runs").at(0);
  EXPECT_EQ(run.at("results").size(), 3U);
  const auto& notified = run.at("invocations").at(0).at("toolExecutionNotifications");
  ASSERT_EQ(notified.size(), 1U);
  EXPECT_EQ(notified.at(0).at("message").at("text"), "copy.mine, speed: 4 MP: " + built.reason);
  expectSoundSarif(nlohmann::json::parse(toSarif(reviewWith({}), "/home/me")));
}

TEST(ReviewReports, PlaceFilesOfAnyNameAndUnknownLines) {
  ReviewEntry entry = reviewEntry(ReviewStep::Validate, "64 x 37", ReviewVerdict::Wrong);
  entry.reason = "a \xEF\xBF\xBF|`\x01";
  entry.place = {"/home/me/k \xC3\xA9/a:b|\"#%.cl", 0, 0};
  const Review review = reviewWith({entry});
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(toJUnit(review, "/home/me").c_str()));
  EXPECT_EQ(document.child("testsuites").child("testsuite").child("testcase").attribute("line").as_int(), 1);
  EXPECT_EQ(toJUnit(review, "/home/me").find("\xEF\xBF\xBF"), std::string::npos) << "XML has no such character";
  const auto run = nlohmann::json::parse(toSarif(review, "/home/me")).at("runs").at(0);
  const auto& place = run.at("results").at(0).at("locations").at(0).at("physicalLocation");
  EXPECT_EQ(place.at("artifactLocation").at("uri"), "k%20%C3%A9/a%3Ab%7C%22%23%25.cl");
  EXPECT_EQ(place.at("region").at("startLine"), 1) << "SARIF counts from 1";
  EXPECT_EQ(run.at("originalUriBaseIds").at("%SRCROOT%").at("uri"), "file:///home/me/");
  const auto atRoot = nlohmann::json::parse(toSarif(review, "/"));
  EXPECT_EQ(atRoot.at("runs").at(0).at("originalUriBaseIds").at("%SRCROOT%").at("uri"), "file:///");
  EXPECT_THAT(toMarkdown(review, "/home/me"), AllOf(HasSubstr("b\\|\"#%.cl:1: a "), HasSubstr("\\`")));
}

TEST(FrontEnd, GetsNoOptionOfAKernelThatCouldRunOrReadPrograms) {
  Variant variant;
  variant.options = {"-DA=1",
                     "-D B=2",
                     "-fplugin=/tmp/evil.so",
                     "-cl-std=CL2.0",
                     "-DX -Xclang -load",
                     "-D @/tmp/words",
                     "-cl-fast-relaxed-math",
                     "-cl-nv-verbose",
                     "@/tmp/words",
                     "-o /tmp/written",
                     "-I include"};
  EXPECT_THAT(harmlessOptions(variant), ElementsAre("-DA=1", "-DB=2", "-cl-std=CL2.0", "-DX", "-D@/tmp/words",
                                                    "-cl-fast-relaxed-math", "-Iinclude"));
}

TEST(FrontEnd, BuildsEachValueOfEachTunableOnce) {
  Variant variant;
  variant.constants = {{"RADIUS", 3}};
  EXPECT_EQ(definesOfBuilds(variant).size(), 1U);
  variant.tunables = {{"WIDE", 1, {1, 2, 4}}, {"DEEP", 2, {2, 8}}};
  const auto builds = definesOfBuilds(variant);
  EXPECT_EQ(builds.size(), 4U) << "the one of the defaults counts once";
  EXPECT_THAT(builds.front(), ::testing::Contains("-DRADIUS=3"));
}

TEST(FrontEnd, SaysWhatIsNoOpenClAndWhereNothingAnswers) {
  const auto clang = findFrontEnd();
  if (!clang) {
    if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "clang is missing";
    GTEST_SKIP() << "clang is missing";
  }
  EXPECT_TRUE(buildByFrontEnd(*clang, {"--target=spir64"}, "kernel void k(global float* a) { a[0] = 1; }").isGood);
  const FrontEndBuild wrong = buildByFrontEnd(*clang, {}, "kernel void k(global float* a) { a[0] = b; }");
  EXPECT_FALSE(wrong.isGood);
  EXPECT_TRUE(wrong.isDecided);
  EXPECT_THAT(wrong.log, HasSubstr("<stdin>:1:"));
  const FrontEndBuild none = buildByFrontEnd("/nowhere/clang", {}, "");
  EXPECT_FALSE(none.isDecided);
  const TestFolder folder;
  writeFile(folder / "crashes", "#!/bin/sh\nkill -SEGV $$\n");
  std::filesystem::permissions(folder / "crashes", std::filesystem::perms::owner_all);
  const FrontEndBuild crashed = buildByFrontEnd(folder / "crashes", {}, "");
  EXPECT_FALSE(crashed.isDecided);
  EXPECT_THAT(crashed.log, HasSubstr("clang "));
}

}  // namespace
}  // namespace headroom
