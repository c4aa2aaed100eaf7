// Controls above the photo: the left picture, how both are compared, and the zoom.
#pragma once

#include <QAction>
#include <QComboBox>
#include <QList>
#include <QString>
#include <QToolButton>
#include <optional>
#include <vector>

#include "headroom/values/variant.hpp"
#include "photo/blur_choice.hpp"
#include "photo/photo_view.hpp"
#include "widgets/flow_layout.hpp"

namespace headroom {

class PhotoBar : public FlowBar {
  Q_OBJECT

 public:
  /// `view` is not owned and outlives this object. Each follows the other's look and blinking.
  PhotoBar(const std::vector<Variant>& catalogue, PhotoView* view, QWidget* parent = nullptr);

  /// Groups the variants of the left picture by these facts; also for a changed catalogue.
  void setFacts(const BlurFacts& facts, const std::vector<Variant>& catalogue);
  /// Entries of the menu of the zoom's button.
  void setZoomActions(const QList<QAction*>& actions);
  /// Returns the id of the variant whose result is to the left; empty for the photo.
  [[nodiscard]] QString leftVariant() const { return left_->variant(); }
  /// Returns false, and keeps the choice, if the variant cannot blur photos. An empty id is the photo.
  bool setLeftVariant(const QString& id);
  /// The last widget in tab order.
  [[nodiscard]] QWidget* last() const { return zoom_; }
  /// Amplification of differences; no value if the differences decide.
  [[nodiscard]] std::optional<double> gain() const;

 Q_SIGNALS:
  void leftChanged();
  /// Emitted before the list of variants is shown, for setFacts().
  void aboutToShowLeft();
  void gainChanged();

 private:
  void buildLeft();
  void buildBoxes();
  void buildButtons();
  void addLabelled(const QString& text, QWidget* widget);
  void followView();

  PhotoView* view_;
  BlurChoice* left_;
  QComboBox* look_;
  QComboBox* gain_;
  QWidget* gainRow_ = nullptr;
  QToolButton* hold_;
  QToolButton* blink_;
  QToolButton* zoom_;
};

}  // namespace headroom
