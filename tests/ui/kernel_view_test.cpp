// The Kernel view in the real window: kernels are opened, saved here and by other programs, measured, stored, restored.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTest>
#include <filesystem>

#include "guide_kernels.hpp"
#include "headroom/report/report.hpp"
#include "kernel/changes_window.hpp"
#include "kernel/code_window.hpp"
#include "kernel/kernel_controller.hpp"
#include "kernel/kernel_view.hpp"
#include "kernel/new_kernel_dialog.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::kPatienceMs;
using ::testing::Not;

class KernelViewTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    write("twice.toml",
          "title = \"Twice\"\nsummary = \"s\"\nsource = [\"twice.cl\"]\n[size]\nN = [5000]\n[buffer]\n"
          "from = { type = \"float\", count = \"N\" }\nto = { type = \"float\", count = \"N\", use = \"out\" }\n"
          "[[pass]]\nkernel = \"twice\"\nargs = [\"from\", \"to\"]\nglobal = [\"N\"]\n"
          "[reference]\neach = { to = \"2 * from[i]\" }\n");
    write("twice.cl", kernelOf("2 * in[i]"));
  }

  static std::string kernelOf(const std::string& value) {
    return "kernel void twice(global const float* in, global float* out) {\n  const int i = get_global_id(0);\n"
           "  out[i] = " +
           value + ";\n}\n";
  }
  QString path(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
  void write(const char* name, const std::string& text) const { writeFile(path(name).toStdString(), text); }
  std::string contentOf(const char* name) const { return readFile(path(name).toStdString()); }

  KernelView& page() const { return *child<KernelView>("kernel"); }
  KernelController& controller() const { return *child<KernelController>(); }
  SourceEditor& editor(const char* name) const { return *page().files()->editorOf(path(name)); }
  std::string state() const { return page().state().replace(QChar(QChar::Nbsp), QLatin1Char(' ')).toStdString(); }
  QTableWidget& table() const { return *child<QTableWidget>("revisionTable"); }
  MessageList& messages() const { return *child<MessageList>("kernelMessages"); }

  void openKernel(const char* name = "twice.cl") {
    open();
    ASSERT_TRUE(window_->openInView(path(name)));
  }
  bool comes(const std::string& text) const {
    return QTest::qWaitFor([&] { return state().find(text) != std::string::npos; }, kPatienceMs);
  }
  void replaceIn(const char* name, const std::string& text) const {
    editor(name).selectAll();
    editor(name).replaceSelectedText(QString::fromStdString(text));
  }
  void answer(const char* question, QMessageBox::StandardButton button) const {
    QMessageBox* box = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] { return (box = child<QMessageBox>(question)) != nullptr; }, kPatienceMs));
    box->button(button)->click();
  }
};

TEST_F(KernelViewTest, WithoutAKernelThereAreNoParameters) {
  open();
  window_->showView(QStringLiteral("kernel"));
  ASSERT_TRUE(controller().openId().isEmpty());
  EXPECT_FALSE(child<QWidget>("sigmaNumber")->isVisible());
  controller().openVariant(Catalogue().find("blur.local"));
  EXPECT_TRUE(child<QWidget>("sigmaNumber")->isVisible());
  window_->showView(QStringLiteral("throughput"));
  EXPECT_TRUE(child<QWidget>("sigmaNumber")->isVisible());
}

TEST_F(KernelViewTest, TheFocusIsOnAButtonWhenItsViewIsShown) {
  open();
  window_->showView(QStringLiteral("kernel"));
  ASSERT_NE(QApplication::focusWidget(), nullptr);
  EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("openKernel"));
}

TEST_F(KernelViewTest, EachSaveBecomesAPointBesideTheOldOnes) {
  measuresCeilings_ = true;
  openKernel();
  press("run");
  ASSERT_TRUE(comes("Revision 1: ")) << state();
  EXPECT_THAT(state(), HasSubstr("of its ceiling"));
  replaceIn("twice.cl", kernelOf("in[i] + in[i]"));
  QTest::keyClick(&editor("twice.cl"), Qt::Key_S, Qt::ControlModifier);
  ASSERT_TRUE(comes("Revision 2: ")) << state();
  write("twice.cl", kernelOf("in[i] * 2"));  // by another program
  ASSERT_TRUE(comes("Revision 3: ")) << state();
  EXPECT_EQ(editor("twice.cl").text().toStdString(), kernelOf("in[i] * 2"));
  EXPECT_EQ(table().rowCount(), 3);
  EXPECT_THAT(page().chart()->drawn(), ElementsAre(1, 2, 3));
  EXPECT_TRUE(page().chart()->ceiling().has_value());
  EXPECT_THAT(child<QLabel>("kernelTimes")->text().toStdString(),
              AllOf(HasSubstr(" s: read in "), HasSubstr("built in ")));
}

