// Throughput against size: measured lines under the device's ceilings, and a list of them.
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

/// However many lines there are, eight at most have a colour: see colouredLines(). A right click offers to copy it, to
/// save it by the actions that were added to it (QWidget::addActions), and which lines to show and to colour.
class ThroughputView : public QWidget {
  Q_OBJECT
 public:
  explicit ThroughputView(QWidget* parent = nullptr);
  ~ThroughputView() override;

  /// Not owned; may be null, then colours follow the rows.
  void setColours(const VariantColours* colours);
  /// Variant id -> title for people.
  void setTitles(QHash<QString, QString> titles);
  /// Ids of the variants that are coloured first where there are too many lines, plain to best.
  void setStory(const QStringList& ids);
  /// All rows there are; the chart picks what it can show. Zoom and choices stay.
  void setRows(const std::vector<ResultRow>& rows);
  /// What the rows are of, for paper, where nothing else says it.
  void setCaption(const QString& caption) { caption_ = caption; }
  /// Draws another run's lines under these, faint and dashed; no rows for none.
  void setBaseline(const std::vector<ResultRow>& rows, const QString& name);
  /// Draws what other tools measured, each file's points and levels.
  void setImports(std::vector<ImportedResults> imports);
  [[nodiscard]] const std::vector<ImportedResults>& imports() const { return overlay_.imports; }
  /// Rings the point of a row and shows its line's intervals and estimate; -1 none.
  void setSelected(int row);
  /// While something is timed nothing follows the pointer, and an empty chart says what it waits for. Rows are drawn
  /// when they are set: by who knows that nothing is timed just then.
  void setMeasuring(bool measuring);
  [[nodiscard]] bool isEmpty() const { return !content_.hasPoints(); }
  /// The lines as they are drawn.
  [[nodiscard]] const std::vector<StyledSeries>& lines() const { return lines_; }

  /// The whole chart for paper: light, with key and note, without the lines that are hidden.
  [[nodiscard]] QImage renderImage(QSize size, qreal scale = 1) const;
  [[nodiscard]] QByteArray renderSvg(QSize size) const;

 Q_SIGNALS:
  void rowClicked(int row);
  void rowHovered(int row);  ///< -1 when left

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
  /// The measured line of that key, or that has the row's point; nullptr for none.
  [[nodiscard]] const ChartSeries* lineOf(int row) const;
  [[nodiscard]] const ChartSeries* lineOf(const QString& key) const;
  /// Hides all measured lines but one; ceilings stay, which give it its measure.
  void showOnly(const QString& key);
  void showAll();
  void openMenu(const QString& key, int row, QPoint globally);
  void addLineActions(class QMenu& menu, const ChartSeries* line);
  [[nodiscard]] std::vector<StyledSeries> styled(const QPalette& palette) const;
  /// Ceilings of none of the lines in colour: copies of other pixels, and arithmetic, of which no rate in pixels is
  /// anyone's ceiling. They are shown when somebody asks.
  [[nodiscard]] bool isBesideThePoint(const ChartSeries& series, const QSet<QString>& coloured) const;
  [[nodiscard]] bool isShown(const ChartSeries& series) const;
  [[nodiscard]] PlotContent plotOf(const std::vector<StyledSeries>& lines, const QPalette& palette) const;
  [[nodiscard]] ThroughputSheet sheet() const;
  /// The size that the list's values are at: the selected result's, else the largest.
  [[nodiscard]] double listExtent() const;
  [[nodiscard]] QString listHeading() const;
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
  std::map<QString, bool> shownByUser_;  ///< by hiding key; what is not in it is shown unless it is beside the point
  Emphasis emphasis_;
  std::optional<bool> isListWanted_;  ///< by the user; else by the room there is
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
