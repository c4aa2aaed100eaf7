// Stored revisions of a kernel: one for each text that is measured.
#include "headroom/revisions.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <fstream>
#include <limits>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "unit/report_rows.hpp"
#include "unit/test_folder.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class KeptRevisions : public ::testing::Test {
 protected:
  /// Saves the kernel with this text below its front matter, and a piece that it includes.
  Variant save(const std::string& body, const std::string& piece = "#define A 1\n") const {
    std::ofstream(folder_ / "piece.clh") << piece;
    std::ofstream(folder_ / "mine.cl")
        << "/*---\nworkload = \"copy\"\ntitle = \"t\"\nrank = 15\nsummary = \"s\"\n[[pass]]\nkernel = \"k\"\n"
           "args = [\"source\"]\nglobal = [\"width\"]\n---*/\n#include \"piece.clh\"\n"
        << body;
    return readKernelFile(folder_ / "mine.cl");
  }
  static ResultRow rowOf(double ms) {
    ResultRow row = timedRow();
    row.variant = "copy.mine";
    row.medianMs = ms;
    row.lowMs = ms * 0.99;
    row.highMs = ms * 1.01;
    row.runToRun = 0;
    return row;
  }
  std::vector<Revision> kept() const { return revisionsIn(file()); }
  std::filesystem::path file() const { return folder_ / "revisions.json"; }

  TestFolder folder_;
};

TEST_F(KeptRevisions, EachTextHasANumberAndItsLastResult) {
  EXPECT_EQ(keepRevision(file(), save("kernel void k(global float* a) {}\n"), rowOf(2)), 1);
  EXPECT_EQ(keepRevision(file(), save("kernel void k(global float* a) { a[0] = 1; }\n"), rowOf(3)), 2);
  EXPECT_EQ(keepRevision(file(), save("kernel void k(global float* a) {}\n"), rowOf(2.5)), 1) << "the first text again";
  EXPECT_EQ(keepRevision(file(), save("kernel void k(global float* a) {}\n", "#define A 2\n"), rowOf(4)), 3)
      << "a piece is part of it";
  ASSERT_EQ(kept().size(), 3U);
  EXPECT_EQ(kept()[0].row.medianMs, 2.5);
  EXPECT_THAT(kept()[0].row.samplesMs, IsEmpty());
  EXPECT_EQ(kept()[1].variant, "copy.mine");
  ASSERT_EQ(kept()[2].files.size(), 2U);
  EXPECT_EQ(kept()[2].files[1].path, (folder_ / "piece.clh").string());
  EXPECT_EQ(kept()[2].files[1].text, "#define A 2\n");
}

TEST_F(KeptRevisions, HaveTheFilesThatWereMeasuredThoughTheyWereSavedMeanwhile) {
  const Variant measured = save("kernel void k(global float* a) {}\n");
  const std::string before = readFile(folder_ / "mine.cl");
  save("kernel void k(global float* a) { a[0] = 1; }\n", "#define A 2\n");
  keepRevision(file(), measured, rowOf(2));
  ASSERT_EQ(kept().front().files.size(), 2U);
  EXPECT_EQ(kept().front().files[0].text, before);
  EXPECT_EQ(kept().front().files[1].text, "#define A 1\n");
}

TEST_F(KeptRevisions, AreTheKernelsThatTheyWere) {
  const Variant first = save("kernel void k(global float* a) {}\n");
  keepRevision(file(), first, rowOf(2));
  save("kernel void k(global float* a) { a[0] = 1; }\n");
  const Variant back = variantOf(findRevision(kept(), 1));
  EXPECT_EQ(back.source, first.source);
  EXPECT_EQ(back.id, "copy.mine");
  EXPECT_EQ(back.passes.size(), 1U);
}

