#include "style/text.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <string>

namespace headroom {

namespace {

/// Set by the GUI thread; background threads write texts for the screen, too.
std::atomic<char16_t> decimalPoint{u'.'};

}  // namespace

QString engineText(std::string_view english) {
  // An empty text would be that of the .ts file's header.
  return english.empty() ? QString() : QCoreApplication::translate("engine", std::string(english).c_str());
}

QString plainNumber(double value, int digits) {
  if (!std::isfinite(value)) return QStringLiteral("-");
  if (value == 0) return QStringLiteral("0");
  const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
  QString result = QString::number(value, 'f', std::clamp(digits - 1 - magnitude, 0, 12));
  if (!result.contains(QLatin1Char('.'))) return result;
  while (result.endsWith(QLatin1Char('0'))) result.chop(1);
  if (result.endsWith(QLatin1Char('.'))) result.chop(1);
  return result;
}

void setDecimalPoint(const QString& point) {
  decimalPoint.store(point.isEmpty() ? u'.' : point.front().unicode());
}

QString onScreen(QString number) {
  return number.replace(QLatin1Char('.'), QChar(decimalPoint.load()));
}

QString shownNumber(double value, int digits) {
  return onScreen(plainNumber(value, digits));
}

NumbersOfFiles::NumbersOfFiles() : former_(decimalPoint.exchange(u'.')) {}

NumbersOfFiles::~NumbersOfFiles() {
  decimalPoint.store(former_);
}

qsizetype firstSentenceLength(const QString& sentences) {
  qsizetype length = sentences.size();
  for (const QString& stop : {QStringLiteral(". "), QStringLiteral(".\n"), QStringLiteral("\u3002")}) {
    const qsizetype end = sentences.indexOf(stop);
    if (end >= 0) length = std::min(length, end + 1);
  }
  return length;
}

QString boldToTheReason(const QString& sentences) {
  qsizetype bold = firstSentenceLength(sentences);
  for (const QString& pause : {QStringLiteral("; "), QStringLiteral("\uff1b")}) {
    const qsizetype reason = sentences.indexOf(pause);
    if (reason >= 0) bold = std::min(bold, reason + 1);
  }
  const QString html =
      QStringLiteral("<b>%1</b>%2").arg(sentences.left(bold).toHtmlEscaped(), sentences.mid(bold).toHtmlEscaped());
  return QString(html).replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

bool hasAllWords(const QString& text, const QString& words) {
  const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  return std::all_of(wanted.begin(), wanted.end(),
                     [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace headroom
