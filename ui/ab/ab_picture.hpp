// A/B chart. One row for each pair at each size: its name, the change in time as a dot on a common axis with its
// interval as a whisker, the margin as a band around 0, and the verdict as a word. Painted by hand, because Qt Charts
// has no horizontal whiskers, no text beside them, and no axis that stays while rows scroll.
#pragma once

#include <QAbstractScrollArea>
#include <QRectF>
#include <optional>
#include <vector>

#include "ab/ab_lines.hpp"
#include "plot/mark_legend.hpp"

namespace headroom {

class AbPicture : public QAbstractScrollArea {
  Q_OBJECT

 public:
  explicit AbPicture(QWidget* parent = nullptr);

  void setReport(const AbReport& report, bool isRunning);
  /// Sentence shown instead of the chart while there are no rows.
  void setEmptyText(const QString& sentence);
  [[nodiscard]] const std::vector<AbLine>& lines() const { return lines_; }
  /// Areas of a row's parts, in viewport coordinates.
  [[nodiscard]] QRectF labelArea(std::size_t line) const;
  [[nodiscard]] QRectF plotArea(std::size_t line) const;
  [[nodiscard]] QRectF changeArea(std::size_t line) const;
  [[nodiscard]] QRectF verdictArea(std::size_t line) const;
  /// Returns the dot's centre; no value if the change is unknown or outside the axis.
  [[nodiscard]] std::optional<QPointF> dotOf(std::size_t line) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Columns from left to right: names, plot, changes, verdicts.
  struct Columns {
    double label = 0;
    double labelEnd = 0;
    double plot = 0;
    double plotEnd = 0;
    double change = 0;
    double changeEnd = 0;
    double verdict = 0;
    double verdictEnd = 0;
  };

  [[nodiscard]] double em() const { return fontMetrics().height(); }
  [[nodiscard]] double lineHeight() const { return 1.9 * em(); }
  [[nodiscard]] double headHeight() const { return 2.7 * em(); }
  [[nodiscard]] QFont verdictFont() const;
  [[nodiscard]] Columns columns() const;
  [[nodiscard]] QRectF rowArea(std::size_t line, double left, double right) const;
  [[nodiscard]] std::optional<std::size_t> lineAt(double y) const;
  /// Returns the x coordinate of a change in percent.
  [[nodiscard]] double xOf(double percent) const;
  [[nodiscard]] QColor colourOf(const AbLine& line) const;
  void paintGround(QPainter& painter) const;
  void paintHead(QPainter& painter) const;
  void paintLine(QPainter& painter, std::size_t line) const;
  void paintChange(QPainter& painter, std::size_t line) const;
  void followSize();

  std::vector<AbLine> lines_;
  double marginPercent_ = 0;
  AxisRange range_;
  QString emptyText_;
};

/// Legend of the chart's marks.
std::vector<MarkLegend::Entry> abLegend();

}  // namespace headroom
