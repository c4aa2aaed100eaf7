// Where a new description goes: its name, which becomes the workload's, and its folder.
#pragma once

#include <QLineEdit>
#include <QString>
#include <QWidget>
#include <filesystem>

#include "kernel/problem_label.hpp"

namespace headroom {

class DescriptionPlace : public QWidget {
  Q_OBJECT

 public:
  explicit DescriptionPlace(QWidget* parent = nullptr);

  /// What it is until a person changes it.
  void propose(const std::filesystem::path& description);
  [[nodiscard]] bool isNamed() const { return !name_->text().trimmed().isEmpty(); }
  /// With its folder.
  [[nodiscard]] std::filesystem::path description() const;
  /// Why nothing can be written there, a sentence; empty where it can.
  [[nodiscard]] QString problem() const;
  void showProblem();

 Q_SIGNALS:
  void changed();

 private:
  void browse();

  QLineEdit* name_;
  QLineEdit* folder_;
  ProblemLabel* problem_;
};

}  // namespace headroom
