// Box of blurs in groups; its list has a search, speeds, and the reasons why some cannot run.
#pragma once

#include <vector>

#include "photo/blur_groups.hpp"
#include "widgets/variant_box.hpp"

namespace headroom {

class BlurPopup;

/// Roles of its items, beside the id.
enum BlurRole {
  BlurSpeedRole = Qt::UserRole + 1,
  BlurWhyNotRole,  ///< see BlurEntry
  BlurHeadingRole  ///< true for a group's title
};

class BlurChoice : public VariantBox {
  Q_OBJECT

 public:
  explicit BlurChoice(QWidget* parent = nullptr);

  /// Replaces all groups; items that were added before the first call stay above them. Keeps the choice if it is still
  /// offered, and chooses item `fallback` otherwise.
  void setGroups(const std::vector<BlurGroup>& groups, int fallback);

  void showPopup() override;
  void hidePopup() override;

 Q_SIGNALS:
  /// Emitted before the list is shown, to bring the groups up to date.
  void aboutToShow();

 private:
  void addGroup(const BlurGroup& group);

  BlurPopup* popup_;
  int fixed_ = -1;  ///< items above the groups; negative before the first call of setGroups()
};

}  // namespace headroom
