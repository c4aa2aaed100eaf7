// Source view or editor with line numbers, folding, OpenCL C highlighting, and notes at their lines.
#pragma once

#include <QString>
#include <vector>

#include "source/scintilla.hpp"

namespace headroom {

class OpenClLexer;

/// Note on a line, e.g. an error.
struct LineNote {
  enum class Kind { Error, Warning, Note };

  Kind kind = Kind::Error;
  int line = 0;  ///< from 1
  QString text;

  bool operator==(const LineNote&) const = default;
};

/// Tab indents the text of one that can be edited. F6 and Shift+F6 move the focus to the next and the previous widget.
class SourceEditor : public QsciScintilla {
  Q_OBJECT

 public:
  enum class Language { OpenCl, Toml, Diff, Plain };

  explicit SourceEditor(Language language, QWidget* parent = nullptr);

  /// Replaces the whole text in one undo step, and marks it unmodified.
  void setContent(const QString& text);
  /// Shows a mark in the margin and the text under the line for each note; several of one line are combined.
  void setNotes(const std::vector<LineNote>& notes);
  [[nodiscard]] const std::vector<LineNote>& notes() const { return notes_; }
  /// Moves the cursor there and scrolls to it; lines from 1, column 0 is the first.
  void goTo(int line, int column = 0);
  /// Selects the next match from the cursor on, and wraps around. Returns false if there is none.
  bool find(const QString& text, bool forward);

 Q_SIGNALS:
  void findAsked();
  void saveAsked();

 protected:
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void applyPalette();
  void showNotes();
  void fitLineNumbers();

  Language language_;
  OpenClLexer* openCl_ = nullptr;
  QsciLexer* other_ = nullptr;
  std::vector<LineNote> notes_;
};

}  // namespace headroom
