#include "tuner/trial_chart.hpp"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "chart/chart_content.hpp"

namespace headroom {

namespace {

constexpr double kRadius = 3;
constexpr double kSmallRadius = 1.6;
/// Pixels that a trial should have, for marks of the usual size.
constexpr double kRoomyStep = 5;
constexpr double kReachPixels = 18;
constexpr double kEmsPerNumber = 2.6;
constexpr double kWidthInEms = 26;
constexpr double kHeightInEms = 13;
constexpr double kLeastWidthInEms = 14;
constexpr double kLeastHeightInEms = 9;
constexpr int kDigits = 3;

double rateOf(const TuningResult& result) {
  return gigapixelsPerSecond(result.row).value_or(0);
}

QPen stepPen(const SampleInk& ink) {
  return {ink.text(), 1.4};
}

QPen standardPen(const SampleInk& ink) {
  return {ink.faint(), 1.4, Qt::DotLine};
}

void drawTrial(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  drawSampleMark(painter, area.center(), Outlier::None, ink, kRadius);
}

void drawFailure(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  drawSampleMark(painter, area.center(), Outlier::Severe, ink, kRadius);
}

void drawStep(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.setPen(stepPen(ink));
  const double x = area.center().x();
  painter.drawPolyline(
      QPolygonF{area.bottomLeft(), QPointF(x, area.bottom()), QPointF(x, area.top()), area.topRight()});
}

void drawStandard(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.setPen(standardPen(ink));
  painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
}

}  // namespace

std::vector<MarkLegend::Entry> trialLegend() {
  return {{TrialChart::tr("configuration"), drawTrial},
          {TrialChart::tr("best so far"), drawStep},
          {TrialChart::tr("default"), drawStandard},
          {TrialChart::tr("does not count"), drawFailure}};
}

TrialChart::TrialChart(const TuningModel* model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName(QStringLiteral("trialChart"));
  setAccessibleName(tr("Speed of every configuration in the order tried"));
  setFocusPolicy(Qt::StrongFocus);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TrialChart::refresh() {
  double slowest = 0;
  double fastest = 0;
  for (const TuningResult& result : model_->report().tried) {
    if (!counts(result)) continue;
    const double rate = rateOf(result);
    slowest = slowest == 0 ? rate : std::min(slowest, rate);
    fastest = std::max(fastest, rate);
  }
  range_ = fastest > 0 ? rateRange(slowest, fastest) : AxisRange();
  if (selected_ >= model_->count()) selected_ = kNoTrial;
  arrange();
}

void TrialChart::setColour(const QColor& colour) {
  colour_ = colour;
  update();
}

void TrialChart::select(int trial) {
  selected_ = trial;
  setAccessibleDescription(trial == kNoTrial ? QString() : trialText(model_->result(trial)));
  update();
}

std::vector<double> TrialChart::ticks() const {
  std::vector<double> found;
  if (range_.isLogarithmic()) {
    for (double power = std::ceil(std::log10(range_.low)); power <= std::log10(range_.high); ++power) {
      found.push_back(std::pow(10.0, power));
    }
  } else if (range_.step > 0) {
    for (int i = 0; i * range_.step <= range_.high * 1.0001; ++i) found.push_back(i * range_.step);
  }
  return found;
}

void TrialChart::arrange() {
  int widest = fontMetrics().horizontalAdvance(tr("GP/s"));
  for (const double tick : ticks()) {
    widest = std::max(widest, fontMetrics().horizontalAdvance(plainNumber(tick, kDigits)));
  }
  plot_ = QRectF(rect()).adjusted(widest + 1.2 * em(), 1.5 * em(), -0.8 * em(), -1.7 * em());
  update();
}

void TrialChart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void TrialChart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

double TrialChart::xOf(int trial) const {
  const QRectF& area = plot_;
  // So few trials as there are at first need not be a screen apart.
  const int room = std::max(model_->count(), 8);
  return area.left() + (trial + 0.5) / room * area.width();
}

double TrialChart::yOf(double rate) const {
  const QRectF& area = plot_;
  const double part = range_.isLogarithmic()
                          ? std::log(std::max(rate, range_.low) / range_.low) / std::log(range_.high / range_.low)
                          : (rate - range_.low) / (range_.high - range_.low);
  return area.bottom() - std::clamp(part, 0.0, 1.0) * area.height();
}

QPointF TrialChart::positionOf(int trial) const {
  const TuningResult& result = model_->result(trial);
  return {xOf(trial), counts(result) ? yOf(rateOf(result)) : plot_.bottom()};
}

void TrialChart::paintRates(QPainter& painter) const {
  const QRectF& area = plot_;
  const std::vector<double> all = ticks();
  // Labels that would run into each other are left out, evenly.
  const double apart = all.size() > 1 ? std::abs(yOf(all[1]) - yOf(all[0])) : em();
  const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(1.1 * em() / std::max(apart, 1.0))));
  for (std::size_t i = 0; i < all.size(); i += every) {
    const double tick = all[i];
    const double y = yOf(tick);
    painter.setPen(QPen(ink().grid(), 1));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(ink().text());
    painter.drawText(QRectF(0, y - em() / 2, area.left() - 0.5 * em(), em()), Qt::AlignRight | Qt::AlignVCenter,
                     plainNumber(tick, kDigits));
  }
  painter.setPen(ink().faint());
  painter.drawText(QRectF(0, 0, area.left() - 0.5 * em(), 1.3 * em()), Qt::AlignRight | Qt::AlignVCenter, tr("GP/s"));
}

