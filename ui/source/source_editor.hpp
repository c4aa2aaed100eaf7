// A file's text to read or to edit: line numbers, folding, colours of OpenCL C, what is wrong with a line at that line.
#pragma once

#include <QString>
#include <vector>

#include "source/scintilla.hpp"

namespace headroom {

class OpenClLexer;

/// What is to know of a line.
struct LineNote {
  enum class Kind { Error, Warning, Note };

  Kind kind = Kind::Error;
  int line = 0;  ///< from 1
  QString text;

  bool operator==(const LineNote&) const = default;
};

class SourceEditor : public QsciScintilla {
  Q_OBJECT

 public:
  enum class Language { OpenCl, Toml, Diff, Plain };

  explicit SourceEditor(Language language, QWidget* parent = nullptr);

  /// Replaces everything, as one step that can be undone, and counts as unmodified.
  void setContent(const QString& text);
  /// A mark in the margin and the text under the line, for each; several of one line are shown together.
  void setNotes(const std::vector<LineNote>& notes);
  [[nodiscard]] const std::vector<LineNote>& notes() const { return notes_; }
  /// Puts the cursor there and shows it; from 1, a column of 0 is the first.
  void goTo(int line, int column = 0);
  /// Selects the next place of the text, from the cursor on and then from the other end. False where there is none.
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
