// Default variants of a run, and the user's choices.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "headroom/catalogue/unsupported.hpp"
#include "headroom/story.hpp"
#include "headroom/system/error.hpp"
#include "style/duration_text.hpp"
#include "style/variant_name.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::Each;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAreArray;

TEST(DurationTextTest, HasNoMoreDigitsThanAnEstimate) {
  EXPECT_EQ(aboutText(0.2), QStringLiteral("about 1 s"));
  EXPECT_EQ(aboutText(7.4), QStringLiteral("about 7 s"));
  EXPECT_EQ(aboutText(48.2), QStringLiteral("about 50 s"));
  EXPECT_EQ(aboutText(200), QStringLiteral("about 3 min"));
  EXPECT_EQ(aboutText(3 * 3600), QStringLiteral("about 3 h"));
}

TEST(VariantNameTest, IsIdAndTitleOrTheIdOfAKernelThatIsGone) {
  const VariantTitles titles{{QStringLiteral("blur.local"), QStringLiteral("Separable, local memory")}};
  EXPECT_EQ(variantName(QStringLiteral("blur.local"), titles), QStringLiteral("blur.local: Separable, local memory"));
  EXPECT_EQ(variantName(QStringLiteral("blur.gone"), titles), QStringLiteral("blur.gone"));
}

/// Returns a device of this type, without any driver.
DeviceDescription storyDevice(DeviceType type, const char* name) {
  DeviceDescription device;
  device.id = "0:0";
  device.name = name;
  device.type = type;
  device.hasImages = true;
  return device;
}

class StoryControllerTest : public ::testing::Test {
 protected:
  StoryControllerTest() {
    controller_.setParameters({{"sigma", 5}});
    controller_.setWorkload(QStringLiteral("blur"));
  }
  [[nodiscard]] QStringList storyOn(const DeviceDescription& device) const {
    QStringList ids;
    for (const std::string& id : storyOf(catalogue_, "blur", device, {{"sigma", 5}})) ids << QString::fromStdString(id);
    return ids;
  }

  const DeviceDescription cpu_ = storyDevice(DeviceType::Cpu, "Some processor");
  const DeviceDescription gpu_ = storyDevice(DeviceType::Gpu, "Some card");
  const Catalogue catalogue_;
  Settings settings_{Settings::Keep::ForThisRun};
  VariantModel variants_{catalogue_};
  const QAbstractItemModelTester tester_{&variants_, QAbstractItemModelTester::FailureReportingMode::Fatal};
  SizesBox sizes_;
  StoryController controller_{catalogue_, &variants_, &sizes_, &settings_};
};

TEST_F(StoryControllerTest, NothingIsTickedUntilADeviceIsKnownAndThenItsStory) {
  EXPECT_THAT(variants_.ticked(), IsEmpty());
  controller_.setDevice(cpu_);
  EXPECT_THAT(variants_.ticked(), UnorderedElementsAreArray(storyOn(cpu_)));
  controller_.setDevice(gpu_);
  EXPECT_THAT(variants_.ticked(), UnorderedElementsAreArray(storyOn(gpu_)));
  EXPECT_NE(storyOn(cpu_), storyOn(gpu_));
}

TEST_F(StoryControllerTest, SizesAreThoseOfTheDeviceUntilOthersAreTyped) {
  controller_.setDevice(gpu_);
  EXPECT_EQ(sizes_.sizes(), storySizes("blur", gpu_));
  controller_.setDevice(cpu_);
  EXPECT_EQ(sizes_.sizes(), storySizes("blur", cpu_));
  sizes_.setText(QStringLiteral("2 MP"));
  controller_.setDevice(gpu_);
  EXPECT_EQ(sizes_.text(), QStringLiteral("2 MP"));
  controller_.setWorkload(QStringLiteral("matmul"));
  EXPECT_EQ(sizes_.sizes(), storySizes("matmul", gpu_));
}

