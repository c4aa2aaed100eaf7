// Lines of a label, a bar and a value, one per result; base of the Speed-up view's charts. Painted by hand, because Qt
// Charts cuts long bar labels and supports no value, colour chip or interval per bar.
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>
#include <vector>

#include "plot/chart_copy.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

struct BarLine {
  int row = -1;     ///< index of the result row
  QString variant;  ///< id of the variant whose colour it has
  QString label;
  QString value;        ///< text after the bar
  QString details;      ///< tooltip
  bool marked = false;  ///< the result has warnings, drawn hollow
  QString name;         ///< the label without its title, for charts without room for that
  QString about;        ///< text below the label where lines are high; may be empty
};

class LabelledBars : public QWidget {
  Q_OBJECT

 public:
  explicit LabelledBars(QWidget* parent = nullptr);

  /// Not owned; outlives this object.
  void setColours(const VariantColours* colours);
  /// Marks the line of that row; -1 marks none.
  void setSelected(int row);
  [[nodiscard]] const std::vector<BarLine>& lines() const { return lines_; }
  /// The labels, or the names where labels are wider than their part of the chart. There names of one workload are
  /// without it if they are too wide themselves.
  [[nodiscard]] QStringList shownLabels() const;
  /// shownLabels() as they are drawn: titles are elided where they have no room, names only where not even they have.
  [[nodiscard]] QStringList drawnLabels() const;
  /// True if lines are high enough for the text below their labels.
  [[nodiscard]] bool showsAbout() const;
  [[nodiscard]] ChartTable table() const;
  /// Returns the rectangle of a row's whole line; null if it has none.
  [[nodiscard]] QRect areaOf(int row) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void rowClicked(int row);

 protected:
  void setLines(std::vector<BarLine> lines);
  [[nodiscard]] double em() const { return fontMetrics().height(); }
  /// Height of a line: less in a low window, more where there is room.
  [[nodiscard]] double lineHeight() const;
  [[nodiscard]] QColor colourOf(const BarLine& line) const;
  /// Limits the height to that of the highest lines; to be called when the height above the bars has changed.
  void limitHeight();
  /// Height above the bars for an axis or a legend.
  [[nodiscard]] virtual double headHeight() const { return 0; }
  /// `area`: area of the bars, as high as all lines.
  virtual void paintGround(QPainter& /*painter*/, const QRectF& /*area*/) {}
  /// `area`: area of the line's bar.
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
  /// Width of a label left of that area.
  [[nodiscard]] double labelRoom(const QRectF& bars) const;
  /// Returns the area between labels and values.
  [[nodiscard]] QRectF barsArea(const QStringList& labels) const;
  [[nodiscard]] int heightWith(double lineHeightInEms) const;
  void paintTexts(QPainter& painter, std::size_t line, const QString& label, const QRectF& bars) const;

  const VariantColours* colours_ = nullptr;
  std::vector<BarLine> lines_;
  int selected_ = -1;
};

}  // namespace headroom
