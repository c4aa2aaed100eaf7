#include "plot/label_places.hpp"

#include <QLineF>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

namespace headroom {
namespace {

constexpr int kPlacesAlongLine = 12;
constexpr double kOverLine = 2;  // pixels between a line and its label

/// Labels that touch, placed as one.
struct Cluster {
  std::size_t first = 0;
  std::size_t count = 0;
  double sum = 0;  // of the wanted centres, each minus its distance to the cluster's first label
  double top = 0;
};

double topOf(const Cluster& cluster, double height, double top, double bottom) {
  const double count = static_cast<double>(cluster.count);
  const double wanted = cluster.sum / count - height / 2;
  return std::max(top, std::min(wanted, bottom - count * height));
}

bool crosses(const std::vector<QPointF>& line, const QRectF& rect) {
  const std::array<QLineF, 2> diagonals{QLineF(rect.topLeft(), rect.bottomRight()),
                                        QLineF(rect.bottomLeft(), rect.topRight())};
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const QLineF piece(line[i], line[i + 1]);
    if (rect.contains(piece.p1()) || rect.contains(piece.p2())) return true;
    for (const QLineF& diagonal : diagonals) {
      if (piece.intersects(diagonal, nullptr) == QLineF::BoundedIntersection) return true;
    }
  }
  return line.size() == 1 && rect.contains(line.front());
}

/// Returns the highest and the lowest point of the line between two x coordinates.
std::pair<double, double> heightsBetween(const std::vector<QPointF>& line, double left, double right) {
  double high = std::numeric_limits<double>::infinity();
  double low = -high;
  const auto include = [&](double y) {
    high = std::min(high, y);
    low = std::max(low, y);
  };
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i].x() >= left && line[i].x() <= right) include(line[i].y());
    if (i + 1 == line.size()) break;
    const QPointF from = line[i];
    const QPointF to = line[i + 1];
    if (!(to.x() > from.x())) continue;
    for (const double x : {left, right}) {
      if (x > from.x() && x < to.x()) include(from.y() + (x - from.x()) / (to.x() - from.x()) * (to.y() - from.y()));
    }
  }
  return {high, low};
}

}  // namespace

int labelsThatFit(double height, double top, double bottom) {
  return std::max(0, static_cast<int>(std::floor((bottom - top) / height + 1e-6)));
}

// Each label starts as its own cluster. Clusters that touch are merged, and the result is centred on the average of its
// labels' wanted centres.
std::vector<double> spreadLabels(const std::vector<double>& wanted, double height, double top, double bottom) {
  std::vector<std::size_t> order(wanted.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
  std::vector<Cluster> clusters;
  for (std::size_t i = 0; i < order.size(); ++i) {
    clusters.push_back({i, 1, wanted[order[i]], 0});
    clusters.back().top = topOf(clusters.back(), height, top, bottom);
    while (clusters.size() > 1) {
      Cluster& upper = clusters[clusters.size() - 2];
      const Cluster& lower = clusters.back();
      if (upper.top + static_cast<double>(upper.count) * height <= lower.top) break;
      upper.sum += lower.sum - static_cast<double>(lower.count * upper.count) * height;
      upper.count += lower.count;
      upper.top = topOf(upper, height, top, bottom);
      clusters.pop_back();
    }
  }
  std::vector<double> centres(wanted.size());
  for (const Cluster& cluster : clusters) {
    for (std::size_t i = 0; i < cluster.count; ++i) {
      centres[order[cluster.first + i]] = cluster.top + (static_cast<double>(i) + 0.5) * height;
    }
  }
  return centres;
}

QRectF placeOnLine(const std::vector<QPointF>& line, QSizeF label, const QRectF& area,
                   const std::vector<std::vector<QPointF>>& lines, const std::vector<QRectF>& taken) {
  if (line.empty()) return {};
  const double left = std::max(area.left(), line.front().x());
  const double right = std::min(area.right(), std::max(line.back().x(), left + label.width())) - label.width();
  QRectF best;
  std::size_t fewest = lines.size() + 1;
  for (int place = 0; place <= kPlacesAlongLine; ++place) {
    // Starts at the right end, where lines are read.
    const double x = right + (std::min(left, right) - right) * place / kPlacesAlongLine;
    const auto [high, low] = heightsBetween(line, x, x + label.width());
    if (!std::isfinite(high)) continue;
    for (const double y : {high - kOverLine - label.height(), low + kOverLine}) {
      const QRectF rect(QPointF(x, y), label);
      if (!area.contains(rect)) continue;
      if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(rect); }))
        continue;
      const auto crossed = static_cast<std::size_t>(
          std::count_if(lines.begin(), lines.end(), [&](const auto& other) { return crosses(other, rect); }));
      if (crossed >= fewest) continue;
      fewest = crossed;
      best = rect;
    }
  }
  return best;
}

QRectF placeBeside(QPointF point, double gap, QSizeF label, const QRectF& area,
                   const std::vector<std::vector<QPointF>>& lines, const std::vector<QRectF>& taken) {
  const double width = label.width();
  const double height = label.height();
  const double right = gap;
  const double left = -gap - width;
  const double above = -gap - height;
  const double below = gap;
  const std::array<QPointF, 8> corners{
      QPointF(right, -height / 2), QPointF(left, -height / 2), QPointF(-width / 2, above), QPointF(-width / 2, below),
      QPointF(right, above),       QPointF(right, below),      QPointF(left, above),       QPointF(left, below)};
  QRectF best;
  std::size_t fewest = lines.size() + 1;
  for (const QPointF& corner : corners) {
    const QRectF rect(point + corner, label);
    if (!area.contains(rect)) continue;
    if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(rect); })) continue;
    const auto crossed = static_cast<std::size_t>(
        std::count_if(lines.begin(), lines.end(), [&](const auto& other) { return crosses(other, rect); }));
    if (crossed >= fewest) continue;
    fewest = crossed;
    best = rect;
  }
  return best;
}

}  // namespace headroom
