// What the views can do with the variant that is selected in the window, in menus.
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
  /// Its id, empty where none is selected, and the size of its selected result, if there is one.
  using Selected = std::function<std::pair<QString, std::optional<Size>>()>;

  /// The catalogue is not owned and outlives this object.
  ViewTakes(const Catalogue& catalogue, Selected selected, QObject* parent = nullptr);

  void add(const View& view);
  [[nodiscard]] QList<QAction*> actions() const;
  /// Another variant is selected, or a view can do something else with it now.
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
