// The real window, with real clicks, on any device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <filesystem>

#include "headroom/analysis/verdict.hpp"
#include "headroom/report/report.hpp"
#include "headroom/report/trace.hpp"
#include "sample_rows.hpp"
#include "style/variant_colours.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;
using testing::kSoonMs;

class WindowTest : public testing::WindowTest {
 protected:
  /// Waits until the first point has been measured once, in a sweep that takes far longer than kSoonMs.
  void waitUntilMeasuring() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !rows().empty(); }, kPatienceMs));
  }
};

TEST_F(WindowTest, RunFillsTheTableTheChartAndTheVerdict) {
  open();
  runToTheEnd();
  const auto isListed = [](const ResultRow& row) { return row.role != Role::Ceiling; };
  EXPECT_EQ(child<ResultTable>("results")->model()->rowCount(), std::count_if(rows().begin(), rows().end(), isListed));
  for (const QString& id : child<VariantModel>()->ticked()) {
    EXPECT_TRUE(std::any_of(rows().begin(), rows().end(), [&id](const ResultRow& row) {
      return row.variant == id.toStdString();
    })) << id.toStdString();
  }
  EXPECT_FALSE(child<ThroughputView>("throughput")->isEmpty());
  const int selected = child<ResultTable>("results")->selectedRow();
  ASSERT_GE(selected, 0);
  EXPECT_EQ(verdictText().toStdString(), verdict(rows()[static_cast<std::size_t>(selected)]));
  EXPECT_FALSE(child<MessageBar>()->isVisible());
}

TEST_F(WindowTest, APhotoHasTheRoomOfTheTableUntilThereAreResults) {
  open();
  const auto* results = child<ResultTabs>();
  const auto* photo = child<PhotoView>();
  EXPECT_FALSE(results->isVisible());
  const int whole = photo->height();
  QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
  EXPECT_TRUE(results->isVisible()) << "of the throughput";
  QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
  EXPECT_FALSE(results->isVisible());
  QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
  EXPECT_TRUE(results->isVisible()) << "for its samples";
  QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
  EXPECT_FALSE(results->isVisible()) << "whatever page is chosen";
  runToTheEnd();
  QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
  EXPECT_TRUE(results->isVisible());
  QCoreApplication::processEvents();
  EXPECT_LT(photo->height(), whole);
}

TEST_F(WindowTest, OnlyWhatIsTickedRuns) {
  open();
  auto* list = child<QListView>("variants");
  list->setCurrentIndex(list->model()->index(1, 0));
  const QString unticked = list->currentIndex().data(VariantModel::IdRole).toString();
  child<VariantModel>()->setTicked({unticked, QStringLiteral("blur.separable"), QStringLiteral("blur.local")});
  QTest::keyClick(list, Qt::Key_Space);
  const QStringList ticked = child<VariantModel>()->ticked();
  EXPECT_FALSE(ticked.contains(unticked));
  runToTheEnd({});
  QStringList ran;
  for (const ResultRow& row : rows()) {
    if (row.role != Role::Ceiling) ran << QString::fromStdString(row.variant);
  }
  EXPECT_THAT(ran, ::testing::UnorderedElementsAreArray(ticked));
}

TEST_F(WindowTest, TheChosenVariantStaysInSightWhenItsListGetsSmaller) {
  open();
  auto* list = child<QListView>("variants");
  list->resize(list->width(), 12 * list->sizeHintForRow(0));
  const QModelIndex last = list->indexAt(QPoint(1, list->viewport()->height() - list->sizeHintForRow(0) / 2));
  ASSERT_TRUE(last.isValid());
  list->setCurrentIndex(last);
  list->resize(list->width(), 4 * list->sizeHintForRow(0));
  QCoreApplication::processEvents();
  EXPECT_TRUE(list->viewport()->rect().contains(list->visualRect(last)));
}

