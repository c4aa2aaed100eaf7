// The photo's page: controls, the pictures, and the values under the cursor.
#pragma once

#include <QAction>
#include <QLabel>
#include <QList>
#include <QString>
#include <QWidget>
#include <vector>

#include "headroom/values/variant.hpp"
#include "photo/photo_bar.hpp"
#include "photo/photo_view.hpp"

namespace headroom {

class PhotoPane : public QWidget {
  Q_OBJECT

 public:
  explicit PhotoPane(const std::vector<Variant>& catalogue, QWidget* parent = nullptr);

  [[nodiscard]] PhotoView* view() const { return view_; }
  [[nodiscard]] PhotoBar* bar() const { return bar_; }
  /// Line below the pictures; cut off if it is longer than the pane is wide.
  void setReadout(const QString& text);
  [[nodiscard]] QString readout() const { return readout_->text(); }
  /// Fills the context menu of the pictures: `photo` and `zoom` come first and last.
  void addMenu(const QList<QAction*>& photo, const QList<QAction*>& zoom);
  /// Values that the context menu copies: those of the last pixel that was pointed at.
  void setCopyable(const QString& values);

 private:
  void addLooks();
  void addCopies();
  void addRegions();
  void addSeparator();

  PhotoView* view_;
  PhotoBar* bar_;
  QLabel* readout_;
  QString values_;
};

}  // namespace headroom
