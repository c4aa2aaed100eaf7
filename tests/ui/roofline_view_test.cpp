// The Roofline view: its marks and roofs, and pointing and keys in the real window.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QLineF>
#include <QMenu>
#include <QMouseEvent>
#include <QTabBar>
#include <algorithm>

#include "headroom/analysis/verdict.hpp"
#include "roofline/roofline_content.hpp"
#include "roofline/roofline_view.hpp"
#include "style/languages.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

ResultRow rooflineRow(const std::string& variant, Role role, int side, double flops, double gigapixels) {
  ResultRow row;
  row.deviceId = "0:0";
  row.device = "Some device";
  row.workload = variant.substr(0, variant.find('.'));
  row.variant = variant;
  row.role = role;
  row.size = Size{side, side};
  row.compulsoryFloats = 2;
  row.flops = flops;
  row.medianMs = itemsOf(row) * 1e-6 / gigapixels;
  return row;
}

/// Copies at 25 GB/s, a peak of 100 GFLOP/s, and blurs with 15.5 operations per byte at two sizes. The first blur
/// reaches `perCent` of the peak at the small size, and slightly more at the large one.
std::vector<ResultRow> rooflineRows(const std::vector<std::string>& variants, double perCent = 30) {
  std::vector<ResultRow> rows;
  for (const int side : {1000, 2000}) {
    rows.push_back(rooflineRow("copy.scalar", Role::Ceiling, side, 0, 25.0 / 8));
    rows.push_back(rooflineRow("mad.peak", Role::Ceiling, side, 512, 100.0 / 512));
    double rate = side == 1000 ? perCent : 1.3 * perCent;
    for (const std::string& variant : variants) {
      ResultRow& row = rows.emplace_back(rooflineRow(variant, Role::Variant, side, 124, rate / 124));
      row.modelFloats = 64;
      Ceilings ceilings;
      ceilings.copyGigapixelsPerSecond = 25.0 / 8;
      ceilings.peakGigaflopsPerSecond = 100;
      applyCeilings(row, ceilings);
      rate *= 0.9;
    }
  }
  return rows;
}

struct ShownRooflineView {
  Catalogue catalogue;
  RooflineView view{catalogue};

  explicit ShownRooflineView(const std::vector<ResultRow>& rows) {
    view.setRows(rows, {});
    view.resize(1000, 600);
    view.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&view));
  }
  [[nodiscard]] RooflinePlot& plot() const { return *view.plot(); }
  [[nodiscard]] QString readout() const { return view.findChild<QLabel*>(QStringLiteral("readout"))->text(); }
  void pointAt(QPointF at) const {
    QMouseEvent move(QEvent::MouseMove, at, plot().viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(plot().viewport(), &move);
  }
  [[nodiscard]] QStringList labels() const {
    QStringList labels;
    for (const PlacedLabel& label : plot().plot().placed().labels) labels << label.text;
    return labels;
  }
};

QAction* roofAction(const RooflineView& view, const QString& name) {
  for (QAction* action : view.roofsButton()->menu()->actions()) {
    if (action->text().startsWith(name)) return action;
  }
  ADD_FAILURE() << "no roof " << name.toStdString();
  return nullptr;
}

TEST(RooflineViewTest, IsEmptyUntilThereAreResults) {
  const Catalogue catalogue;
  RooflineView view(catalogue);
  EXPECT_TRUE(view.isEmpty());
  EXPECT_THAT(view.findChild<QLabel*>(QStringLiteral("rooflineEmpty"))->text().toStdString(), HasSubstr("Press Run"));
  view.setMeasuring(true);
  EXPECT_THAT(view.findChild<QLabel*>(QStringLiteral("rooflineEmpty"))->text().toStdString(),
              HasSubstr("first size that is measured"));
}

TEST(RooflineViewTest, NamesRoofsZonesAndVariantsOnTheirLines) {
  const ShownRooflineView shown(rooflineRows({"blur.separable"}));
  EXPECT_THAT(shown.labels(),
              ::testing::IsSupersetOf({QStringLiteral("Copy at 32 MB: 25 GB/s"), QStringLiteral("blur.separable"),
                                       QStringLiteral("Float peak: 100 GFLOP/s"), QStringLiteral("memory-bound"),
                                       QStringLiteral("compute-bound")}));
}

