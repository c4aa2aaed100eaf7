#include "models/result_model.hpp"

#include <QColor>
#include <QGuiApplication>
#include <QPalette>
#include <algorithm>
#include <array>

#include "headroom/analysis/marks.hpp"
#include "style/difference_colour.hpp"
#include "style/engine_sentences.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// Length of a compiler log in a tooltip, in characters; the messages have the whole log.
constexpr qsizetype kMostOfLog = 600;

/// The configuration's column follows this one.
constexpr std::string_view kConfiguredColumn = "size";
constexpr std::string_view kConfigurationColumn = "configuration";
constexpr std::string_view kVariantColumn = "variant";
/// Column of a comparison in which higher is better.
constexpr std::string_view kChangeColumn = "change_percent";

/// The first click on a column's heading sorts the best values first.
Qt::SortOrder bestFirst(bool isBestHighest) {
  return isBestHighest ? Qt::DescendingOrder : Qt::AscendingOrder;
}

Qt::SortOrder firstOrder(const Column& column) {
  return bestFirst(isBestHighest(column));
}

Qt::SortOrder firstOrder(const ComparisonColumn& column) {
  return bestFirst(column.name == kChangeColumn);
}

const Column& columnOf(std::string_view name) {
  const auto found =
      std::find_if(columns().begin(), columns().end(), [name](const Column& column) { return column.name == name; });
  Q_ASSERT(found != columns().end());
  return *found;
}

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Columns whose cells are fixed texts of the engine.
constexpr std::array<std::string_view, 5> kFixedTextColumns{"status", "role", "bound_by", "clock", "caches"};
constexpr std::string_view kMarksColumn = "marks";
constexpr std::string_view kReasonColumn = "reason";

bool isNumeric(const Column& column) {
  return column.decimals > 0;
}

bool isNumeric(const ComparisonColumn& column) {
  return column.isNumber;
}

/// Returns the cell in the window's language and notation.
QString shownText(const Column& column, const ResultRow& row) {
  const std::string cell = cellText(column, row);
  if (isNumeric(column)) return onScreen(QString::fromStdString(cell));
  if (column.name == kMarksColumn && !row.marks.empty()) {
    QStringList marks;
    for (const Mark mark : row.marks) marks << engineText(warningName(mark));
    return marks.join(QStringLiteral(", "));
  }
  const bool isFixed =
      std::find(kFixedTextColumns.begin(), kFixedTextColumns.end(), column.name) != kFixedTextColumns.end();
  if (column.name == kReasonColumn) return engineSentences(cell);
  return isFixed ? engineText(cell) : QString::fromStdString(cell);
}

QVariant sortValue(const Cell& cell) {
  if (const auto* number = std::get_if<double>(&cell)) return *number;
  if (const auto* text = std::get_if<std::string>(&cell)) return QString::fromStdString(*text);
  return {};
}

