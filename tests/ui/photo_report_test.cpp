// Reports with the photo, written by the window.
#include <gmock/gmock.h>

#include <QFile>
#include <QMenu>

#include "shell/view_exports.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class PhotoReportTest : public testing::WindowTest {
 protected:
  std::string exported(const QString& what, const QString& name) {
    const QString file = folder_.filePath(name);
    EXPECT_TRUE(window_->exportAs(what, file));
    QFile written(file);
    EXPECT_TRUE(written.open(QIODevice::ReadOnly));
    return written.readAll().toStdString();
  }
};

TEST_F(PhotoReportTest, ABlurHasAReportWithItsPictures) {
  open();
  const QList<QAction*> actions = child<ViewExports>()->menu()->actions();
  const auto entry = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
    return action->text().contains(QLatin1String("report...")) && action->text().startsWith(QLatin1String("Photo"));
  });
  ASSERT_NE(entry, actions.end());
  EXPECT_TRUE((*entry)->isEnabled());
  const std::string html = exported(QStringLiteral("photo report"), QStringLiteral("photo.html"));
  EXPECT_THAT(html, AllOf(HasSubstr("photo.ppm, 96 x 64"), HasSubstr("Blurred with blur."),
                          HasSubstr("Before, in full size."), HasSubstr("data:image/png;base64,")));
  const std::string markdown = exported(QStringLiteral("photo report"), QStringLiteral("photo.md"));
  EXPECT_THAT(markdown, AllOf(HasSubstr("in the HTML report only"), Not(HasSubstr("base64"))));
}

TEST_F(PhotoReportTest, TheReportOfARunThatBlursShowsThePhoto) {
  open();
  runToTheEnd();
  EXPECT_THAT(exported(QStringLiteral("run report"), QStringLiteral("run.html")),
              AllOf(HasSubstr("<h2>Photo</h2>"), HasSubstr("data:image/png;base64,")));
}

}  // namespace
}  // namespace headroom
