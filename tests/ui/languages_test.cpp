// The window in each of its languages: translated, nothing clipped, and numbers in the language's notation on screen
// only.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>

#include "clipped_texts.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/report/comparison_columns.hpp"
#include "headroom/report/report.hpp"
#include "models/preferences.hpp"
#include "models/row_text.hpp"
#include "preferences/preferences_dialog.hpp"
#include "sample_rows.hpp"
#include "samples/marks_label.hpp"
#include "style/languages.hpp"
#include "style/text.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr QSize kCommon{1280, 720};

std::string joined(const QStringList& lines) {
  return lines.join(QLatin1Char('\n')).toStdString();
}

class LanguagesTest : public testing::WindowTest {
 protected:
  void TearDown() override {
    window_.reset();
    showLanguage(Language::English);
    QLocale::setDefault(former_);
  }

  /// Opens a window in this language, with results, as large as many screens.
  void openIn(Language language, Settings::Keep keep = Settings::Keep::ForThisRun) {
    showLanguage(language);
    open(QStringLiteral("64x48"), keep);
    RunDocument run;
    run.rows = testing::sampleRows();
    child<ResultController>()->show(run);
    window_->resize(kCommon);
    settle();
  }
  static void settle() { testing::settleLayouts(); }

  void expectNothingClipped() {
    for (const View& view : child<ViewTabs>()->all()) {
      window_->showView(view.id);
      settle();
      EXPECT_EQ(window_->size(), kCommon) << view.id.toStdString();
      EXPECT_THAT(joined(testing::clippedTexts(*window_)), IsEmpty()) << view.id.toStdString();
    }
    for (const auto& [action, name] : {std::pair{"showPreferences", "preferences"},
                                       {"measureNoise", "noiseDialog"},
                                       {"addMachine", "addMachineDialog"},
                                       {"takeTurns", "abWindow"}}) {
      child<QAction>(action)->trigger();
      auto* dialog = child<QWidget>(name);
      ASSERT_NE(dialog, nullptr) << name;
      ASSERT_TRUE(QTest::qWaitFor([dialog] { return dialog->isVisible(); }, testing::kSoonMs)) << name;
      settle();
      EXPECT_THAT(joined(testing::clippedTexts(*dialog)), IsEmpty()) << name;
      dialog->close();
      QCoreApplication::processEvents();
    }
  }

  /// Expects no two entries of a menu, or menus of the bar, to have one key.
  void expectOwnKeys() const {
    QList<const QWidget*> menus{window_->findChild<QMenuBar*>()};
    for (const QMenu* menu : window_->findChildren<QMenu*>()) menus << menu;
    for (const QWidget* menu : menus) {
      QMap<int, QString> keys;
      for (const QAction* action : menu->actions()) {
        const QKeySequence key = QKeySequence::mnemonic(action->text());
        if (key.isEmpty()) continue;
        const int code = key[0].toCombined();
        EXPECT_FALSE(keys.contains(code)) << keys.value(code).toStdString() << " | " << action->text().toStdString();
        keys.insert(code, action->text());
      }
    }
  }

  const QLocale former_;
};

TEST_F(LanguagesTest, NothingIsClippedInEnglish) {
  openIn(Language::English);
  expectNothingClipped();
}

TEST_F(LanguagesTest, NothingIsClippedInGerman) {
  openIn(Language::German);
  EXPECT_EQ(child<QTabBar>("views")->tabText(1), QStringLiteral("Durchsatz"));
  expectNothingClipped();
  expectOwnKeys();
}

TEST_F(LanguagesTest, NothingIsClippedInChinese) {
  openIn(Language::Chinese);
  EXPECT_EQ(child<QTabBar>("views")->tabText(1), QStringLiteral(u"\u541e\u5410\u91cf"));
  expectNothingClipped();
  expectOwnKeys();
}

TEST_F(LanguagesTest, NothingIsClippedInRussian) {
  openIn(Language::Russian);
  EXPECT_EQ(child<QTabBar>("views")->tabText(1), QStringLiteral(u"\u0421\u043a\u043e\u0440\u043e\u0441\u0442\u044c"));
  expectNothingClipped();
  expectOwnKeys();
}

