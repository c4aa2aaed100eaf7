// The form for a new kernel in the real window with the real runner: from a bare .cl file to a description that runs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "kernel/new_kernel_dialog.hpp"
#include "patience.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::kPatienceMs;
using testing::kSoonMs;

constexpr const char* kSaxpyText =
    "kernel void saxpy(global float* y, global const float* x, float a, int n) {\n"
    "  const int i = get_global_id(0);\n"
    "  if (i < n) y[i] = a * x[i] + y[i];\n"
    "}\n";

class NewKernelTest : public ::testing::Test {
 protected:
  void SetUp() override {
    WorkbenchOptions options;
    options.runner = HEADROOM_CLI;
    bridge_ = std::make_unique<Bridge>(options);
    dialog_ = std::make_unique<NewKernelDialog>(bridge_.get(), QString());
    dialog_->show();
  }

  std::string path(const std::string& name) const {
    return folder_.filePath(QString::fromStdString(name)).toStdString();
  }

  template <class Widget>
  Widget* child(const char* name) const {
    return dialog_->findChild<Widget*>(QString::fromLatin1(name));
  }
  QPushButton& create() const { return *child<QPushButton>("newKernelCreate"); }
  QString problemOf(const char* id) const {
    const ProblemLabel* label = dialog_->findChild<DraftForm*>()->problemOf(QString::fromLatin1(id));
    return label != nullptr && label->isVisible() ? label->text() : QString();
  }

  void openText(const std::string& text, const std::string& name = "saxpy.cl") {
    writeFile(path(name), text);
    dialog_->openFile(QString::fromStdString(path(name)));
    waitForForm();
  }
  void waitForForm() {
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return child<QLineEdit>("global.0") != nullptr && create().isEnabled(); }, kPatienceMs))
        << create().toolTip().toStdString() << child<QLabel>("newKernelFailure")->text().toStdString();
  }
  bool waitForFailure() {
    return QTest::qWaitFor([&] { return child<QLabel>("newKernelFailure")->isVisible(); }, kPatienceMs);
  }
  /// As a user types.
  void type(const char* id, const QString& text) {
    auto* line = child<QLineEdit>(id);
    if (line == nullptr) line = child<QComboBox>(id)->lineEdit();
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClicks(line, text);
  }
  void choose(const char* id, const char* choice) {
    auto* box = child<QComboBox>(id);
    box->setFocus();
    const int wanted = box->findData(QString::fromLatin1(choice));
    while (box->currentIndex() > wanted) QTest::keyClick(box, Qt::Key_Up);
    while (box->currentIndex() < wanted) QTest::keyClick(box, Qt::Key_Down);
  }
  bool waitUntilCreatable(bool isCreatable) {
    return QTest::qWaitFor([&] { return create().isEnabled() == isCreatable; }, kSoonMs);
  }

  QTemporaryDir folder_;
  std::unique_ptr<Bridge> bridge_;
  std::unique_ptr<NewKernelDialog> dialog_;
};

TEST_F(NewKernelTest, FromAFileToADescriptionThatIsMeasuredAndChecked) {
  openText(kSaxpyText);
  type("size.n", QStringLiteral("4096"));
  type("argument.a", QStringLiteral("2.5"));
  choose("reference", "each");
  ASSERT_TRUE(waitUntilCreatable(false)) << "an expression is missing";
  type("reference.each.y", QStringLiteral("2.5 * x[i] + y[i]"));
  ASSERT_TRUE(waitUntilCreatable(true)) << create().toolTip().toStdString();
  QSignalSpy created(dialog_.get(), &NewKernelDialog::created);
  QTest::mouseClick(&create(), Qt::LeftButton);
  ASSERT_EQ(created.size(), 1);
  EXPECT_EQ(created.front().front().toString().toStdString(), path("saxpy.toml"));
  EXPECT_FALSE(dialog_->isVisible());
  EXPECT_EQ(readFile(path("saxpy.cl")), kSaxpyText) << "the kernel's file is not changed";

  const Variant variant = readKernelFile(path("saxpy.toml"));
  EXPECT_EQ(findWorkload("saxpy").expected.byOutput.at("y"), "2.5 * x[i] + y[i]");
  WorkbenchOptions options;
  options.runner = HEADROOM_CLI;
  options.kernelFolders = {folder_.path().toStdString()};
  Bridge bridge(options);
  RunPlan plan;
  plan.variants = {variant.id};
  plan.sizes = findWorkload("saxpy").usualElsewhere;
  plan.ceilings = false;
  plan.sampling.timeBudgetSeconds = 0.001;
  plan.sampling.freshRounds = false;
  QSignalSpy rows(&bridge, &Bridge::rowReady);
  QSignalSpy finished(&bridge, &Bridge::sweepFinished);
  bridge.startSweep(plan);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  ASSERT_EQ(rows.size(), 1);
  const auto row = rows.front().front().value<ResultRow>();
  EXPECT_EQ(row.status, Status::Ok) << row.reason;
  EXPECT_TRUE(row.error.has_value() || row.ownError.has_value()) << "it is compared with the expression";
}

