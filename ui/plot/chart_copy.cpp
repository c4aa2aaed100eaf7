#include "plot/chart_copy.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFontMetrics>
#include <QGraphicsView>
#include <QLocale>
#include <QMimeData>
#include <QPainter>
#include <algorithm>
#include <memory>
#include <utility>

#include "style/focus_ring.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

constexpr qreal kCopyScale = 2;
constexpr int kCopyMargin = 12;
constexpr int kMostTextHeight = 10'000;
constexpr const char* kCaptionProperty = "chartCaption";

struct ChartCopyWords {
  Q_DECLARE_TR_FUNCTIONS(ChartCopy)
};

/// A tab or a newline within a cell would start the next cell or line.
QString lineOfCells(const QStringList& cells) {
  QStringList texts;
  for (const QString& cell : cells) texts << cell.simplified();
  return texts.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

QString rowOfCells(const QStringList& cells, const QString& element) {
  QString row = QStringLiteral("<tr>");
  for (const QString& cell : cells)
    row += QStringLiteral("<%1>").arg(element) + cell.toHtmlEscaped() + QStringLiteral("</%1>").arg(element);
  return row + QStringLiteral("</tr>\n");
}

int heightOf(const QString& text, const QFont& font, int width) {
  if (text.isEmpty()) return 0;
  const QRect room(0, 0, width, kMostTextHeight);
  return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height() + kCopyMargin;
}

void drawChart(QWidget& chart, QPainter& painter, QPoint at) {
  if (auto* view = qobject_cast<QGraphicsView*>(&chart)) {
    // Only its scene: the readout and the buttons above it are no part of the chart.
    const QRect shown = view->viewport()->rect();
    view->render(&painter, QRectF(at, shown.size()), shown, Qt::IgnoreAspectRatio);
  } else {
    const WithoutFocusRing hidden(chart);
    chart.render(&painter, at);
  }
}

void copyTable(const ChartTable& table) {
  if (table.lines.empty()) return;
  auto data = std::make_unique<QMimeData>();
  data->setText(tabSeparated(table));
  data->setHtml(htmlTable(table));
  QApplication::clipboard()->setMimeData(data.release());  // which takes it
}

QAction* addCopyAction(QWidget& chart, const QString& text, const QString& name, const QKeySequence& key) {
  auto* action = new QAction(text, &chart);
  action->setObjectName(name);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetShortcut);
  chart.addAction(action);
  return action;
}

}  // namespace

QString chartNumber(double number) {
  return onScreen(QLocale::c().toString(number, 'g', QLocale::FloatingPointShortest));
}

QString tabSeparated(const ChartTable& table) {
  QString text = lineOfCells(table.headings);
  for (const QStringList& line : table.lines) text += lineOfCells(line);
  return text;
}

QString htmlTable(const ChartTable& table) {
  QString html = QStringLiteral("<table>\n<thead>") + rowOfCells(table.headings, QStringLiteral("th")) +
                 QStringLiteral("</thead>\n<tbody>\n");
  for (const QStringList& line : table.lines) html += rowOfCells(line, QStringLiteral("td"));
  return html + QStringLiteral("</tbody>\n</table>\n");
}

void setChartCaption(QWidget& chart, const QString& caption) {
  chart.setProperty(kCaptionProperty, caption);
}

QImage chartImage(QWidget& chart) {
  const QString title = chart.accessibleName();
  const QString caption = chart.property(kCaptionProperty).toString();
  QFont bold = chart.font();
  bold.setBold(true);
  const int width = std::max(chart.width(), 1);
  const int above = heightOf(title, bold, width);
  const int below = heightOf(caption, chart.font(), width);
  const QSize size(width + 2 * kCopyMargin, std::max(chart.height(), 1) + above + below + 2 * kCopyMargin);
  QImage image(size * kCopyScale, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(kCopyScale);
  image.fill(chart.palette().color(QPalette::Base));
  QPainter painter(&image);
  drawChart(chart, painter, QPoint(kCopyMargin, kCopyMargin + above));
  painter.setPen(chart.palette().color(QPalette::Text));
  painter.setFont(bold);
  painter.drawText(QRect(kCopyMargin, kCopyMargin, width, above), Qt::TextWordWrap, title);
  painter.setFont(chart.font());
  painter.drawText(QRect(kCopyMargin, size.height() - below, width, below), Qt::TextWordWrap, caption);
  return image;
}

void makeChartCopyable(QWidget& chart, ChartCopies copies) {
  QAction* image =
      addCopyAction(chart, ChartCopyWords::tr("Copy as image"), QStringLiteral("copyChartImage"), QKeySequence::Copy);
  QObject::connect(image, &QAction::triggered, &chart, [&chart, copies] {
    if (copies.table().lines.empty()) return;
    QApplication::clipboard()->setImage(copies.image ? copies.image() : chartImage(chart));
  });
  QAction* table = addCopyAction(chart, ChartCopyWords::tr("Copy as table"), QStringLiteral("copyChartTable"),
                                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
  QObject::connect(table, &QAction::triggered, &chart, [values = std::move(copies.table)] { copyTable(values()); });
  chart.setContextMenuPolicy(Qt::ActionsContextMenu);
}

}  // namespace headroom
