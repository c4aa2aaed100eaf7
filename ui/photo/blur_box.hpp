// What the photo is blurred with: the fastest variant that is exact enough, or one by its name.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>
#include <optional>
#include <vector>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/values/variant.hpp"
#include "widgets/variant_box.hpp"

namespace headroom {

class BlurBox : public QWidget {
  Q_OBJECT

 public:
  explicit BlurBox(const std::vector<Variant>& catalogue, QWidget* parent = nullptr);

  /// The catalogue has other kernels now.
  void reload(const std::vector<Variant>& catalogue);
  /// Nothing: variant() is what the photo is blurred with.
  [[nodiscard]] std::optional<Allowance> best() const;
  void setBest(Allowance best);
  /// Empty where the best is chosen.
  [[nodiscard]] QString variant() const { return choice_->variant(); }
  /// False, and the choice stays, for one that blurs no photos.
  bool setVariant(const QString& id) { return choice_->setVariant(id); }
  [[nodiscard]] bool offers(const QString& id) const { return choice_->offers(id); }
  /// Which variant it is, in few words, and why, as a sentence.
  void setResult(const QString& text, const QString& details);

 Q_SIGNALS:
  /// best() or variant() is another one.
  void changed();

 private:
  void addBest();
  void addVariants(const std::vector<Variant>& catalogue);

  VariantBox* choice_;
  QLabel* result_;
};

}  // namespace headroom
