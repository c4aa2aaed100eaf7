// Chart of speed by revision: one point per measured text of a kernel, with its interval.
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

  /// Draws the revisions with the newest one's device, size and parameters; others are not comparable with it.
  void setRevisions(const std::vector<Revision>& revisions);
  void setColour(const QColor& colour);
  /// By revision number; 0 for none.
  void select(int number);
  /// Returns the numbers of the drawn revisions.
  [[nodiscard]] std::vector<int> drawn() const;
  /// The drawn ceiling, in the unit of the points; no value if none is known.
  [[nodiscard]] std::optional<double> ceiling() const { return ceiling_; }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// Emitted for choices by the user.
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
