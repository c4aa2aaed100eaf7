#include "speedup/labelled_bars.hpp"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "plot/bar.hpp"

namespace headroom {

namespace {

/// Largest share of the width for labels; longer ones lose their titles.
constexpr double kMostLabels = 0.4;
/// Largest share of the width for names; longer ones are elided.
constexpr double kMostNames = 0.5;
/// Room from which on a part of the titles is worth showing, in widths of the widest name.
constexpr double kNamesForATitle = 1.6;
constexpr int kFewestOfATitle = 4;  ///< in characters
constexpr double kGapInEms = 0.6;
constexpr double kMinimumWidthInEms = 20;
/// Heights of a line in line heights of text: the usual one, the least that separates its texts, the least with a
/// second text below the label, and the one beyond which eyes lose the way from a label to its bar.
constexpr double kUsualLine = 1.6;
constexpr double kLowestLine = 1.2;
constexpr double kLineOfTwoTexts = 3;
constexpr double kHighestLine = 8.5;
/// Height of a bar: a share of its line, but no more than this many line heights of text.
constexpr double kBarShare = 0.6;
constexpr double kThickestBar = 4.5;

int widest(const QFontMetrics& metrics, const QStringList& texts) {
  int width = 0;
  for (const QString& each : texts) width = std::max(width, metrics.horizontalAdvance(each));
  return width;
}

QStringList textsOf(const std::vector<BarLine>& lines, QString BarLine::*text) {
  QStringList texts;
  for (const BarLine& line : lines) texts << line.*text;
  return texts;
}

/// Returns "local" for "blur.local" if all are of one workload, else the names.
QStringList withoutWorkload(const std::vector<BarLine>& lines) {
  const auto workloadOf = [](const BarLine& line) { return line.variant.section(QLatin1Char('.'), 0, 0); };
  QStringList names = textsOf(lines, &BarLine::name);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const QString workload = workloadOf(lines[i]);
    QString& name = names[static_cast<qsizetype>(i)];
    if (workload != workloadOf(lines.front()) || !name.startsWith(workload + QLatin1Char('.')))
      return textsOf(lines, &BarLine::name);
    name.remove(0, workload.size() + 1);
  }
  return names;
}

/// A title gives way: a part of a name is of no use.
QString elidedLabel(const QFontMetrics& metrics, const QString& label, const QString& name, int room) {
  const int forTitle = room - metrics.horizontalAdvance(name);
  if (!label.startsWith(name) || forTitle < 0) return metrics.elidedText(label, Qt::ElideMiddle, room);
  if (forTitle < metrics.averageCharWidth() * kFewestOfATitle) return name;
  return name + metrics.elidedText(label.mid(name.size()), Qt::ElideMiddle, forTitle);
}

}  // namespace

LabelledBars::LabelledBars(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  makeChartCopyable(*this, {[this] { return table(); }});
}

ChartTable LabelledBars::table() const {
  ChartTable table{{tr("Variant"), accessibleName(), tr("Warning")}, {}};
  for (const BarLine& line : lines_)
    table.lines.push_back({line.label, line.value, line.marked ? tr("with a warning") : QString()});
  return table;
}

void LabelledBars::setColours(const VariantColours* colours) {
  colours_ = colours;
  update();
}

void LabelledBars::setSelected(int row) {
  selected_ = row;
  update();
}

void LabelledBars::setLines(std::vector<BarLine> lines) {
  lines_ = std::move(lines);
  // Sets the accessible description.
  QStringList parts;
  for (const BarLine& line : lines_) {
    parts << (line.marked ? tr("%1: %2, with a warning") : QStringLiteral("%1: %2")).arg(line.label, line.value);
  }
  setAccessibleDescription(parts.join(QStringLiteral("; ")));
  limitHeight();
  updateGeometry();
  update();
}

double LabelledBars::lineHeight() const {
  if (lines_.empty()) return kUsualLine * em();
  const double shared = (height() - headHeight()) / static_cast<double>(lines_.size());
  return std::clamp(shared, kLowestLine * em(), kHighestLine * em());
}

bool LabelledBars::showsAbout() const {
  return lineHeight() >= kLineOfTwoTexts * em();
}

int LabelledBars::heightWith(double lineHeightInEms) const {
  return static_cast<int>(std::ceil(static_cast<double>(lines_.size()) * lineHeightInEms * em() + headHeight()));
}

void LabelledBars::limitHeight() {
  setMaximumHeight(heightWith(kHighestLine));
}

QColor LabelledBars::colourOf(const BarLine& line) const {
  return colours_ != nullptr ? colours_->colour(line.variant, palette()) : neutralColour(palette());
}

int LabelledBars::lineAt(double y) const {
  const int line = static_cast<int>(std::floor((y - headHeight()) / lineHeight()));
  return line >= 0 && line < static_cast<int>(lines_.size()) ? line : -1;
}

QRect LabelledBars::areaOf(int row) const {
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (lines_[i].row == row) {
      return QRectF(0, topOf(i), width(), lineHeight()).toRect();
    }
  }
  return {};
}

