// Texts of the core as Qt's, and numbers as text.
#pragma once

#include <QString>
#include <string_view>

namespace headroom {

inline QString text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// For what is wrapped: "27 %" stays on a line.
inline QString unbroken(QString sentence) {
  return sentence.replace(QLatin1String(" %"), QStringLiteral("\u00a0%"));
}

/// At most `digits` significant digits, without an exponent, in the C locale: "0.01235", "4", "1235"; "-" for what is
/// not finite.
QString plainNumber(double value, int digits);

}  // namespace headroom
