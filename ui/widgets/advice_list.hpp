// What to try next, as a list of sentences.
#pragma once

#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "headroom/advice.hpp"

namespace headroom {

/// Each sentence's tooltip names where its rule comes from.
class AdviceList : public QWidget {
  Q_OBJECT

 public:
  explicit AdviceList(QWidget* parent = nullptr);

  void setAdvice(const std::vector<Advice>& advice);
  /// A sentence in place of advice: there is no result to give advice on.
  void setEmpty(const QString& sentence);

 private:
  QVBoxLayout* layout_;
};

}  // namespace headroom
