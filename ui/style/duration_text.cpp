#include "style/duration_text.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kMinute = 60;
constexpr double kHour = 3600;
/// Up to where each unit is used, and the steps that are left of it.
constexpr double kMostSingleSeconds = 10;
constexpr double kStepSeconds = 5;
constexpr double kMostSeconds = 92.5;
constexpr double kMostMinutes = 90 * kMinute;
constexpr double kStepHours = 0.5;

QString tr(const char* text) {
  return QCoreApplication::translate("Duration", text);
}

double inSteps(double value, double step) {
  return std::round(value / step) * step;
}

}  // namespace

QString aboutText(double seconds) {
  if (seconds < kMostSingleSeconds) return tr("about %1 s").arg(std::max(1.0, std::round(seconds)));
  if (seconds < kMostSeconds) return tr("about %1 s").arg(inSteps(seconds, kStepSeconds));
  if (seconds < kMostMinutes) return tr("about %1 min").arg(std::round(seconds / kMinute));
  return tr("about %1 h").arg(inSteps(seconds / kHour, kStepHours));
}

}  // namespace headroom
