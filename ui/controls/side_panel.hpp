// Left side of the window: the workload, its variants with a search, the photo where it is used.
#pragma once

#include <QActionGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QWidget>

#include "models/variant_model.hpp"
#include "photo/blur_box.hpp"
#include "photo/image_well.hpp"

namespace headroom {

class SidePanel : public QWidget {
  Q_OBJECT

 public:
  /// The list of blurs for the photo comes from the catalogue, independent of the workload.
  SidePanel(VariantModel* variants, const Catalogue& catalogue, QAction* openAction, QWidget* parent = nullptr);

  /// The catalogue's kernels changed, and possibly its workloads.
  void reload(const Catalogue& catalogue);
  [[nodiscard]] QString workload() const;
  void setWorkload(const QString& id);
  /// Returns the variant selected in the list; empty if none is selected.
  [[nodiscard]] QString selectedVariant() const;
  void selectVariant(const QString& id);
  /// Groups the list of variants; their ticks and the selection stay.
  void setGrouping(VariantGrouping grouping);
  [[nodiscard]] VariantGrouping grouping() const { return variants_->grouping(); }
  /// The photo and its blur are shown while the photo is in front, and for the workload that blurs it.
  void setPhotoInFront(bool inFront);
  /// Sets the actions of the list's context menu, which apply to the selected variant.
  void setVariantActions(const QList<QAction*>& actions) { list_->addActions(actions); }
  [[nodiscard]] ImageWell* imageWell() const { return well_; }
  [[nodiscard]] BlurBox* blurBox() const { return blur_; }

 Q_SIGNALS:
  void workloadChanged(const QString& id);
  void variantSelected(const QString& id);
  /// Emitted to tick the variants of the default run.
  void storyAsked();

 private:
  /// Returns the heading "Variants to run" with buttons that tick the default variants, all of them or none.
  QWidget* buildListHeader();
  /// Returns the search line with the menu of groupings.
  QWidget* buildSearch();
  QWidget* buildPhoto(const Catalogue& catalogue, QAction* openAction);
  void addWorkloads();
  /// Hides the variants that lack a word of the search, and headings without variants. The model does not change.
  void showFound();
  void showPhoto();

  VariantModel* variants_;
  QComboBox* workloads_;
  QLineEdit* search_;
  QActionGroup* groupings_;
  QListView* list_;
  QWidget* photo_ = nullptr;
  ImageWell* well_ = nullptr;
  BlurBox* blur_ = nullptr;
  bool isPhotoInFront_ = false;
};

}  // namespace headroom
