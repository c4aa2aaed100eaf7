#include "manual/formula_text.hpp"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace headroom {

namespace {

constexpr QChar kMinus(u'\u2212');
constexpr QChar kThinSpace(u'\u2009');

/// Pairs of a character and its small form.
using SmallForms = QHash<QChar, QChar>;

SmallForms formsOf(const QString& from, const QString& to) {
  SmallForms forms;
  for (qsizetype i = 0; i < from.size(); ++i) forms.insert(from[i], to[i]);
  return forms;
}

const SmallForms& subscripts() {
  static const SmallForms forms =
      formsOf(QStringLiteral(u"0123456789+\u2212=()aehijklmnoprstuvx"),
              QStringLiteral(
                  u"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089\u208a\u208b\u208c\u208d\u208e\u2090"
                  u"\u2091\u2095\u1d62\u2c7c\u2096\u2097\u2098\u2099\u2092\u209a\u1d63\u209b\u209c\u1d64\u1d65\u2093"));
  return forms;
}

const SmallForms& superscripts() {
  static const SmallForms forms =
      formsOf(QStringLiteral(u"0123456789+\u2212=()nijkmKs"),
              QStringLiteral(u"\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207c\u207d"
                             u"\u207e\u207f\u2071\u02b2\u1d4f\u1d50\u1d37\u02e2"));
  return forms;
}

const QHash<QString, QString>& symbols() {
  static const QHash<QString, QString> all{{QStringLiteral("omega"), QStringLiteral(u"\u03c9")},
                                           {QStringLiteral("sigma"), QStringLiteral(u"\u03c3")},
                                           {QStringLiteral("sum"), QStringLiteral(u"\u03a3")},
                                           {QStringLiteral("prod"), QStringLiteral(u"\u03a0")},
                                           {QStringLiteral("cdot"), QStringLiteral(u"\u00b7")},
                                           {QStringLiteral("pm"), QStringLiteral(u"\u00b1")},
                                           {QStringLiteral("le"), QStringLiteral(u"\u2264")},
                                           {QStringLiteral("ge"), QStringLiteral(u"\u2265")},
                                           {QStringLiteral("ldots"), QStringLiteral(u"\u2026")},
                                           {QStringLiteral("lceil"), QStringLiteral(u"\u2308")},
                                           {QStringLiteral("rceil"), QStringLiteral(u"\u2309")},
                                           {QStringLiteral("quad"), QStringLiteral(u"\u2003")},
                                           {QStringLiteral("qquad"), QStringLiteral(u"\u2003\u2003")},
                                           {QStringLiteral("left"), QString()},
                                           {QStringLiteral("right"), QString()}};
  return all;
}

bool isFunction(const QString& name) {
  static const QStringList names{QStringLiteral("cos"), QStringLiteral("sin"), QStringLiteral("min")};
  return names.contains(name);
}

/// Encloses a part of a fraction that is not a single factor.
QString enclosed(const QString& part) {
  const bool isSum = part.contains(QLatin1Char(' ')) || part.contains(QLatin1Char('+')) || part.contains(kMinus);
  return isSum ? QStringLiteral("(%1)").arg(part) : part;
}

/// Reads one formula from left to right.
class Formula {
 public:
  explicit Formula(const QString& tex) : tex_(tex) {}

  QString asText() {
    QString text;
    while (!atEnd()) step(text);
    text.replace(QStringLiteral(u"\u2308 "), QStringLiteral(u"\u2308"))
        .replace(QStringLiteral(u" \u2309"), QStringLiteral(u"\u2309"));
    return text.trimmed();
  }

 private:
  [[nodiscard]] bool atEnd() const { return at_ >= tex_.size(); }

  /// Appends the next part: a group, a command, an index or a character.
  void step(QString& text) {
    const QChar next = tex_[at_++];
    if (next == QLatin1Char('{')) return group(text);
    if (next == QLatin1Char('\\')) return command(text);
    if (next == QLatin1Char('_')) return index(text, subscripts(), next);
    if (next == QLatin1Char('^')) return index(text, superscripts(), next);
    if (next == QLatin1Char('}')) return;  // of no group
    if (!next.isSpace()) {
      text += next == QLatin1Char('-') ? kMinus : next;
    } else if (!text.isEmpty() && !text.endsWith(QLatin1Char(' '))) {
      text += QLatin1Char(' ');
    }
  }

