// Legend of a view's marks.
#pragma once

#include <QWidget>
#include <vector>

#include "plot/sample_paint.hpp"

namespace headroom {

class MarkLegend : public QWidget {
  Q_OBJECT

 public:
  struct Entry {
    QString text;
    void (*draw)(QPainter& painter, const QRectF& area, const SampleInk& ink);
  };

  /// At least one entry.
  explicit MarkLegend(std::vector<Entry> entries, QWidget* parent = nullptr);

  /// At least one entry, too.
  void setEntries(std::vector<Entry> entries);
  void setColour(const QColor& colour);

  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// Returns the places of the entries in lines of this width.
  [[nodiscard]] std::vector<QRectF> places(double width) const;

  std::vector<Entry> entries_;
  QColor colour_;
};

/// Legend of the samples' views.
std::vector<MarkLegend::Entry> sampleLegend();

}  // namespace headroom