TEST_F(WindowTest, SelectionIsSharedByListAndTable) {
  open(QStringLiteral("64x48,96x64"));
  auto* list = child<QListView>("variants");
  runToTheEnd({list->model()->index(0, 0).data(VariantModel::IdRole).toString(), QStringLiteral("blur.separable"),
               QStringLiteral("blur.local")});
  list->setCurrentIndex(list->model()->index(0, 0));
  const std::string id = list->currentIndex().data(VariantModel::IdRole).toString().toStdString();
  const ResultRow& chosen = rows()[static_cast<std::size_t>(child<ResultTable>("results")->selectedRow())];
  EXPECT_EQ(chosen.variant, id);
  EXPECT_EQ(chosen.size, (Size{96, 64})) << "the variant's largest";
  for (std::size_t i = 0; i < rows().size(); ++i) {
    if (rows()[i].role != Role::Variant || rows()[i].variant == id) continue;
    child<ResultTable>("results")->selectRow(static_cast<int>(i));
    EXPECT_EQ(list->currentIndex().data(VariantModel::IdRole).toString().toStdString(), rows()[i].variant);
    EXPECT_EQ(verdictText().toStdString(), verdict(rows()[i]));
  }
}

TEST_F(WindowTest, TheSelectedResultIsInSightFromTheStart) {
  open();
  window_->showView(QStringLiteral("throughput"));
  QTest::qWait(300);
  RunDocument run;
  for (int side = 101; side <= 160; ++side) {
    run.rows.push_back(testing::sampleRow("copy.float", Role::Ceiling, {side, side}, 1));
  }
  run.rows.insert(run.rows.begin() + 50, testing::sampleRow("blur.separable", Role::Variant, {160, 160}, 0.5));
  child<ResultController>()->show(run);
  window_->showView(QStringLiteral("throughput"));
  const auto* table = child<ResultTable>("results");
  ASSERT_EQ(table->selectedRow(), 50);
  QTest::qWait(200);  // until the layout is complete
  EXPECT_TRUE(table->viewport()->rect().contains(table->visualRect(table->currentIndex()).center()));
}

TEST_F(WindowTest, StopEndsTheSweepAtOnce) {
  open(QStringLiteral("16 MP"));
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  waitUntilMeasuring();
  QElapsedTimer timer;
  timer.start();
  QTest::keyClick(window_.get(), Qt::Key_Escape);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_LT(timer.elapsed(), kSoonMs);
  EXPECT_EQ(qvariant_cast<Outcome>(finished.first().at(0)), Outcome::Cancelled);
  EXPECT_TRUE(child<QToolButton>("run")->isEnabled());
}

TEST_F(WindowTest, DraggingSigmaBlursAnewAndShowsTheLastValue) {
  open();
  std::vector<double> shown;
  QObject::connect(child<PhotoController>(), &PhotoController::blurred, window_.get(),
                   [&shown](const ResultRow& row) { shown.push_back(row.parameters.at("sigma")); });
  auto* slider = child<QSlider>("sigmaSlider");
  constexpr int kMoves = 60;
  for (int i = 0; i < kMoves; ++i) {
    slider->setValue(slider->minimum() + i * 4);
    QTest::qWait(1);
  }
  QSignalSpy settled(window_.get(), &MainWindow::settled);
  if (!window_->isSettled()) {
    ASSERT_TRUE(settled.wait(kPatienceMs));
  }
  ASSERT_FALSE(shown.empty());
  EXPECT_DOUBLE_EQ(shown.back(), child<QDoubleSpinBox>("sigmaNumber")->value());
}

TEST_F(WindowTest, UnreadableSizesKeepRunFromBeingPressedAndSayWhy) {
  open();
  child<QComboBox>("sizes")->setEditText(QStringLiteral("huge"));
  EXPECT_FALSE(child<QToolButton>("run")->isEnabled());
  EXPECT_TRUE(child<QLabel>("sizesError")->isVisible());
  EXPECT_FALSE(window_->whyNotRun().isEmpty());
  child<QComboBox>("sizes")->setEditText(QStringLiteral("1 MP"));
  EXPECT_TRUE(child<QToolButton>("run")->isEnabled());
  EXPECT_FALSE(child<QLabel>("sizesError")->isVisible());
}