void TrialChart::paintNumbers(QPainter& painter) const {
  const QRectF& area = plot_;
  const QString title = tr("tried");
  const double titleWidth = fontMetrics().horizontalAdvance(title);
  painter.setPen(ink().faint());
  painter.drawText(QRectF(area.right() - titleWidth, area.bottom() + 0.4 * em(), titleWidth + 1, 1.2 * em()),
                   Qt::AlignRight | Qt::AlignVCenter, title);
  const double every = std::max(1.0, roundStep(std::max(model_->count(), 8) * kEmsPerNumber * em() / area.width()));
  painter.setPen(ink().text());
  for (double number = every > 1 ? every : 1; number <= model_->count(); number += every) {
    const QString label = QString::number(static_cast<int>(number));
    const double half = fontMetrics().horizontalAdvance(label) / 2.0 + 1;
    const double x = xOf(static_cast<int>(number) - 1);
    if (x + half > area.right() - titleWidth - 0.4 * em()) break;
    painter.drawText(QRectF(x - half, area.bottom() + 0.4 * em(), 2 * half, 1.2 * em()), Qt::AlignCenter, label);
  }
}

void TrialChart::paintStandard(QPainter& painter) const {
  if (model_->standard() == kNoTrial || !counts(model_->result(model_->standard()))) return;
  const double y = yOf(rateOf(model_->result(model_->standard())));
  painter.setPen(standardPen(ink()));
  painter.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
}

void TrialChart::paintBestSoFar(QPainter& painter) const {
  QPainterPath path;
  double best = 0;
  for (int trial = 0; trial < model_->count(); ++trial) {
    const TuningResult& result = model_->result(trial);
    if (!counts(result) || rateOf(result) <= best) continue;
    const double x = xOf(trial);
    if (best == 0) {
      path.moveTo(x, yOf(rateOf(result)));
    } else {
      path.lineTo(x, yOf(best));
      path.lineTo(x, yOf(rateOf(result)));
    }
    best = rateOf(result);
  }
  if (best == 0) return;
  path.lineTo(xOf(model_->count() - 1), yOf(best));
  painter.setPen(stepPen(ink()));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
}

void TrialChart::paintTrials(QPainter& painter) const {
  const bool isRoomy = plot_.width() / std::max(1, model_->count()) >= kRoomyStep;
  for (int trial = 0; trial < model_->count(); ++trial) {
    const Outlier mark = counts(model_->result(trial)) ? Outlier::None : Outlier::Severe;
    drawSampleMark(painter, positionOf(trial), mark, ink(), isRoomy ? kRadius : kSmallRadius);
  }
  if (selected_ != kNoTrial) drawFocusedMark(painter, positionOf(selected_), ink());
}

void TrialChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (model_->count() == 0) {
    painter.setPen(ink().faint());
    painter.drawText(rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Each configuration is drawn here as it is tried."));
    return;
  }
  paintRates(painter);
  if (range_.step == 0 && !range_.isLogarithmic()) {
    painter.setPen(QPen(ink().grid(), 1));
    painter.drawLine(plot_.bottomLeft(), plot_.bottomRight());
  }
  paintNumbers(painter);
  paintStandard(painter);
  paintBestSoFar(painter);
  paintTrials(painter);
  if (!hasFocus()) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

int TrialChart::trialNear(QPointF at) const {
  int nearest = kNoTrial;
  double within = kReachPixels;
  for (int trial = 0; trial < model_->count(); ++trial) {
    const double distance = QLineF(at, positionOf(trial)).length();
    if (distance > within) continue;
    nearest = trial;
    within = distance;
  }
  return nearest;
}

void TrialChart::mousePressEvent(QMouseEvent* event) {
  const int trial = trialNear(event->position());
  if (event->button() != Qt::LeftButton || trial == kNoTrial) return QWidget::mousePressEvent(event);
  Q_EMIT trialChosen(trial);
}

void TrialChart::keyPressEvent(QKeyEvent* event) {
  const int last = model_->count() - 1;
  if (last < 0) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
      return Q_EMIT trialChosen(std::max(0, selected_ - 1));
    case Qt::Key_Right:
      return Q_EMIT trialChosen(std::min(last, selected_ + 1));
    case Qt::Key_Home:
      return Q_EMIT trialChosen(0);
    case Qt::Key_End:
      return Q_EMIT trialChosen(last);
    default:
      QWidget::keyPressEvent(event);
  }
}

bool TrialChart::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int trial = trialNear(help->pos());
  if (trial == kNoTrial) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(help->globalPos(),
                       QStringLiteral("<p>%1</p>").arg(trialText(model_->result(trial)).toHtmlEscaped()), this);
  }
  return true;
}

QSize TrialChart::sizeHint() const {
  return QSizeF(kWidthInEms * em(), kHeightInEms * em()).toSize();
}

QSize TrialChart::minimumSizeHint() const {
  return QSizeF(kLeastWidthInEms * em(), kLeastHeightInEms * em()).toSize();
}

}  // namespace headroom
