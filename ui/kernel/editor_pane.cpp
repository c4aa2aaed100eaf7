#include "kernel/editor_pane.hpp"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>
#include <filesystem>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "style/plain_text.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

SourceEditor::Language languageOf(const QString& path) {
  return path.endsWith(QLatin1String(".toml")) ? SourceEditor::Language::Toml : SourceEditor::Language::OpenCl;
}

QByteArray bytesOf(const std::string& text) {
  return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The editor would change the bytes of text in another encoding.
bool isUtf8(const QByteArray& text) {
  return QString::fromUtf8(text).toUtf8() == text;
}

}  // namespace

EditorPane::EditorPane(QWidget* parent)
    : QWidget(parent),
      tabs_(new FittingTabs(this)),
      conflict_(new QWidget(this)),
      conflictText_(new QLabel(conflict_)),
      find_(new FindBar(this)) {
  tabs_->setObjectName(QStringLiteral("kernelFiles"));
  tabs_->tabBar()->setAccessibleName(tr("Files of the kernel"));
  conflictText_->setObjectName(QStringLiteral("fileConflict"));
  conflictText_->setTextFormat(Qt::PlainText);
  conflictText_->setWordWrap(true);
  auto* reload = new QPushButton(tr("&Load it"), conflict_);
  reload->setObjectName(QStringLiteral("loadFile"));
  reload->setToolTip(tr("Drop the changes made here and show the file as it is."));
  auto* keep = new QPushButton(tr("K&eep mine"), conflict_);
  keep->setObjectName(QStringLiteral("keepMine"));
  keep->setToolTip(tr("Keep the text of the editor. Saving overwrites the file."));
  auto* row = new QHBoxLayout(conflict_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(conflictText_, 1);
  row->addWidget(reload);
  row->addWidget(keep);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(conflict_);
  layout->addWidget(tabs_, 1);
  layout->addWidget(find_);
  setFocusProxy(tabs_);
  conflict_->hide();
  connect(tabs_, &QTabWidget::currentChanged, this, [this] {
    find_->setEditor(current());
    showConflict();
  });
  connect(reload, &QPushButton::clicked, this, [this] {
    if (Tab* tab = tabOf(current())) take(*tab, tab->elsewhere);
  });
  connect(keep, &QPushButton::clicked, this, [this] {
    Tab* tab = tabOf(current());
    if (tab == nullptr) return;
    tab->onDisk = tab->elsewhere;
    tab->isInConflict = false;
    showConflict();
  });
}

EditorPane::Tab& EditorPane::add(const QString& path, const QString& text) {
  auto* editor = new SourceEditor(languageOf(path), tabs_);
  editor->setContent(text);
  editor->setAccessibleName(path.isEmpty() ? tr("Source") : QFileInfo(path).fileName());
  open_.push_back({path, editor, text.toUtf8(), {}, false});
  tabs_->addTab(editor, QFileInfo(path).fileName());
  tabs_->setTabToolTip(tabs_->count() - 1, plainToolTip(QDir::toNativeSeparators(path)));
  connect(editor, &QsciScintilla::modificationChanged, this, [this, editor] {
    if (const Tab* tab = tabOf(editor)) showTitle(*tab);
    Q_EMIT modifiedChanged(isModified());
  });
  connect(editor, &SourceEditor::findAsked, find_, &FindBar::present);
  connect(editor, &SourceEditor::saveAsked, this, &EditorPane::saveAsked);
  return open_.back();
}

void EditorPane::remove(std::size_t place) {
  SourceEditor* editor = open_[place].editor;
  tabs_->removeTab(tabs_->indexOf(editor));
  open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(place));
  editor->deleteLater();
}

void EditorPane::setFiles(const std::vector<SourceFile>& files) {
  const auto isWanted = [&files](const Tab& tab) {
    return std::ranges::any_of(files, [&](const SourceFile& file) { return text(file.path) == tab.path; });
  };
  for (std::size_t place = open_.size(); place-- > 0;) {
    // Modified files stay open, even if the kernel no longer has them.
    if (!isWanted(open_[place]) && !open_[place].editor->isModified()) remove(place);
  }
  const bool isFirst = open_.empty();
  for (const SourceFile& file : files) {
    const QString path = text(file.path);
    const QByteArray bytes = bytesOf(file.text);
    const auto known = std::ranges::find(open_, path, &Tab::path);
    if (known == open_.end()) {
      Tab& tab = add(path, QString::fromUtf8(bytes));
      tab.onDisk = bytes;
      if (!isUtf8(bytes)) tab.editor->setReadOnly(true);
      showTitle(tab);
    } else if (bytes == known->onDisk) {
      continue;
    } else if (!known->editor->isModified() || known->editor->text().toUtf8() == bytes) {
      take(*known, bytes);
    } else {
      known->elsewhere = bytes;
      known->isInConflict = true;
    }
  }
  // The kernel itself, not its description.
  const auto kernel =
      std::ranges::find_if(open_, [](const Tab& tab) { return tab.path.endsWith(QLatin1String(".cl")); });
  if (isFirst && kernel != open_.end()) tabs_->setCurrentWidget(kernel->editor);
  find_->setEditor(current());
  showConflict();
}

