#include "ab/ab_picture.hpp"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "plot/marker.hpp"
#include "plot/sample_paint.hpp"
#include "style/difference_colour.hpp"
#include "style/plain_text.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr double kGapInEms = 0.7;
/// Largest share of the width for names; longer ones are elided in the middle.
constexpr double kMostLabels = 0.36;
/// A narrower plot also gets the space of the column of changes.
constexpr double kLeastPlotInEms = 9;
constexpr double kNarrowestPlotInEms = 6;
constexpr double kNarrowestLabelsInEms = 5;
constexpr double kTickInEms = 4.5;
constexpr double kDotRadius = 3.8;
constexpr double kLegendDotRadius = 3;
constexpr double kCapHalfHeight = 5;
constexpr double kWidthInEms = 46;
constexpr double kLinesOfHint = 5;
constexpr double kLeastWidthInEms = 24;
constexpr double kLeastLines = 1.6;
constexpr int kTickDigits = 4;

void drawWhisker(QPainter& painter, double low, double high, double y, const QColor& colour) {
  painter.setPen(QPen(colour, 1.6));
  painter.drawLine(QPointF(low, y), QPointF(high, y));
}

void drawCap(QPainter& painter, double x, double y) {
  painter.drawLine(QPointF(x, y - kCapHalfHeight), QPointF(x, y + kCapHalfHeight));
}

void drawIntervalSample(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  drawWhisker(painter, area.left(), area.right(), area.center().y(), ink.samples);
  drawCap(painter, area.left(), area.center().y());
  drawCap(painter, area.right(), area.center().y());
  drawMarker(painter, area.center(), kLegendDotRadius, MarkerShape::Circle, ink.samples, ink.ground());
}

void drawBandSample(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.fillRect(area, ink.band());
}

void drawOpenSample(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  drawMarker(painter, area.center(), kDotRadius, MarkerShape::Circle, ink.samples, ink.ground(), PointLook::Hollow);
}

QString tickText(double percent) {
  const QString number = shownNumber(percent, kTickDigits);
  return (percent > 0 ? QStringLiteral("+%1%") : QStringLiteral("%1%")).arg(number);
}

}  // namespace

std::vector<MarkLegend::Entry> abLegend() {
  return {{AbPicture::tr("change of the time and its 99.5% interval"), drawIntervalSample},
          {AbPicture::tr("within the margin"), drawBandSample},
          {AbPicture::tr("not decided"), drawOpenSample}};
}

AbPicture::AbPicture(QWidget* parent) : QAbstractScrollArea(parent) {
  setObjectName(QStringLiteral("abPicture"));
  setAccessibleName(tr("Change of the time of each pair"));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::StrongFocus);  // arrow keys scroll
  viewport()->setBackgroundRole(QPalette::Base);
  viewport()->setAutoFillBackground(true);
}

void AbPicture::setReport(const AbReport& report, bool isRunning) {
  lines_ = linesOf(report, isRunning);
  marginPercent_ = 100 * report.margin;
  range_ = rangeOf(lines_, marginPercent_);
  // Sets the accessible description.
  QStringList parts;
  for (const AbLine& line : lines_) {
    parts << (line.isKnown() ? QStringLiteral("%1: %2, %3").arg(line.label, line.change, line.verdict)
                             : QStringLiteral("%1: %2").arg(line.label, line.verdict));
  }
  setAccessibleDescription(parts.join(QStringLiteral("; ")));
  followSize();
  viewport()->update();
}

void AbPicture::setEmptyText(const QString& sentence) {
  emptyText_ = sentence;
  viewport()->update();
}

QFont AbPicture::verdictFont() const {
  QFont bold = font();
  bold.setBold(true);
  return bold;
}

AbPicture::Columns AbPicture::columns() const {
  const QFontMetricsF metrics(font());
  const QFontMetricsF bold(verdictFont());
  double label = 0;
  double change = 0;
  double verdict = 0;
  for (const AbLine& line : lines_) {
    label = std::max(label, metrics.horizontalAdvance(line.label));
    change = std::max(change, metrics.horizontalAdvance(line.change));
    verdict = std::max(verdict, bold.horizontalAdvance(line.verdict));
  }
  const double gap = kGapInEms * em();
  const double width = viewport()->width();
  Columns columns;
  columns.label = gap;
  columns.labelEnd = gap + std::min(std::ceil(label), kMostLabels * width);
  columns.plot = columns.labelEnd + gap;
  columns.verdictEnd = width - gap;
  columns.verdict = columns.verdictEnd - std::ceil(verdict);
  columns.changeEnd = columns.verdict - gap;
  columns.change = columns.changeEnd - std::ceil(change);
  // If space is short, the dot alone shows the change, without the number.
  const bool hasRoom = columns.change - gap - columns.plot >= kLeastPlotInEms * em();
  if (!hasRoom) columns.change = columns.changeEnd = columns.verdict;
  columns.plotEnd = columns.change - gap;
  // The plot has priority: names are elided for it.
  const double missing = std::min(kNarrowestPlotInEms * em() - (columns.plotEnd - columns.plot),
                                  columns.labelEnd - columns.label - kNarrowestLabelsInEms * em());
  if (missing > 0) {
    columns.labelEnd -= missing;
    columns.plot -= missing;
  }
  columns.plotEnd = std::max(columns.plot + 1, columns.plotEnd);
  return columns;
}

