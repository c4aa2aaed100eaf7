// Reads results files that the user opens or drops, off the GUI thread, because they may be large.
#pragma once

#include <QObject>
#include <QString>

#include "bridge/background.hpp"
#include "headroom/history.hpp"
#include "headroom/imports.hpp"

namespace headroom {

class ResultFiles : public QObject {
  Q_OBJECT

 public:
  /// Expected content of the file.
  enum class Wanted { Run, OtherTool, Either };

  explicit ResultFiles(QObject* parent = nullptr) : QObject(parent) {}

  /// Ends with runRead(), otherToolRead() or failed(), in the order of the requests.
  void read(const QString& file, Wanted wanted);

 Q_SIGNALS:
  void runRead(const QString& file, const headroom::StoredRun& run);
  void otherToolRead(const QString& file, const headroom::ImportedResults& results);
  void failed(const QString& sentence);

 private:
  Background background_;
};

}  // namespace headroom
