// The engine's sentences in the window's languages.
#include "style/engine_sentences.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QStringList>
#include <ctime>
#include <utility>

#include "headroom/analysis/verdict.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/catalogue/guide_contents.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/variant.hpp"
#include "sample_rows.hpp"
#include "style/languages.hpp"
#include "style/text.hpp"
#include "style/variant_name.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

class EngineSentencesTest : public ::testing::Test {
 protected:
  void TearDown() override { showLanguage(Language::English); }
};

/// A row of the largest size, limited by memory.
ResultRow limitedRow(double percentOfCeiling) {
  ResultRow row = testing::sampleRow("blur.plain", Role::Variant, {4000, 4000}, 0.4 * percentOfCeiling / 100);
  row.ceilingGigapixelsPerSecond = 0.4;
  row.boundBy = Bound::Memory;
  return row;
}

/// Rows whose verdicts differ in their sentences.
std::vector<ResultRow> rowsOfAllVerdicts() {
  std::vector<ResultRow> rows = testing::sampleRows();
  for (int i = 0; i <= static_cast<int>(Status::Cancelled); ++i) {
    rows.push_back(testing::sampleRow("blur.failed", Role::Variant, {1000, 1000}, 1));
    rows.back().status = static_cast<Status>(i);
    rows.back().medianMs = 0;
  }
  for (const double percent : {9.5, 71.0, 120.0}) rows.push_back(limitedRow(percent));
  rows.push_back(limitedRow(80));
  rows.back().boundBy = Bound::Compute;
  rows.back().precision = Precision::Double;
  rows.push_back(testing::sampleRow("blur.wrong", Role::Variant, {64, 64}, 1));
  rows.back().status = Status::WrongResult;
  return rows;
}

TEST_F(EngineSentencesTest, AVerdictIsTranslatedWithItsNumbersAsOnScreen) {
  showLanguage(Language::German);
  EXPECT_EQ(engineSentences(verdict(limitedRow(71))).toStdString(),
            "blur.plain erreicht 71% der Kopier-Obergrenze dieses Ger\u00e4ts bei 16 MP (0,284 von 0,4 GP/s); Rechnen "
            "ist nicht die Grenze.");
  EXPECT_EQ(engineSentences("Its rounds differ by 17%, from 4.1 to 4.8 ms: the device's clock, its load or where "
                            "memory lies changed. Other programs kept 1.5 CPU cores busy. Close them and run again.")
                .toStdString(),
            "Die Runden unterscheiden sich um 17%, von 4,1 bis 4,8 ms: der Takt des Ger\u00e4ts, seine Auslastung oder "
            "die Lage des Speichers hat sich ge\u00e4ndert. Andere Programme haben 1,5 CPU-Kerne ausgelastet. "
            "Schlie\u00dfen Sie sie, und wiederholen Sie den Lauf.");
}

TEST_F(EngineSentencesTest, RunsOfEarlierVersionsAreReadWithTodaysUnits) {
  EXPECT_EQ(engineSentences("Its rounds differ by 17 %, from 4.1 to 4.8 ms."),
            QStringLiteral("Its rounds differ by 17%, from 4.1 to 4.8 ms."));
  const QString code = QStringLiteral("a.cl:3: error: i[8 % n] is no lvalue");
  EXPECT_EQ(engineSentences(code.toStdString()), code);
  showLanguage(Language::German);
  EXPECT_THAT(engineSentences("This is 200 % of its ceiling, which is not possible: 3.5 of 1.7 GP/s.").toStdString(),
              StartsWith("Das sind 200% der Obergrenze, was nicht m\u00f6glich ist: "));
  EXPECT_THAT(engineSentences("Its time is mostly the cost of starting launches: an empty launch takes 4 us on this "
                              "device. Try larger sizes.")
                  .toStdString(),
              HasSubstr("4 \u00b5s"));
}