QRectF AbPicture::rowArea(std::size_t line, double left, double right) const {
  const double top = headHeight() + static_cast<double>(line) * lineHeight() - verticalScrollBar()->value();
  return {left, top, right - left, lineHeight()};
}

QRectF AbPicture::labelArea(std::size_t line) const {
  const Columns all = columns();
  return rowArea(line, all.label, all.labelEnd);
}

QRectF AbPicture::plotArea(std::size_t line) const {
  const Columns all = columns();
  return rowArea(line, all.plot, all.plotEnd);
}

QRectF AbPicture::changeArea(std::size_t line) const {
  const Columns all = columns();
  return rowArea(line, all.change, all.changeEnd);
}

QRectF AbPicture::verdictArea(std::size_t line) const {
  const Columns all = columns();
  return rowArea(line, all.verdict, all.verdictEnd);
}

double AbPicture::xOf(double percent) const {
  const Columns all = columns();
  return all.plot + range_.partOf(percent) * (all.plotEnd - all.plot);
}

std::optional<QPointF> AbPicture::dotOf(std::size_t line) const {
  const AbLine& shown = lines_[line];
  if (!shown.isKnown() || shown.percent < range_.low || shown.percent > range_.high) return std::nullopt;
  return QPointF(xOf(shown.percent), plotArea(line).center().y());
}

std::optional<std::size_t> AbPicture::lineAt(double y) const {
  if (y < headHeight()) return std::nullopt;
  const double line = std::floor((y - headHeight() + verticalScrollBar()->value()) / lineHeight());
  if (line >= static_cast<double>(lines_.size())) return std::nullopt;
  return static_cast<std::size_t>(line);
}

QColor AbPicture::colourOf(const AbLine& line) const {
  return differenceColour(line.isUnderWay && !line.isDecided ? Difference::Ambiguous : line.difference, palette());
}

void AbPicture::paintGround(QPainter& painter) const {
  const SampleInk ink{palette().color(QPalette::Text), palette()};
  const Columns all = columns();
  const double bottom = std::min<double>(viewport()->height(), rowArea(lines_.size(), 0, 0).top());
  const double top = headHeight();
  // The lower end is the reciprocal of the upper one: a margin of twice the time corresponds to half of it.
  const double lessByMargin = 100 * marginPercent_ / (100 + marginPercent_);
  painter.fillRect(QRectF(QPointF(xOf(-lessByMargin), top), QPointF(xOf(marginPercent_), bottom)), ink.band());
  for (const double tick :
       axisTicks(range_, std::max(2, static_cast<int>((all.plotEnd - all.plot) / (kTickInEms * em()))))) {
    painter.setPen(QPen(ink.grid(), 1));
    painter.drawLine(QPointF(xOf(tick), top), QPointF(xOf(tick), bottom));
  }
  painter.setPen(QPen(ink.faint(), 1.4));
  painter.drawLine(QPointF(xOf(0), top), QPointF(xOf(0), bottom));
}

void AbPicture::paintHead(QPainter& painter) const {
  const Columns all = columns();
  const QRectF upper(all.plot, 0.2 * em(), all.plotEnd - all.plot, 1.2 * em());
  const QFontMetricsF metrics(font());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QString faster = tr("faster");
  const QString slower = tr("slower");
  const QString title = tr("change of the time");
  painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, faster);
  painter.drawText(upper, Qt::AlignRight | Qt::AlignVCenter, slower);
  const double ends = 2 * std::max(metrics.horizontalAdvance(faster), metrics.horizontalAdvance(slower));
  if (ends + metrics.horizontalAdvance(title) + 2 * em() <= upper.width())
    painter.drawText(upper, Qt::AlignCenter, title);
  const double top = upper.bottom();
  const int most = std::max(2, static_cast<int>(upper.width() / (kTickInEms * em())));
  for (const double tick : axisTicks(range_, most)) {
    const QString label = tickText(tick);
    const double width = metrics.horizontalAdvance(label);
    const double left = std::clamp(xOf(tick) - 0.5 * width, 0.0, std::max(0.0, viewport()->width() - width));
    painter.drawText(QRectF(left, top, width + 1, 1.1 * em()), Qt::AlignCenter, label);
  }
}

