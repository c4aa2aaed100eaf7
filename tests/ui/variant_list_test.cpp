// The list of variants: searched and grouped, while its ticks and the selection stay.
#include <gmock/gmock.h>

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPersistentModelIndex>

#include "models/variant_groups.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::IsEmpty;
using ::testing::Not;

bool isHeading(const QModelIndex& index) {
  return index.data(VariantModel::HeadingRole).toBool();
}

QString idAt(const QModelIndex& index) {
  return index.data(VariantModel::IdRole).toString();
}

/// Returns the ids under each heading, in the model's order.
std::vector<std::pair<QString, QStringList>> groupsIn(const VariantModel& model) {
  std::vector<std::pair<QString, QStringList>> groups;
  for (int row = 0; row < model.rowCount(); ++row) {
    const QModelIndex index = model.index(row);
    if (isHeading(index)) {
      groups.emplace_back(index.data().toString(), QStringList());
    } else if (!groups.empty()) {
      groups.back().second << idAt(index);
    }
  }
  return groups;
}

TEST(VariantGroupsTest, AFamilyIsWhatNamesShareBeforeTheirDashAndNumber) {
  Variant variant;
  for (const auto& [name, family] :
       {std::pair("toeplitz-decimated-8bit", "toeplitz"), std::pair("mad12", "mad"), std::pair("peak16-int", "peak"),
        std::pair("conv2d", "conv2d"), std::pair("8", "8"), std::pair("local", "local")}) {
    variant.name = name;
    EXPECT_EQ(familyOf(variant).toStdString(), family);
  }
}

TEST(VariantGroupsTest, GroupingsAreStoredByName) {
  for (const VariantGrouping grouping : {VariantGrouping::None, VariantGrouping::Role, VariantGrouping::Family}) {
    EXPECT_EQ(groupingOf(nameOf(grouping)), grouping);
  }
  EXPECT_EQ(groupingOf(QStringLiteral("colour")), VariantGrouping::None);
}

class GroupedVariantsTest : public ::testing::Test {
 protected:
  GroupedVariantsTest() { model_.setWorkload(QStringLiteral("blur")); }

