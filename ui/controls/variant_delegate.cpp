#include "controls/variant_delegate.hpp"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include "models/variant_model.hpp"
#include "style/status_colour.hpp"

namespace headroom {

namespace {

/// Padding above and below the two lines, relative to a line's height.
constexpr double kPaddingLines = 0.3;
/// Height of a heading, relative to a line's height.
constexpr double kHeadingLines = 1.5;

bool isSelected(const QStyleOptionViewItem& option) {
  return (option.state & QStyle::State_Selected) != 0;
}

QPalette::ColorGroup groupOf(const QStyleOptionViewItem& option) {
  return (option.state & QStyle::State_Active) != 0 ? QPalette::Active : QPalette::Inactive;
}

QColor figuresColour(const QStyleOptionViewItem& option, const QModelIndex& index) {
  const QVariant status = index.data(VariantModel::StatusRole);
  if (status.isValid() && static_cast<Status>(status.toInt()) != Status::Ok) {
    return statusColour(static_cast<Status>(status.toInt()), option.palette);
  }
  return option.palette.color(groupOf(option), QPalette::PlaceholderText);
}

/// "Needs a matrix unit, ...": a sentence of its own here.
QString secondLine(const QModelIndex& index) {
  const QString whyNot = index.data(VariantModel::WhyNotRole).toString();
  if (whyNot.isEmpty()) return index.data(VariantModel::TitleRole).toString();
  return whyNot.left(1).toUpper() + whyNot.mid(1);
}

void drawElided(QPainter& painter, const QRect& place, const QString& text) {
  painter.drawText(place, Qt::AlignLeading | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
}

bool isHeading(const QModelIndex& index) {
  return index.data(VariantModel::HeadingRole).toBool();
}

/// The name of a group, above a line as wide as the list.
void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QString& heading) {
  painter.save();
  QFont font = option.font;
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(option.palette.color(QPalette::Active, QPalette::PlaceholderText));
  const int margin = option.fontMetrics.averageCharWidth();
  drawElided(painter, option.rect.adjusted(margin, 0, -margin, 0), heading);
  painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  painter.restore();
}

}  // namespace

VariantDelegate::VariantDelegate(QObject* parent) : ChipDelegate(parent) {}

void VariantDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  ChipDelegate::initStyleOption(option, index);
  // Draws the box and the text as disabled; the item can still be selected.
  if (!index.data(VariantModel::WhyNotRole).toString().isEmpty()) option->state &= ~QStyle::State_Enabled;
}

void VariantDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  if (isHeading(index)) return paintHeading(*painter, option, index.data().toString());
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const QString id = item.text;
  const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
  // The style draws everything but the text, which has two lines here; the blank reserves the text's place.
  item.text = QStringLiteral(" ");
  const QRect place = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
  style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

  const int line = item.fontMetrics.height();
  const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, item.widget) + 1;
  const QRect text(place.left() + margin, item.rect.center().y() - line, item.rect.right() - place.left() - 2 * margin,
                   2 * line);
  painter->save();
  painter->setFont(item.font);
  paintTexts(*painter, item, index, id, text);
  // The style's own focus ring has the selection's colour, and the current row is always selected.
  constexpr QStyle::State kWalked = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
  if ((item.state & kWalked) == kWalked) {
    painter->setPen(item.palette.color(groupOf(item), isSelected(item) ? QPalette::HighlightedText : QPalette::Text));
    painter->drawRect(item.rect.adjusted(1, 1, -2, -2));
  }
  painter->restore();
}

void VariantDelegate::paintTexts(QPainter& painter, const QStyleOptionViewItem& item, const QModelIndex& index,
                                 QString id, const QRect& text) const {
  const QFontMetrics metrics = painter.fontMetrics();
  const QRect upper(text.left(), text.top(), text.width(), metrics.height());
  const QRect lower = upper.translated(0, metrics.height());
  const QColor onSelection = item.palette.color(groupOf(item), QPalette::HighlightedText);
  const QColor quiet = item.palette.color(groupOf(item), QPalette::PlaceholderText);
  const bool isEnabled = (item.state & QStyle::State_Enabled) != 0;
  const auto pen = [&](const QColor& colour) { painter.setPen(isSelected(item) ? onSelection : colour); };

  QString figures = index.data(VariantModel::FiguresRole).toString();
  const auto room = [&] {
    return upper.width() - (figures.isEmpty() ? 0 : metrics.horizontalAdvance(figures) + metrics.height() / 2);
  };
  // All ids of a list have the same workload before the dot, so it is dropped first if space is short.
  if (metrics.horizontalAdvance(id) > room()) id = id.section(QLatin1Char('.'), 1);
  if (metrics.horizontalAdvance(id) > room()) figures = index.data(VariantModel::BriefFiguresRole).toString();
  pen(figuresColour(item, index));
  painter.drawText(upper, Qt::AlignTrailing | Qt::AlignVCenter, figures);
  pen(isEnabled ? item.palette.color(groupOf(item), QPalette::Text) : quiet);
  drawElided(painter, {upper.left(), upper.top(), room(), upper.height()}, id);
  pen(quiet);
  drawElided(painter, lower, secondLine(index));
}

QSize VariantDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QSize size = ChipDelegate::sizeHint(option, index);
  const double lines = isHeading(index) ? kHeadingLines : 2 + kPaddingLines;
  return {size.width(), static_cast<int>(lines * option.fontMetrics.height())};
}

}  // namespace headroom
