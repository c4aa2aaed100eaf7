// Speed against revision: what each text of a kernel made of it, with the interval of each measurement.
#pragma once

#include <optional>
#include <vector>

#include "headroom/revisions.hpp"
#include "plot/plot_view.hpp"

namespace headroom {

class RevisionChart : public PlotView {
  Q_OBJECT

 public:
  explicit RevisionChart(QWidget* parent = nullptr);

  /// Those of the newest one's device, size and parameters are drawn; others can't be compared with it.
  void setRevisions(const std::vector<Revision>& revisions);
  void setColour(const QColor& colour);
  /// Number of a revision; 0 for none.
  void select(int number);
  /// Numbers of those that are drawn.
  [[nodiscard]] std::vector<int> drawn() const;
  /// The ceiling that is drawn, in the unit of the points; nothing where none is known.
  [[nodiscard]] std::optional<double> ceiling() const { return ceiling_; }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// By the user.
  void revisionChosen(int number);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  [[nodiscard]] PlotContent plotContent() const;

  std::vector<Revision> shown_;
  std::optional<double> ceiling_;
  QString unit_;
  QColor colour_;
};

}  // namespace headroom
