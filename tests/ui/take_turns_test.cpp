// Compare > Take turns with... in the real window, with real clicks, on any device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <string>

#include "ab/ab_controller.hpp"
#include "ab/ab_window.hpp"
#include "file_dialogs.hpp"
#include "guide_kernels.hpp"
#include "headroom/report/report.hpp"
#include "sample_turns.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::kPatienceMs;
using testing::kSoonMs;
using testing::saveNextAs;
using ::testing::StartsWith;

/// A copy that writes each pixel this many times.
std::string copiesOf(int times) {
  return testing::sampleKernel("copies", "",
                               "  for (int i = 0; i < " + std::to_string(times) +
                                   "; ++i) if (x < width && y < height) ((volatile global float*)result)[y * width + x]"
                                   " = source[y * width + x];\n");
}

class TakeTurns : public testing::WindowTest {
 protected:
  AbWindow& turns() const { return *child<AbWindow>("abWindow"); }
  AbPicture& picture() const { return *child<AbPicture>("abPicture"); }
  QComboBox& base() const { return *child<QComboBox>("abBase"); }
  QComboBox& fresh() const { return *child<QComboBox>("abNew"); }
  QPushButton& button(const char* name) const { return *child<QPushButton>(name); }
  QString state() const { return child<QLabel>("abState")->text().replace(QChar(QChar::Nbsp), QLatin1Char(' ')); }
  QString whyNot() const {
    const auto* label = child<QLabel>("whyNotTurns");
    return label->isVisible() ? label->text() : QString();
  }

  void openTurns() {
    open();
    child<QAction>("takeTurns")->trigger();
    ASSERT_TRUE(turns().isVisible());
    child<QComboBox>("abSizes")->setEditText(QStringLiteral("96x64"));
  }
  QString kernel(const QString& name, int times) {
    const QString file = folder_.filePath(name);
    writeFile(file.toStdString(), copiesOf(times));
    return file;
  }
  void choose(const QString& baseName, const QString& newName) {
    base().setEditText(baseName);
    fresh().setEditText(newName);
  }
  void press(const char* name) {
    ASSERT_TRUE(button(name).isEnabled()) << name << ": " << whyNot().toStdString();
    QTest::mouseClick(&button(name), Qt::LeftButton);
  }
  std::string sentences() const { return child<QPlainTextEdit>("abSentences")->toPlainText().toStdString(); }
};

TEST_F(TakeTurns, OpensWithTheSelectedVariantAsBase) {
  open();
  child<QAction>("takeTurns")->trigger();
  EXPECT_TRUE(turns().isVisible());
  EXPECT_FALSE(turns().isModal());
  const auto* list = child<QListView>("variants");
  EXPECT_EQ(base().currentText(), list->currentIndex().data(VariantModel::IdRole).toString());
  EXPECT_EQ(child<QComboBox>("abSizes")->currentText(), QStringLiteral("4 MP"));
  EXPECT_EQ(child<QDoubleSpinBox>("abMargin")->value(), 2);
  EXPECT_EQ(child<QSpinBox>("abBudget")->value(), 60);
  EXPECT_FALSE(button("startTurns").isEnabled());
  EXPECT_EQ(whyNot(), QStringLiteral("Choose the new version."));

  turns().close();
  child<SidePanel>()->selectVariant(QStringLiteral("blur.local"));
  child<QAction>("takeTurns")->trigger();
  EXPECT_EQ(base().currentText(), QStringLiteral("blur.local"));
  EXPECT_GE(fresh().findText(QStringLiteral("blur.separable")), 0);
  EXPECT_EQ(fresh().findText(QStringLiteral("copy.scalar")), -1) << "it does other work";
  EXPECT_TRUE(fresh().itemText(0).startsWith(QLatin1Char('@'))) << "the base with another setting";
  EXPECT_EQ(fresh().currentText(), QString());

  base().setEditText(QStringLiteral("HEAD:kernels"));
  child<SidePanel>()->selectVariant(QStringLiteral("blur.separable"));
  child<QAction>("takeTurns")->trigger();
  EXPECT_EQ(base().currentText(), QStringLiteral("HEAD:kernels")) << "somebody's choice stays";
}

