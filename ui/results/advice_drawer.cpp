#include "results/advice_drawer.hpp"

#include <QVBoxLayout>
#include <algorithm>

namespace headroom {

namespace {

/// Lines of advice shown at once; the list scrolls beyond that, so that a long one leaves space for the views.
constexpr int kMostLines = 6;
/// The same in a small window, whose views need the space more.
constexpr int kFewestLines = 3;

/// Requests all the height that it may have.
class AdviceArea : public QScrollArea {
 public:
  using QScrollArea::QScrollArea;

  [[nodiscard]] QSize sizeHint() const override { return {QScrollArea::sizeHint().width(), maximumHeight()}; }
};

}  // namespace

AdviceDrawer::AdviceDrawer(QWidget* parent)
    : QWidget(parent), toggle_(new QToolButton(this)), area_(new AdviceArea(this)), list_(new AdviceList) {
  toggle_->setObjectName(QStringLiteral("adviceToggle"));
  toggle_->setCheckable(true);
  toggle_->setAutoRaise(true);
  toggle_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  toggle_->setFocusPolicy(Qt::StrongFocus);
  area_->setAccessibleName(tr("What to try next"));
  area_->setWidget(list_);
  area_->setWidgetResizable(true);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(toggle_, 0, Qt::AlignLeading);
  layout->addWidget(area_);
  connect(toggle_, &QToolButton::toggled, this, &AdviceDrawer::arrange);
  connect(list_, &AdviceList::settingAsked, this, &AdviceDrawer::settingAsked);
  clear();
}

void AdviceDrawer::clear() {
  hasAdvice_ = false;
  toggle_->setText(tr("What to try next"));
  toggle_->setToolTip(tr("Select a result to read what the guide advises for it."));
  arrange();
}

void AdviceDrawer::setAdvice(const std::vector<Advice>& advice) {
  hasAdvice_ = true;
  list_->setAdvice(advice);
  toggle_->setText(tr("What to try next (%1)").arg(advice.size()));
  toggle_->setToolTip(tr("Show or hide what the guide advises for the selected result."));
  arrange();
}

void AdviceDrawer::arrange() {
  toggle_->setEnabled(hasAdvice_);
  toggle_->setArrowType(isOpen() && hasAdvice_ ? Qt::DownArrow : Qt::RightArrow);
  area_->setVisible(isOpen() && hasAdvice_);
  list_->layout()->activate();
  const int wanted = std::max(0, list_->layout()->heightForWidth(std::max(1, width())));
  const int line = fontMetrics().lineSpacing();
  area_->setMinimumHeight(std::min(wanted, kFewestLines * line));
  area_->setMaximumHeight(std::min(wanted, kMostLines * line));
}

void AdviceDrawer::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace headroom
