// Horizontal bars, one per label, with a reference line and the guide's published numbers. Painted by hand, because Qt
// Charts cuts long bar labels and has neither a second number nor a reference line per bar.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "guide/bar_content.hpp"
#include "plot/chart_copy.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

class BarChart : public QWidget {
  Q_OBJECT

 public:
  explicit BarChart(QWidget* parent = nullptr);

  /// Not owned; outlives this object.
  void setColours(const VariantColours* colours);
  void setContent(BarContent content);
  [[nodiscard]] const BarContent& content() const { return content_; }
  [[nodiscard]] ChartTable table() const;
  /// Marks the variant's bars; an empty id marks none.
  void setSelected(const QString& variant);
  /// Returns the rectangle of a bar's whole line; null if there is no such line.
  [[nodiscard]] QRect lineOf(const QString& variant, std::size_t group = 0) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void variantClicked(const QString& variant);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Area of a bar.
  struct Line {
    const Bar* bar;
    QRectF area;
  };
  /// Columns, in pixels: labels, bars with their values, the guide's numbers.
  struct Columns {
    double bars = 0;
    double barsEnd = 0;
    double published = 0;
    double largest = 0;  ///< value at barsEnd
  };

  [[nodiscard]] double em() const { return fontMetrics().height(); }
  [[nodiscard]] double lineHeight() const { return 1.5 * em(); }
  [[nodiscard]] bool hasHeadings() const { return content_.groups.size() > 1; }
  [[nodiscard]] double heightOfHead() const;
  [[nodiscard]] std::vector<Line> lines() const;
  [[nodiscard]] const Bar* barAt(QPointF at) const;
  [[nodiscard]] Columns columns() const;
  [[nodiscard]] QString valueText(const Bar& bar) const;
  /// Text after the value.
  [[nodiscard]] QString publishedText(const Bar& bar) const;
  void paintHead(QPainter& painter, const Columns& columns) const;
  void paintBar(QPainter& painter, const Line& line, const Columns& columns) const;
  void paintTexts(QPainter& painter, const Line& line, const Columns& columns) const;
  [[nodiscard]] QColor groundOf(const Bar& bar) const;
  [[nodiscard]] double xOf(double value, const Columns& columns) const;
  void paintReference(QPainter& painter, const BarGroup& group, double top, const Columns& columns) const;
  void paintFoot(QPainter& painter, double top) const;
  void describe();

  const VariantColours* colours_ = nullptr;
  BarContent content_;
  QString selected_;
};

}  // namespace headroom