TEST_F(EngineSentencesTest, EverySentenceOfAVerdictIsKnown) {
  for (const ResultRow& row : rowsOfAllVerdicts()) {
    const QStringList unknown = unknownSentences(verdict(row));
    EXPECT_THAT(unknown, IsEmpty()) << verdict(row) << "\n" << unknown.join(QLatin1Char('|')).toStdString();
  }
}

TEST_F(EngineSentencesTest, EnglishStaysAsTheEngineWritesIt) {
  showLanguage(Language::English);
  for (const ResultRow& row : rowsOfAllVerdicts()) EXPECT_EQ(engineSentences(verdict(row)).toStdString(), verdict(row));
  const std::string counted =
      "Kernel time: no difference beyond the noise between 40% and 55% on the CPU (2 of 3 shares, the shortest time at "
      "40%): 1.3 times the GPU alone.";
  EXPECT_EQ(engineSentences(counted).toStdString(), counted);
}

TEST_F(EngineSentencesTest, WhatIsNotKnownStaysAsItIs) {
  showLanguage(Language::German);
  for (const char* text : {"Something odd went on with -11: 5.5 MB in a process.", "blur.v1.5 at rest:\n  1.5 errors",
                           "", ".", "The compiler said: error at 3.5"}) {
    EXPECT_EQ(engineSentences(std::string_view(text)).toStdString(), text);
  }
  EXPECT_THAT(engineSentences("clBuildProgram failed with -11: 5.5 MB per process.").toStdString(),
              HasSubstr(": 5.5 MB per process."))
      << "a driver's words within a known sentence";
  EXPECT_EQ(engineSentences("The driver of X failed. Choose a smaller size.").toStdString(),
            "The driver of X failed. W\u00e4hlen Sie eine kleinere Gr\u00f6\u00dfe.");
}

TEST_F(EngineSentencesTest, CountsHaveTheFormOfTheLanguage) {
  showLanguage(Language::Russian);
  const QString stem = QStringLiteral(u"\u0440\u0435\u0433\u0438\u0441\u0442\u0440");
  EXPECT_EQ(engineSentences("21 registers"), QStringLiteral("21 ") + stem);
  EXPECT_EQ(engineSentences("3 registers"), QStringLiteral("3 ") + stem + QChar(0x0430));
  EXPECT_EQ(engineSentences("1,048,576 registers"),
            QStringLiteral("1048576 ") + stem + QStringLiteral(u"\u043e\u0432"));
}

TEST_F(EngineSentencesTest, NamesOfSizedRoofsAndDurationsAreTranslated) {
  showLanguage(Language::German);
  EXPECT_EQ(engineSentences("Copy at 1.57 MB, cold caches"), QStringLiteral("Kopie bei 1,57 MB, kalte Caches"));
  EXPECT_EQ(engineSentences("Cache of 16.8 MB"), QStringLiteral("Cache mit 16,8 MB"));
  showLanguage(Language::Russian);
  EXPECT_EQ(engineSentences("20 s"), QStringLiteral(u"20 \u0441"));
  EXPECT_EQ(engineSentences("2 h 5 min"), QStringLiteral(u"2 \u0447 5 \u043c\u0438\u043d"));
}

TEST_F(EngineSentencesTest, EachPartOfAListIsTranslatedForItself) {
  showLanguage(Language::German);
  EXPECT_EQ(engineSentences("At 512 x 512: copy 5.06 GP/s (40.5 GB/s), double FLOP peak 3.5 GFLOP/s, local memory 33 "
                            "GB/s"),
            QStringLiteral("Bei 512 x 512: Kopie 5,06 GP/s (40,5 GB/s), double-FLOP-Spitze 3,5 GFLOP/s, lokaler "
                           "Speicher 33 GB/s"));
  EXPECT_EQ(engineSentences("At 512 x 512: copy 5.06 GP/s (40.5 GB/s), FLOP peak 36.6 GFLOP/s"),
            QStringLiteral("Bei 512 x 512: Kopie 5,06 GP/s (40,5 GB/s), FLOP-Spitze 36,6 GFLOP/s"))
      << "not a peak of \"At 512 x 512\"";
  EXPECT_EQ(engineSentences("2 of 9 results have warnings: 2 drift, 1 background load."),
            QStringLiteral("2 von 9 Ergebnissen haben Warnungen: 2 Drift, 1 Hintergrundlast."));
}

