// Other tuners' files in the real window: a problem becomes a kernel that is measured, results are shown.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <filesystem>

#include "headroom/problems.hpp"
#include "headroom/report/report.hpp"
#include "headroom/workloads.hpp"
#include "kernel/kernel_controller.hpp"
#include "kernel/new_kernel_dialog.hpp"
#include "tune/tune_controller.hpp"
#include "tune/tune_view.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::kPatienceMs;
using testing::kSoonMs;

class TunerFilesTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    for (const char* name : {"scale.json", "scale.cl", "kernel-tuner-cache.json"})
      std::filesystem::copy_file(std::filesystem::path(HEADROOM_TEST_DATA) / "tuners" / name, path(name).toStdString());
  }

  QString path(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
  std::string contentOf(const char* name) const { return readFile(path(name).toStdString()); }

  void drop(const char* name) {
    QMimeData content;
    content.setUrls({QUrl::fromLocalFile(path(name))});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &event);
  }

  NewKernelDialog* form() const { return child<NewKernelDialog>(); }
  template <class Widget>
  Widget* inForm(const char* name) const {
    return form()->findChild<Widget*>(QString::fromLatin1(name));
  }
  QPushButton& create() const { return *inForm<QPushButton>("newKernelCreate"); }
  bool waitForForm() const {
    return QTest::qWaitFor([this] { return form() != nullptr && create().isEnabled(); }, kPatienceMs);
  }
  bool waitForFailure() const {
    return QTest::qWaitFor([this] { return form() != nullptr && inForm<QLabel>("newKernelFailure")->isVisible(); },
                           kPatienceMs);
  }
  std::string failure() const { return inForm<QLabel>("newKernelFailure")->text().toStdString(); }
  std::string remarkOn(const char* id) const {
    const ProblemLabel* label = form()->findChild<DraftForm*>()->problemOf(QString::fromLatin1(id));
    return label != nullptr && label->isVisible() ? label->text().toStdString() : std::string();
  }
  void type(const char* id, const QString& text) const {
    auto* line = inForm<QLineEdit>(id);
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClicks(line, text);
  }
  std::string problemShownBy(const std::function<void()>& act) {
    QSignalSpy shown(window_.get(), &MainWindow::problemShown);
    act();
    EXPECT_TRUE(shown.count() > 0 || shown.wait(kPatienceMs));
    return child<MessageBar>()->sentence().toStdString();
  }
  TuningModel& tuning() const { return *child<TuningModel>(); }
};

TEST_F(TunerFilesTest, AProblemThatIsDroppedBecomesAKernelThatIsMeasuredAndTuned) {
  open();
  drop("scale.json");
  ASSERT_TRUE(waitForForm()) << (form() == nullptr ? "no form" : failure());
  EXPECT_EQ(inForm<QLineEdit>("tune.GROUP.values")->text(), QStringLiteral("32, 64, 128"));
  EXPECT_EQ(inForm<QLineEdit>("condition.0")->text(), QStringLiteral("GROUP * EACH <= 256"));
  EXPECT_EQ(inForm<QLineEdit>("global.0")->text(), QStringLiteral("4096 // EACH"));
  EXPECT_EQ(inForm<QLineEdit>("local.0")->text(), QStringLiteral("GROUP"));
  EXPECT_EQ(inForm<QLineEdit>("argument.factor")->text(), QStringLiteral("0.5"));
  EXPECT_EQ(inForm<QLineEdit>("buffer.from.fill")->text(), QStringLiteral("2")) << "by the kernel's names";
  EXPECT_EQ(inForm<QLineEdit>("reference.each.to")->text(), QStringLiteral("1"));
  EXPECT_EQ(inForm<QLineEdit>("tolerance.to")->text(), QStringLiteral("abs 0.001"));
  EXPECT_EQ(inForm<QLineEdit>("newKernelOptions")->text(), QStringLiteral("-cl-fast-relaxed-math"));
  EXPECT_TRUE(inForm<QLineEdit>("newKernelOptions")->isReadOnly());
  EXPECT_THAT(inForm<QPlainTextEdit>("newKernelText")->toPlainText().toStdString(), HasSubstr("kernel void scale"));
  EXPECT_THAT(remarkOn("tune.EACH.default"), HasSubstr("The default of EACH is 8, which is none of its values"));
  EXPECT_THAT(remarkOn("argument.n"), HasSubstr("as int: that type is taken"));

  type("tune.GROUP.values", QStringLiteral("32, 6.5"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return !create().isEnabled(); }, kSoonMs));
  EXPECT_THAT(remarkOn("tune.GROUP.values"), HasSubstr("\"6.5\" is not a whole number"));
  type("tune.GROUP.values", QStringLiteral("32, 64"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return create().isEnabled(); }, kSoonMs));
  QTest::mouseClick(&create(), Qt::LeftButton);
  EXPECT_THAT(contentOf("scale.toml"), AllOf(HasSubstr("values  = [32, 64]"), HasSubstr("GROUP * EACH <= 256")));
  EXPECT_EQ(child<KernelController>()->openId(), QStringLiteral("scale.scale"));
  EXPECT_EQ(findWorkload("scale").expected.byOutput.at("to"), "1");
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  ASSERT_TRUE(finished.wait(kPatienceMs));
  const auto isKept = [this] {
    return child<KernelView>("kernel")->state().startsWith(QStringLiteral("Revision 1: "));
  };
  EXPECT_TRUE(QTest::qWaitFor(isKept, kPatienceMs)) << child<KernelView>("kernel")->state().toStdString();
}

