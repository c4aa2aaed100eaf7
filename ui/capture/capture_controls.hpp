// Controls of a capture: a command line, Start and Stop.
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

  /// Returns the program and its arguments; empty if none is entered.
  [[nodiscard]] QStringList command() const;
  void setCommand(const QString& line);
  [[nodiscard]] bool refusesBinaries() const { return refuse_->isChecked(); }
  /// Sets why Start is disabled, as a sentence; empty enables it.
  void setWhyNot(const QString& whyNot);
  /// While a program runs, the choices are disabled.
  void setRunning(bool running);
  /// Moves the command to the top of the list.
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
