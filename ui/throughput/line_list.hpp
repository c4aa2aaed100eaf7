// List beside the throughput chart: every line with its value at one size, fastest first; to search, select and colour
// lines.
#pragma once

#include <QAbstractListModel>
#include <QWidget>
#include <vector>

#include "throughput/line_entries.hpp"

class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace headroom {

class LineListModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum Role { EntryIndex = Qt::UserRole };

  using QAbstractListModel::QAbstractListModel;

  void setEntries(std::vector<LineEntry> entries);
  [[nodiscard]] const LineEntry& entry(int index) const { return entries_[static_cast<std::size_t>(index)]; }
  [[nodiscard]] const std::vector<LineEntry>& entries() const { return entries_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 Q_SIGNALS:
  void colourWanted(const QString& key, bool coloured);

 private:
  std::vector<LineEntry> entries_;
};

class LineList : public QWidget {
  Q_OBJECT
 public:
  explicit LineList(QWidget* parent = nullptr);

  /// `heading` describes the values, e.g. "GP/s at 16 MP".
  void setEntries(std::vector<LineEntry> entries, const QString& heading);
  [[nodiscard]] const std::vector<LineEntry>& entries() const { return model_->entries(); }
  /// Highlights a line's entry; an empty key removes the highlight.
  void setCurrent(const QString& key);
  /// Returns the preferred width.
  [[nodiscard]] int naturalWidth() const;

 Q_SIGNALS:
  void lineChosen(const QString& key);
  void lineHovered(const QString& key);  ///< empty when the pointer leaves
  void colourWanted(const QString& key, bool coloured);
  void menuWanted(const QString& key, QPoint globally);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void choose(const QModelIndex& index);
  [[nodiscard]] QString keyAt(const QModelIndex& index) const;

  LineListModel* model_ = nullptr;
  QSortFilterProxyModel* found_ = nullptr;
  QLabel* heading_ = nullptr;
  QLineEdit* search_ = nullptr;
  QListView* list_ = nullptr;
  QString current_;
};

}  // namespace headroom
