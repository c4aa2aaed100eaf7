// The list of blurs: groups, speeds, reasons and search.
#include <gtest/gtest.h>

#include <QLineEdit>
#include <QListView>
#include <QTest>
#include <algorithm>
#include <iterator>

#include "headroom/catalogue/catalogue.hpp"
#include "photo/blur_box.hpp"
#include "photo/blur_groups.hpp"

namespace headroom {
namespace {

const BlurGroup* groupWith(const std::vector<BlurGroup>& groups, const QString& id) {
  for (const BlurGroup& group : groups) {
    for (const BlurEntry& entry : group.entries) {
      if (entry.id == id) return &group;
    }
  }
  return nullptr;
}

BlurFacts factsWithoutMatrixUnit() {
  BlurFacts facts;
  facts.device.emplace();
  facts.parameters = {{"sigma", 5}};
  return facts;
}

Candidate timed(const std::string& variant, double ms, Knowledge knowledge = Knowledge::There) {
  Candidate candidate;
  candidate.variant = variant;
  candidate.ms = ms;
  candidate.knowledge = knowledge;
  return candidate;
}

/// The box with its list open.
struct OpenList {
  Catalogue catalogue;
  BlurBox box{catalogue.variants()};
  QComboBox* choice = box.findChild<QComboBox*>(QStringLiteral("blurWith"));
  QLineEdit* search = box.findChild<QLineEdit*>(QStringLiteral("blurSearch"));
  QListView* list = box.findChild<QListView*>(QStringLiteral("blurChoices"));

  OpenList() {
    box.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&box));
    box.setFacts(factsWithoutMatrixUnit(), catalogue.variants());
    choice->showPopup();
  }
  [[nodiscard]] QStringList shown() const {
    QStringList texts;
    for (int row = 0; row < list->model()->rowCount(); ++row) texts << list->model()->index(row, 0).data().toString();
    return texts;
  }
};

TEST(BlurListTest, BlursAreGroupedByTheirAccuracy) {
  const Catalogue catalogue;
  const std::vector<BlurGroup> groups = blurGroups(catalogue.variants(), factsWithoutMatrixUnit());
  EXPECT_EQ(groups.front().title, QStringLiteral("Exact"));
  EXPECT_EQ(groupWith(groups, QStringLiteral("blur.separable"))->title, QStringLiteral("Exact"));
  std::size_t entries = 0;
  for (const BlurGroup& group : groups) {
    EXPECT_FALSE(group.entries.empty()) << group.title.toStdString();
    entries += group.entries.size();
  }
  const auto ofPhotos = std::count_if(catalogue.variants().begin(), catalogue.variants().end(),
                                      [](const Variant& variant) { return variant.workload == "blur"; });
  EXPECT_EQ(entries, static_cast<std::size_t>(ofPhotos)) << "each once";
}

TEST(BlurListTest, WhatTheDeviceCannotRunComesLastWithTheReason) {
  const Catalogue catalogue;
  const auto needy = std::find_if(catalogue.variants().begin(), catalogue.variants().end(), [](const Variant& variant) {
    return variant.workload == "blur" && variant.needsMatrixUnit;
  });
  ASSERT_NE(needy, catalogue.variants().end());
  const QString id = QString::fromStdString(needy->id);
  const std::vector<BlurGroup> groups = blurGroups(catalogue.variants(), factsWithoutMatrixUnit());
  ASSERT_EQ(groupWith(groups, id), &groups.back());
  for (const BlurEntry& entry : groups.back().entries) EXPECT_FALSE(entry.whyNot.isEmpty()) << entry.id.toStdString();
  BlurFacts facts = factsWithoutMatrixUnit();
  facts.device.reset();
  EXPECT_NE(groupWith(blurGroups(catalogue.variants(), facts), id)->title, groups.back().title)
      << "nothing is known without a device";

  OpenList open;
  const int item = open.choice->findData(id);
  ASSERT_GE(item, 0);
  EXPECT_FALSE(open.choice->model()->index(item, 0).flags().testFlag(Qt::ItemIsEnabled));
}

