// Conversion of the core's strings to Qt's, and of numbers to text.
#pragma once

#include <QString>
#include <string_view>

namespace headroom {

inline QString text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Returns a fixed text of the engine (a column's title, a status, ...) in the window's language; as it is if it has no
/// translation. Only to be shown: choices, files and comparisons use the engine's text.
QString engineText(std::string_view english);

/// Returns the length of the first of some sentences, with its stop.
qsizetype firstSentenceLength(const QString& sentences);
/// Returns sentences as HTML, in bold up to the first semicolon of the first one: how far before why.
QString boldToTheReason(const QString& sentences);

/// Returns true if the text contains each of the words, which blanks separate, whatever their case; for searches.
bool hasAllWords(const QString& text, const QString& words);

/// Returns a number with at most `digits` significant digits, without an exponent, in the C locale: "0.01235", "4",
/// "1235"; "-" if it is not finite.
QString plainNumber(double value, int digits);

/// Sets the decimal point of numbers on screen: a point unless this was called.
void setDecimalPoint(const QString& point);

/// Returns a number that was written in the C locale as it is shown on screen: "0,012". For one number, not for a
/// sentence.
QString onScreen(QString number);
/// As plainNumber(), for the screen.
QString shownNumber(double value, int digits);

/// While it lives, numbers on screen have a point: for pictures in files.
class NumbersOfFiles {
 public:
  NumbersOfFiles();
  ~NumbersOfFiles();
  NumbersOfFiles(const NumbersOfFiles&) = delete;
  NumbersOfFiles& operator=(const NumbersOfFiles&) = delete;

 private:
  char16_t former_;
};

}  // namespace headroom
