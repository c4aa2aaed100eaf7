#include "models/ceilings_text.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <optional>

#include "headroom/workload.hpp"

namespace headroom {

namespace {

struct CeilingLine {
  Q_DECLARE_TR_FUNCTIONS(headroom::CeilingLine)
};

constexpr int kDigits = 3;

/// Ceilings of matrix products are measured on planes of as much memory, under the product's K.
bool isBeside(const ResultRow& ceiling, const ResultRow& row) {
  const bool isOfSize = row.size.isOfMatrices() ? ceiling.size.depth == row.size.depth : ceiling.size == row.size;
  const bool isOfDevice = row.role == Role::HostPeer || ceiling.deviceId == row.deviceId;
  return ceiling.role == Role::Ceiling && isValid(ceiling) && isOfSize && isOfDevice;
}

bool isCopy(const ResultRow& ceiling) {
  return findWorkload(ceiling.workload).ceiling == Bound::Memory;
}

/// The higher, the more a copy is what the row's ceiling comes from.
int nearness(const ResultRow& copy, const ResultRow& row) {
  if (copy.pixel == row.pixel) return 2;
  return copy.pixel.element == row.pixel.element ? 1 : 0;
}

QString number(double value) {
  return value >= 1000 ? QString::number(value, 'f', 0) : QString::number(value, 'g', kDigits);
}

}  // namespace

QString ceilingsText(const std::vector<ResultRow>& rows, const ResultRow& of) {
  const ResultRow* copy = nullptr;
  const ResultRow* peak = nullptr;
  for (const ResultRow& row : rows) {
    if (!isBeside(row, of)) continue;
    if (isCopy(row)) {
      const int gain = copy == nullptr ? 1 : nearness(row, of) - nearness(*copy, of);
      const bool isFaster = copy != nullptr && gigabytesPerSecond(row) > gigabytesPerSecond(*copy);
      if (gain > 0 || (gain == 0 && isFaster)) copy = &row;
    } else if (peak == nullptr || gigaflopsPerSecond(row) > gigaflopsPerSecond(*peak)) {
      peak = &row;
    }
  }
  QStringList parts;
  if (copy != nullptr) {
    parts << CeilingLine::tr("copy %1 GP/s (%2 GB/s)")
                 .arg(number(gigapixelsPerSecond(*copy).value_or(0)), number(gigabytesPerSecond(*copy).value_or(0)));
  }
  if (peak != nullptr) {
    parts << CeilingLine::tr("MAD peak %1 GFLOP/s").arg(number(gigaflopsPerSecond(*peak).value_or(0)));
  }
  if (parts.isEmpty()) return {};
  return CeilingLine::tr("At %1: %2").arg(QString::fromStdString(rowSizeText(of)), parts.join(QStringLiteral(", ")));
}

QStringList ceilingsTexts(const std::vector<ResultRow>& rows) {
  QStringList lines;
  for (const ResultRow& row : rows) {
    if (row.role == Role::Ceiling && row.size.isOfMatrices()) continue;  // of a plane, not of a product
    const QString line = ceilingsText(rows, row);
    if (!line.isEmpty() && !lines.contains(line)) lines << line;
  }
  return lines;
}

}  // namespace headroom
