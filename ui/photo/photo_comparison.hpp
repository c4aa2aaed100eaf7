// Comparison of the photo's blur with the photo or with another blur: the left picture, their difference, the values
// under the cursor and the figures of a region.
#pragma once

#include <QObject>
#include <QPoint>
#include <QRect>
#include <QString>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "bridge/background.hpp"
#include "bridge/bridge.hpp"
#include "photo/photo_controller.hpp"
#include "photo/photo_difference.hpp"
#include "photo/photo_pane.hpp"

namespace headroom {

class PhotoComparison : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  PhotoComparison(Bridge* bridge, PhotoController* photo, PhotoPane* pane, QObject* parent = nullptr);

  /// Compares with the result of this variant, or with the photo if it is empty.
  void setLeftVariant(const QString& id);
  /// True while the left picture, the difference or figures are being computed.
  [[nodiscard]] bool isBusy() const;
  /// The result of the left variant that is shown; no value while the photo is.
  [[nodiscard]] const std::optional<Preview>& left() const { return left_; }

 Q_SIGNALS:
  /// A difference, or the figures of a region, are shown.
  void comparisonShown();

 private:
  /// What a result of the left variant depends on.
  struct LeftChoice {
    QString variant;
    QString device;
    std::uint64_t photo = 0;
    ParameterValues parameters;
    std::optional<ImageArea> region;

    bool operator==(const LeftChoice&) const = default;
  };
  /// What is computed from both pictures.
  struct Compared {
    std::uint64_t serial = 0;
    std::optional<PhotoDifference> difference;
    std::optional<DifferenceFigures> region;
  };

  void forgetLeft();
  void showPhoto();
  void requestLeft();
  void showLeft(const Preview& preview);
  void failLeft(const QString& reason);
  /// Follows new pictures, another look, gain or region.
  void refresh();
  void compare();
  void showCompared(const Compared& compared);
  void nameSides();
  void describeRegion();
  void describePixel();
  [[nodiscard]] const Image& leftImage() const;
  [[nodiscard]] const Image& rightImage() const;
  /// Both pictures are there, with the same parameters.
  [[nodiscard]] bool isCurrent() const;
  [[nodiscard]] QString regionErrorText(const Preview& preview) const;

  Bridge* bridge_;
  PhotoController* photo_;
  PhotoPane* pane_;
  QString leftVariant_;
  std::optional<Preview> left_;
  std::optional<LeftChoice> requested_;
  std::optional<LeftChoice> answered_;  ///< shown, or failed
  QString leftFailure_;
  QPoint pixel_{-1, -1};
  QString summary_;  ///< figures of the whole difference
  std::optional<DifferenceFigures> regionFigures_;
  /// Number of the newest computation: older ones that wait are skipped.
  std::shared_ptr<std::atomic<std::uint64_t>> newest_ = std::make_shared<std::atomic<std::uint64_t>>(0);
  std::uint64_t shown_ = 0;  ///< number of the last computation that ended
  Background background_;
};

}  // namespace headroom
