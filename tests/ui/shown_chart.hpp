// A shown throughput chart, with what a user sees of it.
#pragma once

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QLabel>
#include <QTest>
#include <QtCharts/QChartView>
#include <algorithm>
#include <optional>
#include <vector>

#include "plot/plot.hpp"
#include "sample_rows.hpp"
#include "throughput/line_list.hpp"
#include "throughput/throughput_chart.hpp"

namespace headroom::testing {

struct ShownChart {
  ThroughputChart chart;

  explicit ShownChart(const std::vector<ResultRow>& rows = sampleRows(), QSize size = {800, 500}) {
    chart.setTitles(sampleTitles());
    chart.setRows(rows);
    chart.resize(size);
    chart.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&chart));
  }
  [[nodiscard]] QChartView& view() const { return *chart.findChild<QChartView*>(); }
  [[nodiscard]] ChartPlot& plot() const { return *static_cast<ChartPlot*>(view().chart()); }
  [[nodiscard]] QLabel& readout() const { return *chart.findChild<QLabel*>(QStringLiteral("readout")); }
  [[nodiscard]] QLabel& note() const { return *chart.findChild<QLabel*>(QStringLiteral("note")); }
  [[nodiscard]] QPoint pointOf(int row) const {
    const std::optional<QPointF> at = plot().positionOf(row);
    EXPECT_TRUE(at.has_value());
    return view().mapFromScene(plot().mapToScene(at.value_or(QPointF())));
  }
  [[nodiscard]] QAbstractButton* legendButton(const QString& title) const {
    const QList<QAbstractButton*> buttons = chart.findChildren<QAbstractButton*>();
    for (QAbstractButton* button : buttons) {
      if (button->text() == title && button->isVisible()) return button;
    }
    return nullptr;
  }
  [[nodiscard]] QStringList legend() const {
    QStringList titles;
    for (const LegendEntry& entry : chart.findChild<ChartLegend*>()->entries()) titles << entry.title;
    return titles;
  }
  void click(const QString& title) const {
    QAbstractButton* button = legendButton(title);
    ASSERT_NE(button, nullptr) << "no legend entry " << title.toStdString();
    QTest::mouseClick(button, Qt::LeftButton);
  }
  [[nodiscard]] int shown(SeriesKind kind) const {
    const auto& all = plot().series();
    return static_cast<int>(std::count_if(all.begin(), all.end(),
                                          [kind](const StyledSeries& s) { return s.shown && s.series.kind == kind; }));
  }
};

}  // namespace headroom::testing
