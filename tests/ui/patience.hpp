// Timeouts of tests, and waiting for layouts.
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QTest>

namespace headroom::testing {

/// For the end of a sweep, the build of a kernel, or the runner's deadline.
inline constexpr int kPatienceMs = 240'000;
/// For changes that happen much sooner.
inline constexpr int kSoonMs = 10'000;

/// Waits until what was changed is laid out. A busy machine may take all of `leastMs` for the events before the last
/// request for a layout.
inline void settleLayouts(int leastMs = 50) {
  constexpr int kNestedLayouts = 10;
  QTest::qWait(leastMs);
  for (int i = 0; i < kNestedLayouts; ++i) {
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
  }
}

}  // namespace headroom::testing
