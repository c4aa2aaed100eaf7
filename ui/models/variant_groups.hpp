// Groups of variants in their list: by role or by family, each under a heading.
#pragma once

#include <QString>
#include <vector>

#include "headroom/values/variant.hpp"

namespace headroom {

enum class VariantGrouping { None, Role, Family };

/// Name for settings: "none", "role", "family".
QString nameOf(VariantGrouping grouping);
/// Returns None for an unknown name.
VariantGrouping groupingOf(const QString& name);

/// Row of the list: a variant, or the heading of the variants below it.
struct VariantRow {
  const Variant* variant = nullptr;
  QString heading;  ///< empty for a variant

  bool operator==(const VariantRow&) const = default;
};

/// Returns what a variant is, as a heading: "Kernels", "Host implementations", ...
QString roleOf(const Variant& variant);

/// Returns the part of a kernel's or probe's name that its relatives share: "toeplitz" for toeplitz-8bit, "mad" for
/// mad12.
QString familyOf(const Variant& variant);

/// Returns the variants with headings, in their order within each group. Groups are in the order of their first
/// variants; families of one are in one group, which follows the larger ones, and libraries come last.
std::vector<VariantRow> groupedRows(const std::vector<const Variant*>& variants, VariantGrouping grouping);

}  // namespace headroom
