// Context menu of the throughput chart and its list: the chart as an image, the point's values, which lines are shown
// and which have a colour.
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <algorithm>

#include "models/row_text.hpp"
#include "throughput/throughput_view.hpp"

namespace headroom {

namespace {

QAction* add(QMenu& menu, const QString& title, const char* name) {
  QAction* action = menu.addAction(title);
  action->setObjectName(QString::fromLatin1(name));
  return action;
}

/// An ampersand in a menu would become a mnemonic.
QString inMenu(QString title) {
  return title.replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

const ChartSeries* ThroughputView::lineOf(int row) const {
  return lineOf(keyOfRow(content_.series, row));
}

const ChartSeries* ThroughputView::lineOf(const QString& key) const {
  const auto found = std::find_if(content_.series.begin(), content_.series.end(), [&key](const ChartSeries& series) {
    return isRanked(series.kind) && series.key == key;
  });
  return found == content_.series.end() ? nullptr : &*found;
}

bool ThroughputView::isDrawn(const QString& key) const {
  return std::any_of(lines_.begin(), lines_.end(),
                     [&key](const StyledSeries& line) { return hidingKeyOf(line.series) == key && line.isShown; });
}

void ThroughputView::setLineShown(const QString& key, bool shown) {
  shownByUser_[key] = shown;
  refresh();
}

// From now on the user chooses the lines in colour, starting with the current ones and this change.
void ThroughputView::setLineColoured(const QString& key, bool coloured) {
  if (emphasis_.pinned.isEmpty()) {
    for (const StyledSeries& line : lines_) {
      if (isRanked(line.series.kind) && line.isColoured) emphasis_.pinned << line.series.key;
    }
  }
  emphasis_.pinned.removeAll(key);
  if (coloured) emphasis_.pinned << key;
  refresh();
}

void ThroughputView::showOnly(const QString& key) {
  for (const ChartSeries& series : content_.series) {
    if (isRanked(series.kind)) shownByUser_[series.key] = series.key == key;
  }
  refresh();
}

void ThroughputView::showAll() {
  for (const ChartSeries& series : content_.series) shownByUser_[hidingKeyOf(series)] = true;
  refresh();
}

void ThroughputView::addLineActions(QMenu& menu, const ChartSeries* line) {
  const QString name = line == nullptr ? tr("this line") : inMenu(line->label);
  const bool isColoured =
      line != nullptr && std::any_of(lines_.begin(), lines_.end(), [line](const StyledSeries& other) {
        return other.series.key == line->key && other.isColoured;
      });
  QAction* colour =
      add(menu, isColoured ? tr("&Draw %1 in grey").arg(name) : tr("&Give %1 a colour").arg(name), "colour");
  QAction* only = add(menu, tr("Show &only %1").arg(name), "showOnly");
  QAction* hide = add(menu, tr("&Hide %1").arg(name), "hide");
  for (QAction* action : {colour, only, hide}) action->setEnabled(line != nullptr);
  if (line == nullptr) return;
  const QString key = line->key;
  const bool isHidden = !isDrawn(key);
  if (isHidden) hide->setText(tr("S&how %1").arg(name));
  connect(colour, &QAction::triggered, this, [this, key, isColoured] { setLineColoured(key, !isColoured); });
  connect(only, &QAction::triggered, this, [this, key] { showOnly(key); });
  connect(hide, &QAction::triggered, this, [this, key, isHidden] { setLineShown(key, isHidden); });
}

void ThroughputView::openMenu(const QString& key, int row, QPoint globally) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("chartMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const bool hasLines = !isEmpty();
  QAction* copy = add(*menu, tr("&Copy as image"), "copyPicture");
  copy->setEnabled(hasLines);
  connect(copy, &QAction::triggered, this,
          [this] { QApplication::clipboard()->setImage(renderImage(kPaperSize, kPaperScale)); });
  QAction* table = add(*menu, tr("Copy as &table"), "copyTable");
  table->setEnabled(hasLines);
  connect(table, &QAction::triggered, view_->findChild<QAction*>(QStringLiteral("copyChartTable")), &QAction::trigger);
  // The window's actions for the chart, if there is a window.
  if (!actions().isEmpty()) menu->addMenu(tr("&Save picture"))->addActions(actions());
  const bool isPoint = row >= 0 && row < static_cast<int>(rows_.size());
  QAction* values = add(*menu, tr("Copy the point's &values"), "copyValues");
  values->setEnabled(isPoint && hasLines);
  if (isPoint) {
    connect(values, &QAction::triggered, this, [text = readoutText(rows_[static_cast<std::size_t>(row)], titles_)] {
      QApplication::clipboard()->setText(text);
    });
  }
  menu->addSeparator();
  const ChartSeries* line = key.isEmpty() ? lineOf(row) : lineOf(key);
  addLineActions(*menu, line);
  // Ceilings, baselines and levels can be hidden, too.
  if (line == nullptr && !key.isEmpty()) {
    const bool isHidden = !isDrawn(key);
    QAction* hide = menu->findChild<QAction*>(QStringLiteral("hide"));
    hide->setEnabled(true);
    if (isHidden) hide->setText(tr("S&how this line"));
    connect(hide, &QAction::triggered, this, [this, key, isHidden] { setLineShown(key, isHidden); });
  }
  menu->addSeparator();
  QAction* all = add(*menu, tr("Show &all lines"), "showAll");
  all->setEnabled(std::any_of(lines_.begin(), lines_.end(), [](const StyledSeries& other) {
    return !other.isShown && other.series.kind != SeriesKind::Estimate;
  }));
  connect(all, &QAction::triggered, this, &ThroughputView::showAll);
  QAction* usual = add(*menu, tr("&Reset colours"), "resetColours");
  usual->setEnabled(!emphasis_.pinned.isEmpty());
  connect(usual, &QAction::triggered, this, [this] {
    emphasis_.pinned.clear();
    refresh();
  });
  QAction* zoom = add(*menu, tr("Reset &zoom"), "resetZoom");
  zoom->setEnabled(view_->plot().isZoomed());
  connect(zoom, &QAction::triggered, view_, &PlotView::resetZoom);
  menu->popup(globally);
}

void ThroughputView::contextMenuEvent(QContextMenuEvent* event) {
  const bool isKeyed = event->reason() == QContextMenuEvent::Keyboard;
  int row = isKeyed ? emphasis_.selected : kNoRow;
  QString key;
  QPoint at = event->globalPos();
  const QPoint inView = view_->mapFromGlobal(at);
  if (!isKeyed && !isEmpty() && view_->rect().contains(inView)) {
    row = view_->pointAt(inView);
    if (row == kNoRow) key = view_->plot().emphasis();
  }
  const auto point = isKeyed && !isEmpty() ? view_->placeOf(row) : std::nullopt;
  if (point) at = view_->mapToGlobal(point->toPoint());
  openMenu(key, row, at);
}

}  // namespace headroom
