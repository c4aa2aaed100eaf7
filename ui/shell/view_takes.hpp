// Menu actions of the views for the variant that is selected in the window.
#pragma once

#include <QAction>
#include <QObject>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "widgets/view.hpp"

namespace headroom {

class ViewTakes : public QObject {
  Q_OBJECT

 public:
  /// Returns the selected variant's id, empty if none is selected, and the size of the selected result, if there is
  /// one.
  using Selected = std::function<std::pair<QString, std::optional<Size>>()>;

  /// The catalogue is not owned and outlives this object.
  ViewTakes(const Catalogue& catalogue, Selected selected, QObject* parent = nullptr);

  void add(const View& view);
  [[nodiscard]] QList<QAction*> actions() const;
  /// Updates the actions after a change of the selected variant or of a view's ability to use it.
  void update();

 Q_SIGNALS:
  void taken(const QString& view);

 private:
  void take(const QString& view, const ViewTake& by);

  const Catalogue& catalogue_;
  Selected selected_;
  std::vector<std::pair<ViewTake, QAction*>> all_;
};

}  // namespace headroom