TEST_F(StoryControllerTest, WhatTheDeviceCannotRunComesLastWithItsReasonAndCannotBeTicked) {
  controller_.setDevice(cpu_);
  bool isInSupportedPart = true;
  int unsupported = 0;
  for (int row = 0; row < variants_.rowCount(); ++row) {
    const QModelIndex index = variants_.index(row);
    const QString whyNot = index.data(VariantModel::WhyNotRole).toString();
    const std::string id = index.data(VariantModel::IdRole).toString().toStdString();
    EXPECT_EQ(whyNot.toStdString(), whyUnsupported(catalogue_.find(id), cpu_, {{"sigma", 5}})) << id;
    isInSupportedPart = isInSupportedPart && whyNot.isEmpty();
    EXPECT_EQ(whyNot.isEmpty(), isInSupportedPart) << id << ": those that cannot run are together at the end";
    if (whyNot.isEmpty()) continue;
    ++unsupported;
    EXPECT_EQ(index.data(Qt::CheckStateRole).toInt(), Qt::Unchecked) << id;
    EXPECT_FALSE(variants_.setData(index, Qt::Checked, Qt::CheckStateRole)) << id;
    EXPECT_FALSE(variants_.flags(index) & Qt::ItemIsUserCheckable) << id;
    EXPECT_TRUE(index.data(Qt::ToolTipRole).toString().contains(whyNot.toHtmlEscaped())) << id;
  }
  EXPECT_GT(unsupported, 0) << "blurs on matrix units";
}

TEST_F(StoryControllerTest, AllIsAllThatTheDeviceCanRun) {
  controller_.setDevice(cpu_);
  variants_.tickAll();
  for (const QString& id : variants_.ticked()) {
    EXPECT_THAT(whyUnsupported(catalogue_.find(id.toStdString()), cpu_, {{"sigma", 5}}), IsEmpty());
  }
  EXPECT_GT(variants_.ticked().size(), controller_.story().size());
}

TEST_F(StoryControllerTest, SigmaBeyondAVariantsRangeTakesItsTickUntilItIsBack) {
  controller_.setDevice(cpu_);
  const QString id = QStringLiteral("blur.recursive");
  variants_.setTicked({id, QStringLiteral("blur.separable")});
  controller_.setParameters({{"sigma", catalogue_.find(id.toStdString()).valid.at("sigma").largest + 1}});
  EXPECT_EQ(variants_.ticked(), QStringList{QStringLiteral("blur.separable")});
  controller_.setParameters({{"sigma", 5}});
  EXPECT_THAT(variants_.ticked(), UnorderedElementsAreArray(QStringList{id, QStringLiteral("blur.separable")}));
}

TEST_F(StoryControllerTest, AChoiceOutlastsTheDeviceUntilTheStoryIsAskedFor) {
  controller_.setDevice(cpu_);
  const QStringList chosen{QStringLiteral("blur.separable")};
  variants_.setTicked(chosen);
  controller_.setDevice(gpu_);
  EXPECT_EQ(variants_.ticked(), chosen);
  controller_.setWorkload(QStringLiteral("copy"));
  controller_.setWorkload(QStringLiteral("blur"));
  EXPECT_EQ(variants_.ticked(), chosen);
  controller_.tickStory();
  EXPECT_THAT(variants_.ticked(), UnorderedElementsAreArray(storyOn(gpu_)));
}

TEST_F(StoryControllerTest, RemembersWhatWasChosenAndNotWhatIsTheStory) {
  controller_.setDevice(cpu_);
  controller_.remember();
  EXPECT_FALSE(settings_.tickedVariants(QStringLiteral("blur")).has_value());
  EXPECT_THAT(settings_.sizes(QStringLiteral("pixels")).toStdString(), IsEmpty());
  // Ticking and unticking again is not a choice.
  const QModelIndex first = variants_.indexOf(QStringLiteral("blur.separable"));
  ASSERT_TRUE(variants_.setData(first, Qt::Unchecked, Qt::CheckStateRole));
  ASSERT_TRUE(variants_.setData(first, Qt::Checked, Qt::CheckStateRole));
  controller_.remember();
  EXPECT_FALSE(settings_.tickedVariants(QStringLiteral("blur")).has_value());
  ASSERT_TRUE(variants_.setData(first, Qt::Unchecked, Qt::CheckStateRole));
  sizes_.setText(QStringLiteral("2, 3 MP"));
  controller_.remember();
  EXPECT_EQ(settings_.tickedVariants(QStringLiteral("blur")), variants_.wanted());
  EXPECT_EQ(settings_.sizes(QStringLiteral("pixels")), QStringLiteral("2, 3 MP"));
}

