// List of the window's views.
#pragma once

#include <functional>
#include <vector>

#include "controls/sweep_choice.hpp"
#include "photo/photo_tools.hpp"
#include "results/results.hpp"
#include "widgets/view.hpp"

namespace headroom {

/// Objects that some of the views are built from.
struct ViewSources {
  const PhotoTools* photo;
  const Results* results;
  SweepChoice* choice;
  std::function<void()> runSweep;  ///< runs the current choice
};

/// Returns the views in tab order. To add a view, add its folder and a line in this list.
std::vector<View> windowViews(const ViewContext& context, const ViewSources& sources);

}  // namespace headroom
