// What the results are compared with: a baseline, other tools' results. The menu, and what its entries do.
#pragma once

#include <QAction>
#include <QMenu>
#include <QMimeData>
#include <QObject>
#include <QString>
#include <QWidget>

#include "bridge/bridge.hpp"
#include "results/result_controller.hpp"
#include "results/result_files.hpp"
#include "throughput/throughput_view.hpp"

namespace headroom {

class ComparisonController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  ComparisonController(Bridge* bridge, ResultController* results, ThroughputView* chart, QWidget* window,
                       QObject* parent = nullptr);

  [[nodiscard]] QMenu* menu() const { return menu_; }
  [[nodiscard]] QAction* pin() const { return pin_; }
  /// Into the menu, after what has to do with the baseline.
  void insert(QAction* action);
  /// For the place beside the tabs: what pins the baseline, and the menu.
  QWidget* newBar(QWidget* parent);
  /// Reads a run, a document or a journal, and compares with it; opened() or failed() follows.
  void openBaseline(const QString& file);
  /// Draws another tool's results into the chart; likewise.
  void overlay(const QString& file);
  /// The first file of results among what was dropped; empty when there is none.
  [[nodiscard]] static QString resultsIn(const QMimeData& content);
  /// A run becomes the baseline, another tool's results an overlay; dropRefused() while a sweep runs.
  void openDropped(const QString& file);

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
  void updateActions();

  Bridge* bridge_;
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
