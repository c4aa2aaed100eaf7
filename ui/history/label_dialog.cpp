#include "history/label_dialog.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "headroom/system/error.hpp"
#include "headroom/values/result.hpp"
#include "style/engine_sentences.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr int kNoteLines = 5;
constexpr int kNoteCharacters = 50;

QString joinedTags(const RunLabel& label) {
  QStringList tags;
  for (const std::string& tag : label.tags) tags << text(tag);
  return tags.join(QLatin1String(", "));
}

}  // namespace

LabelDialog::LabelDialog(const QString& run, const RunLabel& label, QWidget* parent)
    : FittedDialog(parent),
      name_(new QLineEdit(text(label.name), this)),
      tags_(new QLineEdit(joinedTags(label), this)),
      note_(new QPlainTextEdit(text(label.note), this)),
      error_(new QLabel(this)) {
  setObjectName(QStringLiteral("labelDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Label a run"));
  auto* heading = new QLabel(run, this);
  heading->setTextFormat(Qt::PlainText);
  heading->setWordWrap(true);
  name_->setObjectName(QStringLiteral("runName"));
  name_->setPlaceholderText(tr("Before the change"));
  tags_->setObjectName(QStringLiteral("runTags"));
  tags_->setPlaceholderText(tr("Words, separated by commas"));
  note_->setObjectName(QStringLiteral("runNote"));
  note_->setTabChangesFocus(true);
  note_->setMinimumSize(fontMetrics().averageCharWidth() * kNoteCharacters, fontMetrics().lineSpacing() * kNoteLines);
  QPalette palette = this->palette();
  palette.setColor(QPalette::WindowText, statusColour(Status::Failed, palette));
  error_->setObjectName(QStringLiteral("labelError"));
  error_->setPalette(palette);
  error_->setTextFormat(Qt::PlainText);
  error_->setWordWrap(true);
  error_->hide();
  auto* form = new QFormLayout;
  form->addRow(tr("&Name"), name_);
  form->addRow(tr("&Tags"), tags_);
  form->addRow(tr("N&ote"), note_);
  auto* kept = new QLabel(tr("A labelled run is never deleted to make room for a new one."), this);
  kept->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* save = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
  save->setObjectName(QStringLiteral("saveLabel"));
  save->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &LabelDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(heading);
  layout->addLayout(form);
  layout->addWidget(kept);
  setParts(page, {error_, buttons});
}

void LabelDialog::accept() {
  try {
    const RunLabel label = checkedLabel(
        {name_->text().toStdString(), note_->toPlainText().toStdString(), tagsIn(tags_->text().toStdString())});
    Q_EMIT chosen(label);
    QDialog::accept();
  } catch (const Error& error) {
    error_->setText(engineSentences(error.what()));
    error_->show();
  }
}

}  // namespace headroom
