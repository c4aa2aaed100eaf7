// The variants, experiments or parts of the program that cover each item of the sources.
#include <fmt/format.h>

#include <algorithm>

#include "headroom/guide/guide_report.hpp"

namespace headroom {
namespace {

bool carries(const Variant& variant, std::string_view item) {
  const std::vector<std::string>& items = variant.guide.carries;
  return std::find(items.begin(), items.end(), item) != items.end();
}

void append(std::string& list, const std::string& entry) {
  if (list.find(entry) == std::string::npos) list += (list.empty() ? "" : ", ") + entry;
}

}  // namespace

std::string coverageMarkdown(const Catalogue& catalogue) {
  std::string text =
      "# What of the sources Headroom carries out\n\n"
      "Each listing, table, figure and rule of the sources, and where to run it. `headroom-cli guide EXPERIMENT` runs "
      "an\n"
      "experiment, `headroom-cli run --workload all --variants ID` a variant; the window's Guide view has both. The "
      "text of\n"
      "the guide numbers not all of its figures: those are named by their place.\n\n"
      "This page is written by `headroom-cli guide --coverage`.\n";
  std::string_view source;
  for (const SourceItem& item : sourceItems()) {
    if (item.source != source) {
      source = item.source;
      text += fmt::format("\n## {}\n\n| item | what it shows | carried out by | experiments |\n|---|---|---|---|\n",
                          source);
    }
    std::string variants;
    std::string experiments;
    for (const Variant& variant : catalogue.variants()) {
      if (!carries(variant, item.name)) continue;
      append(variants, fmt::format("`{}`", variant.id));
      for (const auto& [experiment, label] : variant.guide.experiments)
        append(experiments, fmt::format("`{}`", experiment));
    }
    if (variants.empty()) variants = item.carriedBy;
    text += fmt::format("| {} | {} | {} | {} |\n", item.name, item.what, variants.empty() ? "nothing yet" : variants,
                        experiments.empty() ? "-" : experiments);
  }
  return text;
}

}  // namespace headroom
