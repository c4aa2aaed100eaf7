// A roofline as a picture in itself: no script, no font and no style from elsewhere.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "headroom/roofline.hpp"
#include "headroom/text/terminal_text.hpp"
#include "text/html_text.hpp"
#include "text/number_text.hpp"
#include "workbench/roofline/svg_labels.hpp"
#include "workbench/roofline/svg_scale.hpp"

namespace headroom {
namespace {

constexpr double kPictureWidth = 960;
constexpr double kPictureHeight = 640;
constexpr SvgBox kPlot{76, 64, 860, 496};
constexpr double kFontSize = 12;
constexpr double kLabelHeight = 15;
constexpr int kTextDigits = 3;
/// As many as can be distinguished.
constexpr std::size_t kColouredTrails = 8;
/// More have no room, and each takes a while to find that out.
constexpr std::size_t kNamedRoofs = 40;

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
  std::array<std::string_view, kColouredTrails> trails;  ///< by Okabe and Ito, as the window has them
};

constexpr SvgColours kOnLight{
    "#ffffff", "#1d2127", "#5c6570",
    "#e3e7ec", "#3d444d", "#0072b2",
    "#d55e00", "#a4abb4", {"#0072b2", "#d55e00", "#008a65", "#b8578f", "#a87400", "#3a8fc4", "#7d7500", "#1d2127"}};
constexpr SvgColours kOnDark{
    "#16191d", "#e3e6ea", "#9aa4b0",
    "#2b3138", "#c3cad3", "#4ba6e8",
    "#f07a3c", "#5d6670", {"#4ba6e8", "#f07a3c", "#2cc79b", "#e394c2", "#f0b232", "#9bd8ff", "#f0e442", "#e3e6ea"}};

constexpr std::string_view kSvgShapes = R"(
svg { font-family: "DejaVu Sans", "Helvetica Neue", Arial, sans-serif; font-size: 12px; }
.frame { fill: none; } .roof { fill: none; stroke-width: 1.4; } .low { stroke-dasharray: 5 4; stroke-width: 1; }
.memory, .compute { opacity: 0.08; }
.label { paint-order: stroke; stroke-width: 3px; stroke-linejoin: round; }
.trail { fill: none; stroke-width: 1.6; } .own { fill: none; stroke-width: 1; stroke-dasharray: 2 2; }
.mark { stroke-width: 1.6; }
)";

std::string rulesFor(std::string_view trailClass, std::string_view colour) {
  return fmt::format(".{0} .trail, .{0} .own {{ stroke: {1}; }} .{0}.mark, .{0} .mark {{ stroke: {1}; fill: {1}; }}\n",
                     trailClass, colour);
}

std::string rulesFor(const SvgColours& colours) {
  std::string rules = fmt::format(
      ".ground {{ fill: {0}; }} text {{ fill: {1}; }} .faint {{ fill: {2}; }} .grid {{ stroke: {3}; }}\n"
      ".frame {{ stroke: {2}; }} .roof {{ stroke: {4}; }} .memory {{ fill: {5}; }} .compute {{ fill: {6}; }} "
      ".label {{ stroke: {0}; }}\n",
      colours.ground, colours.text, colours.faint, colours.grid, colours.roof, colours.memory, colours.compute);
  rules += rulesFor("context", colours.context);
  for (std::size_t i = 0; i < colours.trails.size(); ++i) rules += rulesFor(fmt::format("c{}", i), colours.trails[i]);
  return rules + fmt::format(".mark.hollow {{ fill: {}; }}\n", colours.ground);
}

std::string styleText() {
  return fmt::format("{}{}@media screen and (prefers-color-scheme: dark) {{\n{}}}\n", kSvgShapes, rulesFor(kOnLight),
                     rulesFor(kOnDark));
}

