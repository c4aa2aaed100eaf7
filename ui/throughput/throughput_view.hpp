// Throughput view: measured lines by size under the device's ceilings, and a list of the lines.
#pragma once

#include <QHash>
#include <QImage>
#include <QSet>
#include <QWidget>
#include <map>
#include <optional>
#include <vector>

#include "headroom/values/result.hpp"
#include "models/row_text.hpp"
#include "plot/plot_view.hpp"
#include "style/display_units.hpp"
#include "style/variant_colours.hpp"
#include "throughput/emphasis.hpp"
#include "throughput/line_list.hpp"
#include "throughput/overlay_content.hpp"
#include "throughput/series_style.hpp"
#include "throughput/throughput_content.hpp"
#include "throughput/throughput_sheet.hpp"

class QBoxLayout;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace headroom {

/// At most eight lines have a colour, see colouredLines(). The context menu copies the chart, saves it with the actions
/// added by QWidget::addActions, and chooses the lines to show and to colour.
class ThroughputView : public QWidget {
  Q_OBJECT
 public:
  explicit ThroughputView(QWidget* parent = nullptr);
  ~ThroughputView() override;

  /// Not owned. If nullptr, colours follow the rows.
  void setColours(const VariantColours* colours);
  /// Titles by variant id, as shown to the user.
  void setTitles(QHash<QString, QString> titles);
  /// Sets the ids of the variants that are coloured first if there are too many lines, from plain to best.
  void setStory(const QStringList& ids);
  /// Sets all rows, of which the chart shows those that it can. Keeps zoom and choices.
  void setRows(const std::vector<ResultRow>& rows);
  /// Caption of the rows for paper, where no other text describes them.
  void setCaption(const QString& caption) { caption_ = caption; }
  /// Draws another run's lines below these, faint and dashed; no rows remove them.
  void setBaseline(const std::vector<ResultRow>& rows, const QString& name);
  /// Draws other tools' results: each file's points and levels.
  void setImports(std::vector<ImportedResults> imports);
  [[nodiscard]] const std::vector<ImportedResults>& imports() const { return overlay_.imports; }
  /// Rings the point of a row and shows its line's intervals and estimate; -1 for none.
  void setSelected(int row);
  /// While something is being timed, hovering has no effect, and an empty chart shows what it waits for. Setting rows
  /// draws them, so callers set them only while nothing is being timed.
  void setMeasuring(bool measuring);
  [[nodiscard]] bool isEmpty() const { return !content_.hasPoints(); }
  /// The drawn lines.
  [[nodiscard]] const std::vector<StyledSeries>& lines() const { return lines_; }

  /// Returns the whole chart for paper: light, with key and notes, without hidden lines.
  [[nodiscard]] QImage renderImage(QSize size, qreal scale = 1) const;
  [[nodiscard]] QByteArray renderSvg(QSize size) const;

 Q_SIGNALS:
  void rowClicked(int row);
  void rowHovered(int row);  ///< -1 when the pointer leaves

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addParts();
  void connectParts();
  void refresh();
  void refreshList();
  void arrangeList();
  void placeListButton();
  void select(int row);
  void chooseLine(const QString& key);
  void setLineShown(const QString& key, bool shown);
  [[nodiscard]] bool isDrawn(const QString& key) const;
  void setLineColoured(const QString& key, bool coloured);
  /// Returns the measured line with that key, or with the row's point; nullptr for none.
  [[nodiscard]] const ChartSeries* lineOf(int row) const;
  [[nodiscard]] const ChartSeries* lineOf(const QString& key) const;
  /// Hides all measured lines but one; keeps the ceilings as its reference.
  void showOnly(const QString& key);
  void showAll();
  void openMenu(const QString& key, int row, QPoint globally);
  void addLineActions(class QMenu& menu, const ChartSeries* line);
  [[nodiscard]] std::vector<StyledSeries> styled(const QPalette& palette) const;
  /// True for ceilings that apply to no line in colour: copies of other pixel formats, and arithmetic whose rate in
  /// pixels limits nothing shown. They are hidden unless the user shows them.
  [[nodiscard]] bool isBesideThePoint(const ChartSeries& series, const QSet<QString>& coloured) const;
  [[nodiscard]] bool isShown(const ChartSeries& series) const;
  [[nodiscard]] PlotContent plotOf(const std::vector<StyledSeries>& lines, const QPalette& palette) const;
  [[nodiscard]] ThroughputSheet sheet() const;
  /// Returns the size of the list's values: the selected result's, or otherwise the largest.
  [[nodiscard]] double listExtent() const;
  [[nodiscard]] QString listHeading(SpeedFigure figure = SpeedFigure::Rate) const;
  [[nodiscard]] QString emptyText() const;
  [[nodiscard]] QString rateTitle() const;
  [[nodiscard]] QString rateUnit() const;
  [[nodiscard]] QString sizeTitle() const;
  [[nodiscard]] QString note(ChartMedium medium) const;
  [[nodiscard]] QString noteOnGrey(const std::vector<StyledSeries>& lines) const;

  const VariantColours* colours_ = nullptr;
  QHash<QString, QString> titles_;
  std::vector<ResultRow> rows_;
  QString caption_;
  ChartOverlay overlay_;
  ChartContent content_;
  std::vector<StyledSeries> lines_;
  std::map<QString, bool> shownByUser_;  ///< by hiding key; lines not in it are shown unless isBesideThePoint()
  Emphasis emphasis_;
  std::optional<bool> isListWanted_;  ///< the user's choice; no value: depends on the available width
  bool isMeasuring_ = false;

  PlotView* view_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  QBoxLayout* plotAndList_ = nullptr;
  LineList* list_ = nullptr;
  QToolButton* listButton_ = nullptr;
  QLabel* empty_ = nullptr;
  QLabel* note_ = nullptr;
};

}  // namespace headroom
