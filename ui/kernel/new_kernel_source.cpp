#include "kernel/new_kernel_source.hpp"

#include <QFileDialog>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

namespace headroom {
namespace {

constexpr int kLinesOfText = 7;
constexpr int kMostLinesOfLog = 8;

int heightOf(const QPlainTextEdit& box, int lines) {
  return QFontMetrics(box.font()).lineSpacing() * lines + 2 * box.frameWidth() +
         static_cast<int>(2 * box.document()->documentMargin());
}

}  // namespace

QPlainTextEdit* codeBox(int lines, QWidget* parent) {
  auto* box = new QPlainTextEdit(parent);
  box->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  box->setLineWrapMode(QPlainTextEdit::NoWrap);
  box->setTabChangesFocus(true);
  box->setFixedHeight(heightOf(*box, lines));
  return box;
}

NewKernelSource::NewKernelSource(QWidget* parent)
    : QWidget(parent),
      file_(new QLineEdit(this)),
      text_(nullptr),
      options_(nullptr),
      kernel_(nullptr),
      kernelLabel_(nullptr),
      status_(nullptr),
      failure_(nullptr),
      log_(nullptr) {
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setColumnStretch(1, 1);
  file_->setObjectName(QStringLiteral("newKernelFile"));
  file_->setClearButtonEnabled(true);
  file_->setPlaceholderText(tr("A file of OpenCL C or a tuning problem, or paste text below"));
  auto* browse = new QPushButton(tr("C&hoose..."), this);
  browse->setAutoDefault(false);
  text_ = codeBox(kLinesOfText, this);
  text_->setObjectName(QStringLiteral("newKernelText"));
  text_->setPlaceholderText(tr("Paste OpenCL C here."));
  text_->setAcceptDrops(false);  // the dialog opens dropped files
  options_ = new QLineEdit(this);
  options_->setObjectName(QStringLiteral("newKernelOptions"));
  options_->setPlaceholderText(tr("none, or such as -DN=4 -Iinclude"));
  showGivenOptions({});
  kernel_ = new QComboBox(this);
  kernel_->setObjectName(QStringLiteral("newKernelKernel"));
  status_ = new QLabel(this);
  status_->setObjectName(QStringLiteral("newKernelStatus"));
  status_->setWordWrap(true);
  status_->setForegroundRole(QPalette::PlaceholderText);
  failure_ = new ProblemLabel(this);
  failure_->setObjectName(QStringLiteral("newKernelFailure"));
  log_ = codeBox(kMostLinesOfLog, this);
  log_->setObjectName(QStringLiteral("newKernelLog"));
  log_->setAccessibleName(tr("Messages of the compiler"));
  log_->setReadOnly(true);
  log_->setVisible(false);
  layout->addWidget(label(tr("&File"), file_), 0, 0);
  layout->addWidget(file_, 0, 1);
  layout->addWidget(browse, 0, 2);
  layout->addWidget(label(tr("&Text"), text_), 1, 0, Qt::AlignTop);
  layout->addWidget(text_, 1, 1, 1, 2);
  layout->addWidget(label(tr("Build &options"), options_), 2, 0);
  layout->addWidget(options_, 2, 1, 1, 2);
  kernelLabel_ = label(tr("&Kernel"), kernel_);
  layout->addWidget(kernelLabel_, 3, 0);
  layout->addWidget(kernel_, 3, 1, Qt::AlignLeft);
  layout->addWidget(status_, 4, 1, 1, 2);
  layout->addWidget(failure_, 5, 1, 1, 2);
  layout->addWidget(log_, 6, 1, 1, 2);
  setKernels({});
  connect(file_, &QLineEdit::textChanged, this, &NewKernelSource::takeFile);
  connect(browse, &QPushButton::clicked, this, &NewKernelSource::browse);
  connect(text_, &QPlainTextEdit::textChanged, this, &NewKernelSource::changed);
  connect(options_, &QLineEdit::textEdited, this, &NewKernelSource::changed);
  connect(kernel_, &QComboBox::activated, this, &NewKernelSource::kernelChosen);
}

QLabel* NewKernelSource::label(const QString& text, QWidget* buddy) {
  auto* label = new QLabel(text, this);
  label->setBuddy(buddy);
  return label;
}

void NewKernelSource::setFile(const QString& file) {
  file_->setText(file);
}

void NewKernelSource::setText(const QString& text) {
  file_->clear();
  text_->setPlainText(text);
}

void NewKernelSource::showFileText(const QString& text) {
  const QSignalBlocker quiet(text_);
  text_->setPlainText(text);
}

void NewKernelSource::showGivenOptions(const std::optional<QString>& options) {
  const bool wasGiven = options_->isReadOnly();
  if (options && !wasGiven) ownOptions_ = options_->text();
  if (options || wasGiven) options_->setText(options.value_or(ownOptions_));
  options_->setReadOnly(options.has_value());
  options_->setToolTip(options ? tr("Build options of the tuning problem.")
                               : tr("Options of the build. Folders of -I are searched for what the file includes."));
}

// A file's text is shown read-only; the pasted text returns when the file is removed.
void NewKernelSource::takeFile() {
  const bool isFile = !file().isEmpty();
  if (isFile && !text_->isReadOnly()) pasted_ = text();
  if (isFile || text_->isReadOnly()) showFileText(isFile ? QString() : pasted_);
  text_->setReadOnly(isFile);
  Q_EMIT changed();
}

void NewKernelSource::setKernels(const QStringList& names) {
  const QString before = kernel();
  const QSignalBlocker quiet(kernel_);
  kernel_->clear();
  kernel_->addItems(names);
  kernel_->setCurrentIndex(std::max(0, static_cast<int>(names.indexOf(before))));
  kernel_->setVisible(names.size() > 1);
  kernelLabel_->setVisible(names.size() > 1);
}

void NewKernelSource::setStatus(const QString& sentence) {
  status_->setText(sentence);
  status_->setVisible(!sentence.isEmpty());
  failure_->setProblem({});
  log_->setVisible(false);
}

void NewKernelSource::setFailure(const QString& sentence, const QString& log) {
  setStatus({});
  failure_->setProblem(sentence);
  log_->setPlainText(log.trimmed());
  const int lines = std::clamp(log_->blockCount() + 1, 3, kMostLinesOfLog);
  log_->setFixedHeight(heightOf(*log_, lines));
  log_->setVisible(!log.trimmed().isEmpty());
}

void NewKernelSource::browse() {
  auto* dialog = new QFileDialog(this, tr("Choose a kernel"), file());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setNameFilters({tr("OpenCL C and tuning problems (*.cl *.ocl *.clh *.h *.json)"), tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, this, &NewKernelSource::setFile);
  dialog->open();
}

}  // namespace headroom
