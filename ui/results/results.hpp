// The current results and all their views: chart, bars, table and its pages, verdict and advice.
#pragma once

#include <QAction>
#include <QObject>
#include <QString>
#include <functional>
#include <utility>
#include <vector>

#include "results/advice_drawer.hpp"
#include "results/answer_line.hpp"
#include "results/comparison_controller.hpp"
#include "results/result_controller.hpp"
#include "results/result_tabs.hpp"
#include "results/table_controller.hpp"
#include "speedup/speed_up_view.hpp"
#include "throughput/throughput_view.hpp"
#include "widgets/page_file.hpp"
#include "widgets/view.hpp"

namespace headroom {

/// Ids of the views of results.
inline constexpr QLatin1StringView kThroughputView("throughput");
inline constexpr QLatin1StringView kSpeedUpView("speedup");
inline constexpr QLatin1StringView kRooflineView("roofline");

class Results : public QObject {
  Q_OBJECT

 public:
  /// Actions for menus and shortcuts that show the results' pages.
  struct Actions {
    QAction* samples;   ///< checked while they are shown
    QAction* timeline;  ///< likewise
    QAction* source;    ///< likewise
    QAction* filter;
    QAction* clear;
  };

  /// Widgets outside this class that follow the results.
  struct Followers {
    VariantModel* variants;
    AnswerLine* answer;
    AdviceDrawer* advice;
  };

  /// Owns nothing but the widgets, whose parent is the context's.
  Results(const ViewContext& context, const Followers& followers, QObject* parent = nullptr);

  /// The result lacks the function of Run, which the caller fills in.
  [[nodiscard]] View throughput() const;
  [[nodiscard]] View speedUp() const;
  [[nodiscard]] View roofline() const;

  [[nodiscard]] ResultController* controller() const { return controller_; }
  [[nodiscard]] ComparisonController* comparison() const { return comparison_; }
  [[nodiscard]] ResultTabs* tabs() const { return views_.tabs; }
  [[nodiscard]] const Actions& actions() const { return actions_; }
  /// Titles of the catalogue's current variants.
  void setTitles(const VariantTitles& titles);
  /// Adds actions to the table's context menu.
  void addTableActions(const QList<QAction*>& actions);
  /// Returns the row selected in the table; nullptr if none is.
  [[nodiscard]] const ResultRow* selected() const;
  /// The view in front shares the window with the table and its pages, or covers them.
  void setViewInFront(const View& view);
  /// From now on, the answer line describes the content of that view.
  void answerForView();
  /// Shown while the photo is in front, until another result is selected.
  void setPhotoAnswer(const QString& sentences);
  /// Reports of runs that blur have this part, too: the photo, taken when a report is requested.
  void setPhotoPart(std::function<PagePart()> take) { takePhotoPart_ = std::move(take); }
  void restore();
  void remember() const;

 Q_SIGNALS:
  /// Another result was selected, or none.
  void selectionChanged();
  /// Emitted to bring a view above the results' pages to the front.
  void wanted();

 private:
  void connectPages();
  void togglePage(ResultTabs::Page page, bool shown);
  void followPage();
  void followRows();
  /// Returns an export that is available while there are results and no measurement is in progress.
  [[nodiscard]] ViewExport newExport(const QString& what, const QString& ending) const;
  [[nodiscard]] std::vector<ViewExport> exports() const;
  [[nodiscard]] std::vector<ViewExport> reportExports() const;
  /// Takes what the report shows. The result is for any thread.
  [[nodiscard]] std::function<Page()> report() const;
  [[nodiscard]] std::vector<ViewExport> rooflineExports() const;

  Bridge* bridge_;
  Settings* settings_;
  ResultController::Views views_;
  ResultController* controller_;
  ComparisonController* comparison_;
  TableController* table_;
  Actions actions_;
  std::function<PagePart()> takePhotoPart_;
  QWidget* compareBar_;
  bool areSeen_ = false;  ///< the view in front shows the results
  bool isPhoto_ = false;  ///< the view in front is the photo
};

}  // namespace headroom
