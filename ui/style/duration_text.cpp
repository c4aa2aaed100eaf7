#include "style/duration_text.hpp"

#include <QCoreApplication>

#include "headroom/story.hpp"

namespace headroom {

QString aboutText(double seconds) {
  return QCoreApplication::translate("Duration", "about %1").arg(QString::fromStdString(approximateDuration(seconds)));
}

}  // namespace headroom
