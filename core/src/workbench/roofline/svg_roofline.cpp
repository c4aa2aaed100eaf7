// A roofline as a self-contained chart, without scripts, fonts or styles from elsewhere.
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
#include "workbench/svg/svg_labels.hpp"
#include "workbench/svg/svg_scale.hpp"
#include "workbench/svg/svg_style.hpp"

namespace headroom {
namespace {

constexpr double kPictureWidth = 960;
constexpr double kPictureHeight = 640;
constexpr SvgBox kPlot{76, 64, 860, 496};
constexpr int kTextDigits = 3;
/// More have no room, and each takes a while to find that out.
constexpr std::size_t kNamedRoofs = 40;

class RooflinePicture {
 public:
  RooflinePicture(const RooflineReport& report, std::size_t index)
      : line_(report.rooflines[index]),
        advice_(report.advice[index]),
        rows_(report.rows),
        device_(report.rooflines.size() > 1 ? deviceLabelOf(line_) : line_.device),
        area_(areaOf(line_)),
        places_(kPlot) {
    scale_.x = {area_.lowIntensity, area_.highIntensity};
    scale_.y = {area_.lowRate, area_.highRate};
    scale_.plot = kPlot;
    chooseColours();
  }

  std::string draw() {
    std::string text = heading();
    text += axes();
    text += "<g clip-path=\"url(#roofline)\">\n" + zones();
    for (const Roof& roof : line_.roofs) text += roofLine(roof);
    for (std::size_t trail = 0; trail < trails_; ++trail) text += trailLines(trail);
    text += "</g>\n";
    for (const RooflineMark& mark : line_.marks) takeMark(mark);
    // Marks are labelled before roofs, because they are the subject of the chart.
    const std::string markTexts = markLabels();
    const std::string roofTexts = roofLabels() + ridgeLabel();
    for (std::size_t i = 0; i < line_.marks.size(); ++i) text += markShape(i);
    return text + roofTexts + markTexts;
  }

 private:
  /// Selects the trails that reach most of their roof.
  void chooseColours() {
    trails_ = line_.trails.size();
    marksOf_.resize(trails_);
    for (const RooflineMark& mark : line_.marks) {  // those of a trail are consecutive
      std::span<const RooflineMark>& marks = marksOf_[mark.trail];
      marks = marks.empty() ? std::span(&mark, 1) : std::span(marks.data(), marks.size() + 1);
    }
    order_ = trailsByReach(line_);
    const std::size_t coloured = std::min(trails_, kSvgColoured);
    std::set<std::size_t> chosen(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(coloured));
    // Colours follow the trails' own order, so that they stay when another trail becomes faster.
    for (const std::size_t trail : chosen) classes_[trail] = fmt::format("c{}", classes_.size());
  }

  [[nodiscard]] std::string classOf(std::size_t trail) const {
    const auto found = classes_.find(trail);
    return found == classes_.end() ? "context" : found->second;
  }

  [[nodiscard]] SvgPoint pointOf(const RooflineMark& mark) const { return scale_.at(mark.intensity, mark.rate); }

  /// Smaller for smaller sizes.
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
    constexpr double kTitleY = 26;
    std::string text = fmt::format(
        "<rect class=\"ground\" width=\"{0:.0f}\" height=\"{1:.0f}\"/>\n<text x=\"{2:.0f}\" y=\"{3:.0f}\" "
        "font-size=\"{4:.0f}\" font-weight=\"600\">Roofline of {5}</text>\n",
        kPictureWidth, kPictureHeight, kPlot.left, kTitleY, kTitleSize, xmlEscaped(device_));
    constexpr double kLegendY = 46;
    const bool hasMarks = !line_.marks.empty();
    const std::string legend =
        hasMarks ? "Marks grow with the size. Dotted: to the intensity by the kernel's own loads (small square). "
                   "Hollow: with a warning."
                 : "No result of a variant has operations and a time.";
    return text + fmt::format("<text class=\"faint\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>\n", kPlot.left, kLegendY,
                              xmlEscaped(legend));
  }

  [[nodiscard]] std::string axes() const {
    std::string text;
    for (const double tick : ticksOf(scale_.x)) {
      const double x = scale_.at(tick, scale_.y.from).x;
      text += fmt::format(
          "<line class=\"grid\" x1=\"{0}\" x2=\"{0}\" y1=\"{1}\" y2=\"{2}\"/>\n<text class=\"faint\" x=\"{0}\" "
          "y=\"{3}\" text-anchor=\"middle\">{4}</text>\n",
          svgNumber(x), svgNumber(kPlot.top), svgNumber(kPlot.bottom()), svgNumber(kPlot.bottom() + 18),
          plainText(tick, kTextDigits));
    }
    for (const double tick : ticksOf(scale_.y)) {
      const double y = scale_.at(scale_.x.from, tick).y;
      text += fmt::format(
          "<line class=\"grid\" x1=\"{0}\" x2=\"{1}\" y1=\"{2}\" y2=\"{2}\"/>\n<text class=\"faint\" x=\"{3}\" "
          "y=\"{4}\" text-anchor=\"end\">{5}</text>\n",
          svgNumber(kPlot.left), svgNumber(kPlot.right()), svgNumber(y), svgNumber(kPlot.left - 8), svgNumber(y + 4),
          plainText(tick, kTextDigits));
    }
    const double middleX = kPlot.left + kPlot.width / 2;
    const double middleY = kPlot.top + kPlot.height / 2;
    text += fmt::format("<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", svgNumber(kPlot.left),
                        svgNumber(kPlot.top), svgNumber(kPlot.width), svgNumber(kPlot.height));
    text +=
        fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">Arithmetic intensity, operations per byte</text>\n",
                    svgNumber(middleX), svgNumber(kPlot.bottom() + 42));
    return text + fmt::format("<text transform=\"translate(20 {}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
                              svgNumber(middleY), xmlEscaped(rateTitle()));
  }

