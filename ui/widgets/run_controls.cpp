#include "widgets/run_controls.hpp"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "headroom/values/result.hpp"
#include "style/status_colour.hpp"
#include "widgets/flow_layout.hpp"

namespace headroom {

namespace {

/// Width of id and title; longer ones are elided.
constexpr int kVariantCharacters = 36;

}  // namespace

QWidget* labelled(const QString& title, QWidget* widget, QWidget* parent) {
  auto* pair = new QWidget(parent);
  auto* label = new QLabel(title, pair);
  label->setBuddy(widget);
  auto* row = new QHBoxLayout(pair);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(label);
  row->addWidget(widget);
  pair->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  return pair;
}

VariantBox* RunControls::newVariantBox(const QString& objectName, const QString& accessibleName) {
  variant_ = new VariantBox(this);
  variant_->setObjectName(objectName);
  variant_->setAccessibleName(accessibleName);
  variant_->setMinimumContentsLength(kVariantCharacters);
  return variant_;
}

QComboBox* RunControls::newSizeBox(const QString& objectName, const QString& accessibleName, const QString& toolTip) {
  size_ = new QComboBox(this);
  size_->setObjectName(objectName);
  size_->setAccessibleName(accessibleName);
  size_->setToolTip(toolTip);
  size_->setEditable(true);
  size_->setInsertPolicy(QComboBox::NoInsert);
  return size_;
}

void RunControls::arrange(const QString& problemName, const Choices& choices) {
  // Before the boxes get other parents: Qt puts a widget before its first child in the tab order, and this one has to
  // be before the boxes, or Tab would lead from the last one to the first.
  setFocusProxy(choices.front().second);
  problem_ = new QLabel(this);
  problem_->setObjectName(problemName);
  problem_->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  problem_->hide();

  auto* flow = new FlowLayout;
  flow->setSpacing(fontMetrics().averageCharWidth() * 2);
  for (const auto& [title, widget] : choices) {
    flow->addWidget(title.isEmpty() ? widget : labelled(title, widget, this));
    boxes_.push_back(widget);
  }
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(flow);
  layout->addWidget(problem_);
}

void RunControls::showProblem() {
  const QString typed = problem();
  QPalette palette = this->palette();
  palette.setColor(QPalette::WindowText, statusColour(Status::Failed, palette));
  problem_->setPalette(palette);
  problem_->setText(typed);
  problem_->setVisible(!typed.isEmpty());
}

void RunControls::setRunning(bool running) {
  for (QWidget* box : boxes_) box->setEnabled(!running);
}

void RunControls::tellChanged() {
  remember();
  Q_EMIT changed();
}

}  // namespace headroom
