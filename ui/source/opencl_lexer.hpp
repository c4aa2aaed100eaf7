// Highlights OpenCL C in an editor: keywords, types, built-in functions.
#pragma once

#include <QPalette>

#include "source/scintilla.hpp"

namespace headroom {

class OpenClLexer : public QsciLexerCPP {
  Q_OBJECT

 public:
  explicit OpenClLexer(QObject* parent = nullptr);

  /// Chooses colours that are readable on the palette's background, light or dark.
  void setPalette(const QPalette& palette, const QFont& font);

  [[nodiscard]] const char* language() const override { return "OpenCL C"; }
  /// Set 1: keywords and types of the language; 2: its built-in functions.
  [[nodiscard]] const char* keywords(int set) const override;
};

}  // namespace headroom