TEST_F(WindowTest, ExportsWriteTheFilesAndFailuresAreSentences) {
  open();
  runToTheEnd();
  const QString csv = folder_.filePath(QStringLiteral("out.csv"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("results"), csv));
  EXPECT_EQ(readFile(csv.toStdString()), toCsv(rows()));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("chart"), folder_.filePath(QStringLiteral("out.png"))));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("chart"), folder_.filePath(QStringLiteral("out.svg"))));
  EXPECT_FALSE(QImage(folder_.filePath(QStringLiteral("out.png"))).isNull());
  const QString page = folder_.filePath(QStringLiteral("out.html"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("run report"), page));
  EXPECT_NE(readFile(page.toStdString()).find("<h1>Gaussian blur"), std::string::npos);
  const QString text = folder_.filePath(QStringLiteral("out.md"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("run report"), text));
  EXPECT_EQ(readFile(text.toStdString()).substr(0, 15), "# Gaussian blur");
  EXPECT_FALSE(window_->exportAs(QStringLiteral("results"), folder_.filePath(QStringLiteral("missing/out.csv"))));
  EXPECT_TRUE(child<MessageBar>()->isVisible());
}

TEST_F(WindowTest, SelectedResultsSamplesAreAPageAway) {
  open();
  runToTheEnd();
  auto* tabs = child<ResultTabs>("resultTabs");
  auto* sentence = child<QLabel>("samplesSentence");
  EXPECT_EQ(tabs->page(), ResultTabs::Page::Results);
  QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
  EXPECT_EQ(tabs->page(), ResultTabs::Page::Samples);
  const auto selected = static_cast<std::size_t>(child<ResultTable>("results")->selectedRow());
  EXPECT_EQ(sentence->text(), samplesSentence(rows()[selected]));
  EXPECT_EQ(child<OrderChart>("order")->samples().samples.size(), countingSamples(rows()[selected]).size());
  for (std::size_t i = 0; i < rows().size(); ++i) {
    child<ResultTable>("results")->selectRow(static_cast<int>(i));
    EXPECT_EQ(sentence->text(), samplesSentence(rows()[i]));
  }
  QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
  EXPECT_EQ(tabs->page(), ResultTabs::Page::Results) << "the same key leads back";
  window_->showView(QStringLiteral("guide"));
  QTest::keyClick(window_.get(), Qt::Key_5, Qt::ControlModifier);
  EXPECT_EQ(tabs->page(), ResultTabs::Page::Timeline);
  EXPECT_TRUE(tabs->isVisible()) << "the guide has no such page";
}

TEST_F(WindowTest, TraceOfTheCommandsIsExported) {
  open();
  runToTheEnd();
  const QString file = folder_.filePath(QStringLiteral("trace.json"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("trace"), file));
  EXPECT_EQ(readFile(file.toStdString()), toChromeTrace(rows()));
  EXPECT_FALSE(window_->exportAs(QStringLiteral("trace"), folder_.filePath(QStringLiteral("missing/trace.json"))));
  EXPECT_TRUE(child<MessageBar>()->isVisible());
}

TEST_F(WindowTest, SigmaCanBeSetWhereThePhotoIsWhateverTheProblemIs) {
  open();
  auto* sigma = child<QDoubleSpinBox>("sigmaNumber");
  child<SidePanel>()->setWorkload(QStringLiteral("copy"));
  window_->showView(QStringLiteral("throughput"));
  EXPECT_FALSE(sigma->isVisible());
  window_->showView(QStringLiteral("photo"));
  EXPECT_TRUE(sigma->isVisible());
  window_->showView(QStringLiteral("throughput"));
  child<SidePanel>()->setWorkload(QStringLiteral("blur"));
  EXPECT_TRUE(sigma->isVisible());
}

