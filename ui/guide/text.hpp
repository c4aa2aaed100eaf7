// The core's texts as Qt's.
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

}  // namespace headroom
