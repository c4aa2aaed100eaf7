#include <fmt/format.h>

#include "headroom/run/run_event.hpp"
#include "headroom/story.hpp"

namespace headroom {

std::string toText(const Progress& progress, std::string_view counted) {
  std::string text = progress.activity.empty() ? "measuring" : progress.activity;
  const std::string_view first = std::string_view(text).substr(0, text.find(' '));
  const bool isId = first.find('.') != std::string_view::npos;  // as blur.fused, which is written as it is
  if (!isId && text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
  std::string details;
  // A single item needs no count.
  if (progress.total > 1) details = fmt::format("{} of {} {}", progress.done, progress.total, counted);
  if (progress.secondsLeft) {
    details += fmt::format("{}about {} left", details.empty() ? "" : ", ", approximateDuration(*progress.secondsLeft));
  }
  return details.empty() ? text : fmt::format("{}: {}", text, details);
}

}  // namespace headroom
