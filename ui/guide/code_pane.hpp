// Code to read: monospace, coloured, under a line that says what it is.
#pragma once

#include <QLabel>
#include <QPlainTextEdit>
#include <QWidget>

#include "guide/opencl_highlighter.hpp"

namespace headroom {

class CodePane : public QWidget {
  Q_OBJECT

 public:
  explicit CodePane(QWidget* parent = nullptr);

  void setCode(const QString& title, const QString& code);
  /// That shows so many lines of the code at once, or all of it where there are fewer, in a pane so wide.
  [[nodiscard]] int heightFor(int mostLines, int width) const;
  [[nodiscard]] QString code() const { return text_->toPlainText(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QLabel* title_;
  QPlainTextEdit* text_;
  OpenClHighlighter* highlighter_;
};

}  // namespace headroom
