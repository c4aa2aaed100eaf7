// Sessions as files, the kernels in them, and the unsaved sessions that ended processes leave.
#include "headroom/session.hpp"

#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "headroom/session/autosave.hpp"
#include "headroom/session/kernels.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "text/base64.hpp"
#include "unit/comma_locale.hpp"
#include "unit/full_disk.hpp"
#include "unit/report_rows.hpp"
#include "unit/test_folder.hpp"
#include "unit/tuning_reports.hpp"
#include "unit/whole_values.hpp"

namespace headroom {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const std::string kPhotoBytes("bytes\0of it", 11);

Session someSession() {
  Session session;
  session.headroomVersion = "0.2.0";
  session.savedAt = "2026-11-27T10:41:00Z";
  session.plan = {"blur", {"blur.local", "blur.gone"}, "1, 2.5 MP", {{"sigma", 7.25}}, "Some GPU", Caches::Cold, true,
                  true,   {"Some CPU", "lab/0:0"}};
  session.run = std::make_shared<const RunDocument>(someDocument());
  session.baseline = std::make_shared<const RunDocument>(RunDocument{{}, {}, {timedRow()}, Outcome::Completed});
  session.baselineName = "yesterday";
  session.overlays = {
      {"clpeak 1", {{"copy", "copy", "Some GPU", 1.5, 12.25, "GB/s", 1.53125, PixelBasis::CopyBytes}}, {"A note."}}};
  session.tuning = StoredReport{someContext(), someReport(), {}};
  session.split = StoredReport{someContext(), SplitReport(), {}};
  std::get<SplitReport>(session.split->report).workload = "blur";
  std::get<SplitReport>(session.split->report).size = {50, 100};
  session.guide = {std::make_shared<const RunDocument>(someDocument())};
  session.openKernel = SessionKernel{"blur.mine", "/k/mine.toml"};
  session.photo = SessionPhoto{"photo.png", "/home/me/photo.png", false, digestOf(kPhotoBytes), kPhotoBytes, "fast"};
  session.layout = {"throughput", {"historyDock"}, {{"side", {300, 900}}}, 2, true};
  session.kernels = {{0, "blur.mine", {}, {{"/k/mine.cl", "kernel"}}, "kernel", {}, {}}};
  return session;
}

std::string problemOf(const std::string& text) {
  return sentenceOf<Error>([&] { sessionFromJson(text, "my.headroom"); });
}

/// Returns the session's text after a change.
template <typename Change>
std::string changedText(Change change) {
  json object = json::parse(toJson(someSession()));
  change(object);
  return object.dump();
}

TEST(Base64, IsThatOfTheStandardAndReadBack) {
  EXPECT_EQ(toBase64(""), "");
  EXPECT_EQ(toBase64("f"), "Zg==");
  EXPECT_EQ(toBase64("fo"), "Zm8=");
  EXPECT_EQ(toBase64("foobar"), "Zm9vYmFy");
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  EXPECT_EQ(fromBase64(toBase64(bytes)), bytes);
  for (const char* text : {"Z", "Zg=", "Zg", "====", "Zh==", "Zm9=", "Z\ng=", "Zg==Zg=="}) {
    EXPECT_THROW(fromBase64(text), std::invalid_argument) << text;
  }
}

TEST(SessionFile, IsReadBackWithEveryMember) {
  const Session session = someSession();
  const Session read = sessionFromJson(toJson(session), "my.headroom");
  EXPECT_EQ(read.plan, session.plan);
  EXPECT_EQ(read.photo, session.photo);
  EXPECT_EQ(read.layout, session.layout);
  EXPECT_EQ(read.overlays[0].points, session.overlays[0].points);
  EXPECT_EQ(read.baselineName, "yesterday");
  ASSERT_NE(read.run, nullptr);
  expectSame(*read.run, *session.run);
  EXPECT_EQ(read.kernels[0].files, session.kernels[0].files);
  ASSERT_TRUE(read.tuning);
  EXPECT_EQ(read.tuning->context, someContext());
  EXPECT_EQ(std::get<TuningReport>(read.tuning->report).target.variant, someReport().target.variant);
  EXPECT_EQ(std::get<TuningReport>(read.tuning->report).tried.size(), someReport().tried.size());
  ASSERT_TRUE(read.split);
  EXPECT_EQ(std::get<SplitReport>(read.split->report).workload, "blur");
  ASSERT_THAT(read.guide, SizeIs(1));
  expectSame(*read.guide.front(), someDocument());
  EXPECT_EQ(read.openKernel, session.openKernel);
  EXPECT_EQ(toJson(read), toJson(session));
}

TEST(SessionFile, WithoutResultsAndPhotoIsReadBack) {
  const Session read = sessionFromJson(toJson(Session()), "my.headroom");
  EXPECT_EQ(read.run, nullptr);
  EXPECT_EQ(read.baseline, nullptr);
  EXPECT_FALSE(read.photo);
}

TEST(SessionFile, OfAnEarlierVersionHasNoOtherDevices) {
  const std::string earlier = changedText([](json& object) { object["plan"].erase("other_devices"); });
  SessionPlan expected = someSession().plan;
  expected.otherDevices.clear();
  EXPECT_EQ(sessionFromJson(earlier, "my.headroom").plan, expected);
}

TEST(SessionFile, AnImportedTuningKeepsItsTool) {
  Session session;
  session.tuning = StoredReport{{}, someReport(), {}};
  std::get<TuningReport>(session.tuning->report).importedFrom = "Kernel Tuner";
  const Session read = sessionFromJson(toJson(session), "my.headroom");
  EXPECT_EQ(std::get<TuningReport>(read.tuning->report).importedFrom, "Kernel Tuner");
}

TEST(SessionFile, NamesTheKernelsOfAllViews) {
  Session session;
  session.tuning = StoredReport{{}, someReport(), {}};
  std::get<TuningReport>(session.tuning->report).target.variant = "blur.tuned";
  session.split = StoredReport{{}, SplitReport(), {}};
  std::get<SplitReport>(session.split->report).parts = {{"0:0", "Some card", "blur.parted", DeviceType::Gpu}};
  session.guide = {std::make_shared<const RunDocument>(someDocument())};
  session.openKernel = SessionKernel{"blur.opened", ""};
  EXPECT_THAT(variantsIn(session), ::testing::IsSupersetOf({std::string("blur.tuned"), std::string("blur.parted"),
                                                            fullRow().variant, std::string("blur.opened")}));
}

TEST(SessionFile, IsTheSameInALocaleWithDecimalCommas) {
  const std::string expected = toJson(someSession());
  const CommaLocale german;
  EXPECT_EQ(toJson(someSession()), expected);
  EXPECT_EQ(sessionFromJson(expected, "my.headroom").plan.parameters, someSession().plan.parameters);
}

TEST(SessionFile, IsARunWhereverARunIsRead) {
  expectSame(runDocumentFromJson(toJson(someSession())), someDocument());
  EXPECT_THAT(sentenceOf<Error>([] { runDocumentFromJson(toJson(Session())); }), HasSubstr("no results"));
}

TEST(SessionFile, TruncatedAnywhereIsRefusedWithASentence) {
  const std::string whole = toJson(someSession());
  for (std::size_t length = 0; length + 2 < whole.size(); length += 97) {
    EXPECT_THAT(problemOf(whole.substr(0, length)), AllOf(HasSubstr("my.headroom"), HasSubstr("truncated"))) << length;
  }
}

TEST(SessionFile, WithAMemberMissingIsRefusedWithASentence) {
  for (const char* member :
       {"session_version", "headroom_version", "saved_at", "plan", "results", "window", "kernels"}) {
    EXPECT_THAT(problemOf(changedText([&](json& object) { object.erase(member); })),
                AllOf(HasSubstr("my.headroom"), HasSubstr(member)));
  }
}

TEST(SessionFile, WithAValueOfAnotherKindIsRefusedWithASentence) {
  const std::vector<json::json_pointer> places{json::json_pointer("/plan/variants"),
                                               json::json_pointer("/plan/parameters"),
                                               json::json_pointer("/plan/tuned"),
                                               json::json_pointer("/plan/caches"),
                                               json::json_pointer("/plan/other_devices"),
                                               json::json_pointer("/results"),
                                               json::json_pointer("/results/run"),
                                               json::json_pointer("/results/overlays"),
                                               json::json_pointer("/photo/content"),
                                               json::json_pointer("/photo/sha256"),
                                               json::json_pointer("/window/splitters"),
                                               json::json_pointer("/window/docks"),
                                               json::json_pointer("/window/result_page"),
                                               json::json_pointer("/results/tuning"),
                                               json::json_pointer("/results/tuning/report"),
                                               json::json_pointer("/results/split"),
                                               json::json_pointer("/results/split/context"),
                                               json::json_pointer("/results/guide/0"),
                                               json::json_pointer("/open_kernel"),
                                               json::json_pointer("/kernels/0/files/0"),
                                               json::json_pointer("/kernels/0/row")};
  for (const auto& place : places) {
    EXPECT_THAT(problemOf(changedText([&](json& object) { object[place] = -7; })), HasSubstr("my.headroom"))
        << place.to_string();
  }
}

TEST(SessionFile, WithImpossibleValuesIsRefusedWithASentence) {
  EXPECT_THAT(problemOf(changedText([](json& object) { object["plan"]["parameters"]["sigma"] = "nan"; })),
              HasSubstr("sigma is not finite"));
  EXPECT_THAT(problemOf(changedText([](json& object) { object["window"]["splitters"]["side"][0] = 2'000'000'000; })),
              HasSubstr("out of range"));
  EXPECT_THAT(problemOf(changedText([](json& object) { object["photo"]["content"] = "Zg=="; })), HasSubstr("digest"));
  EXPECT_THAT(problemOf(std::string(1000, '[')), HasSubstr("nested too deeply"));
  EXPECT_THAT(problemOf("[]"), HasSubstr("session_version"));
}

TEST(SessionFile, OfANewerHeadroomNamesTheFormats) {
  const std::string newer = changedText([](json& object) { object["session_version"] = 2; });
  EXPECT_THAT(problemOf(newer), AllOf(HasSubstr("format 2"), HasSubstr("reads format 1")));
}

TEST(SessionKernels, AreUnknownUntilTheCatalogueHasTheSameText) {
  const TestFolder folder;
  const std::string text =
      "/*---\nworkload = \"copy\"\ntitle = \"t\"\nrank = 15\nsummary = \"s\"\n[[pass]]\nkernel = \"k\"\n"
      "args = [\"source\"]\nglobal = [\"width\"]\n---*/\nkernel void k(global float* a) {}\n";
  writeFile(folder / "mine.cl", text);
  const Catalogue own({folder.path()});
  const std::vector<std::string> ids{"copy.mine", "copy.float", "copy.none"};
  const std::vector<Revision> kernels = sessionKernels(own, ids, false);
  ASSERT_THAT(kernels, SizeIs(1)) << "built-in kernels are everywhere";
  EXPECT_THAT(unknownKernels(kernels, own), IsEmpty());
  EXPECT_THAT(unknownKernels(kernels, Catalogue()), ElementsAre("copy.mine"));
  EXPECT_THAT(readableText(kernels[0]), HasSubstr("kernel void k"));
  EXPECT_THAT(joinedKernels(kernels, kernels), SizeIs(1));
}

TEST(SessionKernels, AreSavedUnderTheirNamesAndReplaceNothing) {
  const TestFolder folder;
  const Revision kernel{1, "copy.mine", {}, {{"/far/k/mine.cl", "a"}, {"/far/lib/piece.clh", "b"}}, "ab", {}, {}};
  EXPECT_THAT(saveKernelFiles(kernel, folder.path()), SizeIs(2));
  EXPECT_EQ(readFile(folder / "k/mine.cl"), "a");
  EXPECT_EQ(readFile(folder / "lib/piece.clh"), "b");
  writeFile(folder / "lib/piece.clh", "mine");
  EXPECT_THAT(sentenceOf<Error>([&] { saveKernelFiles(kernel, folder.path()); }), HasSubstr("of that name"));
  EXPECT_EQ(readFile(folder / "lib/piece.clh"), "mine");
}

TEST(SessionKernels, NeverLeaveTheFolderThatTheyAreSavedIn) {
  const TestFolder folder;
  std::filesystem::create_directory(folder / "in");
  for (const char* path : {"/k/../../../out.cl", "../out.cl", "a/../../out.cl", "/", ""}) {
    const Revision kernel{1, "copy.mine", {}, {{"/k/mine.cl", "a"}, {path, "b"}}, "ab", {}, {}};
    try {
      for (const auto& file : saveKernelFiles(kernel, folder / "in")) {
        EXPECT_EQ(file.lexically_normal().string().find((folder / "in").string()), 0U) << path;
      }
    } catch (const Error&) {
      // Refused.
    }
    EXPECT_EQ(folder.entries(), 1U) << path;
  }
}

TEST(Autosaved, OfALivingProcessIsNotTakenAndOfAnEndedOneOnce) {
  const TestFolder folder;
  auto living = std::make_unique<Autosave>(folder / "sessions");
  living->write(someSession());
  EXPECT_FALSE(Autosave(folder / "sessions").takeLeft()) << "it is locked";
  living.reset();  // as the end of its process, which removes nothing
  Autosave next(folder / "sessions");
  const std::optional<Session> left = next.takeLeft();
  ASSERT_TRUE(left);
  EXPECT_EQ(left->plan, someSession().plan);
  EXPECT_FALSE(Autosave(folder / "sessions").takeLeft()) << "the first of two windows has it";
  next.write(Session());
  next.remove();
  EXPECT_FALSE(Autosave(folder / "sessions").takeLeft()) << "a clean end leaves nothing";
  EXPECT_TRUE(std::filesystem::is_empty(folder / "sessions"));
}

TEST(Autosaved, SessionsOfTwoWindowsAreTwoFiles) {
  const TestFolder folder;
  Session other = someSession();
  other.plan.sizes = "8 MP";
  Autosave one(folder / "sessions");
  Autosave two(folder / "sessions");
  one.write(someSession());
  two.write(other);
  one.remove();
  two.leave();
  const std::optional<Session> left = Autosave(folder / "sessions").takeLeft();
  ASSERT_TRUE(left);
  EXPECT_EQ(left->plan.sizes, "8 MP");
}

TEST(Autosaved, OnAFullDiskTheOneStoredBeforeStaysAndASentenceNamesTheFile) {
  const TestFolder folder;
  Autosave autosave(folder / "sessions");
  autosave.write(someSession());
  Session later = someSession();
  later.plan.sizes = "8 MP";
  {
    const FullDisk full(64);
    EXPECT_THAT(sentenceOf<Error>([&] { autosave.write(later); }),
                AllOf(HasSubstr((folder / "sessions").string()), HasSubstr("could not be written")));
  }
  autosave.leave();  // as the end of its process
  Autosave next(folder / "sessions");
  std::optional<Session> left = next.takeLeft();
  ASSERT_TRUE(left);
  EXPECT_EQ(left->plan, someSession().plan);
  next.write(later);
  next.leave();
  left = Autosave(folder / "sessions").takeLeft();
  ASSERT_TRUE(left);
  EXPECT_EQ(left->plan.sizes, "8 MP");
}

TEST(Autosaved, ThatIsDamagedIsSetAsideWithASentence) {
  const TestFolder folder;
  std::ofstream(folder / "20261127T104100Z-1.headroom") << "{\"session_version\": 1";
  EXPECT_THAT(sentenceOf<Error>([&] { Autosave(folder.path()).takeLeft(); }),
              AllOf(HasSubstr("not restored"), HasSubstr(".unreadable")));
  EXPECT_FALSE(Autosave(folder.path()).takeLeft()) << "not again at each start";
  EXPECT_TRUE(std::filesystem::exists(folder / "20261127T104100Z-1.headroom.unreadable"));
}

}  // namespace
}  // namespace headroom
