#include "kernel/description_place.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <system_error>

#include "headroom/authoring/new_description.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace fs = std::filesystem;

DescriptionPlace::DescriptionPlace(QWidget* parent)
    : QWidget(parent), name_(new QLineEdit(this)), folder_(new QLineEdit(this)), problem_(nullptr) {
  name_->setObjectName(QStringLiteral("newKernelName"));
  name_->setToolTip(tr("Names the workload, and its description NAME.toml."));
  folder_->setObjectName(QStringLiteral("newKernelFolder"));
  auto* browse = new QPushButton(tr("&Browse..."), this);
  browse->setAutoDefault(false);
  problem_ = new ProblemLabel(this);
  problem_->setObjectName(QStringLiteral("newKernelPlaceProblem"));
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setColumnStretch(1, 1);
  layout->setColumnStretch(3, 3);
  const auto label = [this](const QString& text, QWidget* buddy) {
    auto* made = new QLabel(text, this);
    made->setBuddy(buddy);
    return made;
  };
  layout->addWidget(label(tr("&Name"), name_), 0, 0);
  layout->addWidget(name_, 0, 1);
  layout->addWidget(label(tr("Fo&lder"), folder_), 0, 2);
  layout->addWidget(folder_, 0, 3);
  layout->addWidget(browse, 0, 4);
  layout->addWidget(problem_, 1, 1, 1, 4);
  connect(name_, &QLineEdit::textEdited, this, &DescriptionPlace::changed);
  connect(folder_, &QLineEdit::textEdited, this, &DescriptionPlace::changed);
  connect(browse, &QPushButton::clicked, this, &DescriptionPlace::browse);
}

void DescriptionPlace::propose(const fs::path& description) {
  if (!name_->isModified()) name_->setText(text(description.stem().string()));
  if (!folder_->isModified()) folder_->setText(text(description.parent_path().string()));
}

fs::path DescriptionPlace::description() const {
  const QString folder = folder_->text().trimmed();
  const QString whole = folder.isEmpty() ? folder : QFileInfo(folder).absoluteFilePath();
  return fs::path(whole.toStdString()) / (name_->text().trimmed().toStdString() + ".toml");
}

QString DescriptionPlace::problem() const {
  const fs::path file = description();
  if (!isNamed()) return tr("The description has no name. Write one.");
  if (const std::string why = whyNoWorkloadName(file); !why.empty())
    return tr("%1 Choose another one.").arg(engineSentences(why));
  const fs::path folder = file.parent_path();
  if (folder.empty()) return tr("The description has no folder. Choose one.");
  std::error_code failure;
  // The user's own kernel folder is created on demand.
  if (!fs::is_directory(folder, failure) && folder != userKernelFolder())
    return tr("There is no folder %1. Make it first, or choose another one.").arg(text(folder.string()));
  return {};
}

void DescriptionPlace::showProblem() {
  problem_->setProblem(problem());
}

void DescriptionPlace::browse() {
  auto* dialog = new QFileDialog(this, tr("Choose a folder"), folder_->text());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
    folder_->setText(folder);
    folder_->setModified(true);
    Q_EMIT changed();
  });
  dialog->open();
}

}  // namespace headroom