QString paragraph(const QString& text) {
  return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString toolTip(const Column& column, const ResultRow& row, const VariantTitles& titles) {
  QString tip;
  if (column.name == kVariantColumn) {
    const QString name = variantName(QString::fromStdString(row.variant), titles);
    tip = QStringLiteral("<p><b>%1</b></p>").arg(name.toHtmlEscaped());
  }
  tip += QStringLiteral("<p>%1</p>").arg(engineText(column.explanation).toHtmlEscaped());
  if (!row.reason.empty()) tip += paragraph(engineSentences(row.reason));
  if (column.name == "status" && !row.log.empty()) {
    const QString log = QString::fromStdString(row.log).trimmed();
    const QString shown = log.size() <= kMostOfLog ? log : log.left(kMostOfLog) + QStringLiteral("...");
    tip += QStringLiteral("<pre>%1</pre>").arg(shown.toHtmlEscaped());
  }
  return tip;
}

QVariant alignment(bool isNumber) {
  return QVariant((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

/// `point` is nullptr if the row is not compared.
QVariant comparedData(const ComparisonColumn& column, const PointComparison* point, int role) {
  switch (role) {
    case Qt::DisplayRole:
      if (point == nullptr) return QStringLiteral("-");
      return column.isNumber ? onScreen(QString::fromStdString(column.text(*point))) : engineText(column.text(*point));
    case Qt::ToolTipRole:
      return paragraph(engineText(column.explanation)) +
             (point != nullptr ? paragraph(engineSentences(point->reason)) : QString());
    case Qt::TextAlignmentRole:
      return alignment(column.isNumber);
    case Qt::ForegroundRole:
      if (point == nullptr) return {};
      return differenceColour(point->difference, QGuiApplication::palette());
    case ResultModel::SortRole:
      return point != nullptr ? sortValue(column.value(*point)) : QVariant();
    default:
      return {};
  }
}

QVariant foreground(const Column& column, const ResultRow& row) {
  if (row.status == Status::Ok) return {};
  const QPalette palette = QGuiApplication::palette();
  if (column.name == "status") return statusColour(row.status, palette);
  // Rows that are never ranked are quiet, wherever they are sorted.
  return palette.color(QPalette::PlaceholderText);
}

bool isCeiling(const ResultRow& row) {
  return row.role == Role::Ceiling;
}

/// True for rows of one size that were measured together, including host libraries.
bool areTogether(const ResultRow& one, const ResultRow& other) {
  const bool isOnHost = one.role == Role::HostPeer || other.role == Role::HostPeer;
  return one.size == other.size && one.repeat == other.repeat && (isOnHost || one.deviceId == other.deviceId);
}

void moveCeilingsBack(std::vector<ResultRow>& rows) {
  for (auto first = rows.begin(); first != rows.end();) {
    const auto last =
        std::find_if(first, rows.end(), [&first](const ResultRow& row) { return !areTogether(row, *first); });
    std::stable_partition(first, last, [](const ResultRow& row) { return !isCeiling(row); });
    first = last;
  }
}

}  // namespace

ResultModel::ResultModel(QObject* parent) : QAbstractTableModel(parent) {
  chooseColumns();
}

bool ResultModel::isShownByDefault(const Column& column) const {
  return column.inTables || topics_.contains(column.topic) ||
         (isConfigurationShown_ && column.name == kConfigurationColumn);
}

bool ResultModel::isShown(const Column& column) const {
  if (choice_.hidden.contains(column.name)) return false;
  return choice_.shown.contains(column.name) || isShownByDefault(column);
}

void ResultModel::chooseColumns() {
  columns_.clear();
  // The variant comes first, whatever columns of conditions follow.
  columns_.emplace_back(&columnOf(kVariantColumn));
  for (const Column& column : columns()) {
    const bool hasOwnPlace = column.name == kConfigurationColumn || column.name == kVariantColumn;
    if (!hasOwnPlace && isShown(column)) columns_.emplace_back(&column);
    if (column.name == kConfiguredColumn && isShown(columnOf(kConfigurationColumn))) {
      columns_.emplace_back(&columnOf(kConfigurationColumn));
    }
    if (!comparison_ || column.name != kComparedColumn) continue;
    for (const ComparisonColumn& compared : comparisonColumns()) {
      if (compared.inTables) columns_.emplace_back(&compared);
    }
  }
}

void ResultModel::setComparison(std::optional<Comparison> comparison) {
  beginResetModel();
  comparison_ = std::move(comparison);
  points_ = comparison_ ? pointsOf(*comparison_, rows_) : std::vector<const PointComparison*>();
  chooseColumns();
  endResetModel();
}

const PointComparison* ResultModel::pointOf(int row) const {
  return row >= 0 && row < static_cast<int>(points_.size()) ? points_[static_cast<std::size_t>(row)] : nullptr;
}

void ResultModel::setColours(const VariantColours* colours) {
  beginResetModel();
  colours_ = colours;
  endResetModel();
}

void ResultModel::setCeilingsColoured(bool coloured) {
  beginResetModel();
  areCeilingsColoured_ = coloured;
  endResetModel();
}

void ResultModel::setConfigurationShown(bool shown) {
  if (shown == isConfigurationShown_) return;
  beginResetModel();
  isConfigurationShown_ = shown;
  chooseColumns();
  endResetModel();
}

void ResultModel::setTopics(std::set<ColumnTopic> topics) {
  if (topics == topics_) return;
  beginResetModel();
  topics_ = std::move(topics);
  chooseColumns();
  endResetModel();
}

void ResultModel::setTitles(VariantTitles titles) {
  beginResetModel();
  titles_ = std::move(titles);
  endResetModel();
}

void ResultModel::setChoice(ColumnChoice choice) {
  if (choice == choice_) return;
  beginResetModel();
  choice_ = std::move(choice);
  chooseColumns();
  endResetModel();
}

ColumnChoice ResultModel::choiceWith(std::string_view column, bool shown) const {
  const auto all = columns();
  const auto known = std::find_if(all.begin(), all.end(), [&](const Column& each) { return each.name == column; });
  ColumnChoice choice = choice_;
  if (known == all.end() || column == kVariantColumn) return choice;
  choice.shown.erase(std::string(column));
  choice.hidden.erase(std::string(column));
  if (shown == isShownByDefault(*known)) return choice;
  (shown ? choice.shown : choice.hidden).emplace(column);
  return choice;
}

std::vector<ColumnOffer> ResultModel::offeredColumns() const {
  std::vector<ColumnOffer> offers;
  for (const Column& column : columns()) {
    if (column.name == kVariantColumn) continue;
    offers.push_back({column.name, engineText(column.title), engineText(column.explanation), isShown(column)});
  }
  return offers;
}

bool ResultModel::hasWords(int row, const QString& words) const {
  const ResultRow& result = rows_[static_cast<std::size_t>(row)];
  const QString id = QString::fromStdString(result.variant);
  QStringList texts{variantName(id, titles_), fromView(toText(result.status)), QString::fromStdString(result.device)};
  // Files and the command line have these words.
  for (const Mark mark : result.marks) texts << fromView(toText(mark));
  for (int column = 0; column < columnCount(); ++column) {
    texts << index(row, column).data(Qt::DisplayRole).toString();
  }
  const QString all = texts.join(QLatin1Char('\n'));
  const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  return std::all_of(wanted.begin(), wanted.end(),
                     [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

void ResultModel::setRows(std::vector<ResultRow> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  if (areCeilingsLast_) moveCeilingsBack(rows_);
  points_.clear();
  endResetModel();
}

void ResultModel::put(const ResultRow& row) {
  const auto known =
      std::find_if(rows_.begin(), rows_.end(), [&](const ResultRow& other) { return isSamePoint(row, other); });
  if (known != rows_.end()) {
    *known = row;
    const int changed = static_cast<int>(known - rows_.begin());
    Q_EMIT dataChanged(index(changed, 0), index(changed, columnCount() - 1));
    return;
  }
  auto place = rows_.end();
  if (areCeilingsLast_ && !isCeiling(row)) {
    place = std::find_if(rows_.begin(), rows_.end(),
                         [&row](const ResultRow& other) { return isCeiling(other) && areTogether(other, row); });
  }
  const auto at = place - rows_.begin();
  beginInsertRows({}, static_cast<int>(at), static_cast<int>(at));
  rows_.insert(place, row);
  if (at < static_cast<std::ptrdiff_t>(points_.size())) points_.insert(points_.begin() + at, nullptr);
  endInsertRows();
}

int ResultModel::columnNamed(std::string_view name) const {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (std::visit([name](const auto* column) { return column->name == name; }, columns_[i])) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

int ResultModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ResultModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant ResultModel::decoration(const Column& column, const ResultRow& row) const {
  if (column.name != kVariantColumn || colours_ == nullptr) return {};
  // An empty chip keeps the names in a column aligned.
  if (row.role == Role::Ceiling && !areCeilingsColoured_) return QColor(Qt::transparent);
  return colours_->colour(QString::fromStdString(row.variant), QGuiApplication::palette());
}

QVariant ResultModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const ResultRow& row = rows_[static_cast<std::size_t>(index.row())];
  if (role == VariantRole) return QString::fromStdString(row.variant);
  const AnyColumn& column = columns_[static_cast<std::size_t>(index.column())];
  if (const auto* const* compared = std::get_if<const ComparisonColumn*>(&column)) {
    return comparedData(**compared, pointOf(index.row()), role);
  }
  return rowData(*std::get<const Column*>(column), row, role);
}

QVariant ResultModel::rowData(const Column& column, const ResultRow& row, int role) const {
  switch (role) {
    case Qt::DisplayRole:
      return shownText(column, row);
    case Qt::ToolTipRole:
      return toolTip(column, row, titles_);
    case Qt::TextAlignmentRole:
      return alignment(isNumeric(column));
    case Qt::ForegroundRole:
      return foreground(column, row);
    case Qt::DecorationRole:
      return decoration(column, row);
    case SortRole:
      return sortValue(column.value(row));
    case TitleRole:
      return column.name == kVariantColumn ? titles_.value(QString::fromStdString(row.variant)) : QString();
    default:
      return {};
  }
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  const auto ofColumn = [this, role](const auto* column) -> QVariant {
    switch (role) {
      case Qt::DisplayRole:
        if constexpr (std::is_same_v<decltype(column), const Column*>)
          return QString::fromStdString(titleOver(engineText(column->title).toStdString(), rows()));
        return engineText(column->title);
      case Qt::ToolTipRole:
        return paragraph(engineText(column->explanation));
      case Qt::TextAlignmentRole:
        return alignment(isNumeric(*column));
      case Qt::InitialSortOrderRole:
        return static_cast<int>(firstOrder(*column));
      default:
        return {};
    }
  };
  return std::visit(ofColumn, columns_[static_cast<std::size_t>(section)]);
}

int mostTellingRow(const std::vector<ResultRow>& rows) {
  int best = -1;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ResultRow& row = rows[i];
    if (row.role != Role::Variant || !isValid(row)) continue;
    if (best >= 0) {
      const ResultRow& held = rows[static_cast<std::size_t>(best)];
      const bool larger = workOf(row) > workOf(held);
      const bool faster = workOf(row) == workOf(held) && row.medianMs < held.medianMs;
      if (!larger && !faster) continue;
    }
    best = static_cast<int>(i);
  }
  return best;
}

}  // namespace headroom
