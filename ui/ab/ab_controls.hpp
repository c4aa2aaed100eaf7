// Controls of an A/B measurement: the two versions, the sizes, the margin and the budget.
#pragma once

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include "ab/version_box.hpp"
#include "headroom/ab.hpp"
#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

class AbControls : public QWidget {
  Q_OBJECT

 public:
  /// The catalogue is not owned and outlives this object.
  explicit AbControls(const Catalogue& catalogue, QWidget* parent = nullptr);

  /// Moves the keyboard focus to the version that has no name yet.
  void focusWhatIsMissing();
  /// Makes this variant the base, unless the user chose another version.
  void proposeBase(const QString& variant);
  /// Replaces the current choices.
  void setVersions(const QString& base, const QString& fresh, const QString& sizes);
  [[nodiscard]] QString baseName() const { return base_->name(); }
  [[nodiscard]] QString freshName() const { return fresh_->name(); }
  /// Returns why the choices cannot be measured, as a sentence; empty if no reason is known without reading a version.
  [[nodiscard]] QString problem() const;
  /// Sets sizes, margin and budget; leaves the other members alone. Throws UsageError.
  void fill(AbPlan& plan) const;
  /// Sets why Start is disabled, as a sentence; empty enables it.
  void setWhyNot(const QString& whyNot);
  /// While versions are read or measured, the choices are disabled and Stop is enabled.
  void setBusy(bool busy);

 Q_SIGNALS:
  void changed();
  void startAsked();
  void stopAsked();

 private:
  /// Labels of a version in this panel.
  struct VersionWords {
    QString label;
    QString name;  ///< accessible name
    QString fileButton;
    QString folderButton;
    QString objectName;
  };

  VersionBox* addVersion(QGridLayout& grid, int row, const VersionWords& words);
  QPushButton* addChooser(const QString& text, const QString& name, const QString& objectName);
  QWidget* limit(const QString& title, QWidget* widget, const QString& objectName, const QString& name,
                 const QString& toolTip);
  void buildLimits();
  /// Offers the alternatives to the base: its own configurations and other variants of its workload.
  void followBase();
  /// Returns the variant whose id is the base; nullptr for any other kind of version.
  [[nodiscard]] const Variant* baseVariant() const;
  void chooseFile(VersionBox& box, const QString& title);
  void chooseFolder(VersionBox& box, const QString& title);

  const Catalogue& catalogue_;
  VersionBox* base_ = nullptr;
  VersionBox* fresh_ = nullptr;
  QComboBox* sizes_;
  QDoubleSpinBox* margin_;
  QSpinBox* budget_;
  QPushButton* start_;
  QPushButton* stop_;
  QLabel* whyNot_;
  std::vector<QWidget*> choices_;  ///< all choice controls
  QString proposed_;               ///< proposed as the base, and not changed since
};

}  // namespace headroom