/// A sentence with something filled in, in English and in the window's language.
std::pair<QString, QString> filledIn(const char* sentence) {
  // Numbers, names and files, none of which has a translation.
  const QStringList fillings{QStringLiteral("7"),  QStringLiteral("blur.plain"), QStringLiteral("x y.cl"),
                             QStringLiteral("12"), QStringLiteral("n"),          QStringLiteral("0x5"),
                             QStringLiteral("64"), QStringLiteral("3"),          QStringLiteral("q")};
  QString english = QString::fromUtf8(sentence);
  QString shown = QCoreApplication::translate("engine", sentence, nullptr, 7);
  if (shown == english) shown = QCoreApplication::translate("engine", sentence);
  for (int i = 0; i < fillings.size(); ++i) {
    const QString place = QStringLiteral("%%1").arg(i + 1);
    english.replace(place, fillings[i]);
    shown.replace(place, fillings[i]);
  }
  return {english, shown};
}

TEST_F(EngineSentencesTest, EverySentenceOfTheListIsFoundInEveryLanguage) {
  for (const Language language : {Language::German, Language::Chinese, Language::Russian}) {
    showLanguage(language);
    for (const char* sentence : sentenceList()) {
      const auto [english, shown] = filledIn(sentence);
      EXPECT_EQ(engineSentences(english.toStdString()), shown) << sentence;
    }
  }
}

TEST_F(EngineSentencesTest, ReasonsOfLostRunnersAreTranslatedWithWhatTheyDid) {
  showLanguage(Language::German);
  EXPECT_EQ(engineSentences("The OpenCL runner was killed by SIGSEGV. Trying once more.").toStdString(),
            "Der OpenCL-Prozess wurde durch SIGSEGV beendet. Es wird noch einmal versucht.");
  EXPECT_EQ(
      engineSentences("clBuildProgram failed with CL_BUILD_PROGRAM_FAILURE for blur.mine, 64 x 64. Read the "
                      "compiler's log.")
          .toStdString(),
      "clBuildProgram scheiterte mit CL_BUILD_PROGRAM_FAILURE bei blur.mine, 64 x 64. Lesen Sie das Protokoll des "
      "Compilers.");
}

TEST_F(EngineSentencesTest, WhereTheDeviceIsFasterIsTranslatedWithItsRangesAndTimes) {
  showLanguage(Language::German);
  EXPECT_EQ(engineSentences("blur, sigma 5: GPU is faster than the fastest code on the host (blur.opencv) wherever the "
                            "intervals allow a comparison, with and without transfers. The intervals overlap at 0.5 MP "
                            "and 1 MP, with and without transfers.")
                .toStdString(),
            std::string("blur, sigma 5: GPU ist schneller als der schnellste Code auf dem Host (blur.opencv): wo immer "
                        "die Intervalle einen Vergleich erlauben, mit und ohne Transfers. Die Intervalle überlappen "
                        "sich bei 0,5 MP und 1 MP, mit und ohne Transfers."));
  EXPECT_EQ(
      engineSentences("blur, sigma 5: GPU is faster than the fastest code on the host (blur.opencv) up to about 2 MP "
                      "by kernel time, and at no size measured by end-to-end time. The intervals overlap at 2 MP by "
                      "kernel time. The intervals overlap at 1 MP by end-to-end time.")
          .toStdString(),
      std::string("blur, sigma 5: GPU ist schneller als der schnellste Code auf dem Host (blur.opencv): bis etwa 2 MP "
                  "nach der Kernelzeit, und bei keiner gemessenen Größe nach der Gesamtzeit. Die Intervalle überlappen "
                  "sich bei 2 MP nach der Kernelzeit. Die Intervalle überlappen sich bei 1 MP nach der Gesamtzeit."));
}

