// Box for the blur of the photo: the fastest variant that is accurate enough, or a named variant.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>
#include <optional>
#include <vector>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/values/variant.hpp"
#include "photo/blur_choice.hpp"

namespace headroom {

class BlurBox : public QWidget {
  Q_OBJECT

 public:
  explicit BlurBox(const std::vector<Variant>& catalogue, QWidget* parent = nullptr);

  /// The catalogue's kernels changed.
  void reload(const std::vector<Variant>& catalogue);
  /// Groups the variants by these facts.
  void setFacts(BlurFacts facts, const std::vector<Variant>& catalogue);
  /// No value: the photo is blurred with variant().
  [[nodiscard]] std::optional<Allowance> best() const;
  void setBest(Allowance best);
  /// Empty if the best variant is chosen.
  [[nodiscard]] QString variant() const { return choice_->variant(); }
  /// Returns false, and keeps the choice, if the variant cannot blur photos.
  bool setVariant(const QString& id) { return choice_->setVariant(id); }
  [[nodiscard]] bool offers(const QString& id) const { return choice_->offers(id); }
  /// Shows which variant is used, in a few words, and why, as a sentence.
  void setResult(const QString& text, const QString& details);

 Q_SIGNALS:
  /// best() or variant() changed.
  void changed();
  /// Emitted before the list is shown, for setFacts().
  void aboutToShow();

 private:
  void addBest();

  BlurChoice* choice_;
  BlurFacts facts_;
  QLabel* result_;
};

}  // namespace headroom