TEST_F(NewKernelTest, AKernelThatDoesNotBuildShowsItsLine) {
  writeFile(path("broken.cl"), "kernel void f(global float* a) {\n  a[0] = ;\n}\n");
  dialog_->openFile(QString::fromStdString(path("broken.cl")));
  ASSERT_TRUE(waitForFailure());
  EXPECT_THAT(child<QLabel>("newKernelFailure")->text().toStdString(), HasSubstr("broken.cl does not build"));
  ASSERT_TRUE(child<QPlainTextEdit>("newKernelLog")->isVisible());
  EXPECT_THAT(child<QPlainTextEdit>("newKernelLog")->toPlainText().toStdString(), HasSubstr("broken.cl:2:"));
  EXPECT_FALSE(create().isEnabled());
  EXPECT_THAT(create().toolTip().toStdString(), HasSubstr("does not build"));
}

TEST_F(NewKernelTest, QuestionsStandAtTheirFieldsWithTheirDefaults) {
  openText(kSaxpyText);
  const auto askedAt = [&](const char* id) {
    for (const QLabel* label : dialog_->findChildren<QLabel*>()) {
      if (label->isVisible() && label->buddy() != nullptr && label->buddy()->objectName() == QLatin1String(id))
        return label->text();
    }
    return QString();
  };
  EXPECT_EQ(askedAt("argument.a"), QStringLiteral("Which value has a?"));
  EXPECT_EQ(child<QLineEdit>("argument.a")->text(), QStringLiteral("2.0"));
  EXPECT_EQ(askedAt("reference"), QStringLiteral("What should the results be?"));
  EXPECT_FALSE(child<QLineEdit>("reference.each.y")->isVisible()) << "nothing is compared yet";
  choose("reference", "each");
  EXPECT_TRUE(child<QLineEdit>("reference.each.y")->isVisible());
}

TEST_F(NewKernelTest, WhatCannotBeReadIsASentenceThatNamesIt) {
  dialog_->openFile(QString::fromStdString(path("gone.cl")));
  ASSERT_TRUE(waitForFailure());
  EXPECT_THAT(child<QLabel>("newKernelFailure")->text().toStdString(), HasSubstr(path("gone.cl")));
  dialog_->setText(QStringLiteral("kernel void f(void) {}"));
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return child<QLabel>("newKernelFailure")->text().contains(QStringLiteral("takes no argument")); },
      kPatienceMs));
  EXPECT_FALSE(create().isEnabled());
}

TEST_F(NewKernelTest, AWrongExtentIsShownAtItsFieldUntilItIsRight) {
  openText(kSaxpyText);
  type("buffer.x.shape", QStringLiteral("n *"));
  ASSERT_TRUE(waitUntilCreatable(false));
  EXPECT_THAT(problemOf("buffer.x.shape").toStdString(), HasSubstr("n *"));
  EXPECT_THAT(create().toolTip().toStdString(), AllOf(HasSubstr("Elements of x"), HasSubstr("n *")));
  QTest::keyClick(&create(), Qt::Key_Return);
  EXPECT_FALSE(QFile::exists(QString::fromStdString(path("saxpy.toml"))));
  type("buffer.x.shape", QStringLiteral("2 * n"));
  ASSERT_TRUE(waitUntilCreatable(true));
  EXPECT_EQ(problemOf("buffer.x.shape"), QString());
}

TEST_F(NewKernelTest, PastedTextIsStoredBesideItsDescription) {
  dialog_->setText(QString::fromLatin1(kSaxpyText));
  waitForForm();
  EXPECT_EQ(child<QLineEdit>("newKernelName")->text(), QStringLiteral("saxpy"));
  EXPECT_EQ(child<QLineEdit>("newKernelFolder")->text().toStdString(), userKernelFolder().string());
  type("newKernelFolder", folder_.path());
  type("newKernelName", QStringLiteral("copy"));
  ASSERT_TRUE(waitUntilCreatable(false));
  EXPECT_THAT(child<QLabel>("newKernelPlaceProblem")->text().toStdString(), HasSubstr("built-in"));
  type("newKernelName", QStringLiteral("pasted"));
  ASSERT_TRUE(waitUntilCreatable(true));
  QSignalSpy created(dialog_.get(), &NewKernelDialog::created);
  QTest::keyClick(child<QLineEdit>("newKernelName"), Qt::Key_Return);
  ASSERT_EQ(created.size(), 1);
  EXPECT_EQ(readFile(path("pasted.cl")), kSaxpyText);
  EXPECT_EQ(readKernelFile(path("pasted.toml")).id, "pasted.pasted");
}