TEST(RooflineViewTest, ShowsTheDeviceOfTheSelectedRow) {
  std::vector<ResultRow> rows = rooflineRows({"blur.separable"});
  const int first = static_cast<int>(rows.size()) - 1;
  for (ResultRow row : rooflineRows({"blur.local"}, 10)) {
    row.deviceId = "0:1";
    row.device = "Another device";
    if (row.variant == "mad.peak") row.medianMs *= 2;
    rows.push_back(row);
  }
  const int second = static_cast<int>(rows.size()) - 1;
  ShownRooflineView shown(rows);
  const QComboBox* box = shown.view.deviceBox();
  const auto hasPeak = [&shown](const char* rate) {
    return shown.labels().contains(QStringLiteral("Float peak: %1 GFLOP/s").arg(QLatin1String(rate)));
  };
  shown.view.setSelected(second);
  EXPECT_EQ(box->currentData().toString(), QStringLiteral("0:1"));
  EXPECT_TRUE(hasPeak("50")) << "and its roofs";
  EXPECT_TRUE(shown.plot().placeOf(second).has_value()) << "and its marks";
  EXPECT_THAT(roofAction(shown.view, QStringLiteral("Float peak"))->text().toStdString(), HasSubstr("50"));
  shown.view.setSelected(first);
  EXPECT_EQ(box->currentData().toString(), QStringLiteral("0:0"));
  EXPECT_TRUE(hasPeak("100"));

  // Other rows may have the same index.
  std::vector<ResultRow> others = rows;
  std::rotate(others.begin(), others.begin() + first + 1, others.end());
  shown.view.setRows(others, {});
  shown.view.setSelected(first);
  EXPECT_EQ(box->currentData().toString(), QStringLiteral("0:1"));
  shown.view.setSelected(kNoPoint);
  EXPECT_EQ(box->currentData().toString(), QStringLiteral("0:1")) << "no selection changes nothing";
}

TEST(RooflineViewTest, NamesBothZonesInASmallChartToo) {
  // Little work per byte: the ridge is near the right end, and the zone beyond it narrower than its name.
  std::vector<ResultRow> rows = rooflineRows({"blur.separable"});
  for (ResultRow& row : rows) {
    if (row.role == Role::Variant) row.flops = 30;
  }
  ShownRooflineView shown(rows);
  for (const QSize size : {QSize(1000, 600), QSize(600, 340), QSize(460, 340)}) {
    shown.view.resize(size);
    testing::settleLayouts(20);
    EXPECT_THAT(shown.labels(),
                ::testing::IsSupersetOf({QStringLiteral("memory-bound"), QStringLiteral("compute-bound")}))
        << size.width() << ": " << shown.labels().join(QLatin1Char('|')).toStdString();
  }
}

TEST(RooflineViewTest, ACardSaysWhatAMarkReachedAndWhatLimitsIt) {
  const ShownRooflineView shown(rooflineRows({"blur.separable"}));
  const std::optional<QPointF> at = shown.plot().placeOf(2);
  ASSERT_TRUE(at.has_value());
  shown.pointAt(*at);
  const std::string card = shown.readout().toStdString();
  EXPECT_THAT(card, HasSubstr("blur.separable at 1000 x 1000"));
  EXPECT_THAT(card, HasSubstr("30 GFLOP/s at 15.5 operations per byte, 0.484 by its own loads"));
  EXPECT_THAT(card, HasSubstr("30% of its compute roof, 100 GFLOP/s"));
  EXPECT_THAT(card, HasSubstr("Limiter: none of the roofs"));
}

TEST(RooflineViewTest, TheRulerReadsEveryShownRoof) {
  const ShownRooflineView shown(rooflineRows({"blur.separable"}));
  EXPECT_FALSE(shown.plot().ruler().has_value());
  shown.pointAt(*shown.plot().placeOf(2));
  ASSERT_TRUE(shown.plot().ruler().has_value());
  EXPECT_NEAR(*shown.plot().ruler(), 15.5, 0.3);
  const QString text = shown.plot().rulerText();
  EXPECT_THAT(text.toStdString(), HasSubstr("Float peak: 100 GFLOP/s"));
  EXPECT_LT(text.indexOf(QStringLiteral("Copy at")), text.indexOf(QStringLiteral("Float peak")))
      << "right of the ridge memory allows more than the peak";
  roofAction(shown.view, QStringLiteral("Float peak"))->trigger();
  EXPECT_FALSE(shown.plot().rulerText().contains(QStringLiteral("Float peak")));
}

TEST(RooflineViewTest, TheRulerNamesRoofsInTheWindowsLanguage) {
  showLanguage(Language::German);
  const ShownRooflineView shown(rooflineRows({"blur.separable"}));
  shown.pointAt(*shown.plot().placeOf(2));
  const std::string text = shown.plot().rulerText().toStdString();
  showLanguage(Language::English);
  EXPECT_THAT(text, HasSubstr("Float-Spitze: 100 GFLOP/s"));
  EXPECT_THAT(text, HasSubstr("Kopie bei 32 MB: "));
}