  void group(QString& text) {
    while (!atEnd() && tex_[at_] != QLatin1Char('}')) step(text);
    ++at_;
  }

  QString argument() {
    while (!atEnd() && tex_[at_].isSpace()) ++at_;
    QString text;
    if (!atEnd()) step(text);
    return text.trimmed();
  }

  void index(QString& text, const SmallForms& forms, QChar mark) {
    const QString argument = this->argument();
    QString flat = argument;
    flat.remove(QLatin1Char(' '));
    if (std::all_of(flat.begin(), flat.end(), [&forms](QChar each) { return forms.contains(each); })) {
      for (const QChar each : flat) text += forms.value(each);
      return;
    }
    const bool isPower = mark == QLatin1Char('^') && text.endsWith(QLatin1Char('e'));
    if (isPower && (text.size() == 1 || !text[text.size() - 2].isLetterOrNumber())) {
      text.chop(1);
      text += QStringLiteral("exp(%1)").arg(argument);
      return;
    }
    text += mark + (argument.size() == 1 ? argument : QStringLiteral("(%1)").arg(argument));
  }

  void command(QString& text) {
    const qsizetype begin = at_;
    while (!atEnd() && tex_[at_].isLetter()) ++at_;
    const QString name = tex_.mid(begin, at_ - begin);
    if (name.isEmpty()) return space(text);
    if (name == QLatin1String("frac")) return fraction(text);
    if (name == QLatin1String("text")) {
      const qsizetype end = tex_.indexOf(QLatin1Char('}'), at_);
      text += tex_.mid(at_ + 1, end - at_ - 1);
      at_ = end + 1;
    } else if (isFunction(name)) {
      function(text, name);
    } else {
      // An unknown one stays as it is, so that a test finds it.
      text += symbols().value(name, QLatin1Char('\\') + name);
    }
  }

  void space(QString& text) {
    if (atEnd()) return;
    const QChar mark = tex_[at_++];
    text += mark == QLatin1Char(',') ? kThinSpace : mark == QLatin1Char(';') ? QChar(u' ') : mark;
  }

  void fraction(QString& text) {
    const QString above = argument();
    const QString below = argument();
    const QString all = enclosed(above) + QLatin1Char('/') + enclosed(below);
    const bool isArgument = text.endsWith(QLatin1String("cos")) || text.endsWith(QLatin1String("sin"));
    text += isArgument ? QStringLiteral("(%1)").arg(all) : all;
  }

  void function(QString& text, const QString& name) {
    if (!text.isEmpty() && (text.back().isLetterOrNumber() || text.endsWith(QLatin1Char(')'))))
      text += QLatin1Char(' ');
    text += name;
    while (!atEnd() && tex_[at_].isSpace()) ++at_;
    const QString rest = tex_.mid(at_);
    const bool isClose =
        rest.isEmpty() || QStringLiteral("(^_").contains(rest.front()) || rest.startsWith(QLatin1String("\\frac"));
    if (!isClose) text += QLatin1Char(' ');
  }

  QString tex_;
  qsizetype at_ = 0;
};

}  // namespace

QString withFormulasAsText(const QString& markdown) {
  // Code first, so that its dollars are left alone.
  static const QRegularExpression parts(
      QStringLiteral(R"(```.*?```|`[^`\n]*`|\$\$(.+?)\$\$|\$(?=\S)((?:[^$`\n]|\n(?!\n))+?)(?<=\S)\$(?!\d))"),
      QRegularExpression::DotMatchesEverythingOption);
  QString page;
  qsizetype done = 0;
  for (auto found = parts.globalMatch(markdown); found.hasNext();) {
    const QRegularExpressionMatch part = found.next();
    const QString tex = part.captured(1).isEmpty() ? part.captured(2) : part.captured(1);
    if (tex.isEmpty()) continue;
    page += QStringView(markdown).mid(done, part.capturedStart() - done);
    page += Formula(tex).asText();
    done = part.capturedEnd();
  }
  page += QStringView(markdown).mid(done);
  return page;
}

}  // namespace headroom
