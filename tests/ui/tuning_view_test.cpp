// The Tune view's display of a tuning run, without a device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "headroom/system/error.hpp"
#include "sample_rows.hpp"
#include "tune/heat_paint.hpp"
#include "tune/tune_view.hpp"

namespace headroom {
namespace {

using headroom::testing::darkPalette;
using headroom::testing::sampleRow;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kVariant = "blur.local";
constexpr ImageSize kSize{1000, 1000};

TuningResult tried(const Configuration& configuration, double ms) {
  TuningResult result;
  result.configuration = configuration;
  result.row = sampleRow(kVariant, Role::Variant, kSize, kSize.megapixels() / ms);
  result.row.configuration = toText(configuration);
  result.times.buildMs = 12;
  result.times.timingMs = 34;
  return result;
}

TuningResult failed(const Configuration& configuration, Status status, const std::string& reason) {
  TuningResult result = tried(configuration, 1);
  result.row.status = status;
  result.row.reason = reason;
  return result;
}

TuningReport blank(const std::vector<Tunable>& axes) {
  TuningReport report;
  report.target = {{}, kVariant, kSize, {{"sigma", 5}}};
  report.target.device.name = "Some device";
  report.configurations = 1;
  for (const Tunable& axis : axes) {
    report.configurations *= axis.values.size();
    report.standard[axis.name] = axis.defaultValue;
  }
  report.allowed = report.configurations;
  return report;
}

const std::vector<Tunable> kThreeAxes{{"X", 16, {16, 32, 64}}, {"Y", 1, {1, 2}}, {"Z", 1, {1, 2}}};

/// X=16: two valid trials, Z=2 twice as fast; X=32: both invalid; X=64 Y=2 not tried.
std::vector<TuningResult> threeAxisTrials() {
  return {tried({{"X", 16}, {"Y", 1}, {"Z", 1}}, 4),
          tried({{"X", 16}, {"Y", 1}, {"Z", 2}}, 2),
          failed({{"X", 32}, {"Y", 1}, {"Z", 1}}, Status::BuildFailed, "The compiler refused it."),
          failed({{"X", 32}, {"Y", 1}, {"Z", 2}}, Status::Crashed, "It crashed."),
          tried({{"X", 64}, {"Y", 1}, {"Z", 1}}, 1),
          tried({{"X", 16}, {"Y", 2}, {"Z", 1}}, 8)};
}

/// The page as in the window.
struct ShownPage {
  Catalogue catalogue;
  TuningModel model;
  VariantColours colours{{QString::fromStdString(kVariant)}};
  Settings settings{Settings::Keep::ForThisRun};
  TuneView page{{&catalogue, &model, &colours, &settings}};

  explicit ShownPage(const std::vector<Tunable>& axes = kThreeAxes,
                     std::vector<TuningResult> trials = threeAxisTrials()) {
    model.begin(blank(axes), axes);
    model.add(std::move(trials));
    page.resize(1100, 700);
    page.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&page));
    QCoreApplication::processEvents();
  }
  template <class Widget>
  Widget& child(const char* name) {
    return *page.findChild<Widget*>(QString::fromLatin1(name));
  }
  void press(QWidget& widget, QPointF at) { QTest::mouseClick(&widget, Qt::LeftButton, {}, at.toPoint()); }
};

