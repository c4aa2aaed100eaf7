// The question of a window that is closed while its settings cannot be stored.
#pragma once

#include <QWidget>

#include "models/preferences.hpp"

namespace headroom {

/// Stores the settings. Returns true if the window may be closed: they are stored, or the user knows that they are not.
/// Otherwise asks, and closes the window if the user agrees or the settings can be stored now.
[[nodiscard]] bool storeOrAsk(Preferences* preferences, QWidget* window);

}  // namespace headroom
