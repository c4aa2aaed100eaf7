// What the photo is blurred with: the fastest variant that is exact enough, or the selected one.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>
#include <optional>

#include "headroom/allowance.hpp"

namespace headroom {

class BlurBox : public QWidget {
  Q_OBJECT

 public:
  explicit BlurBox(QWidget* parent = nullptr);

  /// Nothing: the variant that is selected in the list.
  [[nodiscard]] std::optional<Allowance> best() const;
  void setBest(std::optional<Allowance> best);
  /// Which variant it is, in few words, and why, as a sentence.
  void setResult(const QString& text, const QString& details);

 Q_SIGNALS:
  void bestChanged(std::optional<headroom::Allowance> best);

 private:
  QComboBox* choice_;
  QLabel* result_;
};

}  // namespace headroom
