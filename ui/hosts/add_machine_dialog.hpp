// Dialog that adds a machine: how it is reached, and a check of what it has.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStringList>
#include <optional>

#include "headroom/hosts/host_check.hpp"
#include "hosts/host_search.hpp"
#include "widgets/fitted_dialog.hpp"

namespace headroom {

class AddMachineDialog : public FittedDialog {
  Q_OBJECT

 public:
  /// `known`: names in use.
  explicit AddMachineDialog(QStringList known, QWidget* parent);

  /// Emits chosen() and closes, or shows what is wrong.
  void accept() override;

 Q_SIGNALS:
  /// `check`: of exactly this machine; nothing if it was not checked to its end.
  void chosen(const headroom::NamedHost& host, const std::optional<headroom::HostCheck>& check);

 private:
  QWidget* buildForm();
  QWidget* buildButtons();
  void followReach();
  /// Names the machine after what is reached, until the user does.
  void proposeName();
  /// Drops a check of other fields, and shows the command or what is wrong.
  void followFields();
  void check();
  void showFinding(const HostFinding& finding);
  void showEnd(const HostCheck& check);
  void showLine(const QString& line, bool isProblem);
  void showChecking(bool isChecking);
  /// Returns the command of the fields. Throws UsageError.
  [[nodiscard]] std::vector<std::string> command() const;
  /// Returns the machine of the fields. Throws UsageError.
  [[nodiscard]] NamedHost host() const;
  /// Why host() throws; empty if it does not.
  [[nodiscard]] QString mistake() const;

  QStringList known_;
  QComboBox* reach_;
  QLabel* targetLabel_;
  QLineEdit* target_;
  QLineEdit* options_;
  QLineEdit* name_;
  QLineEdit* program_;
  QLabel* command_;
  QListWidget* findings_;
  QPushButton* check_;
  QPushButton* add_;
  bool isNamed_ = false;  ///< by the user
  HostSearch search_;
  std::optional<NamedHost> checked_;  ///< machine of the findings
  std::optional<HostCheck> outcome_;  ///< of checked_, at its end
};

}  // namespace headroom
