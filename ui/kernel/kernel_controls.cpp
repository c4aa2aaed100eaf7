#include "kernel/kernel_controls.hpp"

#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "style/engine_sentences.hpp"
#include "style/plain_text.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"
#include "widgets/run_controls.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

// Creates the widgets in tab order.
KernelControls::KernelControls(QWidget* parent)
    : FlowBar(parent),
      open_(addButton(tr("&Open"), tr("Open a kernel: its .cl, or the .toml that describes it."), "openKernel")),
      new_(addButton(tr("&New"), tr("Describe a bare .cl file, or copy a built-in kernel."), "newKernel")),
      save_(addButton(tr("S&ave"), tr("Save all files of the kernel (Ctrl+S)."), "saveKernel")),
      check_(addButton(tr("Chec&k"), QString(), "checkKernel")),
      compiler_(addButton(tr("Compil&er"), QString(), "compileKernel")),
      external_(addButton(tr("Open in m&y editor"),
                          tr("Open the file with the program that this desktop has for it. A save there is seen here."),
                          "externalEditor")),
      newFromThis_(new QAction(tr("A copy of &this kernel..."), this)),
      recent_(new QMenu(this)),
      size_(new QComboBox(this)),
      onSave_(new QCheckBox(tr("Measure on save"), this)),
      whyNot_(new QLabel(this)) {
  auto* newMenu = new QMenu(new_);
  QAction* bare = newMenu->addAction(tr("From a .cl file or a te&xt..."));
  bare->setObjectName(QStringLiteral("newFromText"));
  newFromThis_->setObjectName(QStringLiteral("newFromThis"));
  newMenu->addAction(newFromThis_);
  new_->setMenu(newMenu);
  new_->setPopupMode(QToolButton::InstantPopup);
  open_->setMenu(recent_);
  open_->setPopupMode(QToolButton::MenuButtonPopup);
  recent_->setEnabled(false);
  size_->setObjectName(QStringLiteral("kernelSize"));
  size_->setAccessibleName(tr("Size to measure at"));
  size_->setEditable(true);
  size_->setInsertPolicy(QComboBox::NoInsert);
  size_->setCompleter(nullptr);
  size_->setMinimumContentsLength(kSizeCharacters);
  onSave_->setObjectName(QStringLiteral("measureOnSave"));
  onSave_->setToolTip(tr("Measure the kernel whenever one of its files is saved, here or in another program."));
  onSave_->setChecked(true);
  flow()->setSpacing(fontMetrics().averageCharWidth() * 2);
  for (QToolButton* button : {open_, new_, save_, check_, compiler_}) flow()->addWidget(button);
  flow()->addWidget(labelled(tr("Si&ze"), size_, this));
  flow()->addWidget(onSave_);
  flow()->addWidget(external_);
  whyNot_->setObjectName(QStringLiteral("whyNotKernel"));
  whyNot_->setTextFormat(Qt::PlainText);
  whyNot_->hide();
  flow()->addWidget(whyNot_);
  connect(open_, &QToolButton::clicked, this, &KernelControls::openAsked);
  connect(bare, &QAction::triggered, this, &KernelControls::newAsked);
  connect(newFromThis_, &QAction::triggered, this, &KernelControls::newFromThisAsked);
  connect(save_, &QToolButton::clicked, this, &KernelControls::saveAsked);
  connect(check_, &QToolButton::clicked, this, &KernelControls::checkAsked);
  connect(compiler_, &QToolButton::clicked, this, &KernelControls::compilationAsked);
  connect(external_, &QToolButton::clicked, this, &KernelControls::externalEditorAsked);
  connect(size_, &QComboBox::editTextChanged, this, &KernelControls::changed);
  connect(onSave_, &QCheckBox::toggled, this, &KernelControls::changed);
  setFocusProxy(open_);
  setOpen(false, false, false);
}

QToolButton* KernelControls::addButton(const QString& text, const QString& hint, const char* objectName) {
  auto* button = new QToolButton(this);
  button->setObjectName(QString::fromLatin1(objectName));
  button->setText(text);
  button->setToolTip(hint);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  return button;
}

void KernelControls::setWorkload(const Workload* workload) {
  workload_ = workload;
  const QString form = workload == nullptr ? QString() : SizesBox::formOf(*workload);
  const QString before = form == form_ ? size_->currentText() : QString();
  form_ = form;
  const QSignalBlocker quiet(size_);
  size_->clear();
  if (workload == nullptr) return;
  for (const Size& size : workload->usualElsewhere) size_->addItem(typed(size));
  if (!before.isEmpty()) size_->setEditText(before);
}

Size KernelControls::size() const {
  const std::vector<Size> sizes = sizesFromText(size_->currentText());
  if (sizes.size() != 1) {
    throw UsageError(tr("A kernel is measured at one size at a time. %1 names %2.")
                         .arg(size_->currentText())
                         .arg(sizes.size())
                         .toStdString());
  }
  return workload_ == nullptr ? sizes.front() : fittedSize(*workload_, sizes.front());
}

QString KernelControls::problem() const {
  if (workload_ == nullptr) return {};
  try {
    requireSize(*workload_, size());
  } catch (const Error& error) {
    return engineSentences(error.what());
  }
  return {};
}

void KernelControls::setWhyNot(const QString& whyNot) {
  // Shows errors in the entered text beside its box.
  const QString typed = problem();
  QPalette palette = this->palette();
  palette.setColor(QPalette::WindowText, statusColour(Status::Failed, palette));
  whyNot_->setPalette(palette);
  whyNot_->setText(typed);
  whyNot_->setVisible(!typed.isEmpty());
  const std::pair<QToolButton*, QString> buttons[] = {
      {check_, tr("Run the kernel once in Oclgrind, at a small size: races, accesses out of bounds, uninitialized "
                  "values, divergent barriers. Each is shown at its line.")},
      {compiler_, tr("Show what the device's compiler made of the kernel: registers, spills, vectors, its code.")}};
  for (const auto& [button, hint] : buttons) {
    button->setEnabled(whyNot.isEmpty());
    button->setToolTip(plainToolTip(whyNot.isEmpty() ? hint : whyNot));
  }
}

void KernelControls::setOpen(bool isOpen, bool isOwnFile, bool isModified) {
  save_->setEnabled(isModified);
  external_->setEnabled(isOwnFile);
  size_->setEnabled(isOpen);
  newFromThis_->setEnabled(isOpen && !isOwnFile);
  newFromThis_->setToolTip(newFromThis_->isEnabled() ? QString() : tr("Show a built-in kernel first."));
}

}  // namespace headroom