TEST_F(WindowTest, SentenceOnABlurThatFailedGoesWhenOneWorksAgain) {
  open();
  child<BlurBox>()->setVariant(QStringLiteral("blur.recursive"));
  auto* sigma = child<QDoubleSpinBox>("sigmaNumber");
  QSignalSpy failed(child<PhotoController>(), &PhotoController::blurFailed);
  sigma->setValue(45);
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_TRUE(child<MessageBar>()->isVisible());
  QSignalSpy blurred(child<PhotoController>(), &PhotoController::blurred);
  sigma->setValue(5);
  ASSERT_TRUE(blurred.wait(kPatienceMs));
  EXPECT_FALSE(child<MessageBar>()->isVisible());
}

TEST_F(WindowTest, KeysAreNoHigherThanASmallWindowAndScroll) {
  open();
  window_->resize(900, 600);
  const QList<QAction*> actions = window_->findChildren<QAction*>();
  const auto keys = std::find_if(actions.begin(), actions.end(),
                                 [](QAction* action) { return action->shortcut() == QKeySequence(Qt::Key_F1); });
  ASSERT_NE(keys, actions.end());
  (*keys)->trigger();
  auto* dialog = child<QDialog>("keys");
  ASSERT_NE(dialog, nullptr);
  EXPECT_LE(dialog->height(), window_->height());
  const auto* area = dialog->findChild<QScrollArea*>();
  EXPECT_GT(area->verticalScrollBar()->maximum(), 0);
  EXPECT_EQ(area->horizontalScrollBar()->maximum(), 0);
  const QPointer<QDialog> held(dialog);
  QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close), Qt::LeftButton);
  EXPECT_TRUE(QTest::qWaitFor([&] { return held.isNull(); }));
}

TEST_F(WindowTest, AViewKeepsItsRoomInASmallWindow) {
  open();
  window_->resize(900, 600);
  window_->findChild<QTabBar*>(QStringLiteral("views"))->setCurrentIndex(1);
  QTest::qWait(1);
  EXPECT_LE(window_->minimumSizeHint().height(), 600);
  EXPECT_GE(child<ThroughputView>()->height(), 12 * window_->fontMetrics().lineSpacing());
}

TEST_F(WindowTest, TheHistoryFindsItsPlaceInASmallWindow) {
  open();
  window_->resize(900, 600);
  QTest::keyClick(window_.get(), Qt::Key_H, Qt::ControlModifier);
  QTest::qWait(1);
  EXPECT_EQ(window_->width(), 900) << "the views give way, the window does not grow";
  EXPECT_GE(child<HistoryView>()->width(), 30 * window_->fontMetrics().averageCharWidth());
}

TEST_F(WindowTest, QuietTextFollowsThePalette) {
  const QPalette before = QApplication::palette();
  open();
  QApplication::setPalette(testing::darkPalette());
  EXPECT_TRUE(QTest::qWaitFor([] {
    const QPalette palette = QApplication::palette();
    return palette.color(QPalette::PlaceholderText) == neutralColour(testing::darkPalette());
  }));
  QApplication::setPalette(before);
}

TEST_F(WindowTest, CompilersLogIsAmongTheMessagesOncePerVariant) {
  std::string source = Catalogue().find("blur.separable").source;
  source += "\nkernel void broken(global float* out) { out[0] = noSuchThing; }\n";
  writeFile(folder_.filePath(QStringLiteral("unbuildable.cl")).toStdString(), source);
  kernelFolders_ = {folder_.path().toStdString()};
  open(QStringLiteral("64x48,96x64"));
  runToTheEnd({QStringLiteral("blur.unbuildable")});
  int logs = 0;
  for (int i = 0; i < child<MessageLog>()->count(); ++i) {
    const QString text = child<MessageLog>()->item(i)->text();
    if (text.contains(QStringLiteral("compiler's log of blur.unbuildable")) &&
        text.contains(QStringLiteral("noSuchThing"))) {
      ++logs;
    }
  }
  EXPECT_EQ(logs, 1) << "of two sizes";
}

