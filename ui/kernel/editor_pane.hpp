// The files of one kernel, to read and to edit: a tab for each, with what was not saved yet and what others changed.
#pragma once

#include <QLabel>
#include <QStringList>
#include <QTabWidget>
#include <QWidget>
#include <map>
#include <vector>

#include "headroom/values/variant.hpp"
#include "source/find_bar.hpp"
#include "source/source_editor.hpp"

namespace headroom {

class EditorPane : public QWidget {
  Q_OBJECT

 public:
  explicit EditorPane(QWidget* parent = nullptr);

  /// Shows these files, in this order. A file that is open stays as it is where it has unsaved changes; where the file
  /// itself was changed meanwhile, that is said, and either can be taken.
  void setFiles(const std::vector<SourceFile>& files);
  /// A text without a file, to read.
  void setReadOnly(const QString& name, const QString& text);
  /// Nothing is open.
  void clear();

  [[nodiscard]] bool isModified() const { return !modifiedFiles().isEmpty(); }
  [[nodiscard]] QStringList modifiedFiles() const;
  /// Writes all that is modified. False, and failed() with a sentence, where a file can't be written or was changed by
  /// another program meanwhile.
  bool save();
  /// Takes back all changes since the files were read or saved.
  void discard();

  /// By path; of files that are not open they are forgotten.
  void setNotes(const std::map<QString, std::vector<LineNote>>& notes);
  /// Shows the place and takes the keyboard there. False where the file is not open.
  bool goTo(const QString& path, int line, int column);
  [[nodiscard]] SourceEditor* editorOf(const QString& path) const;
  [[nodiscard]] SourceEditor* current() const;
  [[nodiscard]] QString currentFile() const;

 Q_SIGNALS:
  void modifiedChanged(bool modified);
  void saveAsked();
  void failed(const QString& sentence);

 private:
  struct Tab {
    QString path;  ///< empty for a text without a file
    SourceEditor* editor = nullptr;
    QByteArray onDisk;     ///< as it was read or written last
    QByteArray elsewhere;  ///< what another program made of it, where that is not taken
    bool isInConflict = false;
  };

  Tab& add(const QString& path, const QString& text);
  void remove(std::size_t place);
  /// The file's text, as it is now, in place of what is shown.
  void take(Tab& tab, QByteArray text);
  void showTitle(const Tab& tab);
  void showConflict();
  [[nodiscard]] Tab* tabOf(const QWidget* editor);
  [[nodiscard]] const Tab* tabOf(const QString& path) const;

  QTabWidget* tabs_;
  QWidget* conflict_;
  QLabel* conflictText_;
  FindBar* find_;
  std::vector<Tab> open_;
};

}  // namespace headroom
