#include <fmt/format.h>

#include <algorithm>

#include "headroom/analysis/verdict.hpp"
#include "headroom/system/version.hpp"
#include "text/html_text.hpp"
#include "text/number_text.hpp"
#include "workbench/guide/record_view.hpp"
#include "workbench/guide/svg_chart.hpp"
#include "workbench/pages/page_frame.hpp"

namespace headroom {
namespace {

/// Beyond the style of all pages: contents, questions, and the colours of bars.
constexpr std::string_view kGuideStyle = R"(
:root { --soft: #8fb4dc; --published: #c2410c; }
@media screen and (prefers-color-scheme: dark) { :root { --soft: #3b6591; --published: #fb923c; } }
h2 { border-bottom: 1px solid var(--line); } .background, nav { color: var(--faint); }
.question { font-style: italic; margin: 0; } p.verdict { font-weight: 600; }
nav ol { columns: 2; padding-left: 20px; } a { color: var(--bar); }
svg { width: 100%; font: 13px "DejaVu Sans", "Helvetica Neue", Arial, sans-serif; fill: var(--text); }
.label { text-anchor: end; } .value { fill: var(--faint); } .heading { font-weight: 600; } .bar { fill: var(--soft); }
.best { fill: var(--bar); } .mark { stroke: var(--published); stroke-width: 2; }
details summary { cursor: pointer; color: var(--faint); font-size: 14px; } li { margin: 3px 0; }
.source { color: var(--faint); font-size: 13px; }
)";

std::string element(std::string_view name, std::string_view text, std::string_view attributes = {}) {
  return fmt::format("<{0}{1}{2}>{3}</{0}>\n", name, attributes.empty() ? "" : " ", attributes, htmlEscaped(text));
}

std::string tableHtml(const TextGrid& grid) {
  return tableAsHtml({grid.header, std::vector<bool>(grid.header.size(), false), grid.lines});
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
  std::string body = contentsHtml(steps);
  for (const StepView& step : steps) {
    body += element("h2", step.step->title, fmt::format("id=\"step-{}\"", step.step->id));
    body += element("p", step.step->text);
    for (const ExperimentView& view : step.experiments) body += experimentHtml(view, catalogue);
  }
  body += adviceHtml(advisedRows(record, catalogue));
  return framedPage("The guide on " + record.device.name, factsOf(record) + ".", body, kGuideStyle);
}

}  // namespace headroom
