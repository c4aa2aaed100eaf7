#include "results/share_bar.hpp"

#include <QPainter>
#include <algorithm>

#include "style/text.hpp"

namespace headroom {
namespace {

constexpr int kTrackEms = 12;
constexpr double kTrackPart = 0.45;  // of a line's height
constexpr int kPercentDigits = 2;

QString percentText(double percent) {
  return shownNumber(percent, kPercentDigits) + QLatin1Char('%');
}

}  // namespace

ShareBar::ShareBar(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("shareBar"));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  hide();
}

void ShareBar::setShares(std::optional<double> percent, std::optional<double> estimated) {
  percent_ = percent;
  estimated_ = estimated;
  text_ = percent ? percentText(*percent) : QString();
  QString meaning;
  if (percent) {
    meaning = estimated ? tr("%1 of the ceiling; the line is at the estimate, %2").arg(text_, percentText(*estimated))
                        : tr("%1 of the ceiling").arg(text_);
  }
  setToolTip(meaning);
  setAccessibleName(meaning);
  setVisible(percent.has_value());
  updateGeometry();
  update();
}

QSize ShareBar::sizeHint() const {
  const int em = fontMetrics().horizontalAdvance(QLatin1Char('M'));
  return {kTrackEms * em + em / 2 + fontMetrics().horizontalAdvance(text_), fontMetrics().lineSpacing()};
}

QRectF ShareBar::track() const {
  const int em = fontMetrics().horizontalAdvance(QLatin1Char('M'));
  const double high = kTrackPart * fontMetrics().lineSpacing();
  return {0.5, 0.5 * (height() - high), kTrackEms * em - 1.0, high};
}

void ShareBar::paintEvent(QPaintEvent* /*event*/) {
  if (!percent_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF whole = track();
  painter.setPen(palette().color(QPalette::Mid));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRect(whole);
  QRectF filled = whole;
  filled.setWidth(whole.width() * std::clamp(*percent_, 0.0, 100.0) / 100);
  painter.fillRect(filled, palette().color(QPalette::Highlight));
  if (estimated_) {
    const double x = whole.left() + whole.width() * std::clamp(*estimated_, 0.0, 100.0) / 100;
    const double over = 0.5 * whole.height();
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawLine(QPointF(x, whole.top() - over), QPointF(x, whole.bottom() + over));
  }
  painter.setPen(palette().color(QPalette::WindowText));
  const int em = fontMetrics().horizontalAdvance(QLatin1Char('M'));
  painter.drawText(QRect(kTrackEms * em + em / 2, 0, width(), height()), Qt::AlignVCenter | Qt::AlignLeft, text_);
}

}  // namespace headroom
