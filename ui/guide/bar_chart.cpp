#include "guide/bar_chart.hpp"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "plot/bar.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// Largest share of the width for labels; longer ones are elided.
constexpr double kMostLabels = 0.34;
/// A reference at this multiple of the longest bar would flatten the bars, so it is named and not drawn.
constexpr double kFarReference = 2.5;
constexpr int kDigits = 3;
constexpr double kMinimumWidthInEms = 22;

double widest(const QFontMetrics& metrics, const std::vector<QString>& texts) {
  int width = 0;
  for (const QString& one : texts) width = std::max(width, metrics.horizontalAdvance(one));
  return width;
}

QPen referencePen(const QPalette& palette) {
  QPen pen(blend(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.75), 1.4, Qt::CustomDashLine,
           Qt::FlatCap);
  pen.setDashPattern({5, 3});
  return pen;
}

QColor faint(const QPalette& palette) {
  return palette.color(QPalette::PlaceholderText);
}

}  // namespace

BarChart::BarChart(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("bars"));
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  setAccessibleName(tr("Bars of the experiment"));
  makeChartCopyable(*this, {[this] { return table(); }});
}

ChartTable BarChart::table() const {
  ChartTable table{{tr("Size"), tr("Variant"), content_.unit, tr("Remark")}, {}};
  if (content_.hasPublished) table.headings << tr("The guide");
  for (const BarGroup& group : content_.groups) {
    const QString size = QString::fromStdString(toText(group.size));
    for (const Bar& bar : group.bars) {
      QStringList cells{size, bar.label, bar.value ? chartNumber(*bar.value) : QString(), bar.note};
      if (content_.hasPublished) cells << (bar.published ? chartNumber(*bar.published) : QString());
      table.lines.push_back(std::move(cells));
    }
  }
  return table;
}

void BarChart::setColours(const VariantColours* colours) {
  colours_ = colours;
  update();
}

void BarChart::setContent(BarContent content) {
  content_ = std::move(content);
  describe();
  updateGeometry();
  update();
}

void BarChart::setSelected(const QString& variant) {
  selected_ = variant;
  update();
}

