// Parts of end-to-end times: a stacked bar per result, of upload, kernels, download and rest.
#pragma once

#include <array>

#include "speedup/labelled_bars.hpp"
#include "speedup/speed_up_content.hpp"

namespace headroom {

class TimePartsBars : public LabelledBars {
  Q_OBJECT

 public:
  explicit TimePartsBars(QWidget* parent = nullptr);

  void setContent(TimePartsContent content);
  /// True if the times differ so widely that all bars are drawn with the same length, with their parts as shares of it.
  [[nodiscard]] bool showsShares() const { return showsShares_; }

 protected:
  [[nodiscard]] double headHeight() const override;
  void paintBar(QPainter& painter, std::size_t line, const QRectF& area) override;
  void paintHead(QPainter& painter, const QRectF& area) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  static constexpr std::size_t kParts = 4;
  [[nodiscard]] static std::array<double, kParts> timesOf(const TimeParts& parts);
  [[nodiscard]] std::array<QColor, kParts> colours() const;
  /// Entries of the legend, which wrap: their texts, and the places of colour and text together.
  struct LegendEntry {
    QString text;
    QRectF place;
  };
  [[nodiscard]] std::vector<LegendEntry> legend() const;

  std::vector<TimeParts> parts_;
  double longestMs_ = 1;
  bool showsShares_ = false;
};

}  // namespace headroom
