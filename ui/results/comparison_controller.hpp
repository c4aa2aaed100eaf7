// Comparison of the results with a baseline and with other tools' results: the menu and its actions.
#pragma once

#include <QAction>
#include <QMenu>
#include <QMimeData>
#include <QObject>
#include <QString>
#include <QWidget>
#include <vector>

#include "bridge/bridge.hpp"
#include "results/result_controller.hpp"
#include "results/result_files.hpp"
#include "throughput/throughput_view.hpp"
#include "widgets/view.hpp"

namespace headroom {

class ComparisonController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  ComparisonController(const ViewContext& context, ResultController* results, ThroughputView* chart,
                       QObject* parent = nullptr);

  [[nodiscard]] QMenu* menu() const { return menu_; }
  [[nodiscard]] QAction* pin() const { return pin_; }
  /// Inserts an action into the menu, after those for the baseline.
  void insert(QAction* action);
  /// Returns a bar for the corner beside the tabs: the pin button and the menu.
  QWidget* newBar(QWidget* parent);
  /// Reads a run, from a run document or a journal, and compares with it; opened() or failed() follows.
  void openBaseline(const QString& file);
  /// Adds another tool's results to the chart; likewise.
  void overlay(const QString& file);
  /// Returns the first results file among the dropped ones; empty if there is none.
  [[nodiscard]] static QString resultsIn(const QMimeData& content);
  /// Makes a run the baseline, and another tool's results an overlay; emits dropRefused() during a sweep.
  void openDropped(const QString& file);
  [[nodiscard]] std::vector<ImportedResults> overlays() const { return chart_->imports(); }
  /// Replaces the overlays, without a change to undo.
  void showOverlays(const std::vector<ImportedResults>& overlays);

 Q_SIGNALS:
  void opened(const QString& file);
  void failed(const QString& sentence);
  void dropRefused(const QString& sentence);
  void pinned(const QString& sentence);
  void noted(const QString& sentence, headroom::NoteLevel level);

 private:
  void connectActions();
  void takePinned();
  void showBaseline(const QString& file, const StoredRun& run);
  void showOverlay(const QString& file, const ImportedResults& results);
  /// Replaces the overlays, and adds that as a change.
  void changeOverlays(std::vector<ImportedResults> overlays, const QString& what);
  void updateActions();

  Bridge* bridge_;
  Changes* changes_;
  ResultController* results_;
  ThroughputView* chart_;
  QWidget* window_;
  ResultFiles* files_;
  QMenu* menu_;
  QAction* pin_;
  QAction* open_;
  QAction* clear_;
  QAction* overlay_;
  QAction* clearOverlays_;
};

}  // namespace headroom
