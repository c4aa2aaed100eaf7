#include <fmt/format.h>

#include <algorithm>

#include "headroom/analysis/verdict.hpp"
#include "headroom/system/version.hpp"
#include "text/html_text.hpp"
#include "text/number_text.hpp"
#include "workbench/guide/record_view.hpp"
#include "workbench/guide/svg_chart.hpp"

namespace headroom {
namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --text: #1d2127; --faint: #5c6570; --page: #fff; --panel: #f3f5f8; --line: #d5dae1;
        --bar: #8fb4dc; --best: #1f6fbf; --mark: #c2410c; }
@media (prefers-color-scheme: dark) { :root { --text: #e3e6ea; --faint: #9aa4b0; --page: #16191d; --panel: #20252b;
        --line: #39414b; --bar: #3b6591; --best: #6bb0f5; --mark: #fb923c; } }
body { font: 16px/1.55 system-ui, sans-serif; color: var(--text); background: var(--page); max-width: 52rem;
       margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; margin-bottom: .2rem } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line) }
h3 { margin: 2.2rem 0 .2rem } .facts, .background, nav { color: var(--faint) } .question { font-style: italic; margin: 0 }
.background { font-size: .92rem } .verdict { background: var(--panel); border-left: 4px solid var(--best);
       padding: .6rem .9rem; margin: .8rem 0; font-weight: 600 }
nav ol { columns: 2; padding-left: 1.2rem } a { color: var(--best) }
svg { width: 100%; font: 13px system-ui, sans-serif; fill: var(--text) } .label { text-anchor: end } .value { fill: var(--faint) }
.heading { font-weight: 600 } .bar { fill: var(--bar) } .best { fill: var(--best) } .mark { stroke: var(--mark); stroke-width: 2 }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-size: .86rem; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid var(--line); padding: .2rem .7rem .2rem 0; text-align: left; vertical-align: top }
details summary { cursor: pointer; color: var(--faint); font-size: .9rem } li { margin: .2rem 0 } .source { color: var(--faint); font-size: .86rem }
)";

std::string element(std::string_view name, std::string_view text, std::string_view attributes = {}) {
  return fmt::format("<{0}{1}{2}>{3}</{0}>\n", name, attributes.empty() ? "" : " ", attributes, htmlEscaped(text));
}

std::string cells(std::string_view name, const std::vector<std::string>& texts) {
  std::string line = "<tr>";
  for (const std::string& text : texts) line += fmt::format("<{0}>{1}</{0}>", name, htmlEscaped(text));
  return line + "</tr>\n";
}

std::string tableHtml(const TextGrid& grid) {
  std::string html = "<div class=\"scroll\"><table>\n" + cells("th", grid.header);
  for (const auto& line : grid.lines) html += cells("td", line);
  return html + "</table></div>\n";
}

/// One group per size; the size is a heading only if there are several.
std::string chartHtml(const ExperimentView& view, const Catalogue& catalogue) {
  std::vector<SvgBarGroup> groups;
  std::vector<Size> sizes;
  bool hasMarks = false;
  for (const auto& [label, row] : view.rows) {
    if (sizes.empty() || sizes.back() != row.size) {
      sizes.push_back(row.size);
      groups.push_back({toText(row.size), {}});
    }
    SvgBar bar{label, isValid(row) ? quantityOf(*view.experiment, row) : std::nullopt, std::nullopt, {}};
    // Shown once, because the guide's number is for one size.
    if (view.experiment->quantity == Quantity::GigapixelsPerSecond && row.size == view.rows.back().row.size)
      bar.published = catalogue.find(row.variant).guide.measuredGigapixelsPerSecond;
    hasMarks = hasMarks || bar.published;
    if (!isValid(row)) bar.note = toText(row.status);
    groups.back().bars.push_back(std::move(bar));
  }
  if (groups.size() == 1) groups.front().heading.clear();
  std::string html = svgBars(groups, unitOf(view.experiment->quantity),
                             isSmallerBetter(view.experiment->quantity) ? Better::Smaller : Better::Larger);
  if (hasMarks && !html.empty())
    html += element("p", "The upright marks are the guide's own numbers, for its GPU at 16 MP.", "class=\"source\"");
  return html;
}

std::string experimentHtml(const ExperimentView& view, const Catalogue& catalogue) {
  std::string html = element("h3", view.experiment->title, fmt::format("id=\"{}\"", view.experiment->id));
  html += element("p", view.experiment->question, "class=\"question\"");
  html += element("p", view.experiment->background, "class=\"background\"");
  html += element("p", view.verdict, "class=\"verdict\"");
  html += chartHtml(view, catalogue);
  if (view.table.lines.empty()) return html;
  if (view.experiment->comparesAlgorithms) return html + tableHtml(view.table);
  return html + "<details><summary>All numbers</summary>\n" + tableHtml(view.table) + "</details>\n";
}

std::string contentsHtml(const std::vector<StepView>& steps) {
  std::string html = "<nav><ol>\n";
  for (const StepView& step : steps) {
    html += fmt::format("<li><a href=\"#step-{}\">{}</a></li>\n", step.step->id, htmlEscaped(step.step->title));
  }
  return html + "<li><a href=\"#next\">What to try next</a></li>\n</ol></nav>\n";
}

std::string adviceHtml(const std::vector<AdvisedRow>& advised) {
  std::string html = element("h2", "What to try next", "id=\"next\"");
  if (advised.empty()) html += element("p", "No blur was measured, so there is nothing to advise.");
  for (const AdvisedRow& row : advised) {
    html += element("h3", row.row->variant) + element("p", verdict(*row.row)) + "<ul>\n";
    for (const Advice& advice : row.advice) {
      html += fmt::format("<li>{} <span class=\"source\">({})</span></li>\n", htmlEscaped(advice.sentence),
                          htmlEscaped(advice.source));
    }
    html += "</ul>\n";
  }
  return html;
}

}  // namespace

std::string toHtml(const GuideRecord& record, const Catalogue& catalogue) {
  const std::vector<StepView> steps = stepsOf(record, catalogue);
  const std::string title = "The guide on " + record.device.name;
  std::string html =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  html += element("title", title) + fmt::format("<style>{}</style>\n</head>\n<body>\n", kStyle);
  html += element("h1", title);
  html += element("p", factsOf(record) + ".", "class=\"facts\"");
  html += contentsHtml(steps);
  for (const StepView& step : steps) {
    html += element("h2", step.step->title, fmt::format("id=\"step-{}\"", step.step->id));
    html += element("p", step.step->text);
    for (const ExperimentView& view : step.experiments) html += experimentHtml(view, catalogue);
  }
  return html + adviceHtml(advisedRows(record, catalogue)) + "</body>\n</html>\n";
}

}  // namespace headroom