void EditorPane::setReadOnly(const QString& name, const QString& text) {
  clear();
  Tab& tab = add({}, text);
  tab.editor->setReadOnly(true);
  tabs_->setTabText(0, name);
  find_->setEditor(current());
}

void EditorPane::clear() {
  for (std::size_t place = open_.size(); place-- > 0;) remove(place);
  showConflict();
}

void EditorPane::take(Tab& tab, QByteArray text) {
  tab.onDisk = std::move(text);
  tab.elsewhere.clear();
  tab.isInConflict = false;
  tab.editor->setContent(QString::fromUtf8(tab.onDisk));
  showTitle(tab);
  showConflict();
}

QStringList EditorPane::modifiedFiles() const {
  QStringList files;
  for (const Tab& tab : open_) {
    if (!tab.path.isEmpty() && tab.editor->isModified()) files << tab.path;
  }
  return files;
}

bool EditorPane::save() {
  for (Tab& tab : open_) {
    if (tab.path.isEmpty() || !tab.editor->isModified()) continue;
    const std::string path = tab.path.toStdString();
    try {
      std::error_code failure;
      const bool isThere = std::filesystem::is_regular_file(path, failure);
      const QByteArray now = isThere ? bytesOf(readFile(path)) : tab.onDisk;
      if (now != tab.onDisk) {
        tab.elsewhere = now;
        tab.isInConflict = true;
        tabs_->setCurrentWidget(tab.editor);
        showConflict();
        Q_EMIT failed(tr("%1 was changed by another program and is not saved. Choose which text to keep.")
                          .arg(QDir::toNativeSeparators(tab.path)));
        return false;
      }
      const QByteArray bytes = tab.editor->text().toUtf8();
      writeFile(path, bytes.toStdString());
      tab.onDisk = bytes;
      tab.editor->setModified(false);
    } catch (const Error& error) {
      Q_EMIT failed(text(error.what()));
      return false;
    }
  }
  return true;
}

void EditorPane::discard() {
  for (Tab& tab : open_) {
    if (tab.editor->isModified()) take(tab, tab.isInConflict ? tab.elsewhere : tab.onDisk);
  }
}

void EditorPane::setNotes(const std::map<QString, std::vector<LineNote>>& notes) {
  for (const Tab& tab : open_) {
    const auto found = notes.find(tab.path);
    tab.editor->setNotes(found == notes.end() ? std::vector<LineNote>() : found->second);
  }
}

bool EditorPane::goTo(const QString& path, int line, int column) {
  SourceEditor* editor = editorOf(path);
  if (editor == nullptr) return false;
  tabs_->setCurrentWidget(editor);
  editor->goTo(line, column);
  editor->setFocus();
  return true;
}

SourceEditor* EditorPane::editorOf(const QString& path) const {
  const Tab* tab = tabOf(path);
  return tab == nullptr ? nullptr : tab->editor;
}

SourceEditor* EditorPane::current() const {
  return qobject_cast<SourceEditor*>(tabs_->currentWidget());
}

QString EditorPane::currentFile() const {
  const auto found = std::ranges::find(open_, current(), &Tab::editor);
  return found == open_.end() ? QString() : found->path;
}

EditorPane::Tab* EditorPane::tabOf(const QWidget* editor) {
  const auto found = std::ranges::find_if(open_, [editor](const Tab& tab) { return tab.editor == editor; });
  return found == open_.end() ? nullptr : &*found;
}

const EditorPane::Tab* EditorPane::tabOf(const QString& path) const {
  const auto found = std::ranges::find(open_, path, &Tab::path);
  return found == open_.end() ? nullptr : &*found;
}

void EditorPane::showTitle(const Tab& tab) {
  if (tab.path.isEmpty()) return;
  QString title = QFileInfo(tab.path).fileName();
  if (tab.editor->isModified()) title += QStringLiteral(" *");
  if (tab.editor->isReadOnly()) title += tr(" (read only: it is not UTF-8)");
  tabs_->setTabText(tabs_->indexOf(tab.editor), title);
}

void EditorPane::showConflict() {
  const Tab* tab = tabOf(current());
  const bool isShown = tab != nullptr && tab->isInConflict;
  if (isShown) {
    conflictText_->setText(
        tr("%1 was changed by another program, and here as well.").arg(QFileInfo(tab->path).fileName()));
  }
  conflict_->setVisible(isShown);
}

}  // namespace headroom
