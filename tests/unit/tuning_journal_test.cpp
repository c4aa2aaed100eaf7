#include "workbench/tuning/tuning_journal.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "report_rows.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::SizeIs;

/// A journal of two configurations of blur.separable.
class TuningJournalTest : public testing::Test {
 protected:
  void SetUp() override {
    TuningJournal journal = TuningJournal::begin(folder_.path(), target_, variant_);
    journal.append({space_.at(0), timedRow(), {}, "2026-11-21T08:00:00Z"});
    journal.append({space_.at(1), timedRow(), {}, "2026-11-21T08:00:01Z"});
    file_ = fs::directory_iterator(folder_.path())->path();
    whole_ = readFile(file_);
  }

  [[nodiscard]] std::vector<TuningResult> resumed() const {
    std::vector<TuningResult> known;
    TuningJournal::resume(folder_.path(), target_, variant_, space_, known);
    return known;
  }
  [[nodiscard]] std::string refusal() const {
    return sentenceOf<Error>([this] { static_cast<void>(resumed()); });
  }
  /// Replaces the first `old` by `fresh`.
  void change(const std::string& old, const std::string& fresh) const {
    std::string text = whole_;
    const std::size_t at = text.find(old);
    ASSERT_NE(at, std::string::npos);
    writeFile(file_, text.replace(at, old.size(), fresh));
  }

  TestFolder folder_;
  const Variant variant_ = Catalogue().find("blur.separable");
  const SearchSpace space_{variant_};
  const TuningTarget target_{DeviceDescription(), variant_.id, {640, 480}, {{"sigma", 5}}};
  fs::path file_;
  std::string whole_;
};

TEST_F(TuningJournalTest, IsResumed) {
  EXPECT_THAT(resumed(), SizeIs(2));
}

TEST_F(TuningJournalTest, WithATruncatedLastLineIsResumedWithoutIt) {
  writeFile(file_, whole_.substr(0, whole_.size() - 5));
  EXPECT_THAT(resumed(), SizeIs(1));
}

TEST_F(TuningJournalTest, ThatIsDamagedIsRefusedAndLeftAsItIs) {
  for (const auto& [old, fresh, line] :
       {std::tuple{"\n{", "\nx", "in line 2"}, std::tuple{"{\"format", "#\"format", "in line 1"},
        std::tuple{"\"target\"", "\"t\"", "in line 1"}}) {
    change(old, fresh);
    const std::string damaged = readFile(file_);
    EXPECT_THAT(refusal(), AllOf(HasSubstr(file_.string()), HasSubstr("damaged"), HasSubstr(line)));
    EXPECT_EQ(readFile(file_), damaged);
  }
}

TEST_F(TuningJournalTest, OfANewerHeadroomIsRefusedAndLeftAsItIs) {
  change("\"format_version\":1", "\"format_version\":2");
  const std::string newer = readFile(file_);
  EXPECT_THAT(refusal(), HasSubstr("a newer Headroom wrote"));
  EXPECT_THAT(sentenceOf<Error>([this] { TuningJournal::begin(folder_.path(), target_, variant_); }),
              HasSubstr("a newer Headroom wrote"));
  EXPECT_EQ(readFile(file_), newer);
}

TEST_F(TuningJournalTest, ThatIsDamagedIsReplacedWhereANewOneIsWanted) {
  change("{\"format", "#\"format");
  TuningJournal::begin(folder_.path(), target_, variant_);
  EXPECT_THAT(resumed(), SizeIs(0));
}

}  // namespace
}  // namespace headroom
