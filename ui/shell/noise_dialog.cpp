#include "shell/noise_dialog.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "headroom/analysis/noise_floors.hpp"

namespace headroom {

NoiseDialog::NoiseDialog(const Question& question, QWidget* parent)
    : FittedDialog(parent),
      copies_(new QRadioButton(tr("&Copies of a plane"), this)),
      ticked_(
          new QRadioButton(tr("The &ticked variants (%1 of %2)").arg(question.ticked).arg(question.workload), this)),
      pairs_(new QSpinBox(this)) {
  setObjectName(QStringLiteral("noiseDialog"));
  setWindowTitle(tr("Measure this machine's noise"));
  auto* text =
      new QLabel(tr("Finds the noise floor. Measure what you will compare, and leave the machine idle."), this);
  text->setWordWrap(true);
  ticked_->setObjectName(QStringLiteral("noiseOfTicked"));
  ticked_->setEnabled(question.ticked > 0);
  copies_->setChecked(true);
  pairs_->setObjectName(QStringLiteral("noisePairs"));
  pairs_->setRange(1, kMostNoisePairs);
  pairs_->setValue(kNoisePairs);
  auto* form = new QFormLayout;
  form->addRow(tr("Measure"), copies_);
  form->addRow(QString(), ticked_);
  form->addRow(tr("Sizes"), new QLabel(question.sizes, this));
  form->addRow(tr("&Pairs of each"), pairs_);
  form->addRow(tr("Known so far"), new QLabel(question.known, this));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* begin = buttons->addButton(tr("&Measure"), QDialogButtonBox::AcceptRole);
  begin->setObjectName(QStringLiteral("noiseBegin"));
  begin->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(text);
  layout->addLayout(form);
  setParts(page, {buttons});
}

}  // namespace headroom
