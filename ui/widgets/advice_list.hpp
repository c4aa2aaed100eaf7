// Advice as a list of sentences.
#pragma once

#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "headroom/advice.hpp"

namespace headroom {

/// Each sentence's tooltip names the source of its rule. If a setting should be changed, a button leads to it.
class AdviceList : public QWidget {
  Q_OBJECT

 public:
  explicit AdviceList(QWidget* parent = nullptr);

  void setAdvice(const std::vector<Advice>& advice);
  /// Sentence shown instead of advice if there is no result to advise on.
  void setEmpty(const QString& sentence);

 Q_SIGNALS:
  /// Emitted when the user wants to change the setting.
  void settingAsked(headroom::AdviceSetting setting);

 private:
  void clear();
  void addButton(AdviceSetting setting);

  QVBoxLayout* layout_;
};

}  // namespace headroom
