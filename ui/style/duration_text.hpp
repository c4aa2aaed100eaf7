// Text for estimated durations.
#pragma once

#include <QString>

namespace headroom {

/// Returns, for example, "about 50 s", "about 3 min" or "about 2.5 h", with no more digits than an estimate justifies.
QString aboutText(double seconds);

}  // namespace headroom
