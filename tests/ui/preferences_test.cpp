// The preferences dialog in the real window: choices apply to the next run, and after a restart.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMultiMap>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <algorithm>

#include "guide_kernels.hpp"
#include "headroom/history.hpp"
#include "headroom/system/file.hpp"
#include "history_fixture.hpp"
#include "preferences/preferences_dialog.hpp"
#include "sample_rows.hpp"
#include "style/display_units.hpp"
#include "style/text.hpp"
#include "style/variant_colours.hpp"
#include "throughput/line_list.hpp"
#include "throughput/throughput_view.hpp"
#include "tune/tuning_controls.hpp"
#include "widgets/advice_list.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;
using testing::kSoonMs;

class PreferencesTest : public testing::HistoryWindowTest {
 protected:
  void TearDown() override {
    showTheme(Theme::Auto);
    setDisplayUnits({});
  }

  void openForUser() { open(QStringLiteral("64x48"), Settings::Keep::ForUser); }

  PreferencesDialog& dialog() const { return *child<PreferencesDialog>(); }
  QDoubleSpinBox& timeBudget() const { return *child<QDoubleSpinBox>("preferredTimeBudget"); }
  QSpinBox& rounds() const { return *child<QSpinBox>("preferredRounds"); }
  QDoubleSpinBox& noiseGoal() const { return *child<QDoubleSpinBox>("preferredNoiseGoal"); }
  QListWidget& folders() const { return *child<QListWidget>("kernelFolders"); }
  QPushButton& button(const char* name) const { return *child<QPushButton>(name); }

  void showDialog() {
    QTest::keyClick(window_.get(), Qt::Key_Comma, Qt::ControlModifier);
    ASSERT_TRUE(dialog().isVisible());
  }

  /// Types over the current value, as a user does.
  static void type(QAbstractSpinBox& box, const char* digits) {
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, QString::fromLatin1(digits));
    QTest::keyClick(&box, Qt::Key_Tab);
  }

  void chooseTheme(Theme theme) {
    auto* box = child<QComboBox>("theme");
    box->setCurrentIndex(box->findData(toText(theme)));
  }

  void chooseUnit(const char* box, const QString& unit) {
    auto* units = child<QComboBox>(box);
    units->setCurrentIndex(units->findData(unit));
  }
  bool deviceDetailsHave(const QString& unit) const {
    const QList<QLabel*> labels = child<DevicePanel>()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&unit](const QLabel* label) { return label->text().endsWith(unit); });
  }
  /// Returns the value of the first entry in the list beside the throughput chart; empty without lines.
  QString firstListedValue() const {
    const std::vector<LineEntry>& entries = child<ThroughputView>("throughput")->findChild<LineList*>()->entries();
    return entries.empty() ? QString() : entries.front().value;
  }

  QString runHint() const { return child<QToolButton>("run")->toolTip(); }

  /// Returns the newest run's sampling from the history.
  Sampling lastSampling() const { return readRun(listRuns(runs()).front().file).document.plans.front().sampling; }

  void addFolder(const QString& folder) {
    QTest::mouseClick(&button("addKernelFolder"), Qt::LeftButton);
    auto* chooser = child<QFileDialog>("kernelFolderDialog");
    ASSERT_NE(chooser, nullptr);
    chooser->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(folder);
    QMetaObject::invokeMethod(chooser, "accept");
  }

  bool lists(const char* variant) const {
    const auto* model = child<VariantModel>();
    for (int row = 0; row < model->rowCount(); ++row) {
      if (model->index(row).data(VariantModel::IdRole).toString() == QLatin1String(variant)) return true;
    }
    return false;
  }

  /// Writes a settings file, as edited or damaged by a user.
  void writeSettings(const QMap<QString, QVariant>& values) const {
    QSettings file(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("headroom"), QStringLiteral("headroom"));
    for (auto value = values.begin(); value != values.end(); ++value) file.setValue(value.key(), value.value());
  }
};

TEST_F(PreferencesTest, OnALowScreenNoBoxIsSqueezed) {
  openForUser();
  showDialog();
  dialog().resize(dialog().width(), 100);
  testing::settleLayouts();
  for (const QAbstractSpinBox* box : dialog().findChildren<QAbstractSpinBox*>()) {
    EXPECT_GE(box->height(), box->minimumSizeHint().height()) << box->objectName().toStdString();
  }
  EXPECT_GE(folders().parentWidget()->height(), folders().parentWidget()->minimumSizeHint().height());
}

