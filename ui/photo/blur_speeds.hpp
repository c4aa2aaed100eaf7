// Keeps the lists of blurs for the photo up to date: what the device can run, and how fast by what is measured.
#pragma once

#include <QObject>
#include <optional>

#include "bridge/bridge.hpp"
#include "photo/blur_box.hpp"
#include "photo/photo_bar.hpp"
#include "photo/photo_controller.hpp"
#include "widgets/view.hpp"

namespace headroom {

class BlurSpeeds : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  struct Parts {
    Bridge* bridge;
    ViewSignals* signals;
    PhotoController* photo;
    BlurBox* box;
    PhotoBar* bar;
  };
  explicit BlurSpeeds(const Parts& parts, QObject* parent = nullptr);

 private:
  /// Ranks the blurs for the photo, unless that is done already.
  void rankAtRest();
  /// Returns the facts without times of another choice.
  [[nodiscard]] BlurFacts currentFacts() const;
  [[nodiscard]] std::optional<ChoicePlan> planForPhoto() const;

  Parts parts_;
  BlurFacts facts_;
  std::optional<ChoicePlan> ranked_;  ///< of the newest request; no value if times were measured since
};

}  // namespace headroom