TEST_F(KeptRevisions, TellWhatChangedLineByLine) {
  keepRevision(file(), save("kernel void k(global float* a) {\n  a[0] = 1;\n}\n"), rowOf(2));
  keepRevision(file(), save("kernel void k(global float* a) {\n  a[0] = 2;\n}\n", "#define A 7\n"), rowOf(2));
  const std::string text = diffText(kept()[0], kept()[1]);
  EXPECT_THAT(text, AllOf(HasSubstr("--- " + (folder_ / "mine.cl").string() + "\n"), HasSubstr("\n-  a[0] = 1;\n"),
                          HasSubstr("\n+  a[0] = 2;\n"), HasSubstr("\n kernel void k"), HasSubstr("\n-#define A 1\n"),
                          HasSubstr("\n+#define A 7\n")));
  EXPECT_EQ(diffText(kept()[0], kept()[0]), "");
  const Variant now = save("kernel void k(global float* a) {\n  a[0] = 2;\n}\n", "#define A 7\n");
  EXPECT_EQ(diffText(kept()[1], revisionNow(now)), "");
}

TEST_F(KeptRevisions, AreRestoredFileByFile) {
  keepRevision(file(), save("kernel void k(global float* a) {}\n"), rowOf(2));
  const std::string before = readFile(folder_ / "mine.cl");
  save("kernel void k(global float* a) { a[0] = 1; }\n");
  EXPECT_EQ(restore(kept()[0]), std::vector<std::string>{(folder_ / "mine.cl").string()}) << "the piece is as it was";
  EXPECT_EQ(readFile(folder_ / "mine.cl"), before);
  EXPECT_THAT(restore(kept()[0]), IsEmpty());
}

TEST_F(KeptRevisions, ThatAreNotThereAreNamed) {
  EXPECT_THROW(findRevision(kept(), 1), UsageError);
  keepRevision(file(), save("kernel void k(global float* a) {}\n"), rowOf(2));
  const std::vector<Revision> all = kept();
  try {
    findRevision(all, 7);
    FAIL();
  } catch (const UsageError& error) {
    EXPECT_THAT(error.what(), HasSubstr("There is no revision 7; there are those from 1 to 1."));
  }
}

TEST_F(KeptRevisions, CompareAsFarAsTheirIntervalsTell) {
  Revision before;
  before.number = 4;
  before.row = rowOf(2);
  EXPECT_EQ(comparedText(rowOf(1), before), "2.00 times as fast as revision 4");
  EXPECT_EQ(comparedText(rowOf(3), before), "slower than revision 4: 1.50 times its time");
  EXPECT_EQ(comparedText(rowOf(2.01), before), "as fast as revision 4, by a brief measurement");
  ResultRow elsewhere = rowOf(1);
  elsewhere.size = {100, 100};
  EXPECT_EQ(comparedText(elsewhere, before), "") << "another size";
  ResultRow single = rowOf(1);
  single.lowMs = 0;
  single.highMs = std::numeric_limits<double>::infinity();
  EXPECT_EQ(comparedText(single, before), "0.50 times the time of revision 4, by too few samples to be sure");
  ResultRow wrong = rowOf(1);
  wrong.status = Status::WrongResult;
  EXPECT_EQ(comparedText(wrong, before), "") << "what is wrong is not fast";
}

TEST_F(KeptRevisions, SayWhatWasMeasuredOrWhyNot) {
  EXPECT_EQ(attemptText(rowOf(16)), "16.0 ms +- 1%, 1.00 GP/s, 25% of its ceiling, largest error 5.0e-07");
  ResultRow brief = rowOf(16);
  brief.marks = {Mark::LaunchCost};
  EXPECT_EQ(attemptText(brief), attemptText(rowOf(16)) + ", mostly the cost of starting launches");
  ResultRow few = rowOf(16);
  few.highMs = INFINITY;
  EXPECT_THAT(attemptText(few), ::testing::StartsWith("16.0 ms, 1.00 GP/s")) << "it has no interval";
  ResultRow failed = rowOf(0);
  failed.status = Status::BuildFailed;
  failed.reason = "It does not compile.";
  EXPECT_EQ(attemptText(failed), "BuildFailed: It does not compile.");
  ResultRow wrong = rowOf(16);
  wrong.status = Status::WrongResult;
  wrong.reason = "All numbers are wrong.";
  EXPECT_THAT(attemptText(wrong), AllOf(HasSubstr("WrongResult, 16.0 ms"), HasSubstr("ceiling: All numbers are")));
}

