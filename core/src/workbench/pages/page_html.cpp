#include <fmt/format.h>

#include <algorithm>
#include <type_traits>

#include "headroom/pages/page.hpp"
#include "text/base64.hpp"
#include "text/html_text.hpp"
#include "text/number_text.hpp"
#include "workbench/pages/page_frame.hpp"
#include "workbench/svg/svg_style.hpp"

namespace headroom {
namespace {

/// Light, or dark where the reader's system is; always light on paper.
constexpr std::string_view kPageStyle = R"(
:root { --ground: #ffffff; --text: #1d2127; --faint: #5c6570; --line: #d8dde3; --panel: #f5f7f9; --bar: #0072b2;
  --estimate: #a4abb4; --warning: #8a5a00; }
@media screen and (prefers-color-scheme: dark) { :root { --ground: #16191d; --text: #e3e6ea; --faint: #9aa4b0;
  --line: #2b3138; --panel: #1e2227; --bar: #4ba6e8; --estimate: #5d6670; --warning: #f0b232; } }
body { background: var(--ground); color: var(--text); font: 15px/1.5 "DejaVu Sans", "Helvetica Neue", Arial, sans-serif;
  margin: 0 auto; max-width: 1000px; padding: 24px 20px 60px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0; } h2 { font-size: 18px; margin: 36px 0 12px; }
h3 { font-size: 15px; margin: 24px 0 8px; overflow-wrap: anywhere; }
.subtitle { color: var(--faint); margin: 4px 0 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; } th, td { border-bottom: 1px solid var(--line); padding: 4px 10px;
  text-align: left; vertical-align: top; } th { color: var(--faint); font-weight: 600; }
th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.short, th.short { white-space: nowrap; } td.long { min-width: 300px; overflow-wrap: anywhere; }
svg { display: block; height: auto; margin: 12px 0; max-width: 100%; }
figure { margin: 12px 0; } figcaption { color: var(--faint); font-size: 13px; }
img { display: block; height: auto; max-width: 100%; }
pre { background: var(--panel); font: 12px/1.45 "DejaVu Sans Mono", Menlo, Consolas, monospace; overflow-x: auto;
  padding: 12px; }
.verdict { border: 1px solid var(--line); border-radius: 6px; margin: 12px 0; padding: 12px 16px; }
.verdict p { margin: 6px 0; } .verdict .name { color: var(--faint); font-size: 13px; overflow-wrap: anywhere; }
.verdict .headline { font-weight: 600; }
.gauge { background: var(--panel); border-radius: 3px; height: 10px; margin: 10px 0; position: relative; }
.gauge .measured { background: var(--bar); border-radius: 3px; height: 10px; }
.gauge .estimated { background: var(--text); height: 16px; position: absolute; top: -3px; width: 2px; }
.warning { border: 1px solid var(--warning); border-radius: 9px; color: var(--warning); font-size: 12px;
  margin-right: 6px; padding: 1px 8px; }
.verdict ul { margin: 6px 0; padding-left: 20px; }
@media print { body { font-size: 10pt; max-width: none; padding: 0; } .scroll { overflow: visible; }
  pre { overflow: visible; overflow-wrap: anywhere; white-space: pre-wrap; }
  .verdict, svg, figure, tr { break-inside: avoid; }
  h2, h3 { break-after: avoid; } img { max-height: 200mm; width: auto; }
  img, .gauge, .gauge .measured, .gauge .estimated { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
)";

/// Characters of a cell that stays on one line.
constexpr std::size_t kShortCell = 34;

std::string listOf(const std::vector<std::string>& items) {
  std::string text = "<ul>\n";
  for (const std::string& item : items) text += fmt::format("<li>{}</li>\n", xmlEscaped(item));
  return text + "</ul>\n";
}

std::string tableLine(const PageTable& table, const std::vector<std::string>& cells, std::string_view element) {
  std::string text = "<tr>";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool isNumber = i < table.areNumbers.size() && table.areNumbers[i];
    const std::string_view kind = isNumber ? "number" : cells[i].size() <= kShortCell ? "short" : "long";
    text += fmt::format("<{0} class=\"{1}\">{2}</{0}>", element, kind, xmlEscaped(cells[i]));
  }
  return text + "</tr>\n";
}

/// A share of the ceiling as a length; what exceeds it ends with it.
std::string lengthText(double percent) {
  return fmt::format("{:.1f}%", std::clamp(percent, 0.0, 100.0));
}

std::string htmlOf(const PageHeading& heading) {
  return fmt::format("<h2>{}</h2>\n", xmlEscaped(heading.text));
}

std::string htmlOf(const PageText& text) {
  return fmt::format("<p>{}</p>\n", xmlEscaped(text.text));
}

std::string htmlOf(const PageList& list) {
  return list.items.empty() ? std::string() : listOf(list.items);
}

std::string htmlOf(const PageTable& table) {
  return tableAsHtml(table);
}

std::string htmlOf(const PagePicture& picture) {
  return picture.svg;
}

std::string htmlOf(const PageImage& image) {
  return fmt::format(
      "<figure><img src=\"data:{};base64,{}\" width=\"{}\" height=\"{}\" alt=\"{}\"><figcaption>{}</figcaption>"
      "</figure>\n",
      xmlEscaped(image.mediaType), toBase64(image.bytes), image.width, image.height, xmlEscaped(image.caption),
      xmlEscaped(image.caption));
}

std::string htmlOf(const PageCode& code) {
  return fmt::format("<h3>{}</h3>\n<pre>{}</pre>\n", xmlEscaped(code.name), xmlEscaped(code.text));
}

std::string htmlOf(const PageVerdict& verdict) {
  std::string text = fmt::format("<div class=\"verdict\">\n<p class=\"name\">{}</p>\n<p class=\"headline\">{}</p>\n",
                                 xmlEscaped(verdict.name), xmlEscaped(verdict.headline));
  if (verdict.percentOfCeiling) {
    text += fmt::format(
        "<div class=\"gauge\" role=\"img\" aria-label=\"{}% of the ceiling\"><div class=\"measured\" "
        "style=\"width: {}\"></div>",
        plainText(*verdict.percentOfCeiling, 2), lengthText(*verdict.percentOfCeiling));
    if (verdict.percentOfCeilingEstimated)
      text += fmt::format("<div class=\"estimated\" style=\"left: {}\" title=\"estimate\"></div>",
                          lengthText(*verdict.percentOfCeilingEstimated));
    text += "</div>\n";
  }
  if (!verdict.details.empty()) text += fmt::format("<p>{}</p>\n", xmlEscaped(verdict.details));
  if (!verdict.warnings.empty()) {
    text += "<p>";
    for (const std::string& warning : verdict.warnings)
      text += fmt::format("<span class=\"warning\">{}</span>", xmlEscaped(warning));
    text += "</p>\n";
  }
  if (!verdict.advice.empty()) text += listOf(verdict.advice);
  return text + "</div>\n";
}

}  // namespace

std::string tableAsHtml(const PageTable& table) {
  std::string text =
      "<div class=\"scroll\"><table>\n<thead>" + tableLine(table, table.headings, "th") + "</thead>\n<tbody>\n";
  for (const std::vector<std::string>& line : table.lines) text += tableLine(table, line, "td");
  return text + "</tbody></table></div>\n";
}

std::string framedPage(std::string_view title, std::string_view subtitle, std::string_view body,
                       std::string_view style) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width, initial-scale=1\">\n<meta http-equiv=\"Content-Security-Policy\" "
      "content=\"default-src 'none'; img-src data:; style-src "
      "'unsafe-inline'\">\n<title>{0}</title>\n<style>{1}{4}</style>\n"
      "</head>\n<body>\n<h1>{0}</h1>\n<p class=\"subtitle\">{2}</p>\n{3}</body>\n</html>\n",
      xmlEscaped(title), kPageStyle, xmlEscaped(subtitle), body, style);
}

std::string toHtml(const Page& page) {
  std::string body;
  for (const PageBlock& block : page.blocks)
    body += std::visit([](const auto& content) { return htmlOf(content); }, block);
  return framedPage(page.title, page.subtitle, body);
}

}  // namespace headroom
