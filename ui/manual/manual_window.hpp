// The user guide in a window of its own: contents with a search, and the page.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QWidget>

#include "manual/manual_browser.hpp"

namespace headroom {

class ManualWindow : public QWidget {
  Q_OBJECT

 public:
  /// Belongs to the parent, and stays open beside it.
  explicit ManualWindow(QWidget* parent);

  /// Shows the page, as manualUrl() has it, in front.
  void showPage(const QString& page);

 private:
  void fillContents();
  void filter(const QString& words);
  void followPage(const QUrl& url);
  void openItem(const QTreeWidgetItem* item);

  QLineEdit* search_;
  QTreeWidget* contents_;
  ManualBrowser* page_;
  QLabel* note_;
};

}  // namespace headroom