TEST_F(TunerFilesTest, WhatIsNoProblemIsSaidWithTheFilesName) {
  open();
  window_->showView(QStringLiteral("kernel"));
  child<KernelController>()->openFile(path("kernel-tuner-cache.json"));
  ASSERT_TRUE(waitForFailure());
  EXPECT_THAT(failure(), HasSubstr("kernel-tuner-cache.json"));
  EXPECT_FALSE(create().isEnabled());
  std::filesystem::remove(path("scale.cl").toStdString());
  form()->openFile(path("scale.json"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return failure().find("scale.cl") != std::string::npos; }, kPatienceMs))
      << failure();
}

TEST_F(TunerFilesTest, ResultsThatAreDroppedAreShownAsImported) {
  open();
  drop("kernel-tuner-cache.json");
  ASSERT_TRUE(QTest::qWaitFor([this] { return tuning().count() == 5; }, kPatienceMs));
  EXPECT_TRUE(child<TuneView>("tuner")->isVisible()) << "its view is in front";
  EXPECT_THAT(child<QLabel>("tuningTarget")->text().toStdString(), HasSubstr("convolve, imported, on Some GPU"));
  EXPECT_THAT(child<QLabel>("tuningProgress")->text().toStdString(),
              HasSubstr("Kernel Tuner, a cache: 5 configurations imported; 1 invalid: 1 build failed"));
  EXPECT_EQ(child<AnswerBox>("tuningBest")->answer().toStdString(), "Best: USE=1 X=32 Y=1, 500 launches/s, 2 ms.");
  EXPECT_THAT(child<QLabel>("tuningKept")->text().toStdString(),
              AllOf(HasSubstr("Imported from "), HasSubstr("kernel-tuner-cache.json."),
                    HasSubstr("1 configuration is left out")));
  const HeatContent& heat = child<HeatMap>("heatMap")->content();
  EXPECT_EQ(heat.rateUnit, QStringLiteral("launches/s"));
  EXPECT_EQ(child<TuneView>("tuner")->selected(), 3);
  const QString csv = folder_.filePath(QStringLiteral("out.csv"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("tuning"), csv));
  EXPECT_THAT(readFile(csv.toStdString()), HasSubstr("USE,X,Y"));
  const QString t4 = folder_.filePath(QStringLiteral("out.json"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("tuning as T4"), t4));
  EXPECT_EQ(readTuningResults(t4.toStdString()).tried.size(), 5U);
}

TEST_F(TunerFilesTest, ResultsThatCannotBeReadAreASentenceAndChangeNothing) {
  open();
  window_->showView(QStringLiteral("tune"));
  const int before = tuning().count();
  writeFile(path("broken.json").toStdString(), "{\"tune_params_keys\": [");
  EXPECT_THAT(problemShownBy([this] { child<TuneController>()->openResults(path("broken.json")); }),
              HasSubstr("broken.json"));
  EXPECT_EQ(tuning().count(), before);
}

TEST_F(TunerFilesTest, TunablesOfVeryManyValuesAreDrawnInPart) {
  std::string cache = R"({"kernel_name": "k", "tune_params_keys": ["A", "B"], "cache": {)";
  for (int i = 0; i < 400; ++i)
    cache += "\"" + std::to_string(i) + "\": {\"A\": " + std::to_string(i) + ", \"B\": " + std::to_string(i * 3) +
             ", \"time\": " + std::to_string(1 + i % 7) + "},\n";
  writeFile(path("many.json").toStdString(), cache);
  open();
  drop("many.json");
  ASSERT_TRUE(QTest::qWaitFor([this] { return tuning().count() == 400; }, kPatienceMs));
  EXPECT_EQ(child<HeatMap>("heatMap")->content().cells.size(), kMostValuesDrawn * kMostValuesDrawn);
  EXPECT_THAT(child<QLabel>("heatHeld")->text().toStdString(), HasSubstr("The first 128 values"));
}

}  // namespace
}  // namespace headroom
