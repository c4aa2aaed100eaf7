// The results at hand and all that shows them: chart, bars, table and its pages, the answer and the advice below.
#pragma once

#include <QAction>
#include <QObject>
#include <QString>

#include "results/advice_drawer.hpp"
#include "results/answer_line.hpp"
#include "results/comparison_controller.hpp"
#include "results/result_controller.hpp"
#include "results/result_tabs.hpp"
#include "results/table_controller.hpp"
#include "speedup/speed_up_view.hpp"
#include "throughput/throughput_view.hpp"
#include "widgets/view.hpp"

namespace headroom {

/// Ids of its views.
inline constexpr QLatin1StringView kThroughputView("throughput");
inline constexpr QLatin1StringView kSpeedUpView("speedup");
inline constexpr QLatin1StringView kRooflineView("roofline");

class Results : public QObject {
  Q_OBJECT

 public:
  /// What of the results' pages can be shown, in menus and by keys.
  struct Actions {
    QAction* samples;   ///< checked while they are shown
    QAction* timeline;  ///< likewise
    QAction* source;    ///< likewise
    QAction* filter;
  };

  /// What stands elsewhere and follows the results.
  struct Followers {
    VariantModel* variants;
    AnswerLine* answer;
    AdviceDrawer* advice;
  };

  /// Nothing is owned but the widgets, whose parent is the context's.
  Results(const ViewContext& context, const Followers& followers, QObject* parent = nullptr);

  /// What Run does there is left to be filled in.
  [[nodiscard]] View throughput() const;
  [[nodiscard]] View speedUp() const;
  [[nodiscard]] View roofline() const;

  [[nodiscard]] ResultController* controller() const { return controller_; }
  [[nodiscard]] ComparisonController* comparison() const { return comparison_; }
  [[nodiscard]] ResultTabs* tabs() const { return views_.tabs; }
  [[nodiscard]] const Actions& actions() const { return actions_; }
  /// Of the variants that there are now.
  void setTitles(const VariantTitles& titles);
  /// To the table's context menu.
  void addTableActions(const QList<QAction*>& actions);
  /// Of the table; nullptr when none is selected.
  [[nodiscard]] const ResultRow* selected() const;
  /// This view stands above the table and its pages, or covers them.
  void setViewInFront(const View& view);
  /// From now on the sentence below is on what that view shows.
  void answerForView();
  /// Shown while the photo is in front, until another result is selected.
  void setPhotoAnswer(const QString& sentences);
  void restore();
  void remember() const;

 Q_SIGNALS:
  /// A result was selected, or none.
  void selectionChanged();
  /// What the results' pages stand under is to come to the front.
  void wanted();

 private:
  void connectPages();
  void togglePage(ResultTabs::Page page, bool shown);
  void followPage();
  /// A file that can be written while there are results and nothing is measured.
  [[nodiscard]] ViewExport newExport(const QString& what, const QString& ending) const;
  [[nodiscard]] std::vector<ViewExport> exports() const;
  [[nodiscard]] std::vector<ViewExport> reportExports() const;
  [[nodiscard]] std::vector<ViewExport> rooflineExports() const;

  Bridge* bridge_;
  Settings* settings_;
  ResultController::Views views_;
  ResultController* controller_;
  ComparisonController* comparison_;
  TableController* table_;
  Actions actions_;
  QWidget* compareBar_;
  bool areSeen_ = false;  ///< by the view in front
  bool isPhoto_ = false;  ///< it is the view in front
};

}  // namespace headroom
