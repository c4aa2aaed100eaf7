// The [guide] table of a kernel file: what of the sources it carries out, and in which experiments it takes part.
#pragma once

#include "catalogue/front_matter_reader.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Throws as FrontMatterReader does: unknown keys, source items or experiments.
GuideNotes parseGuideNotes(const FrontMatterReader& reader, const toml::table& guide);

}  // namespace headroom
