// Between what to split work, which work, and in which steps.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QWidget>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/split.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "models/settings.hpp"
#include "widgets/variant_box.hpp"

namespace headroom {

/// The one size that the text names, as sizesFromText() reads it. Throws UsageError.
Size splitSizeFromText(const QString& text);

class SplitControls : public QWidget {
  Q_OBJECT

 public:
  /// Catalogue and settings are not owned and outlive this object. `stop` is the window's.
  SplitControls(const Catalogue& catalogue, Settings* settings, QAction* stop, QWidget* parent = nullptr);

  /// Offers the device's parts, and pairs of it with each other device.
  void setDevices(const std::vector<DeviceDescription>& devices, const DeviceDescription& chosen);
  /// False when that is not offered.
  bool setParts(int parts);

  [[nodiscard]] QString variant() const;
  /// False when its work can't be split or it is not known.
  [[nodiscard]] bool offers(const QString& id) const;
  bool setVariant(const QString& id);
  void setSize(const QString& text);

  /// Why the choices can't be carried out, as a sentence; empty when they can.
  [[nodiscard]] QString problem() const;
  /// With everything but sigma. No problem() is left.
  [[nodiscard]] SplitPlan plan() const;
  /// Why Start would do nothing, as a sentence; empty when it can be pressed.
  void setWhyNot(const QString& whyNot);
  /// While work is measured nothing can be chosen.
  void setRunning(bool running);

 Q_SIGNALS:
  void variantChanged();
  /// Something else was chosen.
  void changed();
  void startAsked();

 private:
  /// What an entry of the first box means.
  struct Between {
    std::vector<std::string> devices;
    int parts = 1;

    bool operator==(const Between&) const = default;
  };

  QWidget* labelled(const QString& title, QComboBox* box);
  void fillVariants();
  void fillChoices();
  /// Sizes that the chosen kernel's workload takes.
  void followWorkload();
  [[nodiscard]] const Workload& workload() const;
  [[nodiscard]] QString sizeProblem() const;
  void tellChanged();

  const Catalogue& catalogue_;
  Settings* settings_;
  QComboBox* between_;
  VariantBox* variant_;
  QComboBox* size_;
  QComboBox* step_;
  QToolButton* start_;
  QLabel* whyNot_;
  std::vector<Between> choices_;
};

}  // namespace headroom