TEST_F(TakeTurns, ARunEndsWithAVerdictThatFilesHold) {
  openTurns();
  choose(kernel(QStringLiteral("one.cl"), 1), kernel(QStringLiteral("many.cl"), 300));
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("startTurns");
  EXPECT_FALSE(button("startTurns").isEnabled());
  EXPECT_FALSE(base().isEnabled());
  EXPECT_FALSE(button("abCsv").isEnabled());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !picture().lines().empty(); }, kPatienceMs));
  // Closing the window does not stop the run.
  QTest::keyClick(&turns(), Qt::Key_Escape);
  EXPECT_FALSE(turns().isVisible());
  EXPECT_EQ(finished.count(), 0);
  child<QAction>("takeTurns")->trigger();
  EXPECT_TRUE(turns().isVisible());
  EXPECT_EQ(picture().lines().front().verdict, QStringLiteral("measuring"));
  EXPECT_THAT(sentences(), HasSubstr("of the 10 rounds"));
  EXPECT_THAT(state().toStdString(), AllOf(StartsWith("Measuring copy.one -> copy.many at 96 x 64: "),
                                           HasSubstr(" rounds in "), HasSubstr("at most 60 s.")));
  ASSERT_TRUE(finished.count() > 0 || finished.wait(kPatienceMs));
  EXPECT_EQ(finished.front().front().value<Outcome>(), Outcome::Completed);
  ASSERT_EQ(picture().lines().size(), 1U);
  EXPECT_EQ(picture().lines().front().verdict, QStringLiteral("SLOWER"));
  EXPECT_TRUE(picture().dotOf(0).has_value());
  EXPECT_EQ(state(), QStringLiteral("Done: 1 slower."));
  EXPECT_THAT(sentences(), HasSubstr("copy.one -> copy.many at 96 x 64: The new version takes "));
  EXPECT_THAT(child<QLabel>("abHead")->text().toStdString(),
              AllOf(HasSubstr("one.cl. New: "), HasSubstr("many.cl. On ")));
  EXPECT_TRUE(button("startTurns").isEnabled());

  struct Export {
    const char* button;
    const char* file;
    const char* content;
  };
  for (const Export& wanted : {Export{"abMarkdown", "turns.md", "SLOWER"}, Export{"abCsv", "turns.csv", "copy.many"},
                               Export{"abJson", "turns.json", "\"margin\""}}) {
    const QString file = folder_.filePath(QString::fromLatin1(wanted.file));
    saveNextAs(file);
    press(wanted.button);
    EXPECT_THAT(readFile(file.toStdString()), HasSubstr(wanted.content));
    EXPECT_EQ(state(), QStringLiteral("Saved %1").arg(file));
  }
  press("abCopy");
  EXPECT_THAT(QApplication::clipboard()->text().toStdString(), HasSubstr("copy.one -> copy.many"));
  EXPECT_FALSE(
      child<AbController>()->write(AbWindow::Format::Csv, folder_.filePath(QStringLiteral("no/folder/turns.csv"))));
  EXPECT_THAT(state().toStdString(), HasSubstr("no/folder/turns.csv"));
}

TEST_F(TakeTurns, WhatCannotBeReadIsSaidInTheWindowAndStartsNothing) {
  openTurns();
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  const QString one = kernel(QStringLiteral("one.cl"), 1);
  struct Wrong {
    QString base;
    QString fresh;
    const char* sentence;
  };
  const Wrong all[] = {{one, QStringLiteral("no.such"), "no.such"},
                       {folder_.filePath(QStringLiteral("none.cl")), one, "There is no kernel file or folder"},
                       {one, QStringLiteral("@NOTHING=3"), "NOTHING"},
                       {one, QStringLiteral("blur.separable"), "different workloads or pixel formats"},
                       {one, QStringLiteral("<b>bold</b>.cl"), "<b>bold</b>.cl"},
                       {QStringLiteral("no-such-revision:") + folder_.path(), one, "is in no git repository"}};
  for (const Wrong& wrong : all) {
    SCOPED_TRACE(wrong.sentence);
    choose(wrong.base, wrong.fresh);
    EXPECT_EQ(state(), QString());
    press("startTurns");
    ASSERT_TRUE(QTest::qWaitFor([&] { return state().contains(QLatin1String(wrong.sentence)); }, kSoonMs))
        << state().toStdString();
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    EXPECT_TRUE(button("startTurns").isEnabled());
    EXPECT_FALSE(button("stopTurns").isEnabled());
  }
  for (const QLabel* label : turns().findChildren<QLabel*>()) {
    if (label->buddy() != nullptr) continue;
    EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->objectName().toStdString();
  }
  child<QComboBox>("abSizes")->setEditText(QStringLiteral("large"));
  EXPECT_FALSE(button("startTurns").isEnabled());
  EXPECT_NE(whyNot(), QString());
  EXPECT_EQ(finished.count(), 0);
  EXPECT_TRUE(picture().lines().empty());
}

