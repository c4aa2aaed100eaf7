// Which two versions take turns, at which sizes, and when it is decided.
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

  /// The keyboard goes to the version that has no name yet.
  void focusWhatIsMissing();
  /// The base is this variant, unless another version was chosen.
  void proposeBase(const QString& variant);
  /// Takes the place of what was chosen.
  void setVersions(const QString& base, const QString& fresh, const QString& sizes);
  [[nodiscard]] QString baseName() const { return base_->name(); }
  [[nodiscard]] QString freshName() const { return fresh_->name(); }
  /// Why the choices can't be carried out, as a sentence; empty as far as that is known without reading a version.
  [[nodiscard]] QString problem() const;
  /// Sizes, margin and budget; the rest is left as it is. Throws UsageError.
  void fill(AbPlan& plan) const;
  /// Why Start would do nothing, as a sentence; empty when it can be pressed.
  void setWhyNot(const QString& whyNot);
  /// While versions are read or measured nothing can be chosen, and it can be stopped.
  void setBusy(bool busy);

 Q_SIGNALS:
  void changed();
  void startAsked();
  void stopAsked();

 private:
  /// What a version is called here.
  struct VersionWords {
    QString label;
    QString name;  ///< for a screen reader
    QString fileButton;
    QString folderButton;
    QString objectName;
  };

  VersionBox* addVersion(QGridLayout& grid, int row, const VersionWords& words);
  QPushButton* addChooser(const QString& text, const QString& name, const QString& objectName);
  QWidget* limit(const QString& title, QWidget* widget, const QString& objectName, const QString& name,
                 const QString& toolTip);
  void buildLimits();
  /// Offers what does the same work as the base: its own settings, and variants of its workload.
  void followBase();
  /// That the base names by its id; nullptr for another version.
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
  std::vector<QWidget*> choices_;  ///< all that can be chosen
  QString proposed_;               ///< for the base, and not changed since
};

}  // namespace headroom
