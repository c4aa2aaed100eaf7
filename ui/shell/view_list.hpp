// The list of the window's views.
#pragma once

#include <functional>
#include <vector>

#include "controls/sweep_choice.hpp"
#include "photo/photo_tools.hpp"
#include "results/results.hpp"
#include "widgets/view.hpp"

namespace headroom {

/// What some of the views are made from.
struct ViewSources {
  const PhotoTools* photo;
  const Results* results;
  SweepChoice* choice;
  std::function<void()> runSweep;  ///< runs what is chosen
};

/// In the order of the tabs. Another view is its folder and a line in here.
std::vector<View> windowViews(const ViewContext& context, const ViewSources& sources);

}  // namespace headroom
