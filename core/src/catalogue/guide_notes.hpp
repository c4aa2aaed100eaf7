// The [guide] table of a kernel file: the covered items of the sources, and the experiments that include it.
#pragma once

#include "catalogue/front_matter_reader.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Throws as FrontMatterReader does: unknown keys, source items or experiments.
GuideNotes parseGuideNotes(const FrontMatterReader& reader, const toml::table& guide);

}  // namespace headroom
