#include "capture/captured_kernels.hpp"

#include <algorithm>
#include <array>

#include "models/result_model.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr int kCapturedTimeDigits = 4;
constexpr int kCapturedShareDigits = 3;
constexpr double kUsInMs = 1000;

bool isSameKernel(const CapturedKernel& a, const CapturedKernel& b) {
  return a.name == b.name && a.sourceHash == b.sourceHash && a.device == b.device;
}

/// Returns, for example, "1920 x 1080"; empty if all are 0.
QString extentsText(const std::array<std::uint64_t, 3>& extents) {
  QString text;
  for (const std::uint64_t extent : extents) {
    if (extent == 0) break;
    text += (text.isEmpty() ? QString() : QStringLiteral(" x ")) + QString::number(extent);
  }
  return text;
}

QVariant optionalValue(const std::optional<double>& number, double factor = 1) {
  return number ? QVariant(*number * factor) : QVariant();
}

}  // namespace

void CapturedKernels::setFigures(const CaptureFigures& figures) {
  totalMs_ = figures.totalMs();
  std::vector<CapturedKernel> fresh;
  for (const CapturedKernel& kernel : figures.kernels) {
    const auto old = std::find_if(kernels_.begin(), kernels_.end(),
                                  [&kernel](const CapturedKernel& known) { return isSameKernel(known, kernel); });
    if (old != kernels_.end()) {
      *old = kernel;
    } else {
      fresh.push_back(kernel);
    }
  }
  if (!fresh.empty()) {
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(fresh.size()) - 1);
    std::move(fresh.begin(), fresh.end(), std::back_inserter(kernels_));
    endInsertRows();
  }
  if (!kernels_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

void CapturedKernels::clear() {
  beginResetModel();
  kernels_.clear();
  totalMs_ = 0;
  endResetModel();
}

int CapturedKernels::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kernels_.size());
}

int CapturedKernels::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : Columns;
}

QVariant CapturedKernels::value(const CapturedKernel& kernel, Column column) const {
  switch (column) {
    case Name:
      return text(kernel.name);
    case Launches:
      return QVariant::fromValue<qulonglong>(kernel.launches);
    case Total:
      return kernel.timed > 0 ? QVariant(kernel.totalMs) : QVariant();
    case Share:
      return totalMs_ > 0 && kernel.timed > 0 ? QVariant(100 * kernel.totalMs / totalMs_) : QVariant();
    case Mean:
      return optionalValue(kernel.meanMs(), kUsInMs);
    case First:
      return kernel.firstMs > 0 ? QVariant(kernel.firstMs) : QVariant();
    case Global:
      return extentsText(kernel.global);
    case Local:
      return extentsText(kernel.local);
    case Bandwidth:
      return optionalValue(kernel.gigabytesPerSecond());
    case Columns:
      break;
  }
  return {};
}

bool CapturedKernels::isNumber(Column column) {
  return column != Name && column != Global && column != Local;
}

QVariant CapturedKernels::data(const QModelIndex& index, int role) const {
  const auto column = static_cast<Column>(index.column());
  const CapturedKernel& kernel = this->kernel(index.row());
  if (role == ResultModel::SortRole) return value(kernel, column);
  if (role == Qt::TextAlignmentRole) return headerData(column, Qt::Horizontal, role);
  if (role == Qt::ToolTipRole && column == Name) return tr("%1 on %2").arg(text(kernel.name), text(kernel.device));
  if (role != Qt::DisplayRole) return {};
  const QVariant shown = value(kernel, column);
  if (column == Local && shown.toString().isEmpty()) return tr("chosen by the driver");
  if (column == Launches || !isNumber(column)) return shown;
  if (!shown.isValid()) return QStringLiteral("-");
  return shownNumber(shown.toDouble(),
                     column == Share || column == Bandwidth ? kCapturedShareDigits : kCapturedTimeDigits);
}

QVariant CapturedKernels::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  struct Heading {
    QString title;
    QString explanation;
  };
  const std::array<Heading, Columns> headings{{
      {tr("Kernel"), tr("Name in its program.")},
      {tr("Launches"), tr("In all processes of the program.")},
      {tr("Total (ms)"), tr("Time of all launches by the device's clock.")},
      {tr("Share (%)"), tr("Of the time of all kernels.")},
      {tr("Mean (\u00b5s)"), tr("Of a launch, without the first one of each process.")},
      {tr("First (ms)"), tr("The first launch, during which some drivers compile.")},
      {tr("Global size"), tr("Work-items of the last launch.")},
      {tr("Local size"), tr("Work-items of a group in the last launch.")},
      {tr("Buffers (GB/s)"), tr("Bytes of the buffers and images bound to a launch over its time: the rate of a kernel "
                                "that uses each byte once.")},
  }};
  const Heading& heading = headings[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return heading.title;
  if (role == Qt::ToolTipRole) return heading.explanation;
  if (role == Qt::TextAlignmentRole) {
    const bool isRight = isNumber(static_cast<Column>(section));
    return QVariant((isRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  return {};
}

}  // namespace headroom
