// Colours for OpenCL C in an editor: the language's words, its types, its built-in functions.
#pragma once

#include <QPalette>

#include "source/scintilla.hpp"

namespace headroom {

class OpenClLexer : public QsciLexerCPP {
  Q_OBJECT

 public:
  explicit OpenClLexer(QObject* parent = nullptr);

  /// Readable on the palette's ground, light or dark.
  void setPalette(const QPalette& palette, const QFont& font);

  [[nodiscard]] const char* language() const override { return "OpenCL C"; }
  /// Set 1: words and types of the language; 2: its built-in functions.
  [[nodiscard]] const char* keywords(int set) const override;
};

}  // namespace headroom
