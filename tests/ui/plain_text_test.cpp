// Titles and names from other people, which may look like HTML.
#include <gtest/gtest.h>

#include <QLabel>
#include <QTextDocument>

#include "style/plain_text.hpp"
#include "style/visible_boxes.hpp"

namespace headroom {
namespace {

TEST(PlainText, IsWhatALabelOfTheWindowShows) {
  VisibleBoxes style(QStringLiteral("Fusion"));
  QLabel label(QStringLiteral("<b>title</b>"));
  ASSERT_EQ(label.textFormat(), Qt::AutoText);
  label.setStyle(&style);
  label.ensurePolished();
  EXPECT_EQ(label.textFormat(), Qt::PlainText);
  QLabel rich;
  rich.setTextFormat(Qt::RichText);
  rich.setStyle(&style);
  rich.ensurePolished();
  EXPECT_EQ(rich.textFormat(), Qt::RichText);
}

TEST(PlainText, IsWhatAToolTipShows) {
  EXPECT_EQ(plainToolTip(QStringLiteral("a < b\nc")), QStringLiteral("a < b\nc"));
  const QString tip = plainToolTip(QStringLiteral("<img src=x>&"));
  QTextDocument shown;
  shown.setHtml(tip);
  EXPECT_EQ(shown.toPlainText(), QStringLiteral("<img src=x>&"));
}

}  // namespace
}  // namespace headroom
