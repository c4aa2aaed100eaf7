#include "catalogue/guide_notes.hpp"

#include <fmt/format.h>

#include "headroom/catalogue/guide_contents.hpp"

namespace headroom {
namespace {

std::optional<double> optionalRate(const FrontMatterReader& reader, const toml::table& guide, std::string_view key) {
  const toml::node* node = guide.get(key);
  if (node == nullptr) return std::nullopt;
  const double rate = reader.number(*node, key);
  if (!(rate > 0)) reader.fail(*node, fmt::format("{} is not a rate; write gigapixels per second, over 0", key));
  return rate;
}

}  // namespace

GuideNotes parseGuideNotes(const FrontMatterReader& reader, const toml::table& guide) {
  reader.allowOnly(guide, "[guide]", {"carries", "experiments", "measured_gpix_per_s", "estimate_gpix_per_s"});
  GuideNotes notes;
  if (const toml::node* carries = guide.get("carries")) {
    for (const toml::node& node : reader.array(*carries, "carries")) {
      const std::string item = reader.string(node, "carries");
      if (findSourceItem(item) == nullptr)
        reader.fail(
            node,
            fmt::format("the sources have no \"{}\"; `headroom-cli guide --coverage` lists what they have", item));
      notes.carries.push_back(item);
    }
  }
  if (const toml::table* experiments = reader.optionalTable(guide, "experiments")) {
    for (const auto& [key, node] : *experiments) {
      if (findExperiment(key.str()) == nullptr)
        reader.fail(node, fmt::format("there is no experiment \"{}\"; `headroom-cli guide` lists them", key.str()));
      notes.experiments[std::string(key.str())] = reader.string(node, key.str());
    }
  }
  notes.measuredGigapixelsPerSecond = optionalRate(reader, guide, "measured_gpix_per_s");
  notes.estimateGigapixelsPerSecond = optionalRate(reader, guide, "estimate_gpix_per_s");
  return notes;
}

}  // namespace headroom