  /// "GFLOP/s", or both if marks compute in integers too.
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
    const double width = textWidth(left, kSvgFontSize);
    constexpr double kGap = 8;
    const double top = kPlot.bottom() - kSvgLabelHeight - 2;
    const SvgBox leftBox{x - kGap - width, top, width, kSvgLabelHeight};
    const SvgBox rightBox{x + kGap, top, textWidth(right, kSvgFontSize), kSvgLabelHeight};
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
      owns +=
          fmt::format("<rect class=\"mark\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", svgNumber(own.x - kHalf),
                      svgNumber(own.y - kHalf), svgNumber(2 * kHalf), svgNumber(2 * kHalf));
    }
    return fmt::format("<g class=\"{}\">\n<polyline class=\"trail\" points=\"{}\"/>\n{}</g>\n", classOf(trail),
                       pointsText(points), owns);
  }

  [[nodiscard]] std::string markShape(std::size_t index) const {
    const RooflineMark& mark = line_.marks[index];
    const SvgPoint at = pointOf(mark);
    const bool isDoubtful = !rows_[mark.row].marks.empty();
    return fmt::format("<circle class=\"mark {}{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"><title>{}</title></circle>\n",
                       classOf(mark.trail), isDoubtful ? " hollow" : "", svgNumber(at.x), svgNumber(at.y),
                       svgNumber(radiusOf(mark)), xmlEscaped(cardText(line_, mark, rows_, advice_[index])));
  }

  /// The name of each coloured trail beside its largest size, as far as there is space.
  [[nodiscard]] std::string markLabels() {
    std::string text;
    for (const std::size_t trail : order_) {
      if (!classes_.contains(trail)) continue;
      const RooflineMark& last = marksOf_[trail].back();
      const std::string& name = line_.trails[trail];
      const std::vector<SvgBox> boxes =
          boxesBeside(pointOf(last), radiusOf(last), textWidth(terminalText(name), kSvgFontSize), kSvgLabelHeight);
      const std::optional<SvgBox> box = places_.takeFirstFree(boxes);
      if (box) text += textInBox(name, *box, "label");
    }
    return text;
  }

  /// Boxes on the roof's line: peaks from the right, memories from the left.
  [[nodiscard]] std::vector<SvgBox> boxesOn(const Roof& roof, double width) const {
    constexpr int kSteps = 48;
    constexpr double kAbove = 2;
    std::vector<SvgBox> boxes;
    for (int step = 0; step <= kSteps; ++step) {
      const double share = static_cast<double>(step) / kSteps;
      const double intensity = scale_.x.valueAt(roof.isOfBytes() ? share : 1 - share);
      const SvgPoint at = scale_.at(intensity, roof.at(intensity));
      const double top = at.y - kSvgLabelHeight - kAbove;
      if (roof.isOfBytes()) {
        boxes.push_back({at.x - width, top, width, kSvgLabelHeight});  // ends where the line passes below it
        boxes.push_back({at.x + kAbove * 2, at.y, width, kSvgLabelHeight});
      } else {
        boxes.push_back({at.x - width, top, width, kSvgLabelHeight});
        boxes.push_back({at.x - width, at.y + kAbove, width, kSvgLabelHeight});
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
      const std::optional<SvgBox> box = places_.takeFirstFree(boxesOn(*roof, textWidth(name, kSvgFontSize)));
      if (box) text += textInBox(name, *box, "label");
    }
    return text;
  }

  [[nodiscard]] std::string ridgeLabel() {
    if (!line_.main) return {};
    const SvgPoint at = scale_.at(line_.main->intensity, line_.main->rate);
    const std::string name = fmt::format("ridge at {}", plainText(line_.main->intensity, kTextDigits));
    constexpr double kRadius = 3;
    std::string text = fmt::format("<circle class=\"roof\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", svgNumber(at.x),
                                   svgNumber(at.y), svgNumber(kRadius));
    const std::optional<SvgBox> box =
        places_.takeFirstFree(boxesBeside(at, kRadius, textWidth(name, kSvgFontSize), kSvgLabelHeight));
    return !box ? text : text + textInBox(name, *box, "label faint");
  }

  const Roofline& line_;
  const std::vector<std::string>& advice_;
  std::span<const ResultRow> rows_;
  std::string device_;
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
      "role=\"img\">\n<title>Roofline</title>\n<style>{2}</style>\n<defs><clipPath id=\"roofline\"><rect x=\"{3}\" "
      "y=\"{4}\" width=\"{5}\" height=\"{6}\"/></clipPath></defs>\n",
      kPictureWidth, kPictureHeight * static_cast<double>(pictures), svgStyle(), svgNumber(kPlot.left),
      svgNumber(kPlot.top), svgNumber(kPlot.width), svgNumber(kPlot.height));
  for (std::size_t i = 0; i < report.rooflines.size(); ++i) {
    text += fmt::format("<g transform=\"translate(0 {:.0f})\">\n{}</g>\n", kPictureHeight * static_cast<double>(i),
                        RooflinePicture(report, i).draw());
  }
  return text + "</svg>\n";
}

}  // namespace headroom