TEST_F(LanguagesTest, NumbersFollowTheLanguageOnScreenAndNotInFiles) {
  openIn(Language::German);
  window_->showView(QStringLiteral("throughput"));
  QStringList cells;
  const auto* model = child<ResultTable>("results")->model();
  for (int column = 0; column < model->columnCount(); ++column) cells << model->index(0, column).data().toString();
  const std::string line = cells.join(QLatin1Char('|')).toStdString();
  EXPECT_THAT(line, HasSubstr(",")) << "numbers on screen";
  const QString file = folder_.filePath(QStringLiteral("results.csv"));
  ASSERT_TRUE(window_->exportAs(QStringLiteral("results"), file));
  showLanguage(Language::English);
  const QString english = folder_.filePath(QStringLiteral("english.csv"));
  ASSERT_TRUE(window_->exportAs(QStringLiteral("results"), english));
  EXPECT_EQ(readFile(file.toStdString()), readFile(english.toStdString()));
}

TEST_F(LanguagesTest, FixedTextsOfTheEngineAreTranslatedAndNothingDependsOnThem) {
  openIn(Language::German);
  window_->showView(QStringLiteral("throughput"));
  auto* table = child<ResultTable>("results");
  auto* results = child<ResultModel>();
  const auto heading = [&](std::string_view column, int role = Qt::DisplayRole) {
    return results->headerData(results->columnNamed(column), Qt::Horizontal, role).toString();
  };
  auto* workloads = child<QComboBox>("workload");
  EXPECT_EQ(workloads->itemText(workloads->findData(QStringLiteral("blur"))),
            QStringLiteral(u"Gau\u00df-Weichzeichner"));
  EXPECT_EQ(heading("variant"), QStringLiteral("Variante"));
  EXPECT_EQ(heading("percent_of_ceiling"), QStringLiteral("% der Obergrenze"));
  EXPECT_EQ(heading("bound_by", Qt::ToolTipRole),
            QStringLiteral("<p>Welche der beiden Obergrenzen die niedrigere ist: Speicher oder Rechnen.</p>"));
  for (const Column& column : columns()) EXPECT_NE(engineText(column.explanation), text(column.explanation));
  for (const ComparisonColumn& column : comparisonColumns())
    EXPECT_NE(engineText(column.explanation), text(column.explanation));
  std::vector<ResultRow> ints{testing::sampleRow("matmul.int", Role::Variant, {64, 64}, 1)};
  ints.front().item = "element";
  EXPECT_EQ(titleOver(engineText("ceiling GP/s").toStdString(), ints), "Obergrenze Gelement/s");
  EXPECT_EQ(engineText("matmul.int"), QStringLiteral("matmul.int")) << "as it is without a translation";

  table->sortByColumn(results->columnNamed("gpix_per_s"), Qt::DescendingOrder);
  const auto rate = [&](int row) {
    return table->model()->index(row, results->columnNamed("gpix_per_s")).data(ResultModel::SortRole).toDouble();
  };
  EXPECT_GE(rate(0), rate(1));
  QMenu menu;
  table->fillColumnMenu(menu);
  auto* driver = menu.findChild<QAction*>(QStringLiteral("driver"));
  ASSERT_NE(driver, nullptr) << "ids of columns have no language";
  EXPECT_EQ(driver->text(), QStringLiteral("Treiber"));
  EXPECT_THAT(driver->toolTip().toStdString(), HasSubstr("Versionsangabe des Treibers."));
  driver->trigger();
  EXPECT_EQ(heading("driver"), QStringLiteral("Treiber"));
  const QHeaderView* header = table->horizontalHeader();
  for (int column = 0; column < header->count(); ++column) {
    EXPECT_GE(header->sectionSize(column), header->sectionSizeHint(column)) << column;
  }
}

