// The Guide view, as the window knows it.
#pragma once

#include "widgets/view.hpp"

namespace headroom {

/// An unattended run of the guide's, which runs all of it.
inline constexpr QLatin1StringView kWholeGuide("all");

View guideView(const ViewContext& context);

}  // namespace headroom
