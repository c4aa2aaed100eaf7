// The tuning procedure as a path: numbered steps on a line, with their experiments as stations between them.
#pragma once

#include <QStyledItemDelegate>
#include <QTreeView>

#include "guide/guide_model.hpp"

namespace headroom {

class GuidePathDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

class GuidePath : public QTreeView {
  Q_OBJECT

 public:
  explicit GuidePath(GuideModel* model, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  void chosen(const QModelIndex& index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

 private:
  /// Paints the line back from the step that finds the bottleneck to the step that writes the code.
  void paintReturn();
};

}  // namespace headroom
