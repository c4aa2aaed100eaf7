// Advice on the selected result, under the verdict: a line that expands to a list.
#pragma once

#include <QScrollArea>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "widgets/advice_list.hpp"

namespace headroom {

class AdviceDrawer : public QWidget {
  Q_OBJECT

 public:
  explicit AdviceDrawer(QWidget* parent = nullptr);

  /// No result is selected, so the line cannot be expanded.
  void clear();
  void setAdvice(const std::vector<Advice>& advice);
  [[nodiscard]] bool isOpen() const { return toggle_->isChecked(); }
  void setOpen(bool open) { toggle_->setChecked(open); }

 Q_SIGNALS:
  /// See AdviceList.
  void settingAsked(headroom::AdviceSetting setting);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();

  QToolButton* toggle_;
  QScrollArea* area_;
  AdviceList* list_;
  bool hasAdvice_ = false;
};

}  // namespace headroom