TEST_F(PreferencesTest, TheNextRunIsMeasuredAsChosenAndSoItIsAfterARestart) {
  timeBudgetSeconds_.reset();
  openForUser();
  showDialog();
  EXPECT_EQ(timeBudget().value(), Sampling().timeBudgetSeconds);
  EXPECT_EQ(rounds().value(), Sampling().rounds);
  EXPECT_DOUBLE_EQ(noiseGoal().value(), Sampling().noiseGoal * 100);
  EXPECT_FALSE(button("restoreSampling").isEnabled()) << "they are the defaults";
  type(timeBudget(), "0.02");
  type(rounds(), "2");
  type(noiseGoal(), "0");
  dialog().close();
  EXPECT_THAT(runHint().toStdString(), HasSubstr("Each point is sampled for 0.02 s in 2 rounds."));
  runToTheEnd();
  Sampling expected;
  expected.timeBudgetSeconds = 0.02;
  expected.rounds = 2;
  expected.noiseGoal = -1;
  EXPECT_EQ(lastSampling(), expected);

  window_->close();
  openForUser();
  EXPECT_THAT(runHint().toStdString(), HasSubstr("0.02 s in 2 rounds"));
  showDialog();
  EXPECT_EQ(timeBudget().value(), 0.02);
  EXPECT_EQ(rounds().value(), 2);
  EXPECT_EQ(noiseGoal().text(), noiseGoal().specialValueText());
  QTest::mouseClick(&button("restoreSampling"), Qt::LeftButton);
  EXPECT_EQ(timeBudget().value(), Sampling().timeBudgetSeconds);
  EXPECT_FALSE(button("restoreSampling").isEnabled());
  EXPECT_THAT(runHint().toStdString(), HasSubstr("0.5 s in 5 rounds, less where noise falls to 1% sooner."));
  window_->close();
  openForUser();
  EXPECT_EQ(timeBudget().value(), Sampling().timeBudgetSeconds);
  EXPECT_EQ(rounds().value(), Sampling().rounds);
}

TEST_F(PreferencesTest, TuningsCompileAsManyAheadAsChosenUnlessSeveralWorkersMeasure) {
  openForUser();
  const auto buildsAtOnce = [this] {
    EXPECT_TRUE(child<TuningControls>()->setVariant(QStringLiteral("blur.local")));
    return child<TuningControls>()->plan().buildsAtOnce;
  };
  EXPECT_EQ(buildsAtOnce(), 0);
  showDialog();
  auto* builds = child<QSpinBox>("preferredBuilds");
  EXPECT_EQ(builds->text(), builds->specialValueText());
  type(*builds, "3");
  EXPECT_EQ(buildsAtOnce(), 3);
  window_->close();
  openForUser();
  EXPECT_EQ(buildsAtOnce(), 3);
  child<TuningControls>()->offerWorkers(true);
  child<QSpinBox>("tuningWorkers")->setValue(2);
  EXPECT_EQ(buildsAtOnce(), 0);
}

TEST_F(PreferencesTest, TheCommandLinesTimeBudgetHoldsForThatStart) {
  timeBudgetSeconds_ = 0.03;
  openForUser();
  showDialog();
  type(timeBudget(), "2");
  EXPECT_THAT(child<QLabel>("samplingNote")->text().toStdString(), HasSubstr("0.03 s, as given by --time-budget"));
  EXPECT_THAT(runHint().toStdString(), HasSubstr("sampled for 0.03 s"));
  window_->close();
  timeBudgetSeconds_.reset();
  openForUser();
  EXPECT_THAT(runHint().toStdString(), HasSubstr("sampled for 2 s")) << "what was chosen is kept";
}

