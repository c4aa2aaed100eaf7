// Location of a new description: its name, which becomes the workload's, and its folder.
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

  /// Sets the location until the user changes it.
  void propose(const std::filesystem::path& description);
  [[nodiscard]] bool isNamed() const { return !name_->text().trimmed().isEmpty(); }
  /// Returns the path, including the folder.
  [[nodiscard]] std::filesystem::path description() const;
  /// Returns why no file can be written there, as a sentence; empty if it can.
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
