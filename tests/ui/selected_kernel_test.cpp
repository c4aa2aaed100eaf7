// Actions for the kernel that is selected among the variants: tune it, split its work.
#include <gtest/gtest.h>

#include <QAction>
#include <QListView>
#include <algorithm>
#include <string>

#include "shell/main_window.hpp"
#include "split/split_controls.hpp"
#include "tune/tuning_controls.hpp"
#include "widgets/result_table.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

class SelectedKernelTest : public testing::WindowTest {
 protected:
  QAction* action(const char* name) const { return child<QAction>(name); }
  void select(const std::string& id) {
    for (std::size_t i = 0; i < rows().size(); ++i) {
      if (rows()[i].variant == id) return child<ResultTable>("results")->selectRow(static_cast<int>(i));
    }
    FAIL() << "no row of " << id;
  }
};

TEST_F(SelectedKernelTest, IsTunedAndSplitAtTheSizeOfItsSelectedResult) {
  open(QStringLiteral("64x48,96x64"));
  runToTheEnd({QStringLiteral("blur.separable"), QStringLiteral("blur.local")});
  select("blur.local");  // at the first size
  action("tuneSelected")->trigger();
  EXPECT_TRUE(child<QWidget>("tuner")->isVisible());
  EXPECT_EQ(child<TuningControls>()->variant(), QStringLiteral("blur.local"));
  EXPECT_EQ(child<TuningControls>()->plan().sizes, (std::vector<Size>{{64, 48}}));
  window_->showView(QStringLiteral("throughput"));
  select("blur.separable");
  action("splitSelected")->trigger();
  EXPECT_EQ(child<SplitControls>()->variant(), QStringLiteral("blur.separable"));
  EXPECT_EQ(child<SplitControls>()->plan().size, (Size{64, 48}));
}

TEST_F(SelectedKernelTest, IsACeilingWhereItsResultIsSelected) {
  measuresCeilings_ = true;
  open();
  runToTheEnd({QStringLiteral("blur.separable")});
  const auto ceiling = std::find_if(rows().begin(), rows().end(), [](const ResultRow& row) {
    return row.role == Role::Ceiling && row.variant.starts_with("copy.");
  });
  ASSERT_NE(ceiling, rows().end());
  const QString id = QString::fromStdString(ceiling->variant);
  select(ceiling->variant);
  EXPECT_TRUE(action("tuneSelected")->text().contains(id));
  action("tuneSelected")->trigger();
  EXPECT_EQ(child<TuningControls>()->variant(), id);
}

TEST_F(SelectedKernelTest, HasAMenuInTheListAndInTheTable) {
  open();
  const QList<QAction*> ofList = child<QListView>("variants")->actions();
  const QList<QAction*> ofTable = child<ResultTable>("results")->actions();
  for (const char* name : {"tuneSelected", "splitSelected"}) {
    EXPECT_TRUE(ofList.contains(action(name))) << name;
    EXPECT_TRUE(ofTable.contains(action(name))) << name;
  }
}

TEST_F(SelectedKernelTest, WithoutConstantsToChooseIsNotTunedAndToldWhy) {
  open();
  const Catalogue catalogue;
  const auto& all = catalogue.variants();
  const auto plain = std::find_if(all.begin(), all.end(), [](const Variant& variant) {
    return variant.workload == kPhotoWorkload && variant.tunables.empty();
  });
  ASSERT_NE(plain, all.end());
  child<SidePanel>()->selectVariant(QStringLiteral("blur.local"));
  EXPECT_TRUE(action("tuneSelected")->isEnabled());
  child<SidePanel>()->selectVariant(QString::fromStdString(plain->id));
  EXPECT_FALSE(action("tuneSelected")->isEnabled());
  EXPECT_TRUE(action("tuneSelected")->toolTip().contains(QString::fromStdString(plain->id)));
}

}  // namespace
}  // namespace headroom
