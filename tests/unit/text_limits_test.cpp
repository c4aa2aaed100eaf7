// Texts of strangers that are too long: in documents, sessions and journals, and in what a far end sends.
#include "text/text_limits.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <string>

#include "headroom/history.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/session.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "jobs/protocol.hpp"
#include "unit/report_rows.hpp"
#include "unit/test_folder.hpp"
#include "unit/tuning_reports.hpp"
#include "unit/whole_values.hpp"

namespace headroom {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StrEq;

/// sentenceOf() of an act that throws nothing.
constexpr const char* kNothing = "nothing was thrown";

/// Longer than any text but those of kernels and photos.
const std::string kTooLong(kLongestConfiguration + 1, 'x');
constexpr const char* kSentence = "bytes of text, and at most";

Session wholeSession() {
  Session session;
  session.headroomVersion = "0.2.0";
  session.savedAt = "2026-11-27T10:41:00Z";
  session.plan = {"blur", {"blur.local"}, "1, 2.5 MP", {{"sigma", 7.25}}, "Some GPU", Caches::Cold, true, true};
  session.run = std::make_shared<const RunDocument>(someDocument());
  session.baseline = std::make_shared<const RunDocument>(RunDocument{{}, {}, {timedRow()}, Outcome::Completed});
  session.baselineName = "yesterday";
  session.overlays = {
      {"clpeak 1", {{"copy", "copy", "Some GPU", 1.5, 12.25, "GB/s", 1.53125, PixelBasis::CopyBytes}}, {"A note."}}};
  session.tuning = StoredReport{someContext(), someReport(), {}};
  session.split = StoredReport{someContext(), SplitReport(), {}};
  std::get<SplitReport>(session.split->report).workload = "blur";
  std::get<SplitReport>(session.split->report).size = {50, 100};
  session.openKernel = SessionKernel{"blur.mine", "/k/mine.toml"};
  session.photo = SessionPhoto{"photo.png", "/home/me/photo.png", false, {}, {}, "fast"};
  session.layout = {"throughput", {"historyDock"}, {{"side", {300, 900}}}, 2, true};
  session.kernels = {{0, "blur.mine", {}, {{"/k/mine.cl", "kernel"}}, "kernel", {}, {}}};
  return session;
}

bool isOfAKernel(const std::string& place) {
  for (const char* member : {"/text", "/source", "/description"})
    if (place.ends_with(member)) return true;
  return false;
}

/// Calls `refusalOf` with the document for each text in it, which is replaced by one that is too long.
template <typename RefusalOf>
void expectEachTextIsBounded(const json& document, const RefusalOf& refusalOf) {
  std::size_t texts = 0;
  const json flat = document.flatten();
  for (const auto& [place, value] : flat.items()) {
    if (!value.is_string()) continue;
    ++texts;
    json changed = document;
    changed[json::json_pointer(place)] =
        isOfAKernel(place) ? std::string(kLongestKernelText + 1, 'x') : std::string(kTooLong);
    EXPECT_THAT(refusalOf(changed.dump()), HasSubstr(kSentence)) << place;
  }
  EXPECT_GT(texts, 30U) << "the document has its texts";
}

std::string refusalOfSession(const std::string& text) {
  return sentenceOf<Error>([&] { sessionFromJson(text, "my.headroom"); });
}

TEST(LongTexts, OfASessionAreRefusedWhereverTheyAre) {
  const json session = json::parse(toJson(wholeSession()));
  EXPECT_THAT(refusalOfSession(session.dump()), StrEq(kNothing));
  expectEachTextIsBounded(session, refusalOfSession);
}

TEST(LongTexts, OfARunDocumentAreRefusedWhereverTheyAre) {
  RunDocument document = someDocument();
  document.label = {"night", "A note.", {"driver"}};
  const auto refusalOf = [](const std::string& text) { return sentenceOf<Error>([&] { runDocumentFromJson(text); }); };
  const json whole = json::parse(toJson(document));
  EXPECT_THAT(refusalOf(whole.dump()), StrEq(kNothing));
  expectEachTextIsBounded(whole, refusalOf);
}

TEST(LongTexts, AreNamedWithTheirLengthAndTheLimit) {
  json document = json::parse(toJson(someDocument()));
  document["rows"][0]["variant"] = std::string(5000, 'x');
  EXPECT_EQ(sentenceOf<Error>([&] { runDocumentFromJson(document.dump()); }),
            "This run document is damaged: \"variant\" has 5000 bytes of text, and at most 4096 are read.");
}

TEST(LongTexts, OfTheLimitAreRead) {
  json document = json::parse(toJson(someDocument()));
  document["rows"][0]["reason"] = std::string(kLongestSentences, 'x');
  document["rows"][0]["variant"] = std::string(kLongestName, 'x');
  document["rows"][0]["configuration"] = std::string(kLongestSentences, 'x');
  document["context"]["environment"]["A_PATH"] = std::string(kLongestVariable, 'x');
  const RunDocument read = runDocumentFromJson(document.dump());
  EXPECT_EQ(read.rows[0].reason.size(), kLongestSentences);
  EXPECT_EQ(read.context.environment.at("A_PATH").size(), kLongestVariable);
}

TEST(LongTexts, AsNamesOfMembersAreRefused) {
  json session = json::parse(toJson(wholeSession()));
  session["plan"]["parameters"][kTooLong] = 1;
  EXPECT_THAT(refusalOfSession(session.dump()),
              HasSubstr(fmt::format("the name of a member has {} bytes of text", kTooLong.size())));
}

TEST(LongTexts, OfAJournalNameItsLineAndAreListedWithTheReason) {
  const TestFolder folder;
  json head = json::parse(toJson(someDocument()));
  head["points"] = 2;
  head["context"]["host"] = kTooLong;
  writeFile(folder / "a.jsonl", head.dump() + "\n");
  EXPECT_THAT(sentenceOf<Error>([&] { readRun(folder / "a.jsonl"); }),
              AllOf(HasSubstr("a.jsonl is damaged in line 1: \"host\" has"), HasSubstr(kSentence)));
  EXPECT_THAT(summaryOf(folder / "a.jsonl").problem, HasSubstr(kSentence));
  head["context"]["host"] = "here";
  json row = head["rows"][0];
  row["device"] = kTooLong;
  head.erase("rows");
  writeFile(folder / "b.jsonl", head.dump() + "\n" + json{{"row", row}}.dump() + "\n");
  EXPECT_THAT(sentenceOf<Error>([&] { readRun(folder / "b.jsonl"); }),
              HasSubstr("b.jsonl is damaged in line 2: \"device\" has"));
}

std::string refusalOfReply(const std::string& line) {
  return sentenceOf<Error>([&] { decodeReply(line); });
}

TEST(LongTexts, OfAFarEndAreRefused) {
  const std::string tooLong(kLongestSentences + 1, 'x');
  EXPECT_THAT(refusalOfReply(encode(1, JobEvent(Activity{tooLong}))), HasSubstr("\"text\" has 65537"));
  EXPECT_THAT(refusalOfReply(encode(1, JobEvent(Note{tooLong}))), HasSubstr("\"text\" has 65537"));
  EXPECT_THAT(refusalOfReply(encode(FinishedLine{1, {JobOutcome::Kind::Failed, tooLong}})),
              HasSubstr("\"reason\" has 65537"));
  Greeting greeting{kProtocolVersion, "0.2.0", someContext(), {Note{tooLong}}};
  EXPECT_THAT(refusalOfReply(encode(greeting)), HasSubstr("\"text\" has 65537"));
  greeting.notes.clear();
  EXPECT_THAT(refusalOfReply(encode(greeting)), StrEq(kNothing));
  greeting.context.host = std::string(kLongestName + 1, 'x');
  EXPECT_THAT(refusalOfReply(encode(greeting)), HasSubstr("\"host\" has 4097"));
  ResultRow row = timedRow();
  row.device = std::string(kLongestName + 1, 'x');
  EXPECT_THAT(refusalOfReply(encode(1, JobEvent(RowReady{row}))), HasSubstr("\"device\" has 4097"));
  DeviceDescription device;
  device.name = std::string(kLongestName + 1, 'x');
  EXPECT_THAT(refusalOfReply(encode(1, JobEvent(DevicesFound{{device}}))), HasSubstr("\"name\" has 4097"));
}

TEST(LongTexts, OfAFarEndThatAreCutLaterAreRead) {
  const std::string megabytes(std::size_t{5} << 20, 'x');
  ResultRow row = timedRow();
  row.log = megabytes;
  EXPECT_THAT(refusalOfReply(encode(1, JobEvent(RowReady{row}))), StrEq(kNothing));
  CompiledProgram program;
  program.code = {{"blur", "PTX", megabytes, "\x7f", ""}};
  EXPECT_THAT(refusalOfReply(encode(1, JobEvent(ProgramCompiled{program}))), StrEq(kNothing));
  EXPECT_THAT(refusalOfReply(encode(1, JobEvent(Printed{megabytes, 0, 0}))), StrEq(kNothing));
}

TEST(LongTexts, InLevelsAsManyAsALineHasEndInASentence) {
  const std::string deep = std::string(1'000'000, '[') + std::string(1'000'000, ']');
  EXPECT_THAT(refusalOfReply("{\"serial\": 1, \"event\": \"note\", \"text\": " + deep + "}"), testing::Ne(kNothing));
}

}  // namespace
}  // namespace headroom