TEST_F(KeptRevisions, WhatWasNotTimedIsNone) {
  ResultRow failed = rowOf(0);
  failed.status = Status::BuildFailed;
  EXPECT_EQ(keepRevision(file(), save("kernel void k(global float* a) {\n"), failed), 0);
  EXPECT_THAT(kept(), IsEmpty());
}

TEST_F(KeptRevisions, TheLastTwoThatAreRightAreThoseToCompare) {
  std::vector<Revision> all(4);
  for (int i = 0; i < 4; ++i) all[static_cast<std::size_t>(i)] = {i + 1, "copy.mine", {}, {}, {}, {}, rowOf(2)};
  all[3].row.status = Status::WrongResult;
  ASSERT_EQ(lastTwo(all).size(), 2U);
  EXPECT_EQ(lastTwo(all)[0].number, 2);
  EXPECT_EQ(lastTwo(all)[1].number, 3);
  all.resize(1);
  EXPECT_EQ(lastTwo(all).size(), 1U);
}

TEST_F(KeptRevisions, TheOldestAreDroppedAndNumbersGoOn) {
  for (std::size_t i = 0; i < kMostRevisionsKept + 3; ++i)
    keepRevision(file(), save("kernel void k(global float* a) { a[0] = " + std::to_string(i) + "; }\n"), rowOf(2));
  EXPECT_EQ(kept().size(), kMostRevisionsKept);
  EXPECT_EQ(kept().front().number, 4);
  EXPECT_EQ(kept().back().number, static_cast<int>(kMostRevisionsKept) + 3);
}

TEST_F(KeptRevisions, ADamagedListIsSaidAndCostsNothingElse) {
  keepRevision(file(), save("kernel void k(global float* a) {}\n"), rowOf(2));
  std::ofstream(file()) << "not JSON";
  std::string note;
  EXPECT_THAT(revisionsIn(file(), &note), IsEmpty());
  EXPECT_THAT(note, HasSubstr("Revisions of a kernel"));
  EXPECT_EQ(keepRevision(file(), save("kernel void k(global float* a) {}\n"), rowOf(2)), 1);
  EXPECT_EQ(kept().size(), 1U);
}

TEST_F(KeptRevisions, AListOfANewerHeadroomIsLeftAlone) {
  const Variant kernel = save("kernel void k(global float* a) {}\n");
  keepRevision(file(), kernel, rowOf(2));
  const std::string newer = R"({"format_version": 2, "revisions": "in its way"})";
  writeFile(file(), newer);
  std::string note;
  EXPECT_THAT(revisionsIn(file(), &note), IsEmpty());
  EXPECT_THAT(note, HasSubstr("newer Headroom"));
  EXPECT_THAT(sentenceOf<Error>([&] { keepRevision(file(), kernel, rowOf(3)); }), HasSubstr("newer Headroom"));
  EXPECT_EQ(readFile(file()), newer);
}

TEST_F(KeptRevisions, AreKeptForEachFileApart) {
  const Variant here = save("kernel void k(global float* a) {}\n");
  Variant elsewhere = here;
  elsewhere.files = {{"/elsewhere/mine.cl", {}}};
  EXPECT_NE(revisionsFile(here), revisionsFile(elsewhere));
  EXPECT_EQ(revisionsFile(here), revisionsFile(save("kernel void k(global float* a) { }\n")));
  EXPECT_EQ(revisionsFile(Variant()), std::filesystem::path()) << "what is built in has no file";
}

}  // namespace
}  // namespace headroom
