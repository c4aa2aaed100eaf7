#include "guide/guide_state.hpp"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>

#include "style/status_colour.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

namespace {

struct GuideStateWords {
  Q_DECLARE_TR_FUNCTIONS(GuideState)
};

struct Tally {
  int wanted = 0;
  int measured = 0;
  int failed = 0;

  int ceilings = 0;  ///< part of `measured`: every sweep measures ceilings

  Tally(const Experiment& experiment, const Catalogue& catalogue, Size asked, std::span<const ResultRow> rows) {
    const auto points = participants(experiment, catalogue).size() * sizesOf(experiment, asked).size();
    wanted = static_cast<int>(points);
    for (const LabelledRow& labelled : rowsOf(experiment, catalogue, asked, rows)) {
      measured += isValid(labelled.row) ? 1 : 0;
      failed += isFailure(labelled.row.status) ? 1 : 0;
      ceilings += isValid(labelled.row) && labelled.row.role == Role::Ceiling ? 1 : 0;
    }
  }

  [[nodiscard]] GuideState state() const {
    if (wanted == 0) return GuideState::Empty;
    if (failed > 0) return GuideState::Failed;
    if (measured == wanted) return GuideState::Measured;
    // A few points shared with another experiment are not a start of this one.
    const int own = measured - ceilings;
    return own > 0 && 2 * own >= wanted - ceilings ? GuideState::Partly : GuideState::NotRun;
  }
};

void drawTick(QPainter& painter, QPointF centre, double radius) {
  painter.drawPolyline(QPolygonF{centre + QPointF(-0.45, 0.02) * radius, centre + QPointF(-0.12, 0.36) * radius,
                                 centre + QPointF(0.46, -0.34) * radius});
}

void drawPlaying(QPainter& painter, QPointF centre, double radius) {
  painter.drawPolygon(QPolygonF{centre + QPointF(-0.34, -0.55) * radius, centre + QPointF(0.62, 0) * radius,
                                centre + QPointF(-0.34, 0.55) * radius});
}

void drawExclamation(QPainter& painter, QPointF centre, double radius) {
  painter.drawLine(centre + QPointF(0, -0.55) * radius, centre + QPointF(0, 0.12) * radius);
  painter.drawLine(centre + QPointF(0, 0.52) * radius, centre + QPointF(0, 0.54) * radius);
}

}  // namespace

bool isFailure(Status status) {
  switch (status) {
    case Status::Ok:
    case Status::Cancelled:
    case Status::OverBudget:
    case Status::Unsupported:
      return false;
    default:
      return true;
  }
}

std::vector<const Experiment*> experimentsOf(const GuideStep& step) {
  std::vector<const Experiment*> found;
  for (const Experiment& experiment : experiments()) {
    if (experiment.step == step.id) found.push_back(&experiment);
  }
  return found;
}

GuideState stateOf(const Experiment& experiment, const Catalogue& catalogue, Size asked,
                   std::span<const ResultRow> rows) {
  return Tally(experiment, catalogue, asked, rows).state();
}

GuideState stateOf(const GuideStep& step, const Catalogue& catalogue, Size asked, std::span<const ResultRow> rows) {
  GuideState whole = GuideState::Empty;
  for (const Experiment* experiment : experimentsOf(step)) {
    const GuideState state = stateOf(*experiment, catalogue, asked, rows);
    if (state == GuideState::Failed) return state;
    if (state == GuideState::Empty || state == whole) continue;
    whole = whole == GuideState::Empty ? state : GuideState::Partly;
  }
  return whole;
}

QString stateText(GuideState state) {
  switch (state) {
    case GuideState::Empty:
      return GuideStateWords::tr("no variants yet");
    case GuideState::NotRun:
      return GuideStateWords::tr("not run on this device at this size");
    case GuideState::Partly:
      return GuideStateWords::tr("measured in part");
    case GuideState::Running:
      return GuideStateWords::tr("being measured now");
    case GuideState::Measured:
      return GuideStateWords::tr("measured");
    case GuideState::Failed:
      break;
  }
  return GuideStateWords::tr("something failed");
}

QColor stateColour(GuideState state, const QPalette& palette) {
  switch (state) {
    case GuideState::Empty:
    case GuideState::NotRun:
      return neutralColour(palette);
    case GuideState::Partly:
    case GuideState::Running:
    case GuideState::Measured:
      return palette.color(QPalette::Highlight);
    case GuideState::Failed:
      break;
  }
  return statusColour(Status::Failed, palette);
}

QColor inkOnState(GuideState state, const QPalette& palette) {
  return palette.color(state == GuideState::Measured ? QPalette::HighlightedText : QPalette::Base);
}

void drawStateMark(QPainter& painter, QPointF centre, double radius, GuideState state, const QPalette& palette) {
  const QColor colour = stateColour(state, palette);
  const QColor ground = palette.color(QPalette::Base);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, std::max(1.0, 0.16 * radius)));
  painter.setBrush(ground);
  painter.drawEllipse(centre, radius, radius);
  painter.setBrush(colour);
  const QRectF disc(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
  if (state == GuideState::Partly) painter.drawPie(disc, 90 * 16, 180 * 16);
  if (state == GuideState::Measured || state == GuideState::Failed) painter.drawEllipse(disc);
  if (state == GuideState::Running) drawPlaying(painter, centre, radius);
  const QPen stroke(inkOnState(state, palette), std::max(1.2, 0.26 * radius), Qt::SolidLine, Qt::RoundCap,
                    Qt::RoundJoin);
  painter.setBrush(Qt::NoBrush);
  if (state == GuideState::Measured) {
    painter.setPen(stroke);
    drawTick(painter, centre, radius);
  } else if (state == GuideState::Failed) {
    painter.setPen(stroke);
    drawExclamation(painter, centre, radius);
  } else if (state == GuideState::Empty) {
    painter.drawLine(centre - QPointF(0.4 * radius, 0), centre + QPointF(0.4 * radius, 0));
  }
  painter.restore();
}

}  // namespace headroom