TEST_F(EngineSentencesTest, ProgressOfSeveralMachinesIsTranslatedWithItsMachine) {
  showLanguage(Language::German);
  const auto shown = [](const char* english) { return engineSentences(english).toStdString(); };
  for (const char* activity : {"building blur.local at 504 x 504", "timing blur.local at 504 x 504"}) {
    const std::string alone = shown(activity);
    ASSERT_NE(alone, activity);
    EXPECT_EQ(shown((std::string("on this machine: ") + activity).c_str()), "auf diesem Rechner: " + alone);
    EXPECT_EQ(shown((std::string("on gpu7: ") + activity).c_str()), "auf gpu7: " + alone);
  }
}

TEST_F(EngineSentencesTest, OutcomesOfASplitAndOfATuningAreTranslatedInTheirParts) {
  showLanguage(Language::German);
  EXPECT_EQ(
      engineSentences("Shared by the CPU (a) and the GPU (b). Best end-to-end time: 45% on the CPU and 55% on the "
                      "GPU: 1.45 times the CPU alone, 2.7 times the GPU alone; sharing gains nothing.")
          .toStdString(),
      "Aufgeteilt auf CPU (a) und GPU (b). Am besten nach der Gesamtzeit: 45% auf CPU und 55% auf GPU: 1,45-mal so "
      "schnell wie CPU allein, 2,7-mal so schnell wie GPU allein; Aufteilen bringt nichts.");
  EXPECT_EQ(engineSentences("45% on the CPU and 55% on the GPU").toStdString(), "45% auf CPU und 55% auf GPU");
  EXPECT_EQ(engineSentences("Different number of compute units of cpu: 2 in the base, 4 in the new run.").toStdString(),
            "Unterschied, Zahl der Recheneinheiten von cpu: 2 in der Vergleichsbasis, 4 im neuen Lauf.");
}

TEST_F(EngineSentencesTest, WhatARunIsOfIsTranslatedBesideItsParameters) {
  showLanguage(Language::German);
  EXPECT_EQ(engineSentences("Gaussian blur, sigma 5"), QStringLiteral("Gau\u00df-Weichzeichner, sigma 5"));
  EXPECT_EQ(engineSentences("blur.separable at 504 x 504, sigma 5"),
            QStringLiteral("blur.separable bei 504 x 504, sigma 5"));
  EXPECT_EQ(engineSentences("blur.separable, sigma 5"), QStringLiteral("blur.separable, sigma 5"));
  EXPECT_THAT(engineSentences("At 1024 x 1024, whole sectors reaches 34% of the copy.").toStdString(),
              StartsWith("Bei 1024 x 1024 erreicht ganze Sektoren 34% der Kopie"));
}

TEST_F(EngineSentencesTest, IdsInListsStayAsTheyAre) {
  showLanguage(Language::German);
  EXPECT_THAT(engineSentences("There is no workload \"x\"; choose one of: blur, copy, reduce.").toStdString(),
              HasSubstr("blur, copy, reduce"));
}

