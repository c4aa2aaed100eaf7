#include "guide/opencl_highlighter.hpp"

#include "style/variant_colours.hpp"

namespace headroom {

namespace {

/// State of a line that ends inside a comment.
constexpr int kInComment = 1;

/// Palettes have no roles for code; these hues get the lightness that contrasts with the palette's background.
QTextCharFormat coloured(double hue, double saturation, const QPalette& palette) {
  QTextCharFormat format;
  format.setForeground(
      QColor::fromHslF(static_cast<float>(hue), static_cast<float>(saturation), isDark(palette) ? 0.72F : 0.34F));
  return format;
}

QRegularExpression words(const char* alternatives) {
  return QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(QLatin1String(alternatives)));
}

}  // namespace

OpenClHighlighter::OpenClHighlighter(QTextDocument* document, const QPalette& palette) : QSyntaxHighlighter(document) {
  setPalette(palette);
}

void OpenClHighlighter::setPalette(const QPalette& palette) {
  QTextCharFormat keyword = coloured(0.60, 0.75, palette);
  keyword.setFontWeight(QFont::Bold);
  const QTextCharFormat type = coloured(0.47, 0.80, palette);
  const QTextCharFormat function = coloured(0.78, 0.55, palette);
  const QTextCharFormat number = coloured(0.07, 0.85, palette);
  const QTextCharFormat directive = coloured(0.92, 0.60, palette);
  comment_ = QTextCharFormat();
  comment_.setForeground(neutralColour(palette));
  comment_.setFontItalic(true);
  rules_ = {
      {QRegularExpression(QStringLiteral("\\b[a-z]\\w*(?=\\s*\\()")), function},
      {words("(?:u?(?:char|short|int|long)|float|double|half)(?:2|3|4|8|16)?|void|bool|size_t|ptrdiff_t|image[123]d_t|"
             "sampler_t|event_t|cl_timer"),
       type},
      {words("(?:__)?(?:kernel|global|local|constant|private|read_only|write_only|read_write)|const|restrict|volatile|"
             "static|inline|typedef|struct|union|enum|unsigned|signed|if|else|for|while|do|switch|case|default|break|"
             "continue|return|goto|sizeof"),
       keyword},
      {QRegularExpression(QStringLiteral("\\b(?:0[xX][0-9a-fA-F]+|[0-9]+\\.?[0-9]*(?:[eE][-+]?[0-9]+)?|"
                                         "\\.[0-9]+)[fFhHuUlL]*\\b")),
       number},
      {QRegularExpression(QStringLiteral("^\\s*#.*$")), directive},
  };
  rehighlight();
}

void OpenClHighlighter::highlightBlock(const QString& text) {
  for (const Rule& rule : rules_) {
    QRegularExpressionMatchIterator matches = rule.pattern.globalMatch(text);
    while (matches.hasNext()) {
      const QRegularExpressionMatch match = matches.next();
      setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), rule.format);
    }
  }
  highlightComments(text);
}

void OpenClHighlighter::highlightComments(const QString& text) {
  setCurrentBlockState(0);
  qsizetype at = 0;
  bool isInside = previousBlockState() == kInComment;
  while (at < text.size()) {
    qsizetype begin = at;
    if (!isInside) {
      const qsizetype line = text.indexOf(QLatin1String("//"), at);
      begin = text.indexOf(QLatin1String("/*"), at);
      if (line >= 0 && (begin < 0 || line < begin)) {
        setFormat(static_cast<int>(line), static_cast<int>(text.size() - line), comment_);
        return;
      }
      if (begin < 0) return;
    }
    const qsizetype end = text.indexOf(QLatin1String("*/"), isInside ? begin : begin + 2);
    const qsizetype stop = end < 0 ? text.size() : end + 2;
    setFormat(static_cast<int>(begin), static_cast<int>(stop - begin), comment_);
    isInside = end < 0;
    at = stop;
  }
  if (isInside) setCurrentBlockState(kInComment);
}

}  // namespace headroom
