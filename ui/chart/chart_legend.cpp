#include "chart/chart_legend.hpp"

#include <QAbstractButton>
#include <QEvent>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <algorithm>
#include <cmath>
#include <utility>

namespace headroom {
namespace {

constexpr double kSampleWidth = 30;
constexpr double kGap = 6;
constexpr double kPadding = 3;
constexpr double kColumnGap = 10;
constexpr int kTextFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

QSizeF entrySize(const LegendEntry& entry, const QFontMetricsF& metrics, double width) {
  const double besideText = kSampleWidth + kGap + 2 * kPadding;
  const double forText = std::max(width - besideText, 20.0);
  // One pixel more than measured: some fonts' rounding would wrap a title that just fits.
  const QRectF text = metrics.boundingRect(QRectF(0, 0, forText, 1e4), kTextFlags, entry.title);
  return {std::min(besideText + std::ceil(text.width()) + 1, std::max(width, besideText)),
          std::ceil(std::max(text.height(), metrics.height())) + 2 * kPadding};
}

}  // namespace

LegendPlaces placeLegend(const std::vector<LegendEntry>& entries, const QFontMetricsF& metrics, double width,
                         LegendShape shape) {
  LegendPlaces places;
  QPointF next(0, 0);
  double rowHeight = 0;
  for (const LegendEntry& entry : entries) {
    const QSizeF size = entrySize(entry, metrics, width);
    const bool startsRow = shape == LegendShape::Column || next.x() + size.width() > width;
    if (startsRow && !places.entries.empty()) {
      next = QPointF(0, next.y() + rowHeight);
      rowHeight = 0;
    }
    places.entries.emplace_back(next, size);
    rowHeight = std::max(rowHeight, size.height());
    places.size = {std::max(places.size.width(), next.x() + size.width()), next.y() + rowHeight};
    next.rx() += size.width() + kColumnGap;
  }
  return places;
}

double naturalLegendWidth(const std::vector<LegendEntry>& entries, const QFontMetricsF& metrics) {
  double widest = 0;
  for (const LegendEntry& entry : entries) widest = std::max(widest, entrySize(entry, metrics, 1e4).width());
  return widest;
}

void drawLegendEntry(QPainter& painter, const QRectF& area, const LegendEntry& entry, const QPalette& palette) {
  const QColor ground = palette.color(QPalette::Base);
  const QColor text = palette.color(QPalette::Text);
  const QRectF inside = area.adjusted(kPadding, kPadding, -kPadding, -kPadding);
  // The sample belongs to the first line of a wrapped title.
  const double lineHeight = QFontMetricsF(painter.font()).height();
  const QRectF sample(inside.topLeft(), QSizeF(kSampleWidth, std::min(lineHeight, inside.height())));
  SeriesStyle style = entry.style;
  if (!entry.shown) style.pen.setColor(blend(text, ground, 0.25));
  drawSample(painter, sample, style, ground);
  painter.setPen(entry.shown ? text : blend(text, ground, 0.45));
  painter.drawText(inside.adjusted(kSampleWidth + kGap, 0, 1, 0), kTextFlags, entry.title);
}

/// One entry: a check button, so that keyboard and screen reader reach it.
class LegendButton : public QAbstractButton {
 public:
  LegendButton(LegendEntry entry, QWidget* parent) : QAbstractButton(parent), entry_(std::move(entry)) {
    setCheckable(true);
    setChecked(entry_.shown);
    setText(entry_.title);
    setAccessibleName(entry_.title);
    setToolTip(ChartLegend::tr("%1\nClick to hide it or to show it again.").arg(entry_.title));
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    if (underMouse()) {
      painter.fillRect(rect(), blend(palette().color(QPalette::Text), palette().color(QPalette::Base), 0.08));
    }
    LegendEntry entry = entry_;
    entry.shown = isChecked();
    drawLegendEntry(painter, rect(), entry, palette());
    if (hasFocus()) {
      QStyleOptionFocusRect option;
      option.initFrom(this);
      style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
  }

 private:
  LegendEntry entry_;
};

ChartLegend::ChartLegend(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setBackgroundRole(QPalette::Base);
}

void ChartLegend::setEntries(std::vector<LegendEntry> entries) {
  entries_ = std::move(entries);
  for (LegendButton* button : buttons_) {
    // A button may be the one whose click led here.
    button->hide();
    button->deleteLater();
  }
  buttons_.clear();
  for (const LegendEntry& entry : entries_) {
    auto* button = new LegendButton(entry, this);
    connect(button, &QAbstractButton::toggled, this,
            [this, key = entry.key](bool shown) { Q_EMIT entryToggled(key, shown); });
    button->show();
    buttons_.push_back(button);
  }
  place();
  updateGeometry();
}

void ChartLegend::setShape(LegendShape shape) {
  if (shape == shape_) return;
  shape_ = shape;
  place();
  updateGeometry();
}

int ChartLegend::heightForWidth(int width) const {
  return static_cast<int>(std::ceil(placeLegend(entries_, QFontMetricsF(font()), width, shape_).size.height()));
}

int ChartLegend::heightOfWholeRows(int width, int most) const {
  const LegendPlaces places = placeLegend(entries_, QFontMetricsF(font()), width, shape_);
  // A row begins where the highest entries of the one above end.
  double fitting = 0;
  for (const QRectF& entry : places.entries) {
    if (fitting == 0 || entry.top() <= most) fitting = std::max(fitting, entry.top());
  }
  if (places.size.height() <= most) fitting = places.size.height();
  return static_cast<int>(std::ceil(fitting));
}

void ChartLegend::resizeEvent(QResizeEvent* /*event*/) {
  place();
}

void ChartLegend::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) {
    place();
    updateGeometry();
  }
}

void ChartLegend::place() {
  const LegendPlaces places = placeLegend(entries_, QFontMetricsF(font()), width(), shape_);
  for (std::size_t index = 0; index < buttons_.size(); ++index) {
    buttons_[index]->setGeometry(places.entries[index].toAlignedRect());
  }
}

LegendArea::LegendArea(ChartLegend* legend) {
  setWidget(legend);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  viewport()->setBackgroundRole(QPalette::Base);
}

}  // namespace headroom