TEST_F(StoryControllerTest, SelectionStaysWithItsVariantWhenTheListIsArrangedAnew) {
  const QPersistentModelIndex selected = variants_.indexOf(QStringLiteral("blur.toeplitz"));
  ASSERT_TRUE(selected.isValid());
  const int before = selected.row();
  controller_.setDevice(cpu_);
  EXPECT_GT(selected.row(), before);
  EXPECT_EQ(selected.data(VariantModel::IdRole).toString(), QStringLiteral("blur.toeplitz"));
}

class StoryTest : public testing::WindowTest {
 protected:
  [[nodiscard]] QStringList ticked() const { return child<VariantModel>()->ticked(); }
  [[nodiscard]] QString runText() const { return child<QToolButton>("run")->text(); }
};

TEST_F(StoryTest, IsTickedAtFirstAndByItsButtonAsAllAndNoneAreByTheirs) {
  open({});
  const QStringList story = ticked();
  EXPECT_GE(story.size(), 3);
  EXPECT_LE(story.size(), 9);
  press("tickAll");
  EXPECT_GT(ticked().size(), story.size());
  press("tickNone");
  EXPECT_TRUE(ticked().isEmpty());
  EXPECT_FALSE(child<QToolButton>("run")->isEnabled());
  press("tickStory");
  EXPECT_EQ(ticked(), story);
  EXPECT_TRUE(child<QLabel>("tickedCount")->text().contains(QString::number(story.size())));
}

TEST_F(StoryTest, RunSaysHowLongItTakesWhateverIsChosen) {
  open();
  EXPECT_TRUE(runText().startsWith(QStringLiteral("Run (about "))) << runText().toStdString();
  const QString before = runText();
  press("tickAll");
  EXPECT_NE(runText(), before) << "more variants";
  press("tickStory");
  EXPECT_EQ(runText(), before);
  child<QComboBox>("sizes")->setEditText(QStringLiteral("1, 2, 4, 8, 16 MP"));
  EXPECT_NE(runText(), before) << "more sizes";
  press("tickNone");
  EXPECT_EQ(runText(), QStringLiteral("Run"));
}

TEST_F(StoryTest, ClicksOnWhatCannotRunTickNothing) {
  open();
  auto* list = child<QListView>("variants");
  const QModelIndex last = list->model()->index(list->model()->rowCount() - 1, 0);
  if (last.data(VariantModel::WhyNotRole).toString().isEmpty()) GTEST_SKIP() << "this device can run all blurs";
  list->scrollTo(last);
  const QStringList before = ticked();
  QTest::mouseClick(
      list->viewport(), Qt::LeftButton, {},
      {list->visualRect(last).left() + list->fontMetrics().height() / 2, list->visualRect(last).center().y()});
  EXPECT_EQ(ticked(), before);
  EXPECT_EQ(list->currentIndex(), last) << "it can be read and selected";
  QTest::keyClick(list, Qt::Key_Space);
  EXPECT_EQ(ticked(), before);
}

TEST_F(StoryTest, AVariantThatCannotRunIsRefusedByNameWithItsReason) {
  open();
  const auto* model = child<VariantModel>();
  const QModelIndex last = model->index(model->rowCount() - 1);
  const QString whyNot = last.data(VariantModel::WhyNotRole).toString();
  if (whyNot.isEmpty()) GTEST_SKIP() << "this device can run all blurs";
  try {
    window_->tickVariants(last.data(VariantModel::IdRole).toString());
    ADD_FAILURE() << "ticked";
  } catch (const UsageError& error) {
    EXPECT_THAT(error.what(), ::testing::HasSubstr(whyNot.toStdString()));
  }
  window_->tickVariants(QStringLiteral("all"));
  EXPECT_GT(ticked().size(), 9);
  window_->tickVariants(QStringLiteral("story"));
  EXPECT_LE(ticked().size(), 9);
}

}  // namespace
}  // namespace headroom
