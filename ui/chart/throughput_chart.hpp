// Throughput against image size: measured lines under the device's ceilings.
#pragma once

#include <QHash>
#include <QImage>
#include <QWidget>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "chart/chart_content.hpp"
#include "chart/chart_overlay.hpp"
#include "chart/chart_picture.hpp"
#include "chart/chart_plot.hpp"
#include "chart/series_style.hpp"
#include "headroom/result.hpp"
#include "style/variant_colours.hpp"

class QBoxLayout;
class QChartView;
class QLabel;
class QStackedWidget;

namespace headroom {

class ChartLegend;
class LegendArea;

/// A right click offers to copy it, to save it by the actions that were added to it (QWidget::addActions), and which
/// lines to show.
class ThroughputChart : public QWidget {
  Q_OBJECT
 public:
  explicit ThroughputChart(QWidget* parent = nullptr);
  ~ThroughputChart() override;

  /// Not owned; may be null, then colours follow the rows.
  void setColours(const VariantColours* colours);
  /// Variant id -> title for people.
  void setTitles(QHash<QString, QString> titles);
  /// All rows there are; the chart picks what it can show.
  void setRows(const std::vector<ResultRow>& rows);
  /// What the rows are of, for paper, where nothing else says it.
  void setCaption(const QString& caption) { caption_ = caption; }
  /// Draws another run's lines under these, faint and dashed; no rows for none.
  void setBaseline(const std::vector<ResultRow>& rows, const QString& name);
  /// Draws what other tools measured, each file's points and levels.
  void setImports(std::vector<ImportedResults> imports);
  [[nodiscard]] const std::vector<ImportedResults>& imports() const { return overlay_.imports; }
  /// Rings the point of a row; -1 none.
  void setSelected(int row);
  /// While something is timed nothing is drawn anew; the latest state appears when thawed.
  void setFrozen(bool frozen);
  [[nodiscard]] bool isEmpty() const { return !content_.hasPoints(); }

  /// The whole chart for paper: light, with legend and note, and with the lines that the legend hides left out.
  [[nodiscard]] QImage renderImage(QSize size, qreal scale = 1) const;
  [[nodiscard]] QByteArray renderSvg(QSize size) const;

 Q_SIGNALS:
  void rowClicked(int row);
  void rowHovered(int row);  ///< -1 when left

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void buildView();
  void addParts();
  void refresh();
  void refreshPlot();
  void refreshReadout();
  void arrangeLegend();
  void setHovered(int row);
  void hoverAt(QPoint inView);
  [[nodiscard]] std::optional<NotedPoint> readout() const;
  void placeReadout(QPointF inPlot);
  void select(int row);
  void moveSelection(int alongLine, int acrossLines);
  void setLineShown(const QString& key, bool shown);
  /// Near that place of the plot; kNoRow for none.
  [[nodiscard]] int rowAt(QPoint inView) const;
  /// The measured line that has the row's point; nullptr for none.
  [[nodiscard]] const ChartSeries* lineOf(int row) const;
  /// Hides all measured lines but one; ceilings stay, which give it its measure.
  void showOnly(const QString& key);
  void showAll();
  void openMenu(int row, QPoint globally);
  [[nodiscard]] std::vector<StyledSeries> styled(const QPalette& palette) const;
  [[nodiscard]] ChartPicture picture() const;
  [[nodiscard]] QString emptyText() const;
  [[nodiscard]] QString rateTitle() const;
  [[nodiscard]] QString rateUnit() const;
  [[nodiscard]] QString sizeTitle() const;
  [[nodiscard]] QString note(ChartMedium medium) const;

  const VariantColours* colours_ = nullptr;
  QHash<QString, QString> titles_;
  std::vector<ResultRow> rows_;
  QString caption_;
  ChartOverlay overlay_;
  ChartContent content_;
  std::set<QString> hiddenKeys_;
  int selected_ = -1;
  int hovered_ = -1;
  std::optional<NotedPoint> noted_;  ///< pointed at, where no row is
  bool isKeyed_ = false;  ///< it is walked by keys: the selected point's readout stays then, with no mouse to leave it
  bool frozen_ = false;
  bool isStale_ = false;  ///< rows, colours or titles changed while frozen

  ChartPlot* plot_ = nullptr;
  QChartView* view_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  QBoxLayout* plotAndLegend_ = nullptr;
  LegendArea* legendArea_ = nullptr;
  ChartLegend* legend_ = nullptr;
  QLabel* empty_ = nullptr;
  QLabel* note_ = nullptr;
  QLabel* readout_ = nullptr;
};

}  // namespace headroom