TEST_F(KernelViewTest, WhatTheCompilerSaysStandsAtItsLineAndIsGoneWhenItIsMended) {
  openKernel();
  write("twice.cl", kernelOf("2 * sun"));
  ASSERT_TRUE(comes("BuildFailed")) << state();
  ASSERT_FALSE(messages().messages().empty());
  EXPECT_EQ(messages().messages().front().line, 3);
  ASSERT_FALSE(editor("twice.cl").notes().empty());
  EXPECT_EQ(editor("twice.cl").notes().front().line, 3);
  EXPECT_THAT(editor("twice.cl").notes().front().text.toStdString(), HasSubstr("sun"));
  editor("twice.cl").goTo(1);
  Q_EMIT messages().itemClicked(messages().item(0));
  int line = -1;
  int column = -1;
  editor("twice.cl").getCursorPosition(&line, &column);
  EXPECT_EQ(line, 2);
  write("twice.cl", kernelOf("2 * in[i]"));
  ASSERT_TRUE(comes("Revision 1: ")) << state();
  EXPECT_TRUE(messages().isHidden());
  EXPECT_TRUE(editor("twice.cl").notes().empty());
}

TEST_F(KernelViewTest, ADescriptionThatCantBeReadIsMarkedAtItsLineUntilItCan) {
  openKernel();
  const std::string description = contentOf("twice.toml");
  write("twice.toml", description + "nonsense = 7\n");
  ASSERT_TRUE(comes("cannot be read")) << state();
  ASSERT_EQ(messages().messages().size(), 1U);
  EXPECT_EQ(messages().messages().front().file, path("twice.toml"));
  EXPECT_GT(messages().messages().front().line, 1);
  EXPECT_FALSE(child<QToolButton>("run")->isEnabled());
  write("twice.toml", description);
  ASSERT_TRUE(comes("Revision 1: ")) << state();
  EXPECT_TRUE(messages().isHidden());
}

TEST_F(KernelViewTest, AWrongResultIsNoRevisionThatIsRight) {
  openKernel();
  write("twice.cl", kernelOf("3 * in[i]"));
  ASSERT_TRUE(comes("WrongResult")) << state();
  EXPECT_EQ(messages().isHidden(), false);
}

TEST_F(KernelViewTest, ARevisionIsComparedAndRestored) {
  openKernel();
  press("run");
  ASSERT_TRUE(comes("Revision 1: ")) << state();
  write("twice.cl", kernelOf("in[i] + in[i]"));
  ASSERT_TRUE(comes("Revision 2: ")) << state();
  page().list()->select(1);
  child<QPushButton>("showChanges")->click();
  const QString shown = child<ChangesWindow>("changes")->shown();
  EXPECT_THAT(shown.toStdString(), AllOf(HasSubstr("-  out[i] = 2 * in[i];"), HasSubstr("+  out[i] = in[i] + in[i];")));
  child<QPushButton>("restoreRevision")->click();
  ASSERT_TRUE(comes("Revision 1: ")) << state();
  EXPECT_EQ(contentOf("twice.cl"), kernelOf("2 * in[i]"));
  EXPECT_EQ(editor("twice.cl").text().toStdString(), kernelOf("2 * in[i]"));
  QSignalSpy asked(child<RevisionController>(), &RevisionController::turnsAsked);
  page().list()->select(2);
  child<QPushButton>("compareRevisions")->click();
  ASSERT_EQ(asked.size(), 1);
  EXPECT_EQ(asked.front().at(0).toString(), path("twice.toml") + QStringLiteral("@r2"));
  EXPECT_EQ(asked.front().at(1).toString(), path("twice.toml"));
}

