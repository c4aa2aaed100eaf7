#include "models/variant_groups.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "style/text.hpp"

namespace headroom {

namespace {

constexpr std::array kGroupingNames{std::pair(VariantGrouping::None, "none"), std::pair(VariantGrouping::Role, "role"),
                                    std::pair(VariantGrouping::Family, "family")};

struct GroupWords {
  Q_DECLARE_TR_FUNCTIONS(VariantGroups)
};

/// Libraries have no families: each is one of a kind.
bool hasFamily(const Variant& variant) {
  return variant.kind == VariantKind::Kernel || variant.kind == VariantKind::DeviceProbe;
}

/// Place of a group among the others.
enum class GroupPlace { Several, Singles, Libraries };

struct GroupKey {
  GroupPlace place;
  QString heading;

  bool operator==(const GroupKey&) const = default;
};

GroupKey keyOf(const Variant& variant, VariantGrouping grouping, const std::map<QString, int>& familySizes) {
  if (grouping == VariantGrouping::Role) return {GroupPlace::Several, roleOf(variant)};
  if (!hasFamily(variant)) return {GroupPlace::Libraries, roleOf(variant)};
  const QString family = familyOf(variant);
  return familySizes.at(family) > 1 ? GroupKey{GroupPlace::Several, family}
                                    : GroupKey{GroupPlace::Singles, GroupWords::tr("Others")};
}

}  // namespace

QString nameOf(VariantGrouping grouping) {
  const auto* found = std::ranges::find(kGroupingNames, grouping, &std::pair<VariantGrouping, const char*>::first);
  return QString::fromLatin1(found->second);
}

VariantGrouping groupingOf(const QString& name) {
  for (const auto& [grouping, known] : kGroupingNames) {
    if (name == QLatin1String(known)) return grouping;
  }
  return VariantGrouping::None;
}

QString roleOf(const Variant& variant) {
  switch (variant.kind) {
    case VariantKind::HostPeer:
      return GroupWords::tr("Host implementations");
    case VariantKind::DeviceLibrary:
      return GroupWords::tr("Device libraries");
    case VariantKind::DeviceProbe:
      return GroupWords::tr("Probes of the runtime");
    case VariantKind::Kernel:
      break;
  }
  return GroupWords::tr("Kernels");
}

QString familyOf(const Variant& variant) {
  QString family = text(variant.name).section(QLatin1Char('-'), 0, 0);
  while (family.size() > 1 && family.back().isDigit()) family.chop(1);
  return family;
}

std::vector<VariantRow> groupedRows(const std::vector<const Variant*>& variants, VariantGrouping grouping) {
  std::vector<VariantRow> rows;
  if (grouping == VariantGrouping::None) {
    for (const Variant* variant : variants) rows.push_back({variant, {}});
    return rows;
  }
  std::map<QString, int> familySizes;
  for (const Variant* variant : variants) {
    if (hasFamily(*variant)) ++familySizes[familyOf(*variant)];
  }
  std::vector<std::pair<GroupKey, std::vector<const Variant*>>> groups;
  for (const Variant* variant : variants) {
    const GroupKey key = keyOf(*variant, grouping, familySizes);
    const auto group = std::ranges::find_if(groups, [&key](const auto& each) { return each.first == key; });
    if (group == groups.end()) {
      groups.emplace_back(key, std::vector{variant});
    } else {
      group->second.push_back(variant);
    }
  }
  std::ranges::stable_sort(groups, {}, [](const auto& group) { return group.first.place; });
  for (const auto& [key, members] : groups) {
    rows.push_back({nullptr, key.heading});
    for (const Variant* variant : members) rows.push_back({variant, {}});
  }
  return rows;
}

}  // namespace headroom