void AbPicture::paintChange(QPainter& painter, std::size_t at) const {
  const AbLine& line = lines_[at];
  const QRectF plot = plotArea(at);
  const QColor colour = colourOf(line);
  const SampleInk ink{colour, palette()};
  const double y = plot.center().y();
  drawWhisker(painter, std::clamp(xOf(line.lowPercent), plot.left(), plot.right()),
              std::clamp(xOf(line.highPercent), plot.left(), plot.right()), y, colour);
  // An end without a cap lies outside the axis.
  for (const double end : {line.lowPercent, line.highPercent}) {
    if (end >= range_.low && end <= range_.high) drawCap(painter, xOf(end), y);
  }
  if (const auto dot = dotOf(at)) {
    drawMarker(painter, *dot, kDotRadius, MarkerShape::Circle, colour, ink.ground(),
               line.isDecided ? PointLook::Solid : PointLook::Hollow);
  } else {
    const bool isLeft = line.percent < range_.low;
    drawBeyondMark(painter, QPointF(isLeft ? plot.left() : plot.right(), y), QPointF(isLeft ? -1 : 1, 0), ink);
  }
}

void AbPicture::paintLine(QPainter& painter, std::size_t at) const {
  const AbLine& line = lines_[at];
  const QFontMetricsF metrics(font());
  const QRectF label = labelArea(at);
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(line.label, Qt::ElideMiddle, label.width() + 1));
  if (line.isKnown()) {
    paintChange(painter, at);
    painter.setPen(palette().color(QPalette::Text));
    if (changeArea(at).width() > 0) painter.drawText(changeArea(at), Qt::AlignRight | Qt::AlignVCenter, line.change);
  } else {
    const QRectF plot = plotArea(at);
    // Keeps the band and the grid lines from crossing the text.
    painter.fillRect(plot, palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(plot, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(line.reason, Qt::ElideRight, plot.width()));
  }
  painter.save();
  painter.setFont(line.isUnderWay ? font() : verdictFont());
  painter.setPen(colourOf(line));
  painter.drawText(verdictArea(at), Qt::AlignLeft | Qt::AlignVCenter, line.verdict);
  painter.restore();
}

void AbPicture::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF whole = viewport()->rect();
  if (lines_.empty()) {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(whole.adjusted(em(), 0, -em(), 0), Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
    return;
  }
  paintHead(painter);
  painter.setClipRect(whole.adjusted(0, headHeight(), 0, 0));
  paintGround(painter);
  for (std::size_t line = 0; line < lines_.size(); ++line) {
    const QRectF row = rowArea(line, 0, whole.width());
    if (row.bottom() >= headHeight() && row.top() <= whole.bottom()) paintLine(painter, line);
  }
}

bool AbPicture::viewportEvent(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto line = lineAt(help->pos().y());
  if (line) {
    const AbLine& shown = lines_[*line];
    QToolTip::showText(help->globalPos(), plainToolTip(QStringLiteral("%1: %2").arg(shown.label, shown.reason)), this);
  } else {
    QToolTip::hideText();
  }
  return true;
}

void AbPicture::followSize() {
  const double whole = headHeight() + static_cast<double>(lines_.size()) * lineHeight() + 0.3 * em();
  verticalScrollBar()->setSingleStep(static_cast<int>(lineHeight()));
  verticalScrollBar()->setPageStep(std::max(1, viewport()->height() - static_cast<int>(headHeight())));
  verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(whole)) - viewport()->height()));
}

void AbPicture::resizeEvent(QResizeEvent* event) {
  QAbstractScrollArea::resizeEvent(event);
  followSize();
}

void AbPicture::changeEvent(QEvent* event) {
  QAbstractScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange) followSize();
  if (event->type() == QEvent::PaletteChange) viewport()->update();
}

QSize AbPicture::sizeHint() const {
  return QSizeF(kWidthInEms * em(), headHeight() + kLinesOfHint * lineHeight()).toSize();
}

QSize AbPicture::minimumSizeHint() const {
  return QSizeF(kLeastWidthInEms * em(), headHeight() + kLeastLines * lineHeight()).toSize();
}

}  // namespace headroom