TEST_F(KernelViewTest, UnsavedChangesAreNotLost) {
  openKernel();
  replaceIn("twice.cl", kernelOf("in[i] + in[i]"));
  EXPECT_TRUE(child<QToolButton>("saveKernel")->isEnabled());
  window_->close();
  EXPECT_TRUE(window_->isVisible());
  answer("unsavedQuestion", QMessageBox::Cancel);
  EXPECT_TRUE(window_->isVisible());
  EXPECT_EQ(contentOf("twice.cl"), kernelOf("2 * in[i]"));
  window_->close();
  answer("unsavedQuestion", QMessageBox::Save);
  EXPECT_FALSE(window_->isVisible());
  EXPECT_EQ(contentOf("twice.cl"), kernelOf("in[i] + in[i]"));
}

TEST_F(KernelViewTest, AFileThatAnotherProgramChangedMeanwhileIsNotOverwrittenUnasked) {
  openKernel();
  child<QCheckBox>("measureOnSave")->setChecked(false);
  replaceIn("twice.cl", kernelOf("in[i] + in[i]"));
  write("twice.cl", kernelOf("in[i] * 2"));
  auto* question = child<QLabel>("fileConflict");
  ASSERT_TRUE(QTest::qWaitFor([&] { return question->isVisible(); }, kPatienceMs));
  EXPECT_EQ(editor("twice.cl").text().toStdString(), kernelOf("in[i] + in[i]"));
  EXPECT_FALSE(page().files()->save());
  EXPECT_EQ(contentOf("twice.cl"), kernelOf("in[i] * 2"));
  child<QPushButton>("loadFile")->click();
  EXPECT_EQ(editor("twice.cl").text().toStdString(), kernelOf("in[i] * 2"));
  EXPECT_FALSE(page().files()->isModified());
  replaceIn("twice.cl", kernelOf("in[i] + in[i]"));
  write("twice.cl", kernelOf("2.0f * in[i]"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return question->isVisible(); }, kPatienceMs));
  child<QPushButton>("keepMine")->click();
  EXPECT_TRUE(page().files()->save());
  EXPECT_EQ(contentOf("twice.cl"), kernelOf("in[i] + in[i]"));
}

TEST_F(KernelViewTest, ABuiltInKernelIsReadAndCopied) {
  open();
  child<SidePanel>()->selectVariant(QStringLiteral("blur.local"));
  child<QAction>("openSelectedKernel")->trigger();
  EXPECT_TRUE(page().isVisible());
  ASSERT_NE(page().files()->current(), nullptr);
  EXPECT_TRUE(page().files()->current()->isReadOnly());
  EXPECT_THAT(page().files()->current()->text().toStdString(), HasSubstr("kernel void"));
  const QString folder = folder_.filePath(QStringLiteral("mine"));
  QDir().mkpath(folder);
  controller().copyTo(folder);
  EXPECT_FALSE(page().files()->current()->isReadOnly());
  EXPECT_TRUE(page().files()->currentFile().startsWith(folder));
  EXPECT_EQ(controller().whyNotMeasure(), QString());
}

TEST_F(KernelViewTest, KernelFoldersAreReadAgainWhenAFileInThemIsSaved) {
  const QString folder = folder_.filePath(QStringLiteral("kernels"));
  testing::writeSampleKernels(folder);
  kernelFolders_ = {folder.toStdString()};
  open();
  window_->setWorkload(QStringLiteral("copy"));
  auto* variants = child<VariantModel>();
  const auto whyNot = [variants](const char* id) {
    const QModelIndex index = variants->indexOf(QString::fromLatin1(id));
    return index.isValid() ? index.data(VariantModel::WhyNotRole).toString().toStdString() : "not there";
  };
  const auto becomes = [&](const char* id, const std::string& reason) {
    return QTest::qWaitFor(
        [&] { return reason.empty() ? whyNot(id).empty() : whyNot(id).find(reason) != std::string::npos; },
        kPatienceMs);
  };
  EXPECT_EQ(whyNot("copy.sample"), "");
  const std::string file = folder.toStdString() + "/copy/sample.cl";
  const std::string text = readFile(file);
  writeFile(file, "/*---\nnonsense\n---*/\n");
  EXPECT_TRUE(becomes("copy.sample", "cannot be read as it is now")) << whyNot("copy.sample");
  writeFile(file, text);
  EXPECT_TRUE(becomes("copy.sample", "")) << whyNot("copy.sample");
  writeFile(folder.toStdString() + "/copy/sample-new.cl", text);
  EXPECT_TRUE(becomes("copy.sample-new", ""));
  std::filesystem::remove(file);
  EXPECT_TRUE(becomes("copy.sample", "any more")) << whyNot("copy.sample");
  EXPECT_TRUE(becomes("copy.sample-new", ""));
}

