#include "style/duration_text.hpp"

#include <QCoreApplication>

#include "headroom/story.hpp"
#include "style/engine_sentences.hpp"

namespace headroom {

QString aboutText(double seconds) {
  return QCoreApplication::translate("Duration", "about %1").arg(engineSentences(approximateDuration(seconds)));
}

}  // namespace headroom