TEST_F(PreferencesTest, TheHintOfEachViewSaysHowItSamples) {
  timeBudgetSeconds_.reset();
  open();
  showDialog();
  type(timeBudget(), "2");
  type(rounds(), "3");
  const auto hint = [this](const char* id) {
    const std::vector<View>& views = child<ViewTabs>()->all();
    const auto view =
        std::find_if(views.begin(), views.end(), [id](const View& each) { return each.id == QLatin1String(id); });
    return view->sampling ? view->sampling().toStdString() : std::string();
  };
  EXPECT_THAT(hint("throughput"), HasSubstr("2 s in 3 rounds"));
  EXPECT_THAT(hint("tune"), HasSubstr("2 s in 3 rounds"));
  EXPECT_THAT(hint("split"), HasSubstr("2 s in 3 rounds."));
  EXPECT_THAT(hint("guide"), HasSubstr("0.6 s in 3 rounds"));
  EXPECT_THAT(hint("kernel"), HasSubstr("0.8 s in 1 round,"));
}

TEST_F(PreferencesTest, DamagedSettingsFallBackToTheDefaults) {
  timeBudgetSeconds_.reset();
  const QString mine = folder_.filePath(QStringLiteral("mine"));
  const QVariant damages[][3] = {{QStringLiteral("soon"), QStringLiteral("five"), QStringLiteral("none")},
                                 {QStringLiteral("nan"), QStringLiteral("nan"), QStringLiteral("nan")},
                                 {QStringLiteral("inf"), 1e300, QStringLiteral("-inf")},
                                 {QVariant(-1), QVariant(0), QVariant(7)},
                                 {QVariant(0), QVariant(2.5), QVariant(-0.5)},
                                 {QStringList{QStringLiteral("0"), QStringLiteral("5")}, -3, QByteArray("\0\1", 2)}};
  for (const auto& [budget, rounds, goal] : damages) {
    writeSettings({{QStringLiteral("measuring/timeBudgetSeconds"), budget},
                   {QStringLiteral("measuring/rounds"), rounds},
                   {QStringLiteral("measuring/noiseGoal"), goal},
                   {QStringLiteral("theme"), QStringLiteral("blue")},
                   {QStringLiteral("kernelFolders"), QStringList{QStringLiteral("relative"), QString(), mine, mine}}});
    const Settings settings;
    EXPECT_EQ(settings.sampling(), Sampling()) << budget.toString().toStdString();
    EXPECT_EQ(settings.theme(), Theme::Auto);
    EXPECT_EQ(settings.kernelFolders(), QStringList{mine});
  }
  openForUser();
  showDialog();
  EXPECT_EQ(timeBudget().value(), Sampling().timeBudgetSeconds);
  EXPECT_EQ(child<QComboBox>("theme")->currentData().toString(), QStringLiteral("auto"));
}

TEST_F(PreferencesTest, AThemeIsShownAtOnceAndExportedPicturesStayOnPaper) {
  openForUser();
  runToTheEnd();
  const QPalette before = window_->palette();
  const auto ground = [this] { return child<ThroughputView>()->grab().toImage().pixelColor(2, 2); };
  showDialog();
  chooseTheme(Theme::Dark);
  // Palettes reach widgets with the next events.
  EXPECT_TRUE(QTest::qWaitFor([&] { return isDark(window_->palette()) && isDark(dialog().palette()); }, kSoonMs));
  EXPECT_TRUE(isDark(child<ThroughputView>()->palette()));
  EXPECT_TRUE(QTest::qWaitFor([&] { return ground() == window_->palette().color(QPalette::Base); }, kSoonMs));
  const QString picture = folder_.filePath(QStringLiteral("chart.png"));
  ASSERT_TRUE(window_->exportAs(QStringLiteral("chart"), picture));
  EXPECT_EQ(QImage(picture).pixelColor(2, 2), QColor(Qt::white));
  chooseTheme(Theme::Light);
  EXPECT_TRUE(QTest::qWaitFor([&] { return ground() == QColor(Qt::white); }, kSoonMs));
  EXPECT_FALSE(isDark(window_->palette()));
  chooseTheme(Theme::Dark);
  window_->close();
  openForUser();
  EXPECT_TRUE(isDark(window_->palette())) << "it is kept";
  showDialog();
  chooseTheme(Theme::Auto);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !isDark(window_->palette()); }, kSoonMs));
  EXPECT_EQ(window_->palette().color(QPalette::Window), before.color(QPalette::Window));
  EXPECT_EQ(window_->palette().color(QPalette::Text), before.color(QPalette::Text));
}

