// The left side of the window: the problem, its variants, the photo.
#pragma once

#include <QComboBox>
#include <QListView>
#include <QWidget>

#include "models/variant_model.hpp"
#include "photo/blur_box.hpp"
#include "photo/image_well.hpp"

namespace headroom {

class SidePanel : public QWidget {
  Q_OBJECT

 public:
  /// The photo is blurred with one of the catalogue, whatever problem the variants are of.
  SidePanel(VariantModel* variants, const Catalogue& catalogue, QAction* openAction, QWidget* parent = nullptr);

  /// The catalogue has other kernels now, and there may be other workloads.
  void reload(const Catalogue& catalogue);
  [[nodiscard]] QString workload() const;
  void setWorkload(const QString& id);
  /// The variant that is selected in the list; empty when none is.
  [[nodiscard]] QString selectedVariant() const;
  void selectVariant(const QString& id);
  /// The context menu of the list: what can be done with the selected variant.
  void setVariantActions(const QList<QAction*>& actions) { list_->addActions(actions); }
  [[nodiscard]] ImageWell* imageWell() const { return well_; }
  [[nodiscard]] BlurBox* blurBox() const { return blur_; }

 Q_SIGNALS:
  void workloadChanged(const QString& id);
  void variantSelected(const QString& id);
  /// The variants that a run measures by default are to be ticked.
  void storyAsked();

 private:
  /// "Variants to run", and beside it what ticks the story, all of them or none.
  QWidget* buildListHeader();
  void addWorkloads();

  VariantModel* variants_;
  QComboBox* workloads_;
  QListView* list_;
  ImageWell* well_;
  BlurBox* blur_;
};

}  // namespace headroom
