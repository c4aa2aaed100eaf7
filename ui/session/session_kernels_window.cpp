#include "session/session_kernels_window.hpp"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QSplitter>
#include <QVBoxLayout>
#include <filesystem>

#include "headroom/session/kernels.hpp"
#include "headroom/system/error.hpp"
#include "style/engine_sentences.hpp"
#include "style/screen_room.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr int kKernelsWidthInCharacters = 130;
constexpr int kKernelsHeightInLines = 36;
constexpr int kListShare = 3;
constexpr int kTextShare = 7;
constexpr int kFirstKernelsWidth = 100;

/// "blur.mine, revision 3: 1.30 ms, 12.3 GP/s".
QString entryOf(const Revision& kernel) {
  if (kernel.number == 0) return SessionKernelsWindow::tr("%1, as saved").arg(text(kernel.variant));
  return SessionKernelsWindow::tr("%1, revision %2: %3")
      .arg(text(kernel.variant))
      .arg(kernel.number)
      .arg(engineSentences(attemptText(kernel.row)));
}

}  // namespace

SessionKernelsWindow::SessionKernelsWindow(QWidget* parent)
    : QDialog(parent),
      sentence_(new QLabel(this)),
      list_(new QListWidget(this)),
      text_(new SourceEditor(SourceEditor::Language::OpenCl, this)),
      save_(new QPushButton(tr("Save &files..."), this)) {
  setObjectName(QStringLiteral("sessionKernelsWindow"));
  setWindowTitle(tr("Kernels of the session"));
  setSizeGripEnabled(true);
  sentence_->setObjectName(QStringLiteral("sessionKernelsSentence"));
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setWordWrap(true);
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  list_->setObjectName(QStringLiteral("sessionKernelsList"));
  list_->setAccessibleName(tr("Kernels and their revisions"));
  text_->setObjectName(QStringLiteral("sessionKernelText"));
  text_->setAccessibleName(tr("Text of the selected kernel"));
  text_->setReadOnly(true);
  save_->setObjectName(QStringLiteral("saveSessionKernel"));
  save_->setToolTip(tr("Save the files of the selected kernel in a folder. Existing files are not replaced."));
  auto* splitter = new QSplitter(Qt::Horizontal, this);
  splitter->addWidget(list_);
  splitter->addWidget(text_);
  splitter->setChildrenCollapsible(false);
  splitter->setSizes({kListShare * kFirstKernelsWidth, kTextShare * kFirstKernelsWidth});
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->addButton(save_, QDialogButtonBox::ActionRole);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &QListWidget::currentRowChanged, this, &SessionKernelsWindow::showSelected);
  connect(save_, &QPushButton::clicked, this, [this] {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the files"));
    if (!folder.isEmpty()) saveTo(folder);
  });
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(sentence_);
  layout->addWidget(splitter, 1);
  layout->addWidget(buttons);
  resize(fittingScreen(*this, {fontMetrics().averageCharWidth() * kKernelsWidthInCharacters,
                               fontMetrics().height() * kKernelsHeightInLines}));
}

void SessionKernelsWindow::setKernels(const std::vector<Revision>& kernels, const QString& source) {
  kernels_ = kernels;
  list_->clear();
  for (const Revision& kernel : kernels_) list_->addItem(entryOf(kernel));
  sentence_->setText(tr("These texts came with %1. They are not built or run. To measure one, read it, save its files, "
                        "and add their folder in Tools > Preferences.")
                         .arg(source));
  list_->setCurrentRow(kernels_.empty() ? -1 : 0);
  showSelected();
}

void SessionKernelsWindow::present() {
  show();
  raise();
  activateWindow();
  list_->setFocus();
}

const Revision* SessionKernelsWindow::selected() const {
  const int row = list_->currentRow();
  const bool isThere = row >= 0 && static_cast<std::size_t>(row) < kernels_.size();
  return isThere ? &kernels_[static_cast<std::size_t>(row)] : nullptr;
}

void SessionKernelsWindow::showSelected() {
  const Revision* kernel = selected();
  save_->setEnabled(kernel != nullptr);
  text_->setContent(kernel == nullptr ? QString() : text(readableText(*kernel)));
  text_->goTo(1);
}

void SessionKernelsWindow::saveTo(const QString& folder) {
  const Revision* kernel = selected();
  if (kernel == nullptr) return;
  try {
    const std::vector<std::filesystem::path> written = saveKernelFiles(*kernel, folder.toStdString());
    QStringList names;
    for (const std::filesystem::path& file : written) names << text(file.filename().string());
    sentence_->setText(tr("Saved %1 in %2. Add the folder in Tools > Preferences to measure the kernel.")
                           .arg(names.join(QLatin1String(", ")), folder));
  } catch (const Error& error) {
    sentence_->setText(engineSentences(error.what()));
  }
}

}  // namespace headroom
