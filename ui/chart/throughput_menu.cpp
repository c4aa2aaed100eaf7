// What a right click on the throughput chart offers, and which lines are shown.
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QtCharts/QChartView>
#include <algorithm>

#include "chart/chart_legend.hpp"
#include "chart/chart_shape.hpp"
#include "chart/throughput_chart.hpp"

namespace headroom {

namespace {

QAction* add(QMenu& menu, const QString& title, const char* name) {
  QAction* action = menu.addAction(title);
  action->setObjectName(QString::fromLatin1(name));
  return action;
}

/// An ampersand in a menu would underline what follows.
QString inMenu(QString title) {
  return title.replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

const ChartSeries* ThroughputChart::lineOf(int row) const {
  for (const ChartSeries& series : content_.series) {
    if (series.kind != SeriesKind::Measured && series.kind != SeriesKind::HostPeer) continue;
    if (std::any_of(series.points.begin(), series.points.end(), [row](const ChartPoint& p) { return p.row == row; })) {
      return &series;
    }
  }
  return nullptr;
}

void ThroughputChart::setLineShown(const QString& key, bool shown) {
  if (shown) {
    hiddenKeys_.erase(key);
  } else {
    hiddenKeys_.insert(key);
  }
  if (frozen_) {
    isStale_ = true;
  } else {
    refreshPlot();
  }
}

void ThroughputChart::showOnly(const QString& key) {
  for (const ChartSeries& series : content_.series) {
    const bool isLine = series.kind == SeriesKind::Measured || series.kind == SeriesKind::HostPeer;
    if (!isLine) continue;
    if (series.key == key) {
      hiddenKeys_.erase(series.key);
    } else {
      hiddenKeys_.insert(series.key);
    }
  }
  refresh();
}

void ThroughputChart::showAll() {
  hiddenKeys_.clear();
  refresh();
}

void ThroughputChart::openMenu(int row, QPoint globally) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("chartMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const bool isDrawn = !isEmpty();
  QAction* copy = add(*menu, tr("&Copy picture"), "copyPicture");
  copy->setEnabled(isDrawn);
  connect(copy, &QAction::triggered, this,
          [this] { QApplication::clipboard()->setImage(renderImage(kPaperSize, kPaperScale)); });
  // What the window can do with the chart, if there is a window.
  if (!actions().isEmpty()) menu->addMenu(tr("&Save picture"))->addActions(actions());
  menu->addSeparator();
  const bool isPoint = row >= 0 && row < static_cast<int>(rows_.size());
  QAction* values = add(*menu, tr("Copy the point's &values"), "copyValues");
  values->setEnabled(isPoint && isDrawn);
  if (isPoint) {
    connect(values, &QAction::triggered, this, [text = readoutText(rows_[static_cast<std::size_t>(row)], titles_)] {
      QApplication::clipboard()->setText(text);
    });
  }
  menu->addSeparator();
  const ChartSeries* line = lineOf(row);
  QAction* only = add(
      *menu, line == nullptr ? tr("Show &only this line") : tr("Show &only %1").arg(inMenu(line->title)), "showOnly");
  only->setEnabled(line != nullptr);
  if (line != nullptr) connect(only, &QAction::triggered, this, [this, key = line->key] { showOnly(key); });
  QAction* all = add(*menu, tr("Show &all lines"), "showAll");
  all->setEnabled(!hiddenKeys_.empty());
  connect(all, &QAction::triggered, this, &ThroughputChart::showAll);
  menu->popup(globally);
}

void ThroughputChart::contextMenuEvent(QContextMenuEvent* event) {
  const bool isKeyed = event->reason() == QContextMenuEvent::Keyboard;
  int row = isKeyed ? selected_ : kNoRow;
  QPoint at = event->globalPos();
  const QPoint inView = view_->viewport()->mapFromGlobal(at);
  if (!isKeyed && !isEmpty() && view_->viewport()->rect().contains(inView)) row = rowAt(inView);
  const auto point = isKeyed && !isEmpty() ? plot_->positionOf(row) : std::nullopt;
  if (point) at = view_->viewport()->mapToGlobal(view_->mapFromScene(plot_->mapToScene(*point)));
  openMenu(row, at);
}

}  // namespace headroom