TEST_F(TakeTurns, StopKeepsWhatIsKnown) {
  openTurns();
  choose(QStringLiteral("copy.scalar"), QStringLiteral("copy.scalar"));
  child<QDoubleSpinBox>("abMargin")->setValue(0.1);
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("startTurns");
  ASSERT_TRUE(QTest::qWaitFor([&] { return !picture().lines().empty(); }, kPatienceMs));
  press("stopTurns");
  ASSERT_TRUE(finished.count() > 0 || finished.wait(kPatienceMs));
  EXPECT_EQ(finished.front().front().value<Outcome>(), Outcome::Cancelled);
  ASSERT_EQ(picture().lines().size(), 1U);
  EXPECT_EQ(picture().lines().front().verdict, QStringLiteral("AMBIGUOUS"));
  EXPECT_EQ(state(), QStringLiteral("Stopped. Results so far: 1 ambiguous."));
  EXPECT_TRUE(button("abCsv").isEnabled());
  EXPECT_TRUE(button("startTurns").isEnabled());
}

TEST_F(TakeTurns, WaitForARunThatIsInProgress) {
  openTurns();
  choose(QStringLiteral("copy.scalar"), QStringLiteral("copy.scalar"));
  EXPECT_TRUE(button("startTurns").isEnabled());
  child<VariantModel>()->setTicked({QStringLiteral("blur.separable")});
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  window_->run();
  EXPECT_FALSE(button("startTurns").isEnabled());
  EXPECT_FALSE(button("stopTurns").isEnabled()) << "the run is not this window's";
  EXPECT_EQ(whyNot(), QStringLiteral("A run is in progress. Stop it first."));
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_TRUE(button("startTurns").isEnabled());
  EXPECT_EQ(whyNot(), QString());
}

TEST_F(TakeTurns, EverythingIsReachedByKeysAndWholeInASmallWindow) {
  openTurns();
  turns().setReport(testing::sampleTurns(12), {}, false);
  turns().setExportable(true);
  for (const QSize size : {QSize(1, 1), QSize(860, 600), QSize(1280, 760)}) {
    turns().resize(size);
    testing::settleLayouts();
    EXPECT_LE(turns().height(), std::max(600, size.height()));
    EXPECT_LE(turns().width(), std::max(700, size.width()));
    for (const QWidget* widget : turns().findChildren<QWidget*>()) {
      const bool isControl = qobject_cast<const QPushButton*>(widget) != nullptr ||
                             qobject_cast<const QComboBox*>(widget) != nullptr ||
                             qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
      if (!isControl && widget != &picture()) continue;
      EXPECT_EQ(widget->visibleRegion().boundingRect(), widget->rect())
          << widget->objectName().toStdString() << " at " << size.width();
      EXPECT_GE(widget->height(), widget->minimumSizeHint().height()) << widget->objectName().toStdString();
    }
  }
  QSet<QString> keys;
  const auto add = [&keys](const QString& text) {
    const QString key = QKeySequence::mnemonic(text).toString();
    EXPECT_FALSE(key.isEmpty()) << text.toStdString();
    EXPECT_FALSE(keys.contains(key)) << text.toStdString();
    keys << key;
  };
  for (const QPushButton* each : turns().findChildren<QPushButton*>()) add(each->text());
  for (const QLabel* label : turns().findChildren<QLabel*>()) {
    if (label->buddy() != nullptr) add(label->text());
  }
  for (const char* name : {"abBase", "abNew", "abSizes", "abMargin", "abBudget", "abPicture", "abSentences"})
    EXPECT_FALSE(child<QWidget>(name)->accessibleName().isEmpty()) << name;
}

}  // namespace
}  // namespace headroom