// An elided title is still of use, an elided name is not.
QStringList LabelledBars::shownLabels() const {
  const double room = kMostLabels * width();
  const QStringList names = textsOf(lines_, &BarLine::name);
  const int nameWidth = widest(fontMetrics(), names);
  QStringList labels = textsOf(lines_, &BarLine::label);
  if (widest(fontMetrics(), labels) <= room || kNamesForATitle * nameWidth <= room) return labels;
  return nameWidth <= room ? names : withoutWorkload(lines_);
}

double LabelledBars::labelRoom(const QRectF& bars) const {
  return bars.left() - (2 * kGapInEms + 1) * em();
}

QRectF LabelledBars::barsArea(const QStringList& labels) const {
  const double gap = kGapInEms * em();
  const double chip = em();
  // A pixel more: a rounded width would elide the widest.
  const bool areTitled = labels == textsOf(lines_, &BarLine::label) && labels != textsOf(lines_, &BarLine::name);
  const double room = (areTitled ? kMostLabels : kMostNames) * width();
  const double left = gap + chip + std::min<double>(widest(fontMetrics(), labels) + 1, room) + gap;
  const double right = width() - widest(fontMetrics(), textsOf(lines_, &BarLine::value)) - 2 * gap;
  return {left, headHeight(), std::max(2 * em(), right - left), static_cast<double>(lines_.size()) * lineHeight()};
}

QStringList LabelledBars::drawnLabels() const {
  QStringList labels = shownLabels();
  const int room = static_cast<int>(labelRoom(barsArea(labels)));
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    QString& label = labels[static_cast<qsizetype>(i)];
    label = elidedLabel(fontMetrics(), label, lines_[i].name, room);
  }
  return labels;
}

void LabelledBars::paintTexts(QPainter& painter, std::size_t at, const QString& shown, const QRectF& bars) const {
  const BarLine& line = lines_[at];
  const double gap = kGapInEms * em();
  const double top = topOf(at);
  const QRectF chip(gap, top + 0.5 * (lineHeight() - 0.6 * em()), 0.6 * em(), 0.6 * em());
  drawBar(painter, chip, colourOf(line), palette().color(QPalette::Base), line.marked);
  painter.setPen(palette().color(QPalette::Text));
  const bool hasTwo = showsAbout() && !line.about.isEmpty();
  QRectF label(gap + em(), top, labelRoom(bars), lineHeight());
  const auto drawText = [&](const QString& text) { painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter, text); };
  if (hasTwo) label.translate(0, -0.6 * em());
  drawText(shown);
  if (hasTwo) {
    label.translate(0, 1.2 * em());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    drawText(fontMetrics().elidedText(line.about, Qt::ElideRight, static_cast<int>(label.width())));
    painter.setPen(palette().color(QPalette::Text));
  }
  const double value = bars.right() + gap;
  painter.drawText(QRectF(value, top, width() - value, lineHeight()), Qt::AlignLeft | Qt::AlignVCenter, line.value);
}

void LabelledBars::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QStringList labels = drawnLabels();
  const QRectF bars = barsArea(shownLabels());
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (selected_ < 0 || lines_[i].row != selected_) continue;
    painter.fillRect(QRectF(0, topOf(i), width(), lineHeight()),
                     blend(palette().color(QPalette::Highlight), palette().color(QPalette::Base), 0.15));
  }
  paintGround(painter, bars);
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const double thick = std::min(kBarShare * lineHeight(), kThickestBar * em());
    paintBar(painter, i, QRectF(bars.left(), topOf(i) + (lineHeight() - thick) / 2, bars.width(), thick));
    paintTexts(painter, i, labels[static_cast<qsizetype>(i)], bars);
  }
  paintHead(painter, QRectF(bars.left(), 0, bars.width(), headHeight()));
}

QSize LabelledBars::sizeHint() const {
  return {static_cast<int>(30 * em()), heightWith(kUsualLine)};
}

QSize LabelledBars::minimumSizeHint() const {
  return {static_cast<int>(kMinimumWidthInEms * em()), heightWith(kLowestLine)};
}

void LabelledBars::mousePressEvent(QMouseEvent* event) {
  const int line = lineAt(event->position().y());
  if (event->button() != Qt::LeftButton || line < 0) return QWidget::mousePressEvent(event);
  Q_EMIT rowClicked(lines_[static_cast<std::size_t>(line)].row);
}

void LabelledBars::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
  if (step == 0 || lines_.empty()) return QWidget::keyPressEvent(event);
  const auto held =
      std::find_if(lines_.begin(), lines_.end(), [this](const BarLine& line) { return line.row == selected_; });
  const std::ptrdiff_t last = std::ssize(lines_) - 1;
  const std::ptrdiff_t at =
      held == lines_.end() ? 0 : std::clamp<std::ptrdiff_t>(held - lines_.begin() + step, 0, last);
  Q_EMIT rowClicked(lines_[static_cast<std::size_t>(at)].row);
}

bool LabelledBars::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int line = lineAt(help->pos().y());
  if (line < 0) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(help->globalPos(), lines_[static_cast<std::size_t>(line)].details, this);
  }
  return true;
}

}  // namespace headroom