TEST(TuningModelTest, IsASoundTableOfWhatWasTried) {
  TuningModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.begin(blank(kThreeAxes), kThreeAxes);
  EXPECT_EQ(model.best(), kNoTrial);
  model.add(threeAxisTrials());
  EXPECT_EQ(model.best(), 4);
  EXPECT_EQ(model.standard(), 0);
  const auto cell = [&model](int row, int column) { return model.index(row, column).data().toString().toStdString(); };
  EXPECT_EQ(cell(1, TuningModel::ConfigurationText), "X=16 Y=1 Z=2");
  EXPECT_EQ(cell(1, TuningModel::Rate), "0.5");
  EXPECT_EQ(cell(1, TuningModel::Median), "2");
  EXPECT_EQ(cell(1, TuningModel::Build), "12");
  EXPECT_EQ(cell(2, TuningModel::Rate), "-");
  EXPECT_EQ(cell(2, TuningModel::State), "build failed");
  EXPECT_EQ(cell(2, TuningModel::Why), "The compiler refused it.");
  TuningReport done = model.report();
  done.best = Configuration{{"X", 16}, {"Y", 1}, {"Z", 2}};
  model.complete(done);
  EXPECT_EQ(model.best(), 1) << "the comparison decides, not the search";
  model.begin(blank(kThreeAxes), kThreeAxes);
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(HeatContentTest, ACellIsTheBestOfItsConfigurationsOrTheOneWithTheSelectedValues) {
  TuningModel model;
  model.begin(blank(kThreeAxes), kThreeAxes);
  model.add(threeAxisTrials());
  const HeatContent best = heatContent(model, {0, 1, OtherAxes::Best}, kNoTrial);
  EXPECT_THAT(best.xValues, ElementsAre(16, 32, 64));
  EXPECT_THAT(best.yValues, ElementsAre(1, 2));
  EXPECT_EQ(best.cell(0, 0).trial, 1);
  EXPECT_DOUBLE_EQ(best.cell(0, 0).rate, 0.5);
  EXPECT_TRUE(best.cell(0, 0).isStandard);
  EXPECT_TRUE(best.cell(2, 0).isBest);
  EXPECT_EQ(best.cell(1, 0).state, HeatState::Invalid);
  EXPECT_EQ(best.cell(2, 1).state, HeatState::Untried);
  EXPECT_EQ(best.rates, std::pair(0.125, 1.0));
  EXPECT_DOUBLE_EQ(best.part(1), 1);
  EXPECT_DOUBLE_EQ(best.part(0.125), 0);

  const HeatContent held = heatContent(model, {0, 1, OtherAxes::Held}, 0);
  EXPECT_EQ(held.held, QStringLiteral("Z=1"));
  EXPECT_EQ(held.cell(0, 0).trial, 0);
  EXPECT_EQ(held.cell(2, 0).trial, 4);
  EXPECT_EQ(heatContent(model, {0, 1, OtherAxes::Held}, 1).cell(2, 0).state, HeatState::Untried) << "at Z=2";
}

TEST(HeatContentTest, TextsTellConfigurationTimeSpeedAndState) {
  TuningModel model;
  model.begin(blank(kThreeAxes), kThreeAxes);
  model.add(threeAxisTrials());
  const HeatContent content = heatContent(model, {0, 1, OtherAxes::Best}, kNoTrial);
  EXPECT_THAT(content.cell(0, 0).text.toStdString(), StartsWith("X=16 Y=1 Z=2: 0.5 GP/s, 2 ms"));
  EXPECT_THAT(content.cell(0, 0).text.toStdString(), HasSubstr("2 of its 2 configurations tried"));
  EXPECT_THAT(content.cell(1, 0).text.toStdString(), StartsWith("X=32 Y=1: none of those tried is valid"));
  EXPECT_THAT(content.cell(1, 0).text.toStdString(), HasSubstr("1 build failed, 1 crashed"));
  EXPECT_THAT(content.cell(1, 0).text.toStdString(), HasSubstr("The compiler refused it."));
  EXPECT_EQ(content.cell(2, 1).text, QStringLiteral("X=64 Y=2: not tried."));
  EXPECT_THAT(content.cell(2, 0).text.toStdString(), HasSubstr("The best so far."));
}

TEST(HeatContentTest, OneAxisIsASingleRowAndNoAxisIsNothing) {
  const std::vector<Tunable> one{{"X", 1, {1, 2, 2, 3}}};
  TuningModel model;
  model.begin(blank(one), one);
  model.add({tried({{"X", 2}}, 2)});
  const HeatContent content = heatContent(model, {0, -1, OtherAxes::Best}, kNoTrial);
  EXPECT_EQ(content.rows(), 1);
  EXPECT_THAT(content.xValues, ElementsAre(1, 2, 3)) << "each value once";
  EXPECT_EQ(content.cell(1, 0).state, HeatState::Valid);
  EXPECT_DOUBLE_EQ(content.part(content.cell(1, 0).rate), 1) << "the only one";
  model.begin(blank({}), {});
  EXPECT_TRUE(heatContent(model, {0, 1, OtherAxes::Best}, kNoTrial).cells.empty());
}

/// As defined by WCAG 2.
double luminance(const QColor& colour) {
  const auto linear = [](float channel) {
    return channel <= 0.04045F ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

TEST(HeatColourTest, NumbersAreReadOnEveryColour) {
  for (int i = 0; i <= 100; ++i) {
    const double ground = luminance(heatColour(i / 100.0));
    const double ink = luminance(inkOn(heatColour(i / 100.0)));
    EXPECT_GT((std::max(ground, ink) + 0.05) / (std::min(ground, ink) + 0.05), 4.5) << i;
  }
  EXPECT_NE(heatColour(0), heatColour(1));
}

TEST(TuneViewTest, ChoosingInOneViewChoosesInTheOthers) {
  ShownPage shown;
  auto& heat = shown.child<HeatMap>("heatMap");
  auto& chart = shown.child<TrialChart>("trialChart");
  auto& table = shown.child<TrialTable>("trials");
  const int fourth = heat.content().cellOf({{"X", 64}, {"Y", 1}, {"Z", 1}});
  shown.press(heat, heat.areaOf(fourth).center());
  EXPECT_EQ(shown.page.selected(), 4);
  EXPECT_EQ(table.selectedTrial(), 4);
  EXPECT_THAT(chart.accessibleDescription().toStdString(), StartsWith("X=64 Y=1 Z=1: 1 GP/s"));

  shown.press(*chart.viewport(), chart.positionOf(2));
  EXPECT_EQ(shown.page.selected(), 2);
  EXPECT_EQ(table.selectedTrial(), 2);
  EXPECT_EQ(heat.current(), heat.content().cellOf({{"X", 32}, {"Y", 1}, {"Z", 1}}));

  table.sortByColumn(TuningModel::Median, Qt::AscendingOrder);
  EXPECT_EQ(table.selectedTrial(), 2) << "sorting moves rows, not the selection";
  table.setCurrentIndex(table.model()->index(0, 0));
  EXPECT_EQ(shown.page.selected(), 4) << "the fastest";
  EXPECT_EQ(heat.current(), fourth);
}

TEST(TuneViewTest, KeysWalkTheCellsAndTheConfigurations) {
  ShownPage shown;
  auto& heat = shown.child<HeatMap>("heatMap");
  auto& chart = shown.child<TrialChart>("trialChart");
  QTest::keyClick(&heat, Qt::Key_Right);
  EXPECT_EQ(shown.page.selected(), 1) << "the first key shows where one is";
  QTest::keyClick(&heat, Qt::Key_End);
  EXPECT_EQ(shown.page.selected(), 4);
  QTest::keyClick(&heat, Qt::Key_Down);
  EXPECT_EQ(shown.page.selected(), 4) << "there is nothing to be selected in a cell that was not tried";
  EXPECT_EQ(heat.accessibleDescription(), QStringLiteral("X=64 Y=2: not tried."));
  QTest::keyClick(&chart, Qt::Key_Home);
  EXPECT_EQ(shown.page.selected(), 0);
  QTest::keyClick(&chart, Qt::Key_Right);
  EXPECT_EQ(shown.page.selected(), 1);
  QTest::keyClick(&chart, Qt::Key_End);
  EXPECT_EQ(shown.page.selected(), 5);
}

TEST(TuneViewTest, TheAxesAreChosenAndStayTwo) {
  ShownPage shown;
  auto& heat = shown.child<HeatMap>("heatMap");
  auto& x = shown.child<QComboBox>("heatX");
  auto& y = shown.child<QComboBox>("heatY");
  x.setCurrentIndex(2);
  EXPECT_EQ(heat.content().xName, QStringLiteral("Z"));
  y.setCurrentIndex(2);
  EXPECT_EQ(heat.content().yName, QStringLiteral("Z"));
  EXPECT_NE(heat.content().xName, QStringLiteral("Z"));
  shown.child<QComboBox>("heatOthers").setCurrentIndex(1);
  EXPECT_FALSE(heat.content().held.isEmpty());
  EXPECT_TRUE(shown.child<QLabel>("heatHeld").isVisible());

  const std::vector<Tunable> one{{"X", 1, {1, 2}}};
  shown.model.begin(blank(one), one);
  EXPECT_EQ(heat.content().rows(), 1);
  EXPECT_FALSE(y.isVisible());
  EXPECT_FALSE(shown.child<QComboBox>("heatOthers").isVisible());
}

TEST(TuneViewTest, FailuresStandOnTheGroundAndPointsAtTheirSpeed) {
  ShownPage shown;
  const auto& chart = shown.child<TrialChart>("trialChart");
  EXPECT_EQ(chart.positionOf(2).y(), chart.positionOf(3).y());
  EXPECT_LT(chart.positionOf(5).y(), chart.positionOf(2).y());
  EXPECT_LT(chart.positionOf(4).y(), chart.positionOf(1).y()) << "faster is higher";
  for (int trial = 0; trial < shown.model.count(); ++trial) {
    EXPECT_TRUE(QRectF(chart.rect()).contains(chart.positionOf(trial))) << trial;
  }
}

TEST(TuneViewTest, TheNamesOfTheTwoLinesStandBesideThePlot) {
  ShownPage shown;
  const PlotLayout& placed = shown.child<TrialChart>("trialChart").plot().placed();
  QStringList names;
  for (const PlacedLabel& label : placed.labels) {
    names << label.text;
    EXPECT_GE(label.place.left(), placed.area.right()) << label.text.toStdString() << ": it could lie on another line";
  }
  EXPECT_THAT(names, ::testing::UnorderedElementsAre(QStringLiteral("best so far"), QStringLiteral("default")));
}

TEST(TuneViewTest, TheLegendNamesInvalidConfigurationsWhereThereAreSome) {
  ShownPage shown(kThreeAxes, {tried({{"X", 16}, {"Y", 1}, {"Z", 1}}, 4)});
  const QWidget* order = shown.child<TrialChart>("trialChart").parentWidget();
  const auto* legend = order->findChild<MarkLegend*>();
  EXPECT_EQ(legend->accessibleDescription(), QStringLiteral("configuration"));
  shown.model.add({failed({{"X", 32}, {"Y", 1}, {"Z", 1}}, Status::Crashed, "It crashed.")});
  EXPECT_EQ(legend->accessibleDescription(), QStringLiteral("configuration, invalid configuration"));
}

TEST(TuneViewTest, BestDefaultAndInvalidCellsAreToldApartInBothThemes) {
  for (const QPalette& palette : {QPalette(Qt::white), darkPalette()}) {
    ShownPage shown;
    shown.page.setPalette(palette);
    auto& heat = shown.child<HeatMap>("heatMap");
    ASSERT_TRUE(QTest::qWaitFor([&] { return heat.palette().color(QPalette::Base) == palette.color(QPalette::Base); }));
    const QImage picture = heat.grab().toImage();
    const auto at = [&](int cell, QPointF from) {
      const QRectF area = heat.areaOf(cell);
      return picture.pixelColor((area.topLeft() + from).toPoint());
    };
    EXPECT_EQ(at(2, {10, 10}), heatColour(1)) << "the fastest";
    EXPECT_EQ(at(5, {10, 10}), palette.color(QPalette::Base)) << "not tried";
    int inked = 0;
    for (int x = 2; x < 40; ++x) inked += at(1, {static_cast<double>(x), 10}) != palette.color(QPalette::Base) ? 1 : 0;
    EXPECT_GT(inked, 3) << "hatched";
    EXPECT_LT(inked, 37) << "and not filled";
    EXPECT_EQ(picture.pixelColor((heat.areaOf(2).topLeft() - QPointF(1, 1)).toPoint()), palette.color(QPalette::Text))
        << "framed";
  }
}

TEST(TuneViewTest, AnyNumberOfConfigurationsIsDrawn) {
  std::vector<Tunable> axes{{"X", 0, {}}, {"Y", 0, {}}};
  for (int i = 0; i < 40; ++i) axes[0].values.push_back(i);
  for (int i = 0; i < 30; ++i) axes[1].values.push_back(i);
  std::vector<TuningResult> trials;
  for (int x = 0; x < 40; ++x) {
    for (int y = 0; y < 30; ++y) trials.push_back(tried({{"X", x}, {"Y", y}}, 1e-3 * (1 + x * y * y)));
  }
  ShownPage shown(axes, trials);
  for (const QSize size : {QSize(1100, 700), QSize(420, 300)}) {
    shown.page.resize(size);
    QCoreApplication::processEvents();
    EXPECT_FALSE(shown.page.grab().isNull());
    const auto& heat = shown.child<HeatMap>("heatMap");
    EXPECT_TRUE(heat.content().isLogarithmic());
    EXPECT_TRUE(QRectF(heat.rect()).contains(heat.areaOf(40 * 30 - 1)));
  }
}

TEST(TuningSummaryTest, SaysHowFarItIsAndWhatIsBest) {
  TuningModel model;
  model.begin(blank(kThreeAxes), kThreeAxes);
  EXPECT_EQ(progressText(model, TuningState::None, 0, 60).toStdString(),
            "12 configurations: X 16, 32, 64; Y 1, 2; Z 1, 2.");
  EXPECT_TRUE(bestText(model).isEmpty());
  model.add(threeAxisTrials());
  EXPECT_EQ(progressText(model, TuningState::Searching, 12.7, 60).toStdString(),
            "Searching: 6 of 12 configurations tried, 12 of 60 s; 2 invalid: 1 build failed, 1 crashed.");
  EXPECT_EQ(bestText(model).toStdString(), "Best so far: X=64 Y=1 Z=1, 1 GP/s, 1 ms, 4 times as fast as the default.");
  EXPECT_EQ(targetText(model.report().target).toStdString(), "blur.local at 1000 x 1000, sigma 5, on Some device");

  TuningReport done = model.report();
  done.searchSeconds = 59.96;
  done.best = model.result(4).configuration;
  done.compared = {model.result(4).row, model.result(0).row};
  done.compared[0].ceilingGigapixelsPerSecond = 2;
  model.complete(done);
  EXPECT_THAT(progressText(model, TuningState::Done, 60, 60).toStdString(),
              StartsWith("Done: 6 of 12 configurations tried in 60 s; "));
  EXPECT_THAT(bestText(model).toStdString(), HasSubstr(outcomeText(done) + "; 50% of the ceiling."));
  EXPECT_THAT(bestText(model).toStdString(), ::testing::Not(HasSubstr("The search")));

  done.best = model.result(0).configuration;
  done.compared[1].marks = {Mark::Busy};
  model.complete(done);
  EXPECT_THAT(
      bestText(model).toStdString(),
      ::testing::EndsWith(". Warning: background load. The search found X=64 Y=1 Z=1 faster, at 1 GP/s, 1 ms. The "
                          "comparison decides: its rounds are interleaved."));
}

TEST(TuningSummaryTest, ATuningOfFailuresHasNoBest) {
  TuningModel model;
  model.begin(blank(kThreeAxes), kThreeAxes);
  model.add({failed({{"X", 16}, {"Y", 1}, {"Z", 1}}, Status::WrongResult, "Wrong.")});
  EXPECT_EQ(model.best(), kNoTrial);
  EXPECT_THAT(bestText(model).toStdString(), StartsWith("No valid"));
}

TEST(TuningTextTest, SizesAndBudgetsAreReadAsPeopleWriteThem) {
  EXPECT_EQ(tuningSizeFromText(QStringLiteral("4 MP")), parseSize("4MP"));
  EXPECT_EQ(tuningSizeFromText(QStringLiteral("1023x769")), (ImageSize{1023, 769}));
  EXPECT_DOUBLE_EQ(budgetFromText(QStringLiteral("20 s")), 20);
  EXPECT_DOUBLE_EQ(budgetFromText(QStringLiteral("1.5h")), 5400);
  for (const char* size : {"1, 4 MP", "0.25 to 4 MP", "", "huge"}) {
    EXPECT_THROW(tuningSizeFromText(QString::fromLatin1(size)), UsageError) << size;
  }
  for (const char* budget : {"0", "-1 s", "soon", "", "inf", "1 fortnight"}) {
    EXPECT_THROW(budgetFromText(QString::fromLatin1(budget)), UsageError) << budget;
  }
}

}  // namespace
}  // namespace headroom
