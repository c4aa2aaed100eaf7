// Layout that places widgets in rows and wraps full rows, like words in a paragraph.
#pragma once

#include <QLayout>
#include <QRect>
#include <QWidget>
#include <memory>
#include <vector>

namespace headroom {

/// Distributes a row's surplus width evenly among its widgets with an Expanding horizontal policy.
class FlowLayout : public QLayout {
  Q_OBJECT

 public:
  explicit FlowLayout(QWidget* parent = nullptr);
  ~FlowLayout() override;

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override;
  [[nodiscard]] QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;

  [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSize() const override;
  [[nodiscard]] QSize sizeHint() const override;
  void setGeometry(const QRect& rect) override;

 private:
  /// Half-open range of items that share a row.
  struct Row {
    std::size_t first = 0;
    std::size_t end = 0;
    int width = 0;
    int height = 0;
  };

  [[nodiscard]] std::vector<Row> rowsFor(int width) const;
  void placeRow(const Row& row, const QRect& rect) const;

  std::vector<std::unique_ptr<QLayoutItem>> items_;
};

/// Widget with a FlowLayout. Its minimum height is that of the rows at its current width: main windows and splitters
/// ignore height-for-width, and would squeeze wrapped rows.
class FlowBar : public QWidget {
  Q_OBJECT

 public:
  explicit FlowBar(QWidget* parent = nullptr);

  [[nodiscard]] FlowLayout* flow() const { return flow_; }

 protected:
  bool event(QEvent* event) override;

 private:
  FlowLayout* flow_;
};

}  // namespace headroom
