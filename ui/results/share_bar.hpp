// Small bar under a verdict: the result's share of its ceiling, and the share that was estimated.
#pragma once

#include <QWidget>
#include <optional>

namespace headroom {

class ShareBar : public QWidget {
  Q_OBJECT

 public:
  explicit ShareBar(QWidget* parent = nullptr);

  /// In percent of the ceiling. Hides itself without a share.
  void setShares(std::optional<double> percent, std::optional<double> estimated);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] QRectF track() const;

  std::optional<double> percent_;
  std::optional<double> estimated_;
  QString text_;
};

}  // namespace headroom
