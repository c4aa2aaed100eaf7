// Controls of a capture: a command line, and what its program may do.
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
  /// While a program runs, the choices are disabled.
  void setRunning(bool running);
  /// Moves the command to the top of the list.
  void remember();

 Q_SIGNALS:
  void changed();
  /// Emitted by Enter in the command line.
  void startAsked();

 private:
  void browse();

  Settings* settings_;
  QComboBox* line_;
  QToolButton* browse_;
  QCheckBox* refuse_;
};

}  // namespace headroom
