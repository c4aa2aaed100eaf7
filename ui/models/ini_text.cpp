#include "models/ini_text.hpp"

#include <QStringList>

namespace headroom {

namespace {

constexpr QLatin1StringView kGeneral("General");

bool isPlain(QChar character) {
  const char16_t code = character.unicode();
  return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || (code >= '0' && code <= '9') || code == '_' ||
         code == '-' || code == '.';
}

/// In keys and names of sections, a slash is a backslash and other characters are %41 or %U20AC.
QString escapedKey(const QString& key) {
  QString escaped;
  for (const QChar character : key) {
    const char16_t code = character.unicode();
    if (isPlain(character)) {
      escaped += character;
    } else if (code == '/') {
      escaped += QLatin1Char('\\');
    } else if (code <= 0xff) {
      escaped += QStringLiteral("%%1").arg(code, 2, 16, QLatin1Char('0')).toUpper();
    } else {
      escaped += QStringLiteral("%U%1").arg(code, 4, 16, QLatin1Char('0')).toUpper();
    }
  }
  return escaped;
}

bool isHexDigit(char16_t code) {
  return (code >= '0' && code <= '9') || (code >= 'a' && code <= 'f') || (code >= 'A' && code <= 'F');
}

/// A reader takes all hexadecimal digits that follow \x, so a digit after it is escaped, too.
QString quoted(const QString& text) {
  QString escaped(QLatin1Char('"'));
  bool isAfterHex = false;
  for (const QChar character : text) {
    const char16_t code = character.unicode();
    const bool isHex = code < 0x20 || code == 0x7f || (isAfterHex && isHexDigit(code));
    if (isHex) {
      escaped += QStringLiteral("\\x%1").arg(code, 0, 16);
    } else {
      if (code == '"' || code == '\\') escaped += QLatin1Char('\\');
      escaped += character;
    }
    isAfterHex = isHex;
  }
  return escaped + QLatin1Char('"');
}

/// QSettings gives an @ at the begin a meaning: @ByteArray(...), and @@ for one of the text.
QString quotedText(const QString& text) {
  return quoted(text.startsWith(QLatin1Char('@')) ? QLatin1Char('@') + text : text);
}

QString valueText(const QVariant& value) {
  if (value.metaType().id() == QMetaType::QByteArray) {
    return quoted(QStringLiteral("@ByteArray(%1)").arg(QString::fromLatin1(value.toByteArray())));
  }
  const bool isList =
      value.metaType().id() == QMetaType::QStringList || value.metaType().id() == QMetaType::QVariantList;
  const QStringList texts = value.toStringList();
  if (!value.isValid() || (isList && texts.isEmpty())) return QStringLiteral("@Invalid()");
  if (!isList) return quotedText(value.toString());
  QStringList parts;
  for (const QString& text : texts) parts << quotedText(text);
  return parts.join(QStringLiteral(", "));
}

}  // namespace

QByteArray iniText(const QMap<QString, QVariant>& values) {
  QMap<QString, QString> sections;
  for (auto value = values.begin(); value != values.end(); ++value) {
    const qsizetype slash = value.key().indexOf(QLatin1Char('/'));
    QString& lines = sections[slash < 0 ? QString() : value.key().left(slash)];
    lines += escapedKey(value.key().mid(slash + 1)) + QLatin1Char('=') + valueText(value.value()) + QLatin1Char('\n');
  }
  QString text;
  for (auto section = sections.begin(); section != sections.end(); ++section) {
    QString name = section.key().isEmpty() ? QString(kGeneral) : escapedKey(section.key());
    if (section.key().compare(kGeneral, Qt::CaseInsensitive) == 0) name.prepend(QLatin1Char('%'));
    text += QStringLiteral("[%1]\n").arg(name) + section.value() + QLatin1Char('\n');
  }
  return text.toUtf8();
}

}  // namespace headroom
