// Durations that are estimates, for people.
#pragma once

#include <QString>

namespace headroom {

/// "about 50 s", "about 3 min", "about 2.5 h": no more digits than an estimate has.
QString aboutText(double seconds);

}  // namespace headroom
