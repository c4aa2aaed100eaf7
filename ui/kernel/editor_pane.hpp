// Editor for the files of one kernel: a tab for each, with unsaved changes and changes by other programs.
#pragma once

#include <QLabel>
#include <QStringList>
#include <QWidget>
#include <map>
#include <vector>

#include "headroom/values/variant.hpp"
#include "source/find_bar.hpp"
#include "source/source_editor.hpp"
#include "widgets/fitting_tab_bar.hpp"

namespace headroom {

class EditorPane : public QWidget {
  Q_OBJECT

 public:
  explicit EditorPane(QWidget* parent = nullptr);

  /// Shows these files, in this order. An open file with unsaved changes keeps its text; if the file on disk has
  /// changed too, the pane says so and offers both versions.
  void setFiles(const std::vector<SourceFile>& files);
  /// Shows a read-only text without a file.
  void setReadOnly(const QString& name, const QString& text);
  /// Closes all tabs.
  void clear();

  [[nodiscard]] bool isModified() const { return !modifiedFiles().isEmpty(); }
  [[nodiscard]] QStringList modifiedFiles() const;
  /// Writes all modified files. If a file cannot be written or was changed by another program, returns false and emits
  /// failed() with a sentence.
  bool save();
  /// Reverts all changes since the files were read or saved.
  void discard();

  /// Notes by path; those of files that are not open are dropped.
  void setNotes(const std::map<QString, std::vector<LineNote>>& notes);
  /// Shows the place and focuses the editor. Returns false if the file is not open.
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
    QByteArray onDisk;     ///< content when last read or written
    QByteArray elsewhere;  ///< content written by another program and not loaded
    bool isInConflict = false;
  };

  Tab& add(const QString& path, const QString& text);
  void remove(std::size_t place);
  /// Replaces the shown text by the file's current one.
  void take(Tab& tab, QByteArray text);
  void showTitle(const Tab& tab);
  void showConflict();
  [[nodiscard]] Tab* tabOf(const QWidget* editor);
  [[nodiscard]] const Tab* tabOf(const QString& path) const;

  FittingTabs* tabs_;
  QWidget* conflict_;
  QLabel* conflictText_;
  FindBar* find_;
  std::vector<Tab> open_;
};

}  // namespace headroom
