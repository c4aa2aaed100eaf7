#include "bridge/background.hpp"

#include <QCoreApplication>
#include <new>
#include <stdexcept>

namespace headroom {

Background::Background(QObject* parent) : QObject(parent) {
  pool_.setMaxThreadCount(1);
}

// Events queued to this object are dropped with it.
Background::~Background() {
  pool_.clear();
  pool_.waitForDone();
}

QString Background::sentenceOf(const std::exception& error, const QString& file) {
  const bool wantsMemory = dynamic_cast<const std::bad_alloc*>(&error) != nullptr ||
                           dynamic_cast<const std::length_error*>(&error) != nullptr;
  if (!wantsMemory) return QString::fromUtf8(error.what());
  return QCoreApplication::translate(
             "Background", "There is not enough memory for %1. Close other programs, or choose a smaller file.")
      .arg(file);
}

}  // namespace headroom
