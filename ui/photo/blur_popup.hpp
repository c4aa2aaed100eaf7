// List of a box's blurs, below it while it is open, with a search.
#pragma once

#include <QComboBox>
#include <QFrame>
#include <QLineEdit>
#include <QListView>
#include <QModelIndex>

namespace headroom {

class BlurFilter;

class BlurPopup : public QFrame {
  Q_OBJECT

 public:
  /// `box` owns this object. Its items have the roles of BlurRole.
  explicit BlurPopup(QComboBox* box);

  /// Shows the list below the box, or above it where there is more room, with an empty search.
  void open();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void search(const QString& words);
  void choose(const QModelIndex& index);
  void place();
  /// Selects the item of the box, or the first that can be chosen.
  void selectCurrent();

  QComboBox* box_;
  BlurFilter* filter_;
  QLineEdit* search_;
  QListView* list_;
};

}  // namespace headroom