/// Text of any source as XML holds it: a control character would end the document for its reader.
std::string xmlText(std::string_view text) {
  std::string safe = htmlEscaped(terminalText(text));
  for (const std::string_view forbidden : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"}) {  // U+FFFE and U+FFFF
    for (std::size_t at = safe.find(forbidden); at != std::string::npos; at = safe.find(forbidden))
      safe.replace(at, forbidden.size(), "\xEF\xBF\xBD");
  }
  return safe;
}

std::string number(double value) {
  return fmt::format("{:.1f}", value);
}

std::string pointsText(std::span<const SvgPoint> points) {
  std::string text;
  for (const SvgPoint& point : points)
    text += fmt::format("{}{:.1f},{:.1f}", text.empty() ? "" : " ", point.x, point.y);
  return text;
}

/// Text that is as wide as its box, whatever font the reader has.
std::string textInBox(const std::string& text, const SvgBox& box, std::string_view classes) {
  constexpr double kDescent = 3.5;
  return fmt::format(
      "<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" textLength=\"{:.1f}\" "
      "lengthAdjust=\"spacingAndGlyphs\">{}</text>\n",
      classes, box.left, box.bottom() - kDescent, box.width, xmlText(text));
}

class RooflinePicture {
 public:
  RooflinePicture(const Roofline& line, const std::vector<std::string>& advice, std::span<const ResultRow> rows)
      : line_(line), advice_(advice), rows_(rows), area_(areaOf(line)), places_(kPlot) {
    scale_.x = {area_.lowIntensity, area_.highIntensity};
    scale_.y = {area_.lowRate, area_.highRate};
    scale_.plot = kPlot;
    chooseColours();
  }

  std::string draw() {
    std::string text = heading();
    text += axes();
    text += "<g clip-path=\"url(#plot)\">\n" + zones();
    for (const Roof& roof : line_.roofs) text += roofLine(roof);
    for (std::size_t trail = 0; trail < trails_; ++trail) text += trailLines(trail);
    text += "</g>\n";
    for (const RooflineMark& mark : line_.marks) takeMark(mark);
    // Marks first: what a picture is about is named before what bounds it.
    const std::string markTexts = markLabels();
    const std::string roofTexts = roofLabels() + ridgeLabel();
    for (std::size_t i = 0; i < line_.marks.size(); ++i) text += markShape(i);
    return text + roofTexts + markTexts;
  }

 private:
  /// The trails that reach most of their roof have one.
  void chooseColours() {
    trails_ = line_.trails.size();
    marksOf_.resize(trails_);
    for (const RooflineMark& mark : line_.marks) {  // those of a trail follow each other
      std::span<const RooflineMark>& marks = marksOf_[mark.trail];
      marks = marks.empty() ? std::span(&mark, 1) : std::span(marks.data(), marks.size() + 1);
    }
    order_ = trailsByReach(line_);
    const std::size_t coloured = std::min(trails_, kColouredTrails);
    std::set<std::size_t> chosen(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(coloured));
    // Colours in the trails' own order: they stay where another result makes one trail faster than another.
    for (const std::size_t trail : chosen) classes_[trail] = fmt::format("c{}", classes_.size());
  }

  [[nodiscard]] std::string classOf(std::size_t trail) const {
    const auto found = classes_.find(trail);
    return found == classes_.end() ? "context" : found->second;
  }

  [[nodiscard]] SvgPoint pointOf(const RooflineMark& mark) const { return scale_.at(mark.intensity, mark.rate); }

  /// Small sizes are small.
  [[nodiscard]] double radiusOf(const RooflineMark& mark) const {
    constexpr double kSmallest = 3;
    constexpr double kLargest = 5.5;
    const std::span<const RooflineMark> trail = marksOf_[mark.trail];
    if (trail.size() < 2) return kLargest;
    return kSmallest +
           (kLargest - kSmallest) * static_cast<double>(&mark - trail.data()) / static_cast<double>(trail.size() - 1);
  }

  void takeMark(const RooflineMark& mark) {
    const SvgPoint at = pointOf(mark);
    const double radius = radiusOf(mark);
    places_.take({at.x - radius, at.y - radius, 2 * radius, 2 * radius});
  }

