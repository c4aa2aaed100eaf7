#include "style/screen_room.hpp"

#include <QScreen>

namespace headroom {

namespace {

/// Share of the screen for a window without its frame.
constexpr double kPartOfScreen = 0.95;

}  // namespace

QSize fittingScreen(const QWidget& window, QSize usual) {
  const QScreen* screen = window.screen();
  return screen == nullptr ? usual : usual.boundedTo(screen->availableSize() * kPartOfScreen);
}

}  // namespace headroom