TEST(RooflineViewTest, ARoofIsHiddenAndStaysHidden) {
  ShownRooflineView shown(rooflineRows({"blur.separable"}));
  roofAction(shown.view, QStringLiteral("Copy at 8 MB"))->trigger();
  EXPECT_FALSE(shown.labels().contains(QStringLiteral("Copy at 8 MB: 25 GB/s")));
  shown.view.setRows(rooflineRows({"blur.separable", "blur.local"}), {});
  EXPECT_FALSE(shown.labels().contains(QStringLiteral("Copy at 8 MB: 25 GB/s")));
  EXPECT_FALSE(roofAction(shown.view, QStringLiteral("Copy at 8 MB"))->isChecked());
  roofAction(shown.view, QStringLiteral("Copy at 8 MB"))->trigger();
  EXPECT_TRUE(
      std::any_of(shown.plot().plot().content().series.begin(), shown.plot().plot().content().series.end(),
                  [](const PlotSeries& series) { return series.label.startsWith(QStringLiteral("Copy at 8")); }));
}

TEST(RooflineViewTest, AClickOrAKeySelectsAMarkAndMovesTheRuler) {
  ShownRooflineView shown(rooflineRows({"blur.separable", "blur.local"}));
  QSignalSpy clicked(&shown.view, &RooflineView::rowClicked);
  QTest::mouseClick(shown.plot().viewport(), Qt::LeftButton, {}, shown.plot().placeOf(2)->toPoint());
  ASSERT_THAT(clicked, SizeIs(1));
  EXPECT_EQ(clicked.takeFirst().at(0).toInt(), 2);
  QTest::keyClick(&shown.plot(), Qt::Key_Right);
  ASSERT_THAT(clicked, SizeIs(1));
  EXPECT_EQ(clicked.takeFirst().at(0).toInt(), 6) << "the same variant at the next size";
  EXPECT_NEAR(shown.plot().ruler().value_or(0), 15.5, 1e-9);
  QTest::keyClick(&shown.plot(), Qt::Key_Down);
  ASSERT_THAT(clicked, SizeIs(1));
  EXPECT_EQ(rooflineRows({"blur.separable", "blur.local"}).at(clicked.at(0).at(0).toUInt()).variant, "blur.local");
}

TEST(RooflineViewTest, ABaselinesMarksLeadToThose) {
  ShownRooflineView shown(rooflineRows({"blur.separable"}, 60));
  shown.view.setBaseline(rooflineRows({"blur.separable"}, 30));
  ASSERT_THAT(shown.plot().moves(), SizeIs(2));
  EXPECT_EQ(shown.plot().moves()[0].row, 2);
  EXPECT_NEAR(shown.plot().moves()[0].from.y(), 30, 1e-6);
  EXPECT_NEAR(shown.plot().moves()[0].to.y(), 60, 1e-6);
  shown.view.setBaseline({});
  EXPECT_THAT(shown.plot().moves(), SizeIs(0));
}

TEST(RooflineViewTest, LabelsNeverTouchHoweverManyVariantsThereAre) {
  std::vector<std::string> variants;
  for (int i = 0; i < 30; ++i) variants.push_back("blur.variant-" + std::to_string(i));
  const ShownRooflineView shown(rooflineRows(variants));
  const std::vector<PlacedLabel>& labels = shown.plot().plot().placed().labels;
  EXPECT_THAT(labels, SizeIs(::testing::Ge(4U)));
  for (std::size_t i = 0; i < labels.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(labels[i].place.intersects(labels[j].place))
          << labels[i].text.toStdString() << " touches " << labels[j].text.toStdString();
  }
  const PlotContent& content = shown.plot().plot().content();
  EXPECT_EQ(std::count_if(content.series.begin(), content.series.end(),
                          [](const PlotSeries& series) { return series.isContext; }),
            30 - static_cast<int>(kColouredTrails));
}

TEST(RooflineViewTest, TheSelectedVariantHasItsColourWhateverItReaches) {
  std::vector<std::string> variants;
  for (int i = 0; i < 30; ++i) variants.push_back("blur.variant-" + std::to_string(i));
  ShownRooflineView shown(rooflineRows(variants));
  const int slowest = 2 + 29;
  shown.view.setSelected(slowest);
  for (const PlotSeries& series : shown.plot().plot().content().series) {
    for (const PlotPoint& point : series.points) {
      EXPECT_FALSE(point.id == slowest && series.isContext);
    }
  }
  EXPECT_EQ(shown.plot().selected(), slowest);
}

TEST(RooflineViewTest, SaysOfResultsWithoutAMarkWhy) {
  std::vector<ResultRow> rows = rooflineRows({"blur.separable"});
  rows[2].flops.reset();
  const ShownRooflineView shown(rows);
  const auto* undrawn = shown.view.findChild<QLabel*>(QStringLiteral("rooflineUndrawn"));
  EXPECT_TRUE(undrawn->isVisible());
  EXPECT_THAT(undrawn->text().toStdString(), HasSubstr("declares no operations. Add flops to [work]"));
}