TEST_F(PreferencesTest, KernelsOfAnAddedFolderAreListedUntilItIsRemoved) {
  const QString mine = folder_.filePath(QStringLiteral("mine"));
  const QString given = folder_.filePath(QStringLiteral("given"));
  testing::writeSampleKernels(mine);
  QDir().mkpath(given);
  kernelFolders_ = {given.toStdString()};
  openForUser();
  window_->setWorkload(QStringLiteral("copy"));
  ASSERT_FALSE(lists("copy.sample"));
  showDialog();
  ASSERT_EQ(folders().count(), 1);
  folders().setCurrentRow(0);
  EXPECT_THAT(folders().item(0)->text().toStdString(), HasSubstr("--kernels"));
  EXPECT_FALSE(button("removeKernelFolder").isEnabled());

  addFolder(mine);
  ASSERT_EQ(folders().count(), 2);
  EXPECT_TRUE(lists("copy.sample"));
  addFolder(mine);
  EXPECT_EQ(folders().count(), 2) << "it is read once";
  window_->close();
  openForUser();
  window_->setWorkload(QStringLiteral("copy"));
  EXPECT_TRUE(lists("copy.sample")) << "it is kept";
  // Its files are watched like those of other folders.
  ASSERT_TRUE(QFile::copy(mine + QStringLiteral("/copy/sample.cl"), mine + QStringLiteral("/copy/sample-late.cl")));
  EXPECT_TRUE(QTest::qWaitFor([&] { return lists("copy.sample-late"); }, kSoonMs));

  showDialog();
  folders().setCurrentRow(0);
  ASSERT_TRUE(folders().item(0)->text().endsWith(QStringLiteral("mine"))) << "what was given overrides it";
  ASSERT_TRUE(button("removeKernelFolder").isEnabled());
  QTest::mouseClick(&button("removeKernelFolder"), Qt::LeftButton);
  EXPECT_EQ(folders().count(), 1);
  EXPECT_FALSE(lists("copy.sample"));
  EXPECT_TRUE(lists("copy.streaming")) << "those of Headroom stay";
}

TEST_F(PreferencesTest, AFolderThatIsAddedDuringARunIsReadWhenItHasEnded) {
  const QString mine = folder_.filePath(QStringLiteral("mine"));
  testing::writeSampleKernels(mine);
  timeBudgetSeconds_ = 0.5;
  openForUser();
  showDialog();
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  addFolder(mine);
  EXPECT_EQ(folders().count(), 1);
  const auto isKnown = [this] {
    window_->setWorkload(QStringLiteral("copy"));
    return lists("copy.sample");
  };
  ASSERT_TRUE(finished.isEmpty());
  EXPECT_FALSE(isKnown());
  window_->findChild<QToolButton*>(QStringLiteral("stop"))->click();
  ASSERT_TRUE(finished.count() > 0 || finished.wait(kPatienceMs));
  EXPECT_TRUE(QTest::qWaitFor(isKnown, kSoonMs));
}

TEST_F(PreferencesTest, AdviceOnTheTimeBudgetLeadsToItsControl) {
  open();
  AdviceList& advice = *child<AdviceDrawer>()->findChild<AdviceList*>();
  child<AdviceDrawer>()->setOpen(true);
  ResultRow row;
  row.variant = "blur.separable";
  row.workload = "blur";
  row.status = Status::Ok;
  row.size = Size{64, 48};
  row.medianMs = 1;
  row.lowMs = 0.8;
  row.highMs = 1.2;
  row.noise = 0.2;
  row.samplesMs = {0.8, 1, 1.2};
  const Variant* variant = nullptr;
  const Catalogue catalogue;
  variant = &catalogue.find(row.variant);
  const std::vector<Advice> given = adviceFor(row, *variant, *child<DeviceBox>()->current());
  ASSERT_TRUE(std::any_of(given.begin(), given.end(),
                          [](const Advice& each) { return each.setting == AdviceSetting::TimeBudget; }));
  child<AdviceDrawer>()->setAdvice(given);
  const QList<QToolButton*> links = advice.findChildren<QToolButton*>(QStringLiteral("adviceSetting"));
  ASSERT_EQ(links.size(), 1);
  EXPECT_NE(links.front()->focusPolicy() & Qt::TabFocus, 0);
  QTest::keyClick(links.front(), Qt::Key_Space);
  EXPECT_TRUE(dialog().isVisible());
  EXPECT_EQ(dialog().focusWidget(), &timeBudget());
  child<AdviceDrawer>()->setAdvice({});
  EXPECT_TRUE(advice.findChildren<QToolButton*>(QStringLiteral("adviceSetting")).isEmpty());
}

