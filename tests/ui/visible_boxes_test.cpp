// The outline of a tick box, drawn by the real style.
#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <algorithm>
#include <memory>

#include "sample_rows.hpp"
#include "style/contrast.hpp"
#include "style/visible_boxes.hpp"

namespace headroom {
namespace {

TEST(VisibleBoxesTest, ABoxToTickIsSeenOnDark) {
  QStyleOptionButton option;
  option.rect = QRect(0, 0, 16, 16);
  option.palette = testing::darkPalette();
  option.state = QStyle::State_Enabled | QStyle::State_Off;
  QImage picture(16, 16, QImage::Format_RGB32);
  const QColor ground = option.palette.color(QPalette::Base);
  const auto bestContrast = [&](QStyle* style) {
    picture.fill(ground);
    QPainter painter(&picture);
    style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &option, &painter);
    painter.end();
    double best = 1;
    for (int x = 0; x < picture.width(); ++x)
      best = std::max(best, headroom::contrast(picture.pixelColor(x, 8), ground));
    return best;
  };
  VisibleBoxes style(QStringLiteral("Fusion"));
  EXPECT_GE(bestContrast(&style), kVisibleContrast);
  const std::unique_ptr<QStyle> plain(QStyleFactory::create(QStringLiteral("Fusion")));
  EXPECT_LT(bestContrast(plain.get()), kVisibleContrast) << "the style has outlines of its own now";
}

}  // namespace
}  // namespace headroom
