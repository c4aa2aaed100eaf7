// Lines of a label, a bar and a value, one per result: what the charts of the Speed-up view share.
// Painted: Qt Charts cuts long labels of bars, and can part none with a value, a chip or a range of its own.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "style/variant_colours.hpp"

namespace headroom {

struct BarLine {
  int row = -1;     ///< index of the result row
  QString variant;  ///< id whose colour it bears
  QString label;
  QString value;        ///< behind the bar
  QString details;      ///< tooltip
  bool marked = false;  ///< the result has warnings: it is drawn hollow
};

class LabelledBars : public QWidget {
  Q_OBJECT

 public:
  explicit LabelledBars(QWidget* parent = nullptr);

  /// Not owned; outlives this object.
  void setColours(const VariantColours* colours);
  /// Marks the line of that row; -1 for none.
  void setSelected(int row);
  [[nodiscard]] const std::vector<BarLine>& lines() const { return lines_; }
  /// The rectangle of a row's whole line; null when it has none.
  [[nodiscard]] QRect areaOf(int row) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void rowClicked(int row);

 protected:
  void setLines(std::vector<BarLine> lines);
  [[nodiscard]] double em() const { return fontMetrics().height(); }
  [[nodiscard]] double lineHeight() const { return 1.6 * em(); }
  [[nodiscard]] QColor colourOf(const BarLine& line) const;
  /// Above the bars, for an axis or a legend.
  [[nodiscard]] virtual double headHeight() const { return 0; }
  /// `area`: where bars may be drawn, as high as all lines.
  virtual void paintGround(QPainter& /*painter*/, const QRectF& /*area*/) {}
  /// `area`: of the line's bar.
  virtual void paintBar(QPainter& painter, std::size_t line, const QRectF& area) = 0;
  /// `area`: above the bars, as wide as they are.
  virtual void paintHead(QPainter& /*painter*/, const QRectF& /*area*/) {}

  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] double topOf(std::size_t line) const { return headHeight() + static_cast<double>(line) * lineHeight(); }
  [[nodiscard]] int lineAt(double y) const;
  /// Between labels and values.
  [[nodiscard]] QRectF barsArea() const;
  void paintTexts(QPainter& painter, std::size_t line, const QRectF& bars) const;

  const VariantColours* colours_ = nullptr;
  std::vector<BarLine> lines_;
  int selected_ = -1;
};

}  // namespace headroom
