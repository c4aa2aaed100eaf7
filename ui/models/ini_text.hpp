// Settings as the text of an INI file that QSettings reads.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QVariant>

namespace headroom {

/// Returns the file's content. Values are texts, lists of texts, bytes, numbers or Booleans; QSettings reads any other
/// type as a text.
[[nodiscard]] QByteArray iniText(const QMap<QString, QVariant>& values);

}  // namespace headroom
