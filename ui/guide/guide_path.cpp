#include "guide/guide_path.hpp"

#include <QHeaderView>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "style/variant_colours.hpp"

namespace headroom {

namespace {

// Relative to a line's height.
constexpr double kReturnWidth = 1.35;  ///< space for the return arrow, left of the path
constexpr double kStepRadius = 0.68;
constexpr double kRunningRing = 1.25;  ///< in radii of a step
constexpr double kStationRadius = 0.38;
constexpr double kTextGap = 0.55;
constexpr double kStepPadding = 0.5;
constexpr double kStationPadding = 0.22;

/// The procedure repeats from this step to the next one (Figure 14-6).
const QString& returnsFrom() {
  static const QString kId = QStringLiteral("bottleneck");
  return kId;
}
const QString& returnsTo() {
  static const QString kId = QStringLiteral("write");
  return kId;
}

double lineX(const QRect& rect, double em) {
  return rect.left() + (kReturnWidth + kStepRadius) * em;
}

bool isLast(const QModelIndex& index) {
  const QAbstractItemModel& model = *index.model();
  const QModelIndex parent = index.parent();
  if (index.row() + 1 < model.rowCount(parent)) return false;
  return parent.isValid() ? parent.row() + 1 == model.rowCount() : model.rowCount(index) == 0;
}

void paintGround(QPainter& painter, const QStyleOptionViewItem& option) {
  const bool isSelected = (option.state & QStyle::State_Selected) != 0;
  const bool isHovered = (option.state & QStyle::State_MouseOver) != 0;
  if (!isSelected && !isHovered) return;
  // A tint instead of the full highlight, so that the marks' colours stay readable.
  const QColor ground = option.palette.color(QPalette::Base);
  const double part = isSelected ? 0.24 : 0.08;
  painter.setPen(Qt::NoPen);
  painter.setBrush(blend(option.palette.color(QPalette::Highlight), ground, part));
  painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 1, -2, -1), 4, 4);
  if (isSelected && (option.state & QStyle::State_HasFocus) != 0) {
    painter.setPen(QPen(option.palette.color(QPalette::Highlight), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(2.5, 1.5, -2.5, -1.5), 4, 4);
  }
}

void paintStep(QPainter& painter, QPointF centre, double radius, int number, GuideState state, const QPalette& palette,
               const QFont& font) {
  const QColor colour = stateColour(state, palette);
  const QColor ground = palette.color(QPalette::Base);
  const bool isFilled = state == GuideState::Measured || state == GuideState::Failed;
  painter.setPen(QPen(colour, 1.6));
  painter.setBrush(isFilled ? colour : ground);
  painter.drawEllipse(centre, radius, radius);
  if (state == GuideState::Partly) {
    painter.setPen(QPen(colour, 3));
    painter.setBrush(Qt::NoBrush);
    const QRectF ring(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    painter.drawArc(ring, 90 * 16, -180 * 16);
  }
  if (state == GuideState::Running) {
    // A second ring instead of a triangle keeps the number readable.
    painter.setPen(QPen(colour, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, kRunningRing * radius, kRunningRing * radius);
  }
  QFont bold = font;
  bold.setBold(true);
  painter.setFont(bold);
  painter.setPen(isFilled ? inkOnState(state, palette) : palette.color(QPalette::Text));
  painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                   QString::number(number));
}

}  // namespace

void GuidePathDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const double em = option.fontMetrics.height();
  const QVariant number = index.data(GuideModel::NumberRole);
  const auto state = static_cast<GuideState>(index.data(GuideModel::StateRole).toInt());
  const QPointF centre(lineX(option.rect, em), option.rect.center().y() + 0.5);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  paintGround(*painter, option);

  const bool isFirst = number.toInt() == 1;
  painter->setPen(QPen(blend(neutralColour(option.palette), option.palette.color(QPalette::Base), 0.5), 2));
  if (!isFirst) painter->drawLine(QPointF(centre.x(), option.rect.top()), centre);
  if (!isLast(index)) painter->drawLine(centre, QPointF(centre.x(), option.rect.bottom() + 1));