TEST_F(KernelViewTest, ACheckPutsFaultsAtTheirLines) {
  if (QStandardPaths::findExecutable(QStringLiteral("oclgrind")).isEmpty()) GTEST_SKIP() << "Oclgrind is not installed";
  write("twice.cl", kernelOf("in[i + 1000000]"));
  openKernel();
  press("checkKernel");
  ASSERT_TRUE(comes("found a fault in 1 place")) << state();
  ASSERT_FALSE(messages().messages().empty());
  EXPECT_EQ(messages().messages().front().file, path("twice.cl"));
  EXPECT_EQ(messages().messages().front().line, 3);
  EXPECT_THAT(messages().messages().front().text.toStdString(), HasSubstr("out of bounds"));
  EXPECT_EQ(editor("twice.cl").notes().front().line, 3);
}

TEST_F(KernelViewTest, TheCompilersWorkIsBesideTheRevisions) {
  openKernel();
  press("compileKernel");
  auto* compiled = child<SourceEditor>("compiledText");
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return compiled->text().contains(QStringLiteral("twice.twice at")); }, kPatienceMs));
  EXPECT_TRUE(compiled->isVisible());
  EXPECT_THAT(compiled->text().toStdString(), HasSubstr("group"));
  EXPECT_TRUE(compiled->isReadOnly());
}

TEST_F(KernelViewTest, TheCodeOfTwoRevisionsIsComparedAndCompiledOnce) {
  openKernel();
  press("run");
  ASSERT_TRUE(comes("Revision 1: ")) << state();
  write("twice.cl", kernelOf("2 * in[i] * (in[i] + 1) / (in[i] + 1)"));
  ASSERT_TRUE(comes("Revision 2: ")) << state();
  table().setFocus();
  table().selectRow(1);
  auto* button = child<QPushButton>("compareCode");
  ASSERT_TRUE(button->isEnabled());
  auto* window = child<CodeWindow>("codeChanges");
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  QTest::keyClick(button, Qt::Key_Space);
  EXPECT_TRUE(window->isVisible());
  ASSERT_TRUE(QTest::qWaitFor([&] { return window->facts()->rowCount() > 0; }, kPatienceMs))
      << window->sentence().toStdString();
  EXPECT_EQ(finished.size(), 2) << "one compilation of each";
  EXPECT_EQ(window->facts()->horizontalHeaderItem(2)->text(), QStringLiteral("revision 1"));
  EXPECT_EQ(window->facts()->horizontalHeaderItem(3)->text(), QStringLiteral("now"));
  EXPECT_THAT(window->sentence().toStdString(), ::testing::AnyOf(HasSubstr("differ"), HasSubstr("same code")));
  EXPECT_FALSE(window->code().isEmpty());
  QTest::keyClick(window, Qt::Key_Escape);
  EXPECT_FALSE(window->isVisible());

  // Both are compiled: the second one is the saved text.
  table().selectAll();
  QTest::mouseClick(button, Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return window->facts()->rowCount() > 0; }, kPatienceMs));
  EXPECT_EQ(finished.size(), 2) << "nothing is compiled again";
  EXPECT_EQ(window->facts()->horizontalHeaderItem(3)->text(), QStringLiteral("revision 2"));
}