TEST_F(NewKernelTest, WhatIsThereIsOverwrittenAfterAQuestion) {
  writeFile(path("saxpy.toml"), "precious");
  openText(kSaxpyText);
  const auto press = [&](int role) {
    QTest::mouseClick(&create(), Qt::LeftButton);
    auto* question = child<QMessageBox>("overwriteQuestion");
    ASSERT_NE(question, nullptr);
    EXPECT_THAT(question->text().toStdString(), HasSubstr(path("saxpy.toml")));
    for (QAbstractButton* button : question->buttons()) {
      if (question->buttonRole(button) == role) QTest::mouseClick(button, Qt::LeftButton);
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return child<QMessageBox>("overwriteQuestion") == nullptr; }, kSoonMs));
  };
  press(QMessageBox::RejectRole);
  EXPECT_EQ(readFile(path("saxpy.toml")), "precious");
  EXPECT_TRUE(dialog_->isVisible());
  press(QMessageBox::DestructiveRole);
  EXPECT_THAT(readFile(path("saxpy.toml")), HasSubstr("kernel = \"saxpy\""));
  EXPECT_FALSE(dialog_->isVisible());
}

TEST_F(NewKernelTest, ManyArgumentsScrollInASmallWindow) {
  std::string text = "kernel void many(global float* out, int n";
  std::string sum = "0";
  for (int i = 0; i < 23; ++i) {
    text += ", float weight" + std::to_string(i);
    sum += " + weight" + std::to_string(i);
  }
  text += ") {\n  const int i = get_global_id(0); if (i < n) out[i] = " + sum + ";\n}\n";
  dialog_->resize(800, 600);
  openText(text, "many.cl");
  EXPECT_LE(dialog_->width(), 800);
  EXPECT_LE(dialog_->height(), 600);
  const auto* scroll = child<QScrollArea>("newKernelPage");
  ASSERT_TRUE(QTest::qWaitFor([&] { return scroll->verticalScrollBar()->maximum() > 0; }, kSoonMs));
  EXPECT_EQ(scroll->horizontalScrollBar()->maximum(), 0) << "nothing is cut off at the right";
  // The Tab key reaches the last value, which is scrolled into view.
  auto* last = child<QLineEdit>("argument.weight22");
  child<QLineEdit>("newKernelOptions")->setFocus();
  QTest::keyClick(dialog_->focusWidget(), Qt::Key_Tab);  // the heading of the questions
  for (int i = 0; i < 23; ++i) QTest::keyClick(dialog_->focusWidget(), Qt::Key_Tab);
  ASSERT_EQ(dialog_->focusWidget(), last);
  EXPECT_EQ(last->visibleRegion().boundingRect(), last->rect());
}

TEST_F(NewKernelTest, WhatWasSaidOfOneKernelIsNotSaidOfAnother) {
  openText(kSaxpyText);
  type("size.n", QStringLiteral("4096"));
  openText(kSaxpyText, "second kernel.cl");
  EXPECT_EQ(child<QLineEdit>("size.n")->text(), QStringLiteral("1048576"));
  EXPECT_EQ(child<QLineEdit>("newKernelName")->text(), QStringLiteral("second-kernel"));
}

TEST_F(NewKernelTest, MnemonicsAreUniqueAndEscapeLeavesNothing) {
  openText(kSaxpyText);
  QSet<QString> keys;
  const auto add = [&keys](const QString& text) {
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (key.isEmpty()) return;
    EXPECT_FALSE(keys.contains(key.toString())) << text.toStdString();
    keys.insert(key.toString());
  };
  for (const QLabel* label : dialog_->findChildren<QLabel*>()) {
    if (label->isVisible() && label->buddy() != nullptr) add(label->text());
  }
  for (const QAbstractButton* button : dialog_->findChildren<QAbstractButton*>()) {
    if (button->isVisible()) add(button->text());
  }
  EXPECT_GE(keys.size(), 8);
  QTest::keyClick(dialog_.get(), Qt::Key_Escape);
  EXPECT_FALSE(dialog_->isVisible());
  EXPECT_FALSE(QFile::exists(QString::fromStdString(path("saxpy.toml"))));
}

TEST_F(NewKernelTest, OneOfSeveralKernelsIsChosenAndOptionsReachTheBuild) {
  writeFile(path("two.cl"),
            "kernel void one(global float* a, int n) { const int i = get_global_id(0); if (i < n) a[i] = STEP; }\n"
            "kernel void other(global int* b, int n) { const int i = get_global_id(0); if (i < n) b[i] = STEP; }\n");
  dialog_->openFile(QString::fromStdString(path("two.cl")));
  ASSERT_TRUE(waitForFailure()) << "STEP is not defined";
  type("newKernelOptions", QStringLiteral("-D STEP=3"));
  waitForForm();
  auto* kernels = child<QComboBox>("newKernelKernel");
  ASSERT_TRUE(kernels->isVisible());
  EXPECT_NE(child<QWidget>("buffer.a.shape"), nullptr);
  kernels->setFocus();
  QTest::keyClick(kernels, Qt::Key_Down);
  EXPECT_NE(child<QWidget>("buffer.b.shape"), nullptr);
  EXPECT_THAT(child<QPlainTextEdit>("newKernelToml")->toPlainText().toStdString(),
              AllOf(HasSubstr("kernel = \"other\""), HasSubstr("-DSTEP=3")));
}

}  // namespace
}  // namespace headroom
