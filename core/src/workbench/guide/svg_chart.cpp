#include "workbench/guide/svg_chart.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/html_text.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

// In SVG user units, of which a page shows 720 across.
constexpr int kWidth = 720;
constexpr int kLabelWidth = 190;
constexpr int kValueWidth = 190;
constexpr int kRowHeight = 24;
constexpr int kBarHeight = 14;
constexpr int kHeadingHeight = 26;
constexpr int kBarsWidth = kWidth - kLabelWidth - kValueWidth;

double largestOf(const std::vector<SvgBarGroup>& groups) {
  double largest = 0;
  for (const SvgBarGroup& group : groups)
    for (const SvgBar& bar : group.bars)
      largest = std::max({largest, bar.value.value_or(0), bar.published.value_or(0)});
  return largest;
}

std::optional<double> bestOf(const SvgBarGroup& group, Better better) {
  std::optional<double> best;
  for (const SvgBar& bar : group.bars) {
    if (!bar.value) continue;
    const bool isBetter = !best || (better == Better::Larger ? *bar.value > *best : *bar.value < *best);
    if (isBetter) best = bar.value;
  }
  return best;
}

std::string barText(const SvgBar& bar, int top, double scale, bool isBest, std::string_view unit) {
  const int middle = top + kRowHeight / 2;
  std::string text = fmt::format("<text class=\"label\" x=\"{}\" y=\"{}\">{}</text>\n", kLabelWidth - 8, middle + 4,
                                 htmlEscaped(bar.label));
  if (bar.value) {
    text += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\" rx=\"2\"/>\n",
                        isBest ? "bar best" : "bar", kLabelWidth, middle - kBarHeight / 2,
                        std::max(1.0, *bar.value * scale), kBarHeight);
  }
  if (bar.published) {
    const double at = kLabelWidth + *bar.published * scale;
    text += fmt::format("<line class=\"mark\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1}\" y2=\"{2}\"/>\n", at,
                        middle - kBarHeight / 2 - 3, middle + kBarHeight / 2 + 3);
  }
  std::string value = bar.value ? fmt::format("{} {}", significantText(*bar.value, 3), unit) : std::string();
  if (bar.published) value += fmt::format("{}the guide: {}", value.empty() ? "" : ", ", plainText(*bar.published, 3));
  if (!bar.note.empty()) value += (value.empty() ? "" : ", ") + bar.note;
  text += fmt::format("<text class=\"value\" x=\"{}\" y=\"{}\">{}</text>\n", kLabelWidth + kBarsWidth + 12, middle + 4,
                      htmlEscaped(value));
  return text;
}

}  // namespace

std::string svgBars(const std::vector<SvgBarGroup>& groups, std::string_view unit, Better better) {
  const double largest = largestOf(groups);
  if (!(largest > 0)) return {};
  const double scale = kBarsWidth / largest;
  std::string body;
  int top = 0;
  for (const SvgBarGroup& group : groups) {
    if (!group.heading.empty()) {
      body += fmt::format("<text class=\"heading\" x=\"0\" y=\"{}\">{}</text>\n", top + kHeadingHeight - 8,
                          htmlEscaped(group.heading));
      top += kHeadingHeight;
    }
    const std::optional<double> best = bestOf(group, better);
    for (const SvgBar& bar : group.bars) {
      body += barText(bar, top, scale, bar.value && bar.value == best, unit);
      top += kRowHeight;
    }
  }
  return fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\">\n{}</svg>\n", kWidth, top, body);
}

}  // namespace headroom
