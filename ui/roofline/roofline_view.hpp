// Roofline view: results under the roofs of their device, by arithmetic intensity.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSet>
#include <QStackedWidget>
#include <QString>
#include <QStringList>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/roofline.hpp"
#include "roofline/roofline_plot.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

class RooflineView : public QWidget {
  Q_OBJECT

 public:
  /// `catalogue` is used for advice and to recognise dependent chains; it is not owned and outlives this object.
  explicit RooflineView(const Catalogue& catalogue, QWidget* parent = nullptr);

  /// Not owned; outlives this object.
  void setColours(const VariantColours* colours);
  /// Sets all rows and their devices. Hidden roofs stay hidden.
  void setRows(const std::vector<ResultRow>& rows, const std::vector<DeviceDescription>& devices);
  /// Sets the rows of another run: an arrow connects each of its marks with that of the same point. No rows remove the
  /// arrows.
  void setBaseline(const std::vector<ResultRow>& rows);
  /// Shows the device of a row and rings its mark; -1 removes the ring.
  void setSelected(int row);
  /// While something is being timed, hovering has no effect, and an empty view shows what it waits for.
  void setMeasuring(bool measuring);

  [[nodiscard]] RooflinePlot* plot() const { return plot_; }
  [[nodiscard]] QComboBox* deviceBox() const { return device_; }
  [[nodiscard]] QToolButton* roofsButton() const { return roofs_; }
  [[nodiscard]] bool isEmpty() const { return rooflines_.empty(); }
  /// Returns the rooflines of all devices, as written to files.
  [[nodiscard]] RooflineReport report() const;

 Q_SIGNALS:
  void rowClicked(int row);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fillDevices();
  void fillRoofs();
  /// Returns whether another device was shown before.
  bool showDeviceOfSelected();
  void setRoofShown(const QString& name, bool shown);
  void draw();
  void arrange();
  /// Returns that many sentences on what is not drawn, and the number of the others.
  [[nodiscard]] QString undrawnText(qsizetype shown) const;
  [[nodiscard]] QString fittingUndrawnText() const;
  [[nodiscard]] static QString roofsHint();
  void showPage();
  [[nodiscard]] const Roofline* shown() const;
  [[nodiscard]] std::vector<RooflineMove> moves(const Roofline& line) const;
  [[nodiscard]] QString readout(int row) const;
  [[nodiscard]] QString emptyText() const;

  const Catalogue& catalogue_;
  const VariantColours* colours_ = nullptr;
  std::vector<ResultRow> rows_;
  std::vector<DeviceDescription> devices_;
  std::vector<ResultRow> baseRows_;
  std::vector<Roofline> rooflines_;
  std::vector<Roofline> baseRooflines_;
  QSet<QString> hidden_;  ///< names of roofs
  int selected_ = kNoPoint;
  bool isMeasuring_ = false;

  QComboBox* device_ = nullptr;
  QToolButton* roofs_ = nullptr;
  QLabel* key_ = nullptr;
  QLabel* undrawn_ = nullptr;
  QStringList sentences_;  ///< on all that is not drawn
  QLabel* empty_ = nullptr;
  RooflinePlot* plot_ = nullptr;
  QWidget* shownPage_ = nullptr;
  QStackedWidget* pages_ = nullptr;
};

}  // namespace headroom
