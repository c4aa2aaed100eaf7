#include "workbench/svg/svg_style.hpp"

#include <fmt/format.h>

#include <array>

#include "text/html_text.hpp"

namespace headroom {
namespace {

/// What is drawn on one ground. No variables of CSS, which drawing programs do not know.
struct SvgColours {
  std::string_view ground;
  std::string_view text;
  std::string_view faint;
  std::string_view grid;
  std::string_view roof;
  std::string_view memory;
  std::string_view compute;
  std::string_view context;
  std::string_view worse;
  std::string_view better;
  std::array<std::string_view, kSvgColoured> lines;  ///< by Okabe and Ito, as the window has them
};

constexpr SvgColours kOnLight{"#ffffff",
                              "#1d2127",
                              "#5c6570",
                              "#e3e7ec",
                              "#3d444d",
                              "#0072b2",
                              "#d55e00",
                              "#a4abb4",
                              "#b3470a",
                              "#00735a",
                              {"#0072b2", "#d55e00", "#008a65", "#b8578f", "#a87400", "#3a8fc4", "#7d7500", "#1d2127"}};
constexpr SvgColours kOnDark{"#16191d",
                             "#e3e6ea",
                             "#9aa4b0",
                             "#2b3138",
                             "#c3cad3",
                             "#4ba6e8",
                             "#f07a3c",
                             "#5d6670",
                             "#f07a3c",
                             "#2cc79b",
                             {"#4ba6e8", "#f07a3c", "#2cc79b", "#e394c2", "#f0b232", "#9bd8ff", "#f0e442", "#e3e6ea"}};

constexpr std::string_view kSvgShapes = R"(
svg { font-family: "DejaVu Sans", "Helvetica Neue", Arial, sans-serif; font-size: 12px; }
.frame { fill: none; } .roof { fill: none; stroke-width: 1.4; } .low { stroke-dasharray: 5 4; stroke-width: 1; }
.memory, .compute { opacity: 0.08; }
.label { paint-order: stroke; stroke-width: 3px; stroke-linejoin: round; }
.trail { fill: none; stroke-width: 1.6; } .own { fill: none; stroke-width: 1; stroke-dasharray: 2 2; }
.mark { stroke-width: 1.6; } .interval { stroke-width: 1.2; } .axis { stroke-width: 1; }
)";

std::string rulesFor(std::string_view lineClass, std::string_view colour) {
  return fmt::format(
      ".{0} .trail, .{0} .own, .{0} .interval {{ stroke: {1}; }} .{0}.mark, .{0} .mark {{ stroke: {1}; fill: {1}; }}\n",
      lineClass, colour);
}

std::string rulesFor(const SvgColours& colours) {
  std::string rules = fmt::format(
      ".ground {{ fill: {0}; }} svg text {{ fill: {1}; }} svg .faint {{ fill: {2}; }} .grid {{ stroke: {3}; }}\n"
      ".frame, .axis {{ stroke: {2}; }} .roof {{ stroke: {4}; }} .memory {{ fill: {5}; }} .compute {{ fill: {6}; }} "
      ".label {{ stroke: {0}; }}\n",
      colours.ground, colours.text, colours.faint, colours.grid, colours.roof, colours.memory, colours.compute);
  rules += rulesFor("context", colours.context) + rulesFor("worse", colours.worse) + rulesFor("better", colours.better);
  for (std::size_t i = 0; i < colours.lines.size(); ++i) rules += rulesFor(fmt::format("c{}", i), colours.lines[i]);
  return rules + fmt::format("svg .mark.hollow {{ fill: {}; }}\n", colours.ground);
}

}  // namespace

std::string svgStyle() {
  return fmt::format("{}{}@media screen and (prefers-color-scheme: dark) {{\n{}}}\n", kSvgShapes, rulesFor(kOnLight),
                     rulesFor(kOnDark));
}

std::string svgNumber(double value) {
  return fmt::format("{:.1f}", value);
}

std::string pointsText(std::span<const SvgPoint> points) {
  std::string text;
  for (const SvgPoint& point : points)
    text += fmt::format("{}{:.1f},{:.1f}", text.empty() ? "" : " ", point.x, point.y);
  return text;
}

std::string textInBox(const std::string& text, const SvgBox& box, std::string_view classes) {
  constexpr double kDescent = 3.5;
  return fmt::format(
      "<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" textLength=\"{:.1f}\" "
      "lengthAdjust=\"spacingAndGlyphs\">{}</text>\n",
      classes, box.left, box.bottom() - kDescent, box.width, xmlEscaped(text));
}

std::string textAt(std::string_view text, SvgPoint at, std::string_view anchor, std::string_view classes) {
  return fmt::format("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", classes, at.x, at.y,
                     anchor, xmlEscaped(text));
}

std::string svgTitle(std::string_view text, double x) {
  constexpr double kTitleY = 24;
  return fmt::format("<g font-size=\"15\" font-weight=\"600\">{}</g>", textAt(text, {x, kTitleY}, "start"));
}

std::string svgDocument(std::string_view title, double width, double height, std::string_view content) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
      "role=\"img\">\n<title>{2}</title>\n<style>{3}</style>\n<rect class=\"ground\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\"/>\n{4}</svg>\n",
      width, height, xmlEscaped(title), svgStyle(), content);
}

}  // namespace headroom
