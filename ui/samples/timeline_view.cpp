#include "samples/timeline_view.hpp"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace headroom {
namespace {

QToolButton* makeButton(QWidget* parent, const QString& name, const QString& text, const QString& toolTip) {
  auto* button = new QToolButton(parent);
  button->setObjectName(name);
  button->setText(text);
  button->setToolTip(toolTip);
  button->setAccessibleName(toolTip);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

}  // namespace

TimelineView::TimelineView(QWidget* parent)
    : QWidget(parent),
      view_(new TimelineChart(this)),
      legend_(new MarkLegend({{tr("queued, until it is submitted"), drawQueued},
                              {tr("submitted, until it starts"), drawSubmitted},
                              {tr("runs"), drawRun}},
                             this)),
      fit_(makeButton(this, QStringLiteral("timelineFit"), tr("Fit"), tr("Show all commands (0)"))),
      zoomIn_(makeButton(this, QStringLiteral("timelineZoomIn"), tr("+"), tr("Zoom in (+, wheel)"))),
      zoomOut_(makeButton(this, QStringLiteral("timelineZoomOut"), tr("-"), tr("Zoom out (-, wheel)"))) {
  setObjectName(QStringLiteral("timelinePage"));
  auto* area = new QScrollArea(this);
  area->setWidget(view_);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* foot = new QHBoxLayout;
  foot->addWidget(legend_, 1);
  foot->addWidget(zoomOut_);
  foot->addWidget(zoomIn_);
  foot->addWidget(fit_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 2);
  layout->setSpacing(4);
  layout->addWidget(area, 1);
  layout->addLayout(foot);
  connect(fit_, &QToolButton::clicked, view_, &TimelineChart::fit);
  connect(zoomIn_, &QToolButton::clicked, view_, &TimelineChart::zoomIn);
  connect(zoomOut_, &QToolButton::clicked, view_, &TimelineChart::zoomOut);
  connect(view_, &TimelineChart::viewChanged, this, &TimelineView::updateButtons);
  setRow(nullptr, {});
}

void TimelineView::setRow(const ResultRow* row, const QColor& colour) {
  legend_->setColour(colour);
  view_->setContent(timelineContentOf(row), colour);
}

void TimelineView::updateButtons() {
  const bool hasRows = !view_->content().rows.empty();
  legend_->setVisible(hasRows);
  for (QToolButton* button : {fit_, zoomIn_, zoomOut_}) button->setVisible(hasRows);
  fit_->setEnabled(!view_->isFitted());
  zoomOut_->setEnabled(!view_->isFitted());
}

}  // namespace headroom
