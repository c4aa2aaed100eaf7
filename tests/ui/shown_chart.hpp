// A visible throughput chart, with access to what the user sees.
#pragma once

#include <gtest/gtest.h>

#include <QLabel>
#include <QListView>
#include <QTest>
#include <algorithm>
#include <optional>
#include <vector>

#include "plot/plot_view.hpp"
#include "sample_rows.hpp"
#include "throughput/line_list.hpp"
#include "throughput/throughput_view.hpp"

namespace headroom::testing {

struct ShownChart {
  ThroughputView chart;

  explicit ShownChart(const std::vector<ResultRow>& rows = sampleRows(), QSize size = {1000, 500}) {
    chart.setTitles(sampleTitles());
    chart.setRows(rows);
    chart.resize(size);
    chart.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&chart));
  }
  [[nodiscard]] PlotView& view() const { return *chart.findChild<PlotView*>(); }
  [[nodiscard]] Plot& plot() const { return view().plot(); }
  [[nodiscard]] QLabel& readout() const { return *chart.findChild<QLabel*>(QStringLiteral("readout")); }
  [[nodiscard]] QLabel& note() const { return *chart.findChild<QLabel*>(QStringLiteral("note")); }
  [[nodiscard]] LineList& list() const { return *chart.findChild<LineList*>(); }
  [[nodiscard]] QPoint pointOf(int row) const {
    const std::optional<QPointF> at = view().placeOf(row);
    EXPECT_TRUE(at.has_value());
    return at.value_or(QPointF()).toPoint();
  }
  [[nodiscard]] const LineEntry* entry(const QString& name) const {
    const std::vector<LineEntry>& entries = list().entries();
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&name](const LineEntry& each) { return each.name == name; });
    return found == entries.end() ? nullptr : &*found;
  }
  [[nodiscard]] QStringList names() const {
    QStringList names;
    for (const LineEntry& each : list().entries()) names << each.name;
    return names;
  }
  /// Scrolls the list to the line, and returns its rectangle.
  [[nodiscard]] QRect placeInList(const QString& name) const {
    auto* view = list().findChild<QListView*>();
    for (int row = 0; row < view->model()->rowCount(); ++row) {
      const QModelIndex index = view->model()->index(row, 0);
      const int entryIndex = index.data(LineListModel::EntryIndex).toInt();
      if (list().entries()[static_cast<std::size_t>(entryIndex)].name != name) continue;
      view->scrollTo(index);
      return view->visualRect(index);
    }
    return {};
  }
  /// Clicks the line's name, or the sample before it.
  void click(const QString& name, bool onSample = false) const {
    const QRect place = placeInList(name);
    ASSERT_FALSE(place.isEmpty()) << "no line " << name.toStdString() << " in the list";
    const QPoint at = onSample ? QPoint(place.left() + 10, place.top() + 10) : place.center();
    QTest::mouseClick(list().findChild<QListView*>()->viewport(), Qt::LeftButton, {}, at);
  }
  [[nodiscard]] int shown(SeriesKind kind) const {
    const std::vector<StyledSeries>& all = chart.lines();
    return static_cast<int>(std::count_if(
        all.begin(), all.end(), [kind](const StyledSeries& s) { return s.isShown && s.series.kind == kind; }));
  }
  [[nodiscard]] QStringList coloured() const {
    QStringList names;
    for (const StyledSeries& line : chart.lines()) {
      if (isRanked(line.series.kind) && line.isShown && line.isColoured) names << line.series.label;
    }
    return names;
  }
};

}  // namespace headroom::testing
