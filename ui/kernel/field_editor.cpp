#include "kernel/field_editor.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QWheelEvent>

#include "style/engine_sentences.hpp"
#include "style/plain_text.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

/// Ignores the wheel, which should scroll the form and not change the value.
class StillBox : public QComboBox {
 public:
  using QComboBox::QComboBox;

 protected:
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

constexpr int kFewestCharacters = 9;

}  // namespace

FieldEditor::FieldEditor(const DraftField& field, QWidget* parent) : QWidget(parent), id_(headroom::text(field.id)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  if (field.choices.empty())
    makeLine(field);
  else
    makeChoice(field);
  layout->addWidget(box());
  box()->setObjectName(id_);
  box()->setAccessibleName(engineSentences(field.label));
  box()->setToolTip(plainToolTip(engineSentences(field.hint)));
  setFocusProxy(box());
  refresh(field);
}

void FieldEditor::makeLine(const DraftField& /*field*/) {
  line_ = new QLineEdit(this);
  line_->setMinimumWidth(fontMetrics().averageCharWidth() * kFewestCharacters);
  connect(line_, &QLineEdit::textEdited, this, [this](const QString& now) { Q_EMIT edited(id_, now); });
}

void FieldEditor::makeChoice(const DraftField& field) {
  choice_ = new StillBox(this);
  choice_->setEditable(field.takesOthers);
  choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice_->setMinimumContentsLength(kFewestCharacters);
  choice_->setFocusPolicy(Qt::StrongFocus);
  for (const DraftChoice& each : field.choices) {
    choice_->addItem(engineSentences(each.label), headroom::text(each.text));
    const int width = fontMetrics().horizontalAdvance(engineSentences(each.label)) / fontMetrics().averageCharWidth();
    choice_->setMinimumContentsLength(std::max(choice_->minimumContentsLength(), width + 1));
  }
  if (field.takesOthers) {
    line_ = choice_->lineEdit();
    choice_->setInsertPolicy(QComboBox::NoInsert);
    choice_->setCompleter(nullptr);  // would complete "float" to "float4"
    connect(line_, &QLineEdit::textEdited, this, [this](const QString& now) { Q_EMIT edited(id_, now); });
  }
  connect(choice_, &QComboBox::activated, this, [this] { Q_EMIT edited(id_, text()); });
}

QWidget* FieldEditor::box() const {
  return choice_ != nullptr ? static_cast<QWidget*>(choice_) : line_;
}

QString FieldEditor::text() const {
  return line_ != nullptr ? line_->text() : choice_->currentData().toString();
}

void FieldEditor::refresh(const DraftField& field) {
  box()->setEnabled(field.isUsed);
  if (line_ != nullptr) line_->setPlaceholderText(engineSentences(field.whenEmpty));
  const QString now = headroom::text(field.text);
  if (text() == now) return;
  if (line_ != nullptr && line_->hasFocus() && line_->isModified()) return;
  const QSignalBlocker quiet(box());
  if (line_ != nullptr) {
    if (choice_ != nullptr) choice_->setCurrentIndex(choice_->findData(now));
    line_->setText(now);
    line_->setCursorPosition(0);
  } else {
    choice_->setCurrentIndex(choice_->findData(now));
  }
}

void FieldEditor::setProblem(const QString& sentence) {
  box()->setAccessibleDescription(sentence);
  if (isWrong_ == !sentence.isEmpty()) return;
  isWrong_ = !sentence.isEmpty();
  colour();
}

void FieldEditor::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) colour();
}

void FieldEditor::colour() {
  if (box() == nullptr) return;
  QPalette own;  // the application's palette where nothing is set
  if (isWrong_) {
    const QColor wrong = statusColour(Status::BuildFailed, palette());
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::ButtonText}) own.setColor(role, wrong);
  }
  box()->setPalette(own);
}

}  // namespace headroom