TEST_F(LanguagesTest, StatusesAndWarningsAreTranslatedAndFoundInBothLanguages) {
  showLanguage(Language::German);
  ResultRow marked = testing::sampleRow("blur.marked", Role::Variant, {64, 64}, 1);
  marked.marks = {Mark::Busy, Mark::Drift};
  marked.boundBy = Bound::Memory;
  ResultRow late = testing::sampleRow("blur.late", Role::Variant, {64, 64}, 1);
  late.status = Status::TimedOut;
  ResultModel results;
  results.setRows({marked, late});
  const auto cell = [&](int row, std::string_view column, int role = Qt::DisplayRole) {
    return results.index(row, results.columnNamed(column)).data(role).toString();
  };
  EXPECT_EQ(cell(0, "marks"), QStringLiteral("Hintergrundlast, Drift"));
  EXPECT_EQ(cell(0, "bound_by"), QStringLiteral("Speicher"));
  EXPECT_EQ(cell(1, "status"), QStringLiteral(u"Zeit\u00fcberschreitung"));
  EXPECT_EQ(cell(1, "status", ResultModel::SortRole), QStringLiteral("TimedOut")) << "sorted alike in all languages";
  for (const QString& word : {QStringLiteral("timedout"), QStringLiteral(u"zeit\u00fcber")}) {
    EXPECT_TRUE(results.hasWords(1, word)) << word.toStdString();
    EXPECT_FALSE(results.hasWords(0, word)) << word.toStdString();
  }
  MarksLabel chips;
  chips.setRow(&marked);
  EXPECT_THAT(chips.text().toStdString(), HasSubstr("&nbsp;Hintergrundlast&nbsp;"));
  EXPECT_EQ(noteOnMarked({&marked, &late}, ChartMedium::Screen),
            QStringLiteral("1 von 2 Ergebnissen hat eine Warnung: 1 Drift, 1 Hintergrundlast. Zeigen Sie auf ein "
                           "Ergebnis, um seine Warnungen zu lesen."));
  EXPECT_EQ(noteOnMarked({&marked, &late}, ChartMedium::Paper),
            QStringLiteral("1 of 2 results has a warning: 1 drift, 1 background load."));
  EXPECT_EQ(engineText("image size, MP"), QStringLiteral(u"Bildgr\u00f6\u00dfe, MP"));
}

TEST_F(LanguagesTest, TheChoiceIsStoredAndShownByNamesInTheLanguagesThemselves) {
  openIn(Language::German, Settings::Keep::ForUser);
  child<QAction>("showPreferences")->trigger();
  auto* dialog = child<PreferencesDialog>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Einstellungen"));
  auto* box = child<QComboBox>("language");
  EXPECT_EQ(box->currentData().toString(), QStringLiteral("auto"));
  EXPECT_GE(box->findText(QStringLiteral("English")), 0);
  EXPECT_GE(box->findText(QStringLiteral("Deutsch")), 0);
  box->setCurrentIndex(box->findData(QStringLiteral("ru")));
  EXPECT_TRUE(QTest::qWaitFor([] { return Settings(Settings::Keep::ForUser).language() == Language::Russian; },
                              testing::kSoonMs));
  EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Einstellungen")) << "from the next start";
}

TEST_F(LanguagesTest, TextsOfQtsOwnDialogsAreTranslatedToo) {
  showLanguage(Language::German);
  if (!QFile::exists(QStringLiteral(":/translations/qtbase_de.qm"))) GTEST_SKIP() << "Qt was built in without them";
  const QDialogButtonBox buttons(QDialogButtonBox::Cancel);
  EXPECT_EQ(buttons.button(QDialogButtonBox::Cancel)->text().remove(QLatin1Char('&')), QStringLiteral("Abbrechen"));
}

TEST_F(LanguagesTest, CountsHaveTheFormOfTheLanguage) {
  const auto roundsText = [](int rounds) {
    Sampling sampling;
    sampling.timeBudgetSeconds = 0.5;
    sampling.rounds = rounds;
    sampling.noiseGoal = -1;
    return samplingText(sampling);
  };
  EXPECT_EQ(roundsText(5), QStringLiteral("0.5 s in 5 rounds"));
  showLanguage(Language::German);
  EXPECT_EQ(roundsText(1), QStringLiteral("0,5 s in 1 Runde"));
  EXPECT_EQ(roundsText(5), QStringLiteral("0,5 s in 5 Runden"));
  showLanguage(Language::Russian);
  const QString stem = QStringLiteral(u"\u0440\u0430\u0443\u043d\u0434");
  EXPECT_TRUE(roundsText(21).endsWith(QStringLiteral("21 ") + stem));
  EXPECT_TRUE(roundsText(3).endsWith(QStringLiteral("3 ") + stem + QChar(0x0430)));
  EXPECT_TRUE(roundsText(5).endsWith(QStringLiteral("5 ") + stem + QStringLiteral(u"\u043e\u0432")));
}

