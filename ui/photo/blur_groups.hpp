// The blurs for the photo in groups of similar accuracy, with their speeds and the reasons why some cannot run.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "headroom/run/choice_plan.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// What speed, accuracy and support of a blur depend on.
struct BlurFacts {
  std::optional<DeviceDescription> device;  ///< no value: every blur is taken as supported
  ParameterValues parameters;
  std::optional<Ranking> ranking;  ///< measured times; no value: none are shown
};

struct BlurEntry {
  QString id;
  QString name;  ///< with title
  QString toolTip;
  QString speed;   ///< "2.3 ms", "about 2.3 ms"; empty if it was never measured
  QString whyNot;  ///< why it cannot blur photos here, a fragment that follows its name; empty if it can
};

struct BlurGroup {
  QString title;
  std::vector<BlurEntry> entries;
};

/// Returns the groups that have entries: by accuracy level, implementations on the host, and last what cannot run. The
/// fastest of a group comes first, unmeasured ones last in the catalogue's order.
[[nodiscard]] std::vector<BlurGroup> blurGroups(const std::vector<Variant>& catalogue, const BlurFacts& facts);

}  // namespace headroom