  if (number.isValid()) {
    paintStep(*painter, centre, kStepRadius * em, number.toInt(), state, option.palette, option.font);
  } else {
    drawStateMark(*painter, centre, kStationRadius * em, state, option.palette);
  }
  QFont font = option.font;
  font.setBold(number.isValid());
  painter->setFont(font);
  painter->setPen(state == GuideState::Empty ? option.palette.color(QPalette::PlaceholderText)
                                             : option.palette.color(QPalette::Text));
  QRect textArea = option.rect;
  textArea.setLeft(static_cast<int>(centre.x() + (kStepRadius + kTextGap) * em));
  textArea.setRight(option.rect.right() - static_cast<int>(0.3 * em));
  const QString title = index.data(Qt::DisplayRole).toString();
  painter->drawText(textArea, Qt::AlignLeft | Qt::AlignVCenter,
                    QFontMetrics(font).elidedText(title, Qt::ElideRight, textArea.width()));
  painter->restore();
}

QSize GuidePathDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QFont font = option.font;
  const bool isStep = index.data(GuideModel::NumberRole).isValid();
  font.setBold(isStep);
  const double em = option.fontMetrics.height();
  const double width = (kReturnWidth + 2 * kStepRadius + kTextGap + 0.6) * em +
                       QFontMetrics(font).horizontalAdvance(index.data(Qt::DisplayRole).toString());
  const double height = em + 2 * (isStep ? kStepPadding : kStationPadding) * em;
  return {static_cast<int>(width), static_cast<int>(height)};
}

GuidePath::GuidePath(GuideModel* model, QWidget* parent) : QTreeView(parent) {
  setObjectName(QStringLiteral("guidePath"));
  setAccessibleName(tr("Steps and experiments of the guide"));
  setModel(model);
  setItemDelegate(new GuidePathDelegate(this));
  setHeaderHidden(true);
  setRootIsDecorated(false);
  setIndentation(0);
  setItemsExpandable(false);
  setExpandsOnDoubleClick(false);
  setMouseTracking(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  header()->setStretchLastSection(true);
  expandAll();
  connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& current) { Q_EMIT chosen(current); });
}

QSize GuidePath::sizeHint() const {
  return {sizeHintForColumn(0) + 2 * frameWidth() + fontMetrics().height(), QTreeView::sizeHint().height()};
}

// The delegate draws the path.
void GuidePath::drawBranches(QPainter* /*painter*/, const QRect& /*rect*/, const QModelIndex& /*index*/) const {}

void GuidePath::paintEvent(QPaintEvent* event) {
  QTreeView::paintEvent(event);
  paintReturn();
}

void GuidePath::paintReturn() {
  const auto* guide = static_cast<const GuideModel*>(model());
  const QRect from = visualRect(guide->indexOf(returnsFrom()));
  const QRect to = visualRect(guide->indexOf(returnsTo()));
  if (from.isNull() || to.isNull()) return;
  const double em = fontMetrics().height();
  const double radius = 0.5 * em;
  const QPointF start(lineX(from, em) - kStepRadius * em - 2, from.center().y());
  const QPointF end(lineX(to, em) - kStepRadius * em - 2, to.center().y());
  const double x = 0.6 * em;
  QPainterPath path(start);
  path.lineTo(x + radius, start.y());
  path.quadTo(x, start.y(), x, start.y() - radius);
  path.lineTo(x, end.y() + radius);
  path.quadTo(x, end.y(), x + radius, end.y());
  path.lineTo(end);

  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor colour = neutralColour(palette());
  painter.setPen(QPen(colour, 1.4, Qt::DashLine));
  painter.drawPath(path);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(QPolygonF{end, end + QPointF(-0.4, -0.24) * em, end + QPointF(-0.4, 0.24) * em});

  const QString word = tr("repeat");
  painter.translate(x, (start.y() + end.y()) / 2);
  painter.rotate(-90);
  QFont font = this->font();
  font.setItalic(true);
  painter.setFont(font);
  const QRectF area = QFontMetricsF(font).boundingRect(word).adjusted(-0.3 * em, 0, 0.3 * em, 0);
  const QRectF centred(-area.width() / 2, -area.height() / 2, area.width(), area.height());
  painter.fillRect(centred, palette().color(QPalette::Base));
  painter.setPen(colour);
  painter.drawText(centred, Qt::AlignCenter, word);
}

}  // namespace headroom