  const Catalogue catalogue_;
  VariantModel model_{catalogue_};
  const QAbstractItemModelTester tester_{&model_, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(GroupedVariantsTest, EachVariantIsOnceInItsGroup) {
  const QStringList all = model_.ticked();
  for (const VariantGrouping grouping : {VariantGrouping::Role, VariantGrouping::Family}) {
    model_.setGrouping(grouping);
    QStringList listed;
    QStringList headings;
    for (const auto& [heading, ids] : groupsIn(model_)) {
      headings << heading;
      listed << ids;
      EXPECT_FALSE(ids.isEmpty()) << heading.toStdString();
      for (const QString& id : ids) {
        const Variant& variant = catalogue_.find(id.toStdString());
        if (grouping == VariantGrouping::Role) {
          EXPECT_EQ(roleOf(variant), heading);
        }
        if (grouping == VariantGrouping::Family) {
          EXPECT_TRUE(heading == familyOf(variant) || heading == roleOf(variant) ||
                      heading == QStringLiteral("Others"));
        }
      }
    }
    EXPECT_EQ(headings.removeDuplicates(), 0);
    EXPECT_GT(headings.size(), 1);
    EXPECT_THAT(listed, ::testing::UnorderedElementsAreArray(all));
    EXPECT_EQ(model_.rowCount(), listed.size() + headings.size());
  }
  model_.setGrouping(VariantGrouping::None);
  EXPECT_THAT(groupsIn(model_), IsEmpty());
  EXPECT_EQ(model_.rowCount(), all.size());
}

TEST_F(GroupedVariantsTest, TheOrderOfARunAndHeldRowsStay) {
  const QStringList before = model_.ticked();
  const QPersistentModelIndex held = model_.indexOf(QStringLiteral("blur.transposed-skewed"));
  for (const VariantGrouping grouping : {VariantGrouping::Family, VariantGrouping::Role, VariantGrouping::None}) {
    model_.setGrouping(grouping);
    EXPECT_EQ(model_.ticked(), before);
    EXPECT_EQ(idAt(held), QStringLiteral("blur.transposed-skewed"));
    EXPECT_EQ(held.row(), model_.indexOf(QStringLiteral("blur.transposed-skewed")).row());
  }
}

TEST_F(GroupedVariantsTest, WhatCannotRunIsLastInItsGroup) {
  model_.setGrouping(VariantGrouping::Family);
  const auto streamed = [this] {
    for (const auto& [heading, ids] : groupsIn(model_)) {
      if (heading == QStringLiteral("streamed")) return ids;
    }
    return QStringList();
  };
  const QStringList before = streamed();
  ASSERT_GT(before.size(), 1);
  model_.setUnsupported({{before.constFirst(), QStringLiteral("needs what is not there")}});
  QStringList expected = before;
  expected.append(expected.takeFirst());
  EXPECT_EQ(streamed(), expected);
}

TEST_F(GroupedVariantsTest, AHeadingCannotBeTickedOrSelectedAndHasNoWords) {
  model_.setGrouping(VariantGrouping::Role);
  const QModelIndex first = model_.index(0);
  ASSERT_TRUE(isHeading(first));
  EXPECT_EQ(model_.flags(first), Qt::NoItemFlags);
  EXPECT_FALSE(model_.setData(first, Qt::Checked, Qt::CheckStateRole));
  EXPECT_FALSE(model_.hasWords(0, QString()));
  EXPECT_EQ(model_.firstVariant(), idAt(model_.index(1)));
}

class VariantListTest : public testing::WindowTest {
 protected:
  QListView& list() const { return *child<QListView>("variants"); }
  QLineEdit& search() const { return *child<QLineEdit>("variantSearch"); }
  QString selected() const { return child<SidePanel>()->selectedVariant(); }
  QStringList ticked() const { return child<VariantModel>()->ticked(); }

  void type(const QString& words) const {
    search().clear();
    QTest::keyClicks(&search(), words);
    QTest::qWait(1);
  }

  void group(VariantGrouping grouping) const {
    for (QAction* action : child<QToolButton>("groupVariants")->menu()->actions()) {
      if (action->data().toString() == nameOf(grouping)) action->trigger();
    }
    QTest::qWait(1);
  }

  QStringList shown() const {
    QStringList texts;
    for (int row = 0; row < list().model()->rowCount(); ++row) {
      if (!list().isRowHidden(row)) texts << list().model()->index(row, 0).data().toString();
    }
    return texts;
  }
};

TEST_F(VariantListTest, ASearchShowsWhatHasAllWordsAndLeavesTicksAndSelection) {
  open();
  child<SidePanel>()->selectVariant(QStringLiteral("blur.separable"));
  const QStringList all = shown();
  const QStringList before = ticked();
  type(QStringLiteral("TOEPLITZ 8bit"));
  const QStringList found = shown();
  EXPECT_THAT(found, Not(IsEmpty()));
  EXPECT_LT(found.size(), all.size());
  for (const QString& id : found) {
    EXPECT_TRUE(id.contains(QStringLiteral("toeplitz")) && id.contains(QStringLiteral("8bit"))) << id.toStdString();
  }
  EXPECT_EQ(selected(), QStringLiteral("blur.separable")) << "although it is out of sight";
  EXPECT_EQ(ticked(), before);
  EXPECT_TRUE(child<QLabel>("tickedCount")->text().contains(QString::number(before.size())));
  type(QStringLiteral("no such variant"));
  EXPECT_THAT(shown(), IsEmpty());
  EXPECT_EQ(selected(), QStringLiteral("blur.separable"));
  search().clear();
  EXPECT_EQ(shown(), all);
  EXPECT_EQ(ticked(), before);
}

TEST_F(VariantListTest, ATitleIsFoundToo) {
  open();
  type(QStringLiteral("two passes"));
  EXPECT_TRUE(shown().contains(QStringLiteral("blur.separable")));
}

TEST_F(VariantListTest, WhatIsFoundIsTickedByAClick) {
  open();
  press("tickNone");
  type(QStringLiteral("blur.local"));
  const QModelIndex index = child<VariantModel>()->indexOf(QStringLiteral("blur.local"));
  const QRect row = list().visualRect(index);
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                    {row.left() + list().fontMetrics().height() / 2, row.center().y()});
  EXPECT_EQ(ticked(), QStringList{QStringLiteral("blur.local")});
  search().clear();
  EXPECT_EQ(ticked(), QStringList{QStringLiteral("blur.local")});
}

TEST_F(VariantListTest, ASearchHoldsForTheNextWorkload) {
  open();
  type(QStringLiteral("tile"));
  child<SidePanel>()->setWorkload(QStringLiteral("matmul"));
  EXPECT_THAT(shown(), Not(IsEmpty()));
  const Catalogue catalogue;
  for (const QString& id : shown()) {
    const Variant& variant = catalogue.find(id.toStdString());
    EXPECT_TRUE((id + QString::fromStdString(variant.title)).contains(QStringLiteral("tile"), Qt::CaseInsensitive));
  }
}

TEST_F(VariantListTest, GroupsHaveHeadingsAndLeaveTicksAndSelection) {
  open();
  child<SidePanel>()->selectVariant(QStringLiteral("blur.streamed"));
  const QStringList before = ticked();
  for (const VariantGrouping grouping : {VariantGrouping::Family, VariantGrouping::Role}) {
    group(grouping);
    EXPECT_TRUE(isHeading(list().model()->index(0, 0)));
    EXPECT_EQ(selected(), QStringLiteral("blur.streamed"));
    EXPECT_TRUE(list().selectionModel()->isSelected(list().currentIndex()));
    EXPECT_TRUE(list().viewport()->rect().intersects(list().visualRect(list().currentIndex()))) << "in sight";
    EXPECT_EQ(ticked(), before);
  }
  group(VariantGrouping::None);
  EXPECT_EQ(selected(), QStringLiteral("blur.streamed"));
  EXPECT_FALSE(isHeading(list().model()->index(0, 0)));
}

TEST_F(VariantListTest, AHeadingIsShownOnlyAboveWhatWasFoundAndDoesNothing) {
  open();
  group(VariantGrouping::Family);
  type(QStringLiteral("toeplitz"));
  const QStringList found = shown();
  EXPECT_EQ(found.constFirst(), QStringLiteral("toeplitz"));
  for (const QString& text : found.mid(1)) EXPECT_TRUE(text.startsWith(QStringLiteral("blur."))) << text.toStdString();
  const QString chosen = selected();
  const QStringList before = ticked();
  int heading = 0;
  while (list().isRowHidden(heading)) ++heading;
  const QRect place = list().visualRect(list().model()->index(heading, 0));
  for (const int x : {place.left() + list().fontMetrics().height() / 2, place.center().x()}) {
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, {x, place.center().y()});
  }
  EXPECT_EQ(selected(), chosen);
  EXPECT_EQ(ticked(), before);
}