TEST_F(WindowTest, ClosingDuringASweepIsQuickAndClean) {
  open(QStringLiteral("16 MP"));
  press("run");
  waitUntilMeasuring();
  QElapsedTimer timer;
  timer.start();
  window_->close();
  window_.reset();
  EXPECT_LT(timer.elapsed(), kSoonMs);
  QCoreApplication::processEvents();
}

TEST_F(WindowTest, ChoicesAreRememberedForTheNextStart) {
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  child<QDoubleSpinBox>("sigmaNumber")->setValue(7.25);
  child<QComboBox>("sizes")->setEditText(QStringLiteral("2, 3 MP"));
  auto* model = child<VariantModel>();
  ASSERT_TRUE(model->setData(model->index(0), Qt::Unchecked, Qt::CheckStateRole));
  const QStringList ticked = model->ticked();
  child<ResultTabs>("resultTabs")->showPage(ResultTabs::Page::Samples);
  window_->close();
  window_.reset();

  open({}, Settings::Keep::ForUser);
  EXPECT_DOUBLE_EQ(child<QDoubleSpinBox>("sigmaNumber")->value(), 7.25);
  EXPECT_EQ(child<QComboBox>("sizes")->currentText(), QStringLiteral("2, 3 MP"));
  EXPECT_EQ(child<VariantModel>()->ticked(), ticked);
  EXPECT_EQ(child<RecentFiles>()->actions().size(), 1);
  EXPECT_EQ(child<ResultTabs>("resultTabs")->page(), ResultTabs::Page::Samples);
}

TEST_F(WindowTest, TheViewIsRememberedByItsNameAndFormerlyByItsPlace) {
  open({}, Settings::Keep::ForUser);
  EXPECT_EQ(child<ViewTabs>()->inFront().id, QStringLiteral("photo"));
  window_->showView(QStringLiteral("tune"));
  window_->close();
  window_.reset();
  QSettings held(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("headroom"), QStringLiteral("headroom"));
  EXPECT_EQ(held.value(QStringLiteral("window/view")).toString(), QStringLiteral("tune"));
  open({}, Settings::Keep::ForUser);
  EXPECT_EQ(child<ViewTabs>()->inFront().id, QStringLiteral("tune"));
  window_.reset();

  held.remove(QStringLiteral("window/view"));
  held.setValue(QStringLiteral("window/tab"), 3);
  held.sync();
  open({}, Settings::Keep::ForUser);
  EXPECT_EQ(child<ViewTabs>()->inFront().id, QStringLiteral("guide"));
}

TEST_F(WindowTest, NoEventWaitsLongWhileASweepRuns) {
  timeBudgetSeconds_ = 0.1;
  open(QStringLiteral("0.25 MP"));
  QElapsedTimer clock;
  clock.start();
  std::vector<qint64> gaps;
  qint64 last = 0;
  QTimer probe;
  probe.setTimerType(Qt::PreciseTimer);
  QObject::connect(&probe, &QTimer::timeout, window_.get(), [&] {
    gaps.push_back(clock.elapsed() - last);
    last = clock.elapsed();
  });
  last = clock.elapsed();
  probe.start(1);
  runToTheEnd();
  probe.stop();
  ASSERT_FALSE(gaps.empty());
  const qint64 longest = *std::max_element(gaps.begin(), gaps.end());
  RecordProperty("longestGapMs", static_cast<int>(longest));
  // The device's threads use every core, and the scheduler delays the window, too, but not for this long.
  EXPECT_LT(longest, 2000);
}

TEST_F(WindowTest, AShownRunAndAChosenRowAreJudgedOnce) {
  open();
  QSignalSpy judged(child<ResultController>(), &ResultController::variantChosen);
  RunDocument run;
  run.rows = testing::sampleRows();
  child<ResultController>()->show(run);
  EXPECT_EQ(judged.count(), 1);
  auto* table = child<ResultTable>("results");
  const int other = table->selectedRow() == 0 ? 1 : 0;
  table->selectRow(other);
  EXPECT_EQ(judged.count(), 2);
  EXPECT_EQ(table->selectedRow(), other);
}

}  // namespace
}  // namespace headroom
