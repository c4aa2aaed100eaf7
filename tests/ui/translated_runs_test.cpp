// A window in German with real results and real failures: no sentence of the engine is shown in English.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <filesystem>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/file.hpp"
#include "photo/blur_box.hpp"
#include "photo/photo_comparison.hpp"
#include "style/engine_sentences.hpp"
#include "style/languages.hpp"
#include "untranslated_texts.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::Ge;
using ::testing::IsEmpty;
using testing::kPatienceMs;
using ::testing::SizeIs;
using testing::untranslatedTexts;

class TranslatedRunsTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    const std::string kernels = folder_.filePath(QStringLiteral("kernels/blur")).toStdString();
    std::filesystem::create_directories(kernels);
    writeFile(kernels + "/broken.cl", Catalogue().find("blur.separable").source + "\nnoSuchThing;\n");
    kernelFolders_ = {folder_.filePath(QStringLiteral("kernels")).toStdString()};
    showLanguage(Language::German);
  }
  void TearDown() override {
    window_.reset();
    showLanguage(Language::English);
  }

  void expectAllTranslated(const char* when) const {
    EXPECT_THAT(untranslatedTexts(*window_).join(QLatin1Char('\n')).toStdString(), IsEmpty()) << when;
  }
  void runIn(const char* view) {
    window_->showView(QLatin1String(view));
    QSignalSpy finished(window_.get(), &MainWindow::runFinished);
    press("run");
    ASSERT_TRUE(finished.count() > 0 || finished.wait(kPatienceMs)) << view;
    QTest::qWait(50);
    expectAllTranslated(view);
  }
};

TEST_F(TranslatedRunsTest, RealResultsOfEveryViewHaveNoSentenceInEnglish) {
  measuresCeilings_ = true;
  open();
  expectAllTranslated("the photo is blurred");
  runToTheEnd();
  for (const View& view : child<ViewTabs>()->all()) {
    window_->showView(view.id);
    QTest::qWait(50);
    expectAllTranslated(view.id.toUtf8().constData());
  }
  runIn("guide");
  runIn("split");
}

TEST_F(TranslatedRunsTest, FailuresAreTranslatedWhereTheyAreShown) {
  open();
  const QString broken = QStringLiteral("blur.broken");
  runToTheEnd({broken, QStringLiteral("blur.separable")});
  expectAllTranslated("a result failed");
  window_->showView(QStringLiteral("photo"));
  auto* left = child<QComboBox>("photoLeft");
  const int of = left->findData(broken);
  ASSERT_GE(of, 0);
  left->setCurrentIndex(of);
  const auto* comparison = child<PhotoComparison>();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !comparison->isBusy(); }, kPatienceMs));
  expectAllTranslated("a comparison failed");
  QSignalSpy failed(child<PhotoController>(), &PhotoController::blurFailed);
  ASSERT_TRUE(child<BlurBox>()->setVariant(broken));
  ASSERT_TRUE(failed.count() > 0 || failed.wait(kPatienceMs));
  expectAllTranslated("a blur failed");
}

TEST_F(TranslatedRunsTest, ASentenceInEnglishIsFoundInAWidgetATableAndAToolTip) {
  QWidget window;
  auto* label = new QLabel(QStringLiteral("Choose another device."), &window);
  label->setToolTip(QStringLiteral("<p>Choose a smaller size.</p>"));
  auto* box = new QComboBox(&window);
  box->addItem(QStringLiteral("The driver of X failed. Choose a smaller size."));
  EXPECT_THAT(untranslatedTexts(window), SizeIs(Ge(3)));
  label->setText(engineSentences("Choose another device."));
  label->setToolTip(engineSentences("Choose a smaller size."));
  box->setItemText(0, QStringLiteral("blur.local"));
  EXPECT_THAT(untranslatedTexts(window), IsEmpty());
}

}  // namespace
}  // namespace headroom
