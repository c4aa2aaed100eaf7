// The guide's overheads step: its experiments have variants, and its items are covered.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "headroom/guide/guide.hpp"

namespace headroom {
namespace {

TEST(OverheadExperiments, HaveAtLeastTwoParticipantsWithLabelsOfTheirOwn) {
  const Catalogue catalogue;
  for (const Experiment& experiment : experiments()) {
    if (experiment.step != "overheads" && experiment.id != "clocks" && experiment.id != "removed-read") continue;
    std::set<std::string> labels;
    for (const Participant& participant : participants(experiment, catalogue)) {
      EXPECT_TRUE(labels.insert(participant.label).second) << experiment.id << ": " << participant.label;
    }
    EXPECT_GE(labels.size(), 2U) << experiment.id;
  }
}

TEST(OverheadItems, AreEachCarriedOutByAVariant) {
  const Catalogue catalogue;
  for (const char* item :
       {"Launch cost", "Kernel size", "Events", "Build once", "Reuse objects", "Transfers", "Divergence",
        "Precision and speed", "Pinned memory", "CPU timers", "Device events", "Removed read"}) {
    ASSERT_NE(findSourceItem(item), nullptr) << item;
    EXPECT_TRUE(std::any_of(catalogue.variants().begin(), catalogue.variants().end(), [item](const Variant& variant) {
      return std::count(variant.guide.carries.begin(), variant.guide.carries.end(), item) > 0;
    })) << item;
  }
}

TEST(OverheadProbes, NameItemsAndExperimentsThatThereAre) {
  const Catalogue catalogue;
  for (const Variant& variant : catalogue.variants()) {
    if (!variant.isProbe()) continue;
    EXPECT_FALSE(variant.iteration.empty()) << variant.id;
    for (const std::string& item : variant.guide.carries) EXPECT_NE(findSourceItem(item), nullptr) << item;
    for (const auto& [id, label] : variant.guide.experiments) EXPECT_NE(findExperiment(id), nullptr) << id;
  }
}

}  // namespace
}  // namespace headroom