TEST(BlurListTest, TheFastestOfAGroupComesFirst) {
  const Catalogue catalogue;
  BlurFacts facts = factsWithoutMatrixUnit();
  facts.ranking.emplace();
  facts.ranking->candidates = {timed("blur.local", 2.5), timed("blur.separable", 1.25, Knowledge::Far)};
  const std::vector<BlurGroup> groups = blurGroups(catalogue.variants(), facts);
  const std::vector<BlurEntry>& exact = groupWith(groups, QStringLiteral("blur.local"))->entries;
  ASSERT_GE(exact.size(), 3U);
  EXPECT_EQ(exact[0].id, QStringLiteral("blur.separable"));
  EXPECT_EQ(exact[0].speed, QStringLiteral("about 1.25 ms"));
  EXPECT_EQ(exact[1].id, QStringLiteral("blur.local"));
  EXPECT_EQ(exact[1].speed, QStringLiteral("2.5 ms"));
  EXPECT_TRUE(exact[2].speed.isEmpty());
}

TEST(BlurListTest, TheSearchLeavesWhatHasAllWordsWithItsTitleAndEnterChoosesIt) {
  OpenList open;
  ASSERT_TRUE(open.list->isVisible());
  const qsizetype all = open.shown().size();
  QTest::keyClicks(open.search, QStringLiteral("blur.recursive"));
  const QStringList found = open.shown();
  EXPECT_LT(found.size(), all);
  ASSERT_GE(found.size(), 2);
  EXPECT_FALSE(found.at(0).startsWith(QStringLiteral("blur."))) << found.at(0).toStdString();
  EXPECT_TRUE(found.at(1).startsWith(QStringLiteral("blur.recursive"))) << found.at(1).toStdString();
  QTest::keyClick(open.search, Qt::Key_Return);
  EXPECT_EQ(open.box.variant(), QStringLiteral("blur.recursive"));
  EXPECT_FALSE(open.list->isVisible());
}

TEST(BlurListTest, ASearchWithoutResultChoosesNothing) {
  OpenList open;
  QTest::keyClicks(open.search, QStringLiteral("no such blur"));
  EXPECT_TRUE(open.shown().isEmpty());
  QTest::keyClick(open.search, Qt::Key_Return);
  EXPECT_TRUE(open.box.best().has_value());
  QTest::keyClick(open.search, Qt::Key_Escape);
  EXPECT_FALSE(open.list->isVisible());
  EXPECT_EQ(open.box.best(), Allowance::VisuallyExact);
}

TEST(BlurListTest, ArrowKeysSkipTitlesAndAClickChooses) {
  OpenList open;
  const int first = open.choice->currentIndex();
  for (int step = 0; step < 6; ++step) {
    QTest::keyClick(open.search, Qt::Key_Down);
    EXPECT_TRUE(open.list->currentIndex().flags().testFlag(Qt::ItemIsEnabled)) << step;
  }
  EXPECT_EQ(open.choice->currentIndex(), first) << "chosen by Enter only";
  const QModelIndex there = open.list->currentIndex();
  const QString name = there.data().toString();
  open.list->scrollTo(there);
  QTest::mouseClick(open.list->viewport(), Qt::LeftButton, {}, open.list->visualRect(there).center());
  EXPECT_EQ(open.choice->currentText(), name);
  EXPECT_FALSE(open.list->isVisible());
}

TEST(BlurListTest, AChosenBlurStaysChosenWhenTheGroupsChangeAndTheBestReplacesOneThatIsGone) {
  const Catalogue catalogue;
  BlurBox box(catalogue.variants());
  ASSERT_TRUE(box.setVariant(QStringLiteral("blur.local")));
  BlurFacts facts = factsWithoutMatrixUnit();
  facts.ranking.emplace();
  facts.ranking->candidates = {timed("blur.separable", 1)};
  box.setFacts(facts, catalogue.variants());
  EXPECT_EQ(box.variant(), QStringLiteral("blur.local"));
  std::vector<Variant> fewer;
  std::copy_if(catalogue.variants().begin(), catalogue.variants().end(), std::back_inserter(fewer),
               [](const Variant& variant) { return variant.id != "blur.local"; });
  int changes = 0;
  QObject::connect(&box, &BlurBox::changed, &box, [&changes] { ++changes; });
  box.reload(fewer);
  EXPECT_EQ(box.best(), Allowance::VisuallyExact);
  EXPECT_EQ(changes, 1);
}

}  // namespace
}  // namespace headroom
