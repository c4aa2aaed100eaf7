#include "preferences/folder_list.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "headroom/catalogue/catalogue.hpp"
#include "style/plain_text.hpp"

namespace headroom {

namespace {

constexpr int kFolderRole = Qt::UserRole;
/// Role of the reason why a folder cannot be removed; empty if it can.
constexpr int kWhyFixedRole = Qt::UserRole + 1;
constexpr int kShownFolders = 4;

QString shownPath(const std::filesystem::path& folder) {
  return QDir::cleanPath(QFileInfo(QString::fromStdString(folder.string())).absoluteFilePath());
}

}  // namespace

FolderList::FolderList(Preferences* preferences, QWidget* parent)
    : QGroupBox(tr("Kernel folders"), parent),
      preferences_(preferences),
      list_(new QListWidget(this)),
      remove_(new QPushButton(tr("Re&move"), this)) {
  auto* label = new QLabel(tr("&Folders that kernels are read from; later ones override earlier ones"), this);
  label->setWordWrap(true);
  label->setBuddy(list_);
  list_->setObjectName(QStringLiteral("kernelFolders"));
  list_->setAccessibleName(tr("Kernel folders"));
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setUniformItemSizes(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setFixedHeight(kShownFolders * (fontMetrics().lineSpacing() + 4) + 2 * list_->frameWidth());
  auto* add = new QPushButton(tr("&Add..."), this);
  add->setObjectName(QStringLiteral("addKernelFolder"));
  add->setAutoDefault(false);
  add->setToolTip(tr("Read the kernels of another folder, too."));
  remove_->setObjectName(QStringLiteral("removeKernelFolder"));
  remove_->setAutoDefault(false);

  auto* buttons = new QVBoxLayout;
  buttons->addWidget(add);
  buttons->addWidget(remove_);
  buttons->addStretch();
  auto* row = new QHBoxLayout;
  row->addWidget(list_, 1);
  row->addLayout(buttons);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(label);
  layout->addLayout(row);

  connect(add, &QPushButton::clicked, this, &FolderList::ask);
  connect(remove_, &QPushButton::clicked, this, &FolderList::remove);
  connect(list_, &QListWidget::currentRowChanged, this, &FolderList::followSelection);
  connect(preferences_, &Preferences::foldersChanged, this, &FolderList::fill);
  fill();
}

void FolderList::fill() {
  const QStringList chosen = preferences_->chosenFolders();
  list_->clear();
  for (const std::filesystem::path& folder : preferences_->kernelFolders()) {
    const QString path = shownPath(folder);
    if (chosen.contains(path)) {
      addRow(path, {});
    } else if (folder == userKernelFolder()) {
      addRow(path, tr("always read"));
    } else {
      addRow(path, tr("given by --kernels"));
    }
  }
  followSelection();
}

void FolderList::addRow(const QString& folder, const QString& why) {
  QStringList notes;
  if (!why.isEmpty()) notes << why;
  if (!QFileInfo::exists(folder)) notes << tr("not there");
  const QString shown = QDir::toNativeSeparators(folder);
  const QString note = notes.join(QStringLiteral(", "));
  // The note comes first, because a long path is elided in the middle, where a note after it could be lost.
  auto* item = new QListWidgetItem(notes.isEmpty() ? shown : tr("(%1) %2").arg(note, shown), list_);
  item->setData(kFolderRole, folder);
  item->setData(kWhyFixedRole, why);
  item->setToolTip(plainToolTip(item->text()));
}

void FolderList::ask() {
  auto* dialog = new QFileDialog(this, tr("Add a kernel folder"));
  dialog->setObjectName(QStringLiteral("kernelFolderDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  connect(dialog, &QFileDialog::fileSelected, this, &FolderList::add);
  dialog->open();
}

void FolderList::add(const QString& folder) {
  const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
  // Listed only once, even if it comes from several sources.
  bool isListed = false;
  for (int row = 0; row < list_->count(); ++row) isListed |= list_->item(row)->data(kFolderRole).toString() == path;
  if (!isListed) preferences_->setChosenFolders(preferences_->chosenFolders() << path);
  select(path);
}

void FolderList::remove() {
  const QListWidgetItem* item = list_->currentItem();
  if (item == nullptr || !item->data(kWhyFixedRole).toString().isEmpty()) return;
  const int row = list_->currentRow();
  QStringList folders = preferences_->chosenFolders();
  folders.removeAll(item->data(kFolderRole).toString());
  preferences_->setChosenFolders(folders);
  list_->setCurrentRow(std::min(row, list_->count() - 1));
}

void FolderList::select(const QString& folder) {
  for (int row = 0; row < list_->count(); ++row) {
    if (list_->item(row)->data(kFolderRole).toString() == folder) list_->setCurrentRow(row);
  }
}

void FolderList::followSelection() {
  const QListWidgetItem* item = list_->currentItem();
  const QString why = item != nullptr ? item->data(kWhyFixedRole).toString() : QString();
  remove_->setEnabled(item != nullptr && why.isEmpty());
  if (item == nullptr) {
    remove_->setToolTip(tr("Select a folder to remove."));
  } else {
    remove_->setToolTip(why.isEmpty() ? tr("Do not read the selected folder any more. Its files stay.")
                                      : tr("The selected folder cannot be removed: it is %1.").arg(why));
  }
}

}  // namespace headroom