TEST_F(PreferencesTest, EveryKeyWithAltMeansOneThingInTheDialog) {
  open();
  showDialog();
  QMultiMap<int, QString> keys;
  const auto add = [&keys](const QString& text) {
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (!key.isEmpty()) keys.insert(key[0].toCombined(), text);
  };
  for (const QLabel* label : dialog().findChildren<QLabel*>()) {
    if (label->buddy() != nullptr) add(label->text());
  }
  for (const QAbstractButton* each : dialog().findChildren<QAbstractButton*>()) add(each->text());
  EXPECT_GE(keys.size(), 8);
  for (const int key : keys.uniqueKeys()) EXPECT_EQ(keys.count(key), 1) << keys.value(key).toStdString();
  QTest::keyClick(&dialog(), Qt::Key_Escape);
  EXPECT_FALSE(dialog().isVisible());
}

TEST(DisplayUnitsTest, BytesAreShownInEitherUnits) {
  setDisplayUnits({});
  EXPECT_EQ(bytesOnScreen(512), QStringLiteral("512 bytes"));
  EXPECT_EQ(bytesOnScreen(48 * 1024), QStringLiteral("48 KiB"));
  EXPECT_EQ(bytesOnScreen(1.5 * (1 << 30)), QStringLiteral("1.5 GiB"));
  setDisplayUnits({SpeedFigure::Rate, ByteUnits::Decimal});
  EXPECT_EQ(bytesOnScreen(48000), QStringLiteral("48 kB"));
  EXPECT_EQ(bytesOnScreen(1.5e9), QStringLiteral("1.5 GB"));
  EXPECT_EQ(bytesOnScreen(999.9e6), QStringLiteral("1 GB")) << "not 1000 MB";
  setDisplayUnits({});
}

TEST(DisplayUnitsTest, ThePreferredFigureComesFirst) {
  setDisplayUnits({});
  EXPECT_EQ(figuresOnScreen(QStringLiteral("2 GP/s"), QStringLiteral("8 ms")), QStringLiteral("2 GP/s, 8 ms"));
  setDisplayUnits({SpeedFigure::Time, ByteUnits::Binary});
  EXPECT_EQ(figuresOnScreen(QStringLiteral("2 GP/s"), QStringLiteral("8 ms")), QStringLiteral("8 ms, 2 GP/s"));
  setDisplayUnits({});
}

TEST_F(PreferencesTest, UnitsApplyAtOnceAndAfterARestartButNotToFiles) {
  openForUser();
  RunDocument run;
  run.rows = {testing::sampleRow("blur.separable", Role::Variant, {1000, 1000}, 0.5)};
  window_->showView(QStringLiteral("throughput"));
  child<ResultController>()->show(run);
  const std::vector<ResultRow> shown = rows();
  ASSERT_TRUE(QTest::qWaitFor([this] { return firstListedValue() == QStringLiteral("0.5"); }, kSoonMs))
      << firstListedValue().toStdString();
  ASSERT_TRUE(deviceDetailsHave(QStringLiteral("iB")));
  const QString file = folder_.filePath(QStringLiteral("before.csv"));
  ASSERT_TRUE(window_->exportAs(QStringLiteral("results"), file));

  showDialog();
  chooseUnit("speedFigure", QStringLiteral("time"));
  chooseUnit("byteUnits", QStringLiteral("decimal"));
  EXPECT_EQ(firstListedValue(), plainNumber(shown.front().medianMs, 3));
  EXPECT_FALSE(deviceDetailsHave(QStringLiteral("iB")));
  const QString after = folder_.filePath(QStringLiteral("after.csv"));
  ASSERT_TRUE(window_->exportAs(QStringLiteral("results"), after));
  EXPECT_EQ(readFile(file.toStdString()), readFile(after.toStdString()));

  window_->close();
  openForUser();
  EXPECT_FALSE(deviceDetailsHave(QStringLiteral("iB")));
  showDialog();
  EXPECT_EQ(child<QComboBox>("speedFigure")->currentData().toString(), QStringLiteral("time"));
}

}  // namespace
}  // namespace headroom
