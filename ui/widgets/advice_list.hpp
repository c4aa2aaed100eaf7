// What to try next, as a list of sentences.
#pragma once

#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "headroom/advice.hpp"

namespace headroom {

/// Each sentence's tooltip names where its rule comes from. Where a setting is to be changed, a button leads to it.
class AdviceList : public QWidget {
  Q_OBJECT

 public:
  explicit AdviceList(QWidget* parent = nullptr);

  void setAdvice(const std::vector<Advice>& advice);
  /// A sentence in place of advice: there is no result to give advice on.
  void setEmpty(const QString& sentence);

 Q_SIGNALS:
  /// A person wants to change it.
  void settingAsked(headroom::AdviceSetting setting);

 private:
  void clear();
  void addButton(AdviceSetting setting);

  QVBoxLayout* layout_;
};

}  // namespace headroom
