// Highlights OpenCL C: keywords, types, functions, numbers, directives and comments, readable on light and dark
// backgrounds.
#pragma once

#include <QPalette>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextCharFormat>
#include <vector>

namespace headroom {

class OpenClHighlighter : public QSyntaxHighlighter {
  Q_OBJECT

 public:
  OpenClHighlighter(QTextDocument* document, const QPalette& palette);

  void setPalette(const QPalette& palette);

 protected:
  void highlightBlock(const QString& text) override;

 private:
  struct Rule {
    QRegularExpression pattern;
    QTextCharFormat format;
  };

  void highlightComments(const QString& text);

  std::vector<Rule> rules_;  ///< later rules override earlier ones
  QTextCharFormat comment_;
};

}  // namespace headroom