/// The longest that are translated, with many beginnings and parts of sentences, keep nobody waiting.
TEST_F(EngineSentencesTest, LongTextsOfStrangersTakeNoLongTime) {
  showLanguage(Language::German);
  for (const char* part : {"a; ", "kernel.cl:1: error: x and y of z\n",
                           "the a of b, and c (d or e): ", "sent a row of 1 ", "((((", "1 of 2 of ", "x and "}) {
    std::string text = part;
    while (text.size() < 19'900) text += part;
    const std::clock_t start = std::clock();
    const QString shown = engineSentences(text);
    EXPECT_LT(std::clock() - start, 2 * CLOCKS_PER_SEC) << part;
    EXPECT_FALSE(shown.isEmpty());
  }
  const std::string log(30'000, ';');
  EXPECT_EQ(engineSentences("Choose another device." + log), text("Choose another device." + log));
}

TEST_F(EngineSentencesTest, WhatIsRememberedChangesWithTheLanguage) {
  constexpr const char* kSentence = "Choose another device.";
  showLanguage(Language::German);
  const QString german = engineSentences(kSentence);
  showLanguage(Language::Russian);
  EXPECT_NE(engineSentences(kSentence), german);
  showLanguage(Language::English);
  EXPECT_EQ(engineSentences(kSentence), QLatin1String(kSentence));
}

TEST_F(EngineSentencesTest, SummariesOfBuiltInVariantsAreTranslatedAndOthersStay) {
  for (const Language language : {Language::German, Language::Chinese, Language::Russian}) {
    showLanguage(language);
    const Catalogue catalogue;
    for (const Variant& variant : catalogue.variants()) {
      if (variant.summary.empty()) continue;
      EXPECT_NE(variantSummary(variant), text(variant.summary)) << variant.id;
    }
  }
  Variant mine;
  mine.summary = "As I like it.\nTwice.";
  EXPECT_EQ(variantSummary(mine), text(mine.summary));
}

TEST_F(EngineSentencesTest, AdviceWithoutADeviceIsTranslated) {
  EXPECT_THAT(unknownSentences(noDeviceAdvice()), IsEmpty());
  showLanguage(Language::German);
  EXPECT_THAT(engineSentences(noDeviceAdvice()).toStdString(), HasSubstr("(Paket pocl-opencl-icd)"));
}

TEST_F(EngineSentencesTest, TitlesOfBuiltInVariantsAreTranslatedAndOthersStay) {
  showLanguage(Language::German);
  Variant variant;
  variant.id = "blur.local";
  variant.title = "Separable, tiles in local memory";
  EXPECT_EQ(variantName(variant), QStringLiteral("blur.local: Separabel, Kacheln im lokalen Speicher"));
  variant.title = "Separable, tiles of mine";
  EXPECT_EQ(variantName(variant), QStringLiteral("blur.local: Separable, tiles of mine"));
}

TEST_F(EngineSentencesTest, TextsOfTheGuideAreTranslated) {
  showLanguage(Language::Russian);
  for (const GuideStep& step : guideSteps()) {
    EXPECT_NE(engineText(step.title), text(step.title));
    EXPECT_NE(engineText(step.text), text(step.text));
  }
  for (const Experiment& experiment : experiments()) {
    EXPECT_NE(engineText(experiment.title), text(experiment.title));
    EXPECT_NE(engineText(experiment.question), text(experiment.question));
    EXPECT_NE(engineText(experiment.background), text(experiment.background));
  }
}

TEST_F(EngineSentencesTest, ChineseSentencesHaveFullWidthStopsWithoutBlanks) {
  showLanguage(Language::Chinese);
  const QString verdictText = engineSentences(verdict(limitedRow(71)));
  EXPECT_TRUE(verdictText.contains(QChar(0xff1b))) << verdictText.toStdString();
  EXPECT_TRUE(verdictText.endsWith(QChar(0x3002))) << verdictText.toStdString();
  EXPECT_FALSE(engineSentences("Choose a smaller size. The compiler's log says where.").contains(QLatin1Char(' ')));
  const QString list =
      engineSentences("2 of 9 results have warnings: 2 drift, 1 background load. Choose a smaller size.");
  EXPECT_FALSE(list.contains(QLatin1Char('.')) || list.contains(QLatin1Char(','))) << list.toStdString();
}

}  // namespace
}  // namespace headroom