// Sets the accessible description.
void BarChart::describe() {
  QStringList parts;
  for (const BarGroup& group : content_.groups) {
    if (hasHeadings()) parts << text(toText(group.size));
    for (const Bar& bar : group.bars) {
      parts << (bar.marked ? tr("%1: %2, with a warning") : QStringLiteral("%1: %2")).arg(bar.label, valueText(bar));
    }
  }
  setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

double BarChart::heightOfHead() const {
  return content_.hasPublished ? 1.4 * em() : 0.3 * em();
}

std::vector<BarChart::Line> BarChart::lines() const {
  std::vector<Line> found;
  double y = heightOfHead();
  for (const BarGroup& group : content_.groups) {
    if (hasHeadings()) y += lineHeight();
    for (const Bar& bar : group.bars) {
      found.push_back({&bar, QRectF(0, y, width(), lineHeight())});
      y += lineHeight();
    }
  }
  return found;
}

QRect BarChart::lineOf(const QString& variant, std::size_t group) const {
  std::size_t seen = 0;
  for (const Line& line : lines()) {
    if (line.bar->variant == variant && seen++ == group) return line.area.toRect();
  }
  return {};
}

const Bar* BarChart::barAt(QPointF at) const {
  for (const Line& line : lines()) {
    if (line.area.contains(at)) return line.bar;
  }
  return nullptr;
}

QString BarChart::valueText(const Bar& bar) const {
  QString value = bar.value ? QStringLiteral("%1 %2").arg(shownNumber(*bar.value, kDigits), content_.unit) : QString();
  if (!bar.note.isEmpty()) value += (value.isEmpty() ? QString() : QStringLiteral(", ")) + bar.note;
  return value;
}

QString BarChart::publishedText(const Bar& bar) const {
  if (!bar.published) return {};
  const QString number = shownNumber(*bar.published, kDigits);
  return bar.isEstimate ? tr("%1 (estimated)").arg(number) : number;
}

BarChart::Columns BarChart::columns() const {
  std::vector<QString> labels;
  std::vector<QString> values;
  std::vector<QString> published;
  double largest = 0;
  for (const BarGroup& group : content_.groups) {
    for (const Bar& bar : group.bars) {
      labels.push_back(bar.label);
      values.push_back(valueText(bar));
      published.push_back(publishedText(bar));
      largest = std::max(largest, bar.value.value_or(0));
    }
  }
  const double bars = largest;
  for (const BarGroup& group : content_.groups) {
    if (group.reference && *group.reference <= kFarReference * bars) largest = std::max(largest, *group.reference);
  }
  if (content_.hasPublished) published.push_back(tr("the guide's GPU"));
  const double gap = 0.6 * em();
  Columns columns;
  columns.bars = std::min(widest(fontMetrics(), labels), kMostLabels * width()) + 2 * gap;
  const double publishedWidth = content_.hasPublished ? widest(fontMetrics(), published) + gap : 0;
  columns.published = width() - gap - publishedWidth;
  columns.barsEnd = std::max(columns.bars + 2 * em(), columns.published - widest(fontMetrics(), values) - 2 * gap);
  columns.largest = largest > 0 ? largest : 1;
  return columns;
}

void BarChart::paintHead(QPainter& painter, const Columns& columns) const {
  if (!content_.hasPublished) return;
  painter.setPen(faint(palette()));
  painter.drawText(QRectF(columns.published, 0, width() - columns.published - 0.6 * em(), heightOfHead()),
                   Qt::AlignRight | Qt::AlignVCenter, tr("the guide's GPU"));
}

QColor BarChart::groundOf(const Bar& bar) const {
  const QColor ground = palette().color(QPalette::Base);
  if (selected_.isEmpty() || bar.variant != selected_) return ground;
  return blend(palette().color(QPalette::Highlight), ground, hasFocus() ? 0.2 : 0.12);
}

double BarChart::xOf(double value, const Columns& columns) const {
  return columns.bars + value / columns.largest * (columns.barsEnd - columns.bars);
}

void BarChart::paintBar(QPainter& painter, const Line& line, const Columns& columns) const {
  const Bar& bar = *line.bar;
  const QPalette palette = this->palette();
  painter.fillRect(line.area, groundOf(bar));
  if (bar.value) {
    const double length = std::max(1.0, xOf(*bar.value, columns) - columns.bars);
    const QColor colour = colours_ != nullptr ? colours_->colour(bar.variant, palette) : neutralColour(palette);
    drawBar(painter, QRectF(columns.bars, line.area.top() + 0.2 * lineHeight(), length, 0.6 * lineHeight()), colour,
            groundOf(bar), bar.marked || !bar.isValid);
  }
  if (!bar.published || *bar.published > columns.largest) return;
  const double x = xOf(*bar.published, columns);
  painter.setPen(QPen(faint(palette), 2));
  painter.drawLine(QPointF(x, line.area.top() + 0.1 * lineHeight()),
                   QPointF(x, line.area.bottom() - 0.1 * lineHeight()));
}

void BarChart::paintTexts(QPainter& painter, const Line& line, const Columns& columns) const {
  const Bar& bar = *line.bar;
  const QPalette palette = this->palette();
  const double gap = 0.6 * em();
  const QRectF label(gap, line.area.top(), columns.bars - 1.5 * gap, line.area.height());
  painter.setPen(bar.value ? palette.color(QPalette::Text) : faint(palette));
  painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(bar.label, Qt::ElideRight, static_cast<int>(label.width())));

  const double left = (bar.value ? xOf(*bar.value, columns) : columns.bars) + 0.5 * gap;
  const QString text = valueText(bar);
  const QRectF value(left, line.area.top(), fontMetrics().horizontalAdvance(text) + gap, line.area.height());
  // Clears the background of numbers, so that lines do not cross them.
  painter.fillRect(value, groundOf(bar));
  painter.setPen(bar.failed  ? statusColour(Status::Failed, palette)
                 : bar.value ? palette.color(QPalette::Text)
                             : faint(palette));
  painter.drawText(value.adjusted(0.5 * gap, 0, gap, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
  if (!bar.published) return;
  painter.setPen(faint(palette));
  painter.drawText(QRectF(columns.published, line.area.top(), width() - columns.published - gap, line.area.height()),
                   Qt::AlignRight | Qt::AlignVCenter, publishedText(bar));
}

void BarChart::paintReference(QPainter& painter, const BarGroup& group, double top, const Columns& columns) const {
  if (!group.reference || *group.reference > columns.largest) return;
  const double x = xOf(*group.reference, columns);
  painter.setPen(referencePen(palette()));
  painter.drawLine(QPointF(x, top), QPointF(x, top + static_cast<double>(group.bars.size()) * lineHeight()));
}

void BarChart::paintFoot(QPainter& painter, double top) const {
  if (content_.referenceTitle.isEmpty()) return;
  QStringList values;
  bool isFar = false;
  const double largest = columns().largest;
  for (const BarGroup& group : content_.groups) {
    if (!group.reference) continue;
    values << shownNumber(*group.reference, kDigits);
    isFar = isFar || *group.reference > largest;
  }
  const QString sentence =
      tr("%1: %2 %3").arg(content_.referenceTitle, values.join(QStringLiteral(", ")), content_.unit) +
      (isFar ? tr(" (beyond the bars)") : QString());
  const QRectF sample(0.6 * em(), top, 2 * em(), lineHeight());
  painter.setPen(referencePen(palette()));
  painter.drawLine(QPointF(sample.left(), sample.center().y()), QPointF(sample.right(), sample.center().y()));
  painter.setPen(palette().color(QPalette::Text));
  const double left = sample.right() + 0.6 * em();
  painter.drawText(QRectF(left, top, width() - left, lineHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(sentence, Qt::ElideRight, static_cast<int>(width() - left)));
}

void BarChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Columns places = columns();
  paintHead(painter, places);
  double y = heightOfHead();
  const std::vector<Line> all = lines();
  std::size_t next = 0;
  for (const BarGroup& group : content_.groups) {
    if (hasHeadings()) {
      QFont bold = font();
      bold.setBold(true);
      painter.setFont(bold);
      painter.setPen(palette().color(QPalette::Text));
      painter.drawText(QRectF(0.6 * em(), y, width(), lineHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                       text(toText(group.size)));
      painter.setFont(font());
      y += lineHeight();
    }
    for (std::size_t i = 0; i < group.bars.size(); ++i) paintBar(painter, all[next + i], places);
    paintReference(painter, group, y, places);
    for (std::size_t i = 0; i < group.bars.size(); ++i) paintTexts(painter, all[next++], places);
    y += static_cast<double>(group.bars.size()) * lineHeight();
  }
  paintFoot(painter, y + 0.2 * em());
}

QSize BarChart::sizeHint() const {
  double height = heightOfHead();
  for (const BarGroup& group : content_.groups) {
    height += (static_cast<double>(group.bars.size()) + (hasHeadings() ? 1 : 0)) * lineHeight();
  }
  if (!content_.referenceTitle.isEmpty()) height += lineHeight();
  return {static_cast<int>(40 * em()), static_cast<int>(std::ceil(height + 0.6 * em()))};
}

QSize BarChart::minimumSizeHint() const {
  return {static_cast<int>(kMinimumWidthInEms * em()), sizeHint().height()};
}

void BarChart::mousePressEvent(QMouseEvent* event) {
  const Bar* bar = barAt(event->position());
  if (event->button() != Qt::LeftButton || bar == nullptr) return QWidget::mousePressEvent(event);
  Q_EMIT variantClicked(bar->variant);
}

void BarChart::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
  if (step == 0 || content_.groups.empty()) return QWidget::keyPressEvent(event);
  const std::vector<Bar>& bars = content_.groups.front().bars;
  const auto held = std::find_if(bars.begin(), bars.end(), [this](const Bar& bar) { return bar.variant == selected_; });
  const std::ptrdiff_t last = std::ssize(bars) - 1;
  const std::ptrdiff_t at = held == bars.end() ? 0 : std::clamp<std::ptrdiff_t>(held - bars.begin() + step, 0, last);
  Q_EMIT variantClicked(bars[static_cast<std::size_t>(at)].variant);
}

bool BarChart::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const Bar* bar = barAt(help->pos());
  if (bar == nullptr) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(help->globalPos(), bar->details.isEmpty() ? bar->label : bar->details, this);
  }
  return true;
}

void BarChart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace headroom