TEST_F(LanguagesTest, PicturesInFilesKeepThePoint) {
  showLanguage(Language::German);
  EXPECT_EQ(shownNumber(0.5, 3), QStringLiteral("0,5"));
  EXPECT_EQ(plainNumber(0.5, 3), QStringLiteral("0.5"));
  {
    const NumbersOfFiles withPoints;
    EXPECT_EQ(shownNumber(0.5, 3), QStringLiteral("0.5"));
  }
  EXPECT_EQ(shownNumber(0.5, 3), QStringLiteral("0,5"));
}

TEST(LanguageTest, OfTheDesktopIsTheFirstThatIsHere) {
  EXPECT_EQ(languageAmong({QStringLiteral("de-CH"), QStringLiteral("en")}), Language::German);
  EXPECT_EQ(languageAmong({QStringLiteral("cs-CZ"), QStringLiteral("ru-RU")}), Language::Russian);
  EXPECT_EQ(languageAmong({QStringLiteral("zh-CN")}), Language::Chinese);
  EXPECT_EQ(languageAmong({QStringLiteral("zh-TW")}), Language::English) << "traditional characters are another script";
  EXPECT_EQ(languageAmong({QStringLiteral("C")}), Language::English);
  EXPECT_EQ(languageAmong({}), Language::English);
}

TEST(LanguageTest, HasAStoredFormAndUnknownOnesAreAuto) {
  for (const Language language : kLanguages) EXPECT_EQ(languageFromText(toText(language)), language);
  EXPECT_EQ(languageFromText(QStringLiteral("tlh")), Language::Auto);
}

TEST(LanguageTest, NumbersAreTheDesktopsUnlessAnotherLanguageIsChosen) {
  const QLocale swiss(QLocale::German, QLocale::Switzerland);
  EXPECT_EQ(numberLocale(Language::Auto, swiss).territory(), QLocale::Switzerland);
  EXPECT_EQ(numberLocale(Language::German, swiss).territory(), QLocale::Switzerland);
  EXPECT_EQ(numberLocale(Language::Russian, swiss).decimalPoint(), QStringLiteral(","));
  EXPECT_EQ(numberLocale(Language::English, QLocale(QLocale::German)).decimalPoint(), QStringLiteral("."));
  EXPECT_EQ(numberLocale(Language::German, swiss).toString(1234567), QStringLiteral("1234567")) << "no groups";
}

TEST(ClippedTextsTest, ATextThatIsCutIsFound) {
  QWidget part;
  auto* row = new QHBoxLayout(&part);
  auto* whole = new QLabel(QStringLiteral("Whole"));
  auto* cut = new QLabel(QStringLiteral("A long text in a narrow label"));
  cut->setFixedWidth(20);
  auto* withTip = new QLabel(QStringLiteral("Another long text in a narrow label"));
  withTip->setFixedWidth(20);
  withTip->setToolTip(withTip->text());
  auto* button = new QPushButton(QStringLiteral("A long text on a button"));
  button->setFixedWidth(30);
  auto* box = new QComboBox;
  box->addItem(QStringLiteral("A long text in a box"));
  box->setFixedWidth(40);
  auto* tabs = new QTabBar;
  tabs->addTab(QStringLiteral("A tab that is out of sight"));
  tabs->setFixedWidth(30);
  for (QWidget* each : std::initializer_list<QWidget*>{whole, cut, withTip, button, box, tabs}) row->addWidget(each);
  part.show();
  testing::settleLayouts();
  const QStringList found = testing::clippedTexts(part);
  EXPECT_EQ(found.size(), 4) << joined(found);
  EXPECT_THAT(joined(found), HasSubstr("narrow label"));
  EXPECT_THAT(joined(found), HasSubstr("on a button"));
  EXPECT_THAT(joined(found), HasSubstr("in a box"));
  EXPECT_THAT(joined(found), HasSubstr("out of sight"));
}

}  // namespace
}  // namespace headroom