TEST(RooflineViewTest, InALowViewThePlotHasTheRoomOfTheTexts) {
  std::vector<ResultRow> rows = rooflineRows({"blur.separable"});
  rows[2].flops.reset();
  ShownRooflineView shown(rows);
  const auto* key = shown.view.findChild<QLabel*>(QStringLiteral("rooflineKey"));
  const auto* undrawn = shown.view.findChild<QLabel*>(QStringLiteral("rooflineUndrawn"));
  EXPECT_TRUE(key->isVisible());
  EXPECT_TRUE(undrawn->isVisible());
  const int low = shown.view.fontMetrics().lineSpacing() * 11;
  shown.view.resize(600, low);
  testing::settleLayouts(20);
  EXPECT_FALSE(key->isVisible());
  EXPECT_FALSE(undrawn->isVisible());
  EXPECT_THAT(shown.view.roofsButton()->toolTip().toStdString(), HasSubstr("Hollow: with a warning."));
  EXPECT_GT(shown.plot().plot().placed().area.height(), 0.3 * low);
  shown.view.resize(600, 600);
  testing::settleLayouts(20);
  EXPECT_TRUE(key->isVisible());
  EXPECT_EQ(shown.view.roofsButton()->toolTip(), QStringLiteral("Choose the roofs to show."));
}

TEST(RooflineViewTest, LongSentencesGiveWayToTheirNumberBeforeThePlotIsLow) {
  std::vector<ResultRow> rows = rooflineRows({"blur.separable", "blur.local", "blur.recursive", "blur.streamed"});
  for (ResultRow& row : rows) {
    if (row.role == Role::Variant && row.variant != "blur.separable") row.flops.reset();
  }
  ShownRooflineView shown(rows);
  const auto* undrawn = shown.view.findChild<QLabel*>(QStringLiteral("rooflineUndrawn"));
  EXPECT_THAT(undrawn->text().toStdString(), HasSubstr("declares no operations"));
  shown.view.resize(500, 16 * shown.view.fontMetrics().lineSpacing());
  testing::settleLayouts(20);
  EXPECT_TRUE(undrawn->isVisible());
  EXPECT_THAT(undrawn->text().toStdString(), ::testing::EndsWith(" more are not drawn."));
  EXPECT_THAT(undrawn->text().toStdString(), ::testing::Not(HasSubstr("declares")));
  EXPECT_THAT(undrawn->toolTip().toStdString(), HasSubstr("declares no operations"));
}

class RooflineWindow : public testing::WindowTest {
 protected:
  RooflineWindow() { measuresCeilings_ = true; }
};

TEST_F(RooflineWindow, ShowsARunAndSharesItsSelection) {
  open();
  auto* tabs = child<QTabBar>("views");
  int roofline = -1;
  for (int i = 0; i < tabs->count(); ++i) {
    if (tabs->tabText(i) == QStringLiteral("Roofline")) roofline = i;
  }
  ASSERT_GE(roofline, 0);
  QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(roofline).center());
  runToTheEnd();
  auto* view = child<RooflineView>();
  ASSERT_TRUE(view->isVisible()) << "a run does not lead away from it";
  EXPECT_FALSE(view->isEmpty());
  const auto* table = child<ResultTabs>()->findChild<ResultTable*>();
  int other = -1;
  for (std::size_t i = 0; i < rows().size(); ++i) {
    if (rows()[i].role != Role::Ceiling && static_cast<int>(i) != table->selectedRow()) other = static_cast<int>(i);
  }
  const std::optional<QPointF> at = view->plot()->placeOf(other);
  ASSERT_TRUE(at.has_value());
  QTest::mouseClick(view->plot()->viewport(), Qt::LeftButton, {}, at->toPoint());
  // Of two marks in one place either may be meant: variants can be as fast as each other.
  const std::optional<QPointF> chosen = view->plot()->placeOf(view->plot()->selected());
  ASSERT_TRUE(chosen.has_value());
  EXPECT_LT(QLineF(*chosen, *at).length(), 4);
  EXPECT_EQ(table->selectedRow(), view->plot()->selected());
}

TEST_F(RooflineWindow, IsShownByItsOwnUnattendedRun) {
  open();
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  const ViewChoices choices{{QStringLiteral("variants"), QStringLiteral("separable")}};
  EXPECT_EQ(window_->runUnattended(kRooflineView, choices), QString());
  ASSERT_TRUE(finished.wait(testing::kPatienceMs));
  EXPECT_TRUE(child<RooflineView>()->isVisible());
  EXPECT_EQ(child<RooflineView>()->report().rooflines.at(0).marks.size(), 1U);
}

}  // namespace
}  // namespace headroom
