// Which program runs, and what is captured of it: a command line, Start and Stop.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QString>
#include <QStringList>
#include <QToolButton>
#include <QWidget>

#include "models/settings.hpp"

namespace headroom {

class CaptureControls : public QWidget {
  Q_OBJECT

 public:
  /// The settings are not owned and outlive this object.
  explicit CaptureControls(Settings* settings, QWidget* parent = nullptr);

  /// The program and its arguments; empty where none is named.
  [[nodiscard]] QStringList command() const;
  void setCommand(const QString& line);
  [[nodiscard]] bool refusesBinaries() const { return refuse_->isChecked(); }
  /// Why Start would do nothing, as a sentence; empty when it can be pressed.
  void setWhyNot(const QString& whyNot);
  /// While a program runs nothing can be chosen.
  void setRunning(bool running);
  /// Puts the command first among those that are offered.
  void remember();

 Q_SIGNALS:
  void changed();
  void startAsked();
  void stopAsked();

 private:
  void browse();

  Settings* settings_;
  QComboBox* line_;
  QToolButton* browse_;
  QCheckBox* refuse_;
  QToolButton* start_;
  QToolButton* stop_;
};

}  // namespace headroom
