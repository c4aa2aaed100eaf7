// The photo's thumbnail.
#include <gtest/gtest.h>

#include <QAction>
#include <QImage>
#include <QLabel>
#include <set>

#include "photo/image_well.hpp"
#include "sample_rows.hpp"

namespace headroom {
namespace {

/// Returns the thumbnail's colours on the screen.
std::set<QRgb> coloursShown(const ImageWell& well) {
  const QImage image = well.findChild<QLabel*>()->pixmap().toImage().convertToFormat(QImage::Format_RGB32);
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) colours.insert(image.pixel(x, y));
  }
  return colours;
}

Photo photoOf(const QColor& colour) {
  Photo photo;
  photo.name = QStringLiteral("photo.png");
  photo.thumbnail = QImage(64, 64, QImage::Format_RGBA8888);
  photo.thumbnail.fill(colour);
  return photo;
}

TEST(ImageWellTest, AChequerboardIsSeenThroughATransparentPhoto) {
  QAction open;
  ImageWell well(&open);
  well.setPhoto(photoOf(Qt::transparent));
  EXPECT_EQ(coloursShown(well).size(), 2U);
  EXPECT_EQ(coloursShown(well).count(well.palette().color(QPalette::Base).rgb()), 1U);
  well.setPhoto(photoOf(Qt::red));
  EXPECT_EQ(coloursShown(well), std::set{QColor(Qt::red).rgb()});
}

TEST(ImageWellTest, TheChequerboardFollowsAPaletteThatBecomesDark) {
  QAction open;
  ImageWell well(&open);
  well.setPhoto(photoOf(Qt::transparent));
  const std::set<QRgb> light = coloursShown(well);
  well.setPalette(testing::darkPalette());
  EXPECT_NE(coloursShown(well), light);
}

}  // namespace
}  // namespace headroom
