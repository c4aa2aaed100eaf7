#include "guide/svg_chart.hpp"

#include <fmt/format.h>

#include <algorithm>

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

double largestOf(const std::vector<BarGroup>& groups) {
  double largest = 0;
  for (const BarGroup& group : groups)
    for (const Bar& bar : group.bars) largest = std::max({largest, bar.value.value_or(0), bar.published.value_or(0)});
  return largest;
}

double bestOf(const BarGroup& group) {
  double best = 0;
  for (const Bar& bar : group.bars) best = std::max(best, bar.value.value_or(0));
  return best;
}

std::string barText(const Bar& bar, int top, double scale, bool isBest, std::string_view unit) {
  const int middle = top + kRowHeight / 2;
  std::string text = fmt::format("<text class=\"label\" x=\"{}\" y=\"{}\">{}</text>\n", kLabelWidth - 8, middle + 4,
                                 htmlEscaped(bar.label));
  double end = 0;
  if (bar.value) {
    end = std::max(1.0, *bar.value * scale);
    text += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\" rx=\"2\"/>\n",
                        isBest ? "bar best" : "bar", kLabelWidth, middle - kBarHeight / 2, end, kBarHeight);
  }
  if (bar.published) {
    const double at = kLabelWidth + *bar.published * scale;
    text += fmt::format(
        "<line class=\"mark\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1}\" y2=\"{2}\"><title>the guide: {3} {4}"
        "</title></line>\n",
        at, middle - kBarHeight / 2 - 3, middle + kBarHeight / 2 + 3, plainText(*bar.published, 3), unit);
    end = std::max(end, *bar.published * scale);
  }
  std::string value = bar.value ? fmt::format("{} {}", significantText(*bar.value, 3), unit) : std::string();
  if (!bar.note.empty()) value += (value.empty() ? "" : ", ") + bar.note;
  text += fmt::format("<text class=\"value\" x=\"{:.1f}\" y=\"{}\">{}</text>\n", kLabelWidth + end + 8, middle + 4,
                      htmlEscaped(value));
  return text;
}

}  // namespace

std::string svgBars(const std::vector<BarGroup>& groups, std::string_view unit) {
  const double largest = largestOf(groups);
  if (!(largest > 0)) return {};
  const double scale = kBarsWidth / largest;
  std::string body;
  int top = 0;
  for (const BarGroup& group : groups) {
    if (!group.heading.empty()) {
      body += fmt::format("<text class=\"heading\" x=\"0\" y=\"{}\">{}</text>\n", top + kHeadingHeight - 8,
                          htmlEscaped(group.heading));
      top += kHeadingHeight;
    }
    const double best = bestOf(group);
    for (const Bar& bar : group.bars) {
      body += barText(bar, top, scale, bar.value && *bar.value >= best, unit);
      top += kRowHeight;
    }
  }
  return fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\">\n{}</svg>\n", kWidth, top, body);
}

std::string htmlEscaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

}  // namespace headroom
