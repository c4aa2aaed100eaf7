#include "kernel/folding_group.hpp"

#include <QPainter>

#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr int kBarWidth = 4;
constexpr double kTint = 0.07;

}  // namespace

FoldingGroup::FoldingGroup(const QString& title, QWidget* parent)
    : QWidget(parent),
      heading_(new QToolButton(this)),
      content_(new QWidget(this)),
      column_(new QVBoxLayout(content_)) {
  heading_->setText(title);
  heading_->setAutoRaise(true);
  heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  heading_->setFocusPolicy(Qt::StrongFocus);
  QFont font = heading_->font();
  font.setBold(true);
  heading_->setFont(font);
  const int gap = fontMetrics().height() / 2;
  column_->setContentsMargins(gap, 0, 0, gap / 2);
  column_->setSpacing(gap / 2);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(gap / 3);
  layout->addWidget(heading_);
  layout->addWidget(content_);
  connect(heading_, &QToolButton::clicked, this, [this] { setOpen(!isOpen_); });
  setOpen(true);
}

void FoldingGroup::setOpen(bool isOpen) {
  isOpen_ = isOpen;
  heading_->setAccessibleDescription(isOpen ? tr("open") : tr("folded"));
  heading_->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
  content_->setVisible(isOpen);
}

QuestionPane::QuestionPane(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  const int gap = fontMetrics().height() / 2;
  column_->setContentsMargins(kBarWidth + gap, gap, gap, gap);
  column_->setSpacing(gap / 2);
}

void QuestionPane::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const QColor accent = palette().color(QPalette::Highlight);
  painter.fillRect(rect(), blend(accent, palette().color(QPalette::Window), kTint));
  painter.fillRect(QRect(0, 0, kBarWidth, height()), accent);
}

}  // namespace headroom
