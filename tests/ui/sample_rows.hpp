// Result rows as from a run on some device, with their titles and colours.
#pragma once

#include <QColor>
#include <QHash>
#include <QPalette>
#include <QString>
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom::testing {

inline ResultRow sampleRow(const std::string& variant, Role role, Size size, double gigapixelsPerSecond) {
  ResultRow row;
  row.device = role == Role::HostPeer ? "Some host processor" : "Some device";
  row.workload = variant.substr(0, variant.find('.'));
  row.variant = variant;
  row.role = role;
  row.size = size;
  if (row.workload == "blur") row.parameters = {{"sigma", 5}};
  row.medianMs = imageSize(size).megapixels() / gigapixelsPerSecond;
  row.minMs = row.medianMs * 0.97;
  row.q1Ms = row.medianMs * 0.99;
  row.q3Ms = row.medianMs * 1.06;
  return row;
}

/// Returns three blurs, a host implementation and the ceilings, at sizes of 1, 4, 9 and 16 MP.
inline std::vector<ResultRow> sampleRows() {
  std::vector<ResultRow> rows;
  int step = 0;
  for (const int side : {1000, 2000, 3000, 4000}) {
    const ImageSize size{side, side};
    const double slower = 1 - 0.06 * step++;
    rows.push_back(sampleRow("copy.float", Role::Ceiling, size, 0.9 * slower));
    rows.push_back(sampleRow("copy.float4", Role::Ceiling, size, 1.1 * slower));
    const auto addMad = [&](const char* variant, double flops, double rate) {
      rows.push_back(sampleRow(variant, Role::Ceiling, size, rate));
      rows.back().flops = flops;
    };
    addMad("mad.mad3", 3, 0.95 * slower);
    addMad("mad.mad6", 6, 0.8 * slower);
    addMad("mad.mad24", 24, 0.55);
    addMad("mad.peak", 520, 0.03);  // not a curve of the chart
    const auto add = [&](const char* variant, Role role, double rate, double estimate) {
      ResultRow row = sampleRow(variant, role, size, rate);
      if (estimate > 0) row.estimateGigapixelsPerSecond = estimate * slower;
      row.ceilingGigapixelsPerSecond = 0.4 * slower;
      row.boundBy = Bound::Memory;
      rows.push_back(row);
    };
    add("blur.separable", Role::Variant, 0.16 * slower, 0.05);
    add("blur.local", Role::Variant, 0.284 * slower, 0.3);
    add("blur.recursive", Role::Variant, 0.21, 0.22);
    add("blur.opencv", Role::HostPeer, 0.12 * slower, 0);
  }
  return rows;
}

inline QHash<QString, QString> sampleTitles() {
  return {{QStringLiteral("blur.separable"), QStringLiteral("Separable, two passes through global memory")},
          {QStringLiteral("blur.local"), QStringLiteral("Separable, local memory")}};
}

inline QPalette darkPalette() {
  QPalette palette(QColor(45, 45, 48), QColor(37, 37, 38));
  palette.setColor(QPalette::Base, QColor(30, 30, 30));
  palette.setColor(QPalette::Text, QColor(225, 225, 225));
  return palette;
}

/// As defined by WCAG 2: text needs 4.5, marks and large text 3.
inline double contrast(const QColor& a, const QColor& b) {
  const auto luminance = [](const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
  };
  const double lighter = std::max(luminance(a), luminance(b));
  const double darker = std::min(luminance(a), luminance(b));
  return (lighter + 0.05) / (darker + 0.05);
}

}  // namespace headroom::testing