TEST_F(VariantListTest, KeysWalkFromVariantToVariantPastHeadings) {
  open();
  group(VariantGrouping::Family);
  const auto* model = child<VariantModel>();
  const auto groups = groupsIn(*model);
  ASSERT_GT(groups.size(), 1U);
  child<SidePanel>()->selectVariant(groups[0].second.constLast());
  QTest::keyClick(&list(), Qt::Key_Down);
  EXPECT_EQ(selected(), groups[1].second.constFirst());
}

TEST_F(VariantListTest, AnotherWorkloadIsGroupedWithOneSelected) {
  open();
  group(VariantGrouping::Role);
  child<SidePanel>()->setWorkload(QStringLiteral("matmul"));
  EXPECT_TRUE(isHeading(list().model()->index(0, 0)));
  EXPECT_TRUE(selected().startsWith(QStringLiteral("matmul.")));
}

TEST_F(VariantListTest, TheGroupingIsRemembered) {
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  group(VariantGrouping::Family);
  window_->close();
  window_.reset();
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_EQ(child<VariantModel>()->grouping(), VariantGrouping::Family);
  const QList<QAction*> choices = child<QToolButton>("groupVariants")->menu()->actions();
  for (const QAction* action : choices) {
    EXPECT_EQ(action->isChecked(), action->data().toString() == nameOf(VariantGrouping::Family));
  }
}

}  // namespace
}  // namespace headroom
