// Read-only code pane: monospace and coloured, under a title line.
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
  /// Returns the height that shows this many lines of the code, or all of it if it is shorter, at this width.
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