  [[nodiscard]] std::string heading() const {
    constexpr double kTitleSize = 16;
    std::string device = line_.device;
    constexpr double kTitleY = 26;
    std::string text = fmt::format(
        "<rect class=\"ground\" width=\"{0:.0f}\" height=\"{1:.0f}\"/>\n<text x=\"{2:.0f}\" y=\"{3:.0f}\" "
        "font-size=\"{4:.0f}\" font-weight=\"600\">Roofline of {5}</text>\n",
        kPictureWidth, kPictureHeight, kPlot.left, kTitleY, kTitleSize, xmlText(device));
    constexpr double kLegendY = 46;
    const bool hasMarks = !line_.marks.empty();
    const std::string legend =
        hasMarks ? "Marks grow with the size. Dotted: to the intensity by the kernel's own loads (small square). "
                   "Hollow: with a warning."
                 : "No result of a variant has operations and a time.";
    return text + fmt::format("<text class=\"faint\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>\n", kPlot.left, kLegendY,
                              xmlText(legend));
  }

  [[nodiscard]] std::string axes() const {
    std::string text;
    for (const double tick : ticksOf(scale_.x)) {
      const double x = scale_.at(tick, scale_.y.from).x;
      text += fmt::format(
          "<line class=\"grid\" x1=\"{0}\" x2=\"{0}\" y1=\"{1}\" y2=\"{2}\"/>\n<text class=\"faint\" x=\"{0}\" "
          "y=\"{3}\" text-anchor=\"middle\">{4}</text>\n",
          number(x), number(kPlot.top), number(kPlot.bottom()), number(kPlot.bottom() + 18),
          plainText(tick, kTextDigits));
    }
    for (const double tick : ticksOf(scale_.y)) {
      const double y = scale_.at(scale_.x.from, tick).y;
      text += fmt::format(
          "<line class=\"grid\" x1=\"{0}\" x2=\"{1}\" y1=\"{2}\" y2=\"{2}\"/>\n<text class=\"faint\" x=\"{3}\" "
          "y=\"{4}\" text-anchor=\"end\">{5}</text>\n",
          number(kPlot.left), number(kPlot.right()), number(y), number(kPlot.left - 8), number(y + 4),
          plainText(tick, kTextDigits));
    }
    const double middleX = kPlot.left + kPlot.width / 2;
    const double middleY = kPlot.top + kPlot.height / 2;
    text += fmt::format("<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", number(kPlot.left),
                        number(kPlot.top), number(kPlot.width), number(kPlot.height));
    text +=
        fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">Arithmetic intensity, operations per byte</text>\n",
                    number(middleX), number(kPlot.bottom() + 42));
    return text + fmt::format("<text transform=\"translate(20 {}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
                              number(middleY), xmlText(rateTitle()));
  }

  /// "GFLOP/s", or both where marks compute in integers too.
  [[nodiscard]] std::string rateTitle() const {
    std::set<std::string_view> units;
    for (const RooflineMark& mark : line_.marks) units.insert(operationRateUnit(rows_[mark.row].precision));
    if (units.empty()) units.insert(operationRateUnit(Precision::Float));
    return fmt::format("Performance, {}", fmt::join(units, ", "));
  }

  [[nodiscard]] std::string zones() {
    if (!line_.main) return {};
    const Roof& memory = line_.roofs[line_.main->memory];
    const double ridge = line_.main->intensity;
    const double floor = scale_.y.from;
    const std::array memoryZone{scale_.at(scale_.x.from, floor), scale_.at(scale_.x.from, memory.at(scale_.x.from)),
                                scale_.at(ridge, line_.main->rate), scale_.at(ridge, floor)};
    const std::array computeZone{scale_.at(ridge, floor), scale_.at(ridge, line_.main->rate),
                                 scale_.at(scale_.x.to, line_.main->rate), scale_.at(scale_.x.to, floor)};
    std::string text =
        fmt::format("<polygon class=\"memory\" points=\"{}\"/>\n<polygon class=\"compute\" points=\"{}\"/>\n",
                    pointsText(memoryZone), pointsText(computeZone));
    const double x = scale_.at(ridge, floor).x;
    const std::string left = "memory-bound";
    const std::string right = "compute-bound";
    const double width = textWidth(left, kFontSize);
    constexpr double kGap = 8;
    const double top = kPlot.bottom() - kLabelHeight - 2;
    const SvgBox leftBox{x - kGap - width, top, width, kLabelHeight};
    const SvgBox rightBox{x + kGap, top, textWidth(right, kFontSize), kLabelHeight};
    if (places_.takeFirstFree(std::array{leftBox})) text += textInBox(left, leftBox, "faint");
    if (places_.takeFirstFree(std::array{rightBox})) text += textInBox(right, rightBox, "faint");
    return text;
  }

  [[nodiscard]] std::string roofLine(const Roof& roof) {
    const double end = lineEndOf(roof, line_, area_);
    if (end <= scale_.x.from) return {};
    const std::array points{scale_.at(scale_.x.from, roof.at(scale_.x.from)), scale_.at(end, roof.at(end))};
    places_.avoid(points.front(), points.back());
    const bool isMain =
        line_.main && (&roof == &line_.roofs[line_.main->memory] || &roof == &line_.roofs[line_.main->peak]);
    return fmt::format("<polyline class=\"roof{}\" points=\"{}\"/>\n", isMain ? "" : " low", pointsText(points));
  }

  [[nodiscard]] std::string trailLines(std::size_t trail) {
    std::vector<SvgPoint> points;
    std::string owns;
    for (const RooflineMark& mark : marksOf_[trail]) {
      points.push_back(pointOf(mark));
      if (points.size() > 1) places_.avoid(points[points.size() - 2], points.back());
      if (!mark.own) continue;
      const SvgPoint own = scale_.at(*mark.own, mark.rate);
      places_.avoid(points.back(), own);
      owns += fmt::format("<polyline class=\"own\" points=\"{}\"/>\n", pointsText(std::array{points.back(), own}));
      constexpr double kHalf = 2.5;
      owns += fmt::format("<rect class=\"mark\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n",
                          number(own.x - kHalf), number(own.y - kHalf), number(2 * kHalf), number(2 * kHalf));
    }
    return fmt::format("<g class=\"{}\">\n<polyline class=\"trail\" points=\"{}\"/>\n{}</g>\n", classOf(trail),
                       pointsText(points), owns);
  }

  [[nodiscard]] std::string markShape(std::size_t index) const {
    const RooflineMark& mark = line_.marks[index];
    const SvgPoint at = pointOf(mark);
    const bool isDoubtful = !rows_[mark.row].marks.empty();
    return fmt::format("<circle class=\"mark {}{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"><title>{}</title></circle>\n",
                       classOf(mark.trail), isDoubtful ? " hollow" : "", number(at.x), number(at.y),
                       number(radiusOf(mark)), xmlText(cardText(line_, mark, rows_, advice_[index])));
  }

  /// The name of each coloured trail beside its largest size, as far as there is room.
  [[nodiscard]] std::string markLabels() {
    std::string text;
    for (const std::size_t trail : order_) {
      if (!classes_.contains(trail)) continue;
      const RooflineMark& last = marksOf_[trail].back();
      const std::string& name = line_.trails[trail];
      const std::vector<SvgBox> boxes =
          boxesBeside(pointOf(last), radiusOf(last), textWidth(terminalText(name), kFontSize), kLabelHeight);
      const std::optional<SvgBox> box = places_.takeFirstFree(boxes);
      if (box) text += textInBox(name, *box, "label");
    }
    return text;
  }

  /// On the roof's line: peaks from the right, memories from the left, wherever there is room.
  [[nodiscard]] std::vector<SvgBox> boxesOn(const Roof& roof, double width) const {
    constexpr int kSteps = 48;
    constexpr double kAbove = 2;
    std::vector<SvgBox> boxes;
    for (int step = 0; step <= kSteps; ++step) {
      const double share = static_cast<double>(step) / kSteps;
      const double intensity = scale_.x.valueAt(roof.isOfBytes() ? share : 1 - share);
      const SvgPoint at = scale_.at(intensity, roof.at(intensity));
      const double top = at.y - kLabelHeight - kAbove;
      if (roof.isOfBytes()) {
        boxes.push_back({at.x - width, top, width, kLabelHeight});  // ends where the line passes below it
        boxes.push_back({at.x + kAbove * 2, at.y, width, kLabelHeight});
      } else {
        boxes.push_back({at.x - width, top, width, kLabelHeight});
        boxes.push_back({at.x - width, at.y + kAbove, width, kLabelHeight});
      }
    }
    return boxes;
  }

  [[nodiscard]] std::string roofLabels() {
    std::string text;
    std::vector<const Roof*> roofs;
    for (const Roof& roof : line_.roofs) roofs.push_back(&roof);
    if (line_.main) {  // these are named first
      std::stable_partition(roofs.begin(), roofs.end(), [&](const Roof* roof) {
        return roof == &line_.roofs[line_.main->memory] || roof == &line_.roofs[line_.main->peak];
      });
    }
    if (roofs.size() > kNamedRoofs) roofs.resize(kNamedRoofs);
    for (const Roof* roof : roofs) {
      const std::string name = fmt::format("{}: {}", roof->name, rateText(*roof));
      const std::optional<SvgBox> box = places_.takeFirstFree(boxesOn(*roof, textWidth(name, kFontSize)));
      if (box) text += textInBox(name, *box, "label");
    }
    return text;
  }

  [[nodiscard]] std::string ridgeLabel() {
    if (!line_.main) return {};
    const SvgPoint at = scale_.at(line_.main->intensity, line_.main->rate);
    const std::string name = fmt::format("ridge at {}", plainText(line_.main->intensity, kTextDigits));
    constexpr double kRadius = 3;
    std::string text = fmt::format("<circle class=\"roof\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", number(at.x),
                                   number(at.y), number(kRadius));
    const std::optional<SvgBox> box =
        places_.takeFirstFree(boxesBeside(at, kRadius, textWidth(name, kFontSize), kLabelHeight));
    return !box ? text : text + textInBox(name, *box, "label faint");
  }

  const Roofline& line_;
  const std::vector<std::string>& advice_;
  std::span<const ResultRow> rows_;
  RooflineArea area_;
  SvgPlaces places_;
  SvgScale scale_;
  std::size_t trails_ = 0;
  std::vector<std::size_t> order_;
  std::vector<std::span<const RooflineMark>> marksOf_;  ///< by trail
  std::map<std::size_t, std::string> classes_;
};

}  // namespace

std::string toSvg(const RooflineReport& report) {
  const std::size_t pictures = std::max<std::size_t>(1, report.rooflines.size());
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
      "role=\"img\">\n<title>Roofline</title>\n<style>{2}</style>\n<defs><clipPath id=\"plot\"><rect x=\"{3}\" "
      "y=\"{4}\" width=\"{5}\" height=\"{6}\"/></clipPath></defs>\n",
      kPictureWidth, kPictureHeight * static_cast<double>(pictures), styleText(), number(kPlot.left), number(kPlot.top),
      number(kPlot.width), number(kPlot.height));
  for (std::size_t i = 0; i < report.rooflines.size(); ++i) {
    text += fmt::format("<g transform=\"translate(0 {:.0f})\">\n{}</g>\n", kPictureHeight * static_cast<double>(i),
                        RooflinePicture(report.rooflines[i], report.advice[i], report.rows).draw());
  }
  return text + "</svg>\n";
}

}  // namespace headroom
