// The Guide view, as the window knows it.
#pragma once

#include "widgets/view.hpp"

namespace headroom {

/// Choice of an unattended run that runs the whole guide.
inline constexpr QLatin1StringView kWholeGuide("all");

View guideView(const ViewContext& context);

}  // namespace headroom
