// Colours, text and numbers of pictures: no script, no font and no style from elsewhere.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "workbench/svg/svg_labels.hpp"

namespace headroom {

inline constexpr double kSvgFontSize = 12;
/// Of a label's box.
inline constexpr double kSvgLabelHeight = 15;
/// From the middle of a line of text to its base.
inline constexpr double kSvgHalfLetter = 4;
/// Lines and marks of the classes "c0" to "c7" have colours that can be distinguished; "context" is grey.
inline constexpr std::size_t kSvgColoured = 8;

/// The content of <style> for all pictures: light, or dark where the reader's system is. Pictures of one page may each
/// have it.
[[nodiscard]] std::string svgStyle();

/// A coordinate, to a tenth.
[[nodiscard]] std::string svgNumber(double value);

/// The value of a "points" attribute.
[[nodiscard]] std::string pointsText(std::span<const SvgPoint> points);

/// A text element that is as wide as its box, whatever font the reader has.
[[nodiscard]] std::string textInBox(const std::string& text, const SvgBox& box, std::string_view classes);

/// A text element that begins ("start"), is centred ("middle") or ends ("end") at the point.
[[nodiscard]] std::string textAt(std::string_view text, SvgPoint at, std::string_view anchor,
                                 std::string_view classes = {});

/// A picture's title, from this x on.
[[nodiscard]] std::string svgTitle(std::string_view text, double x);

/// An <svg> element with a title for screen readers, the style, and this content.
[[nodiscard]] std::string svgDocument(std::string_view title, double width, double height, std::string_view content);

}  // namespace headroom