TEST_F(KernelViewTest, ARevisionThatDoesNotCompileIsSaidAndClosingEndsTheComparison) {
  openKernel();
  press("run");
  ASSERT_TRUE(comes("Revision 1: ")) << state();
  child<QCheckBox>("measureOnSave")->setChecked(false);
  write("twice.cl", kernelOf("2 * in[j]"));
  auto* window = child<CodeWindow>("codeChanges");
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return editor("twice.cl").text().contains(QStringLiteral("in[j]")); }, kPatienceMs));
  table().selectRow(0);
  QTest::mouseClick(child<QPushButton>("compareCode"), Qt::LeftButton);
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return window->sentence().contains(QStringLiteral("now does not compile")); }, kPatienceMs))
      << window->sentence().toStdString();
  EXPECT_EQ(window->facts()->rowCount(), 0);

  write("twice.cl", kernelOf("3 * in[i]"));
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return editor("twice.cl").text().contains(QStringLiteral("3 * in[i]")); }, kPatienceMs));
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  QTest::mouseClick(child<QPushButton>("compareCode"), Qt::LeftButton);
  window->close();
  ASSERT_TRUE(!finished.isEmpty() || finished.wait(kPatienceMs));
  EXPECT_TRUE(window_->whyNotRun().isEmpty()) << "nothing goes on";
}

TEST_F(KernelViewTest, WhatToTryNextIsBesideTheRevisionsUntilTheTextChanges) {
  const std::string plain = contentOf("twice.toml");
  std::string filled = plain;
  filled.replace(filled.find("count = \"N\" }"), 13, "count = \"N\", init = 1e-40 }");
  write("twice.toml", filled);
  openKernel();
  const auto advised = [this] {
    std::string sentences;
    for (const QLabel* label : page().findChild<AdviceList*>()->findChildren<QLabel*>())
      sentences += label->text().toStdString() + '\n';
    return sentences;
  };
  EXPECT_THAT(advised(), HasSubstr("appears here when the kernel has been measured"));
  press("run");
  ASSERT_TRUE(comes("Revision 1: ")) << state();
  EXPECT_THAT(advised(), HasSubstr("from is filled with denormal numbers"));
  write("twice.toml", plain);
  ASSERT_TRUE(comes("Revision 2: ")) << state();
  EXPECT_THAT(advised(), Not(HasSubstr("denormal")));
}

TEST_F(KernelViewTest, ABareKernelIsDescribedFirst) {
  write("bare.cl", kernelOf("4 * in[i]"));
  openKernel("bare.cl");
  auto* form = child<NewKernelDialog>();
  ASSERT_NE(form, nullptr);
  EXPECT_TRUE(form->isVisible());
  write("bare.toml", contentOf("twice.toml"));
  Q_EMIT form->created(path("bare.toml"));
  EXPECT_EQ(controller().openId(), QStringLiteral("bare.bare"));
}

TEST_F(KernelViewTest, AWrongSizeIsSaidWhereItWasTyped) {
  openKernel();
  child<QComboBox>("kernelSize")->setEditText(QStringLiteral("1000, 2000"));
  EXPECT_FALSE(child<QToolButton>("run")->isEnabled());
  EXPECT_THAT(child<QLabel>("whyNotKernel")->text().toStdString(), HasSubstr("one size"));
  child<QComboBox>("kernelSize")->setEditText(QStringLiteral("1000"));
  EXPECT_TRUE(child<QToolButton>("run")->isEnabled());
  EXPECT_TRUE(child<QLabel>("whyNotKernel")->isHidden());
}

TEST_F(KernelViewTest, TheSizeMayBeChangedWhileItIsMeasured) {
  measuresCeilings_ = true;
  openKernel();
  press("run");
  child<QComboBox>("kernelSize")->setEditText(QStringLiteral("nonsense"));
  EXPECT_TRUE(comes("Revision 1: ")) << state();
  child<QComboBox>("kernelSize")->setEditText(QStringLiteral("5000"));
  EXPECT_TRUE(child<QToolButton>("run")->isEnabled());
}

TEST_F(KernelViewTest, FindsTextInTheFile) {
  openKernel();
  QTest::keyClick(&editor("twice.cl"), Qt::Key_F, Qt::ControlModifier);
  ASSERT_TRUE(child<QWidget>("findBar")->isVisible());
  QTest::keyClicks(child<QLineEdit>("findText"), QStringLiteral("out["));
  QTest::keyClick(child<QLineEdit>("findText"), Qt::Key_Return);
  EXPECT_EQ(editor("twice.cl").selectedText(), QStringLiteral("out["));
  QTest::keyClick(child<QLineEdit>("findText"), Qt::Key_Escape);
  EXPECT_FALSE(child<QWidget>("findBar")->isVisible());
}

}  // namespace
}  // namespace headroom
