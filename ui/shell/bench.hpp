// Widgets that the views above the results share the window with: the side panel on the left, the results under the
// view, the answer line and the advice below.
#pragma once

#include <QSplitter>
#include <QStackedWidget>
#include <QWidget>
#include <map>
#include <string>
#include <vector>

#include "controls/side_panel.hpp"
#include "models/settings.hpp"
#include "results/advice_drawer.hpp"
#include "results/answer_line.hpp"

namespace headroom {

class Bench : public QWidget {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  Bench(VariantModel* variants, const Catalogue& catalogue, QAction* openAction, QWidget* parent = nullptr);

  /// Initial size of the window.
  static constexpr QSize kFirstWindowSize{1280, 800};

  [[nodiscard]] SidePanel* side() const { return side_; }
  [[nodiscard]] AnswerLine* answer() const { return answer_; }
  [[nodiscard]] AdviceDrawer* advice() const { return advice_; }
  /// Adds the results under the views. To be called once.
  void addResults(QWidget* results);
  [[nodiscard]] QStackedWidget* views() const { return views_; }
  /// Sizes of the splitters' parts, by name, and their setter, which ignores unknown names and other numbers of parts.
  [[nodiscard]] std::map<std::string, std::vector<int>> splitters() const;
  void setSplitters(const std::map<std::string, std::vector<int>>& sizes);
  void restore(const Settings& settings);
  void remember(Settings& settings) const;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Lets a long answer scroll where the view would otherwise lose its usual height.
  void limitAnswer();
  [[nodiscard]] std::map<std::string, QSplitter*> namedSplitters() const;

  SidePanel* side_;
  AnswerLine* answer_;
  AdviceDrawer* advice_;
  QSplitter* sideSplitter_;
  QSplitter* viewSplitter_;
  QStackedWidget* views_;
};

}  // namespace headroom
