// The window: controls and tabs above; under them the views, those of results with the side panel beside them and the
// table and the verdict below.
#pragma once

#include <QMainWindow>
#include <memory>
#include <optional>

#include "bridge/bridge.hpp"
#include "controls/device_controller.hpp"
#include "controls/sweep_choice.hpp"
#include "history/history_controller.hpp"
#include "models/preferences.hpp"
#include "models/settings.hpp"
#include "photo/photo_tools.hpp"
#include "results/results.hpp"
#include "shell/bench.hpp"
#include "shell/docks.hpp"
#include "shell/messages.hpp"
#include "shell/view_exports.hpp"
#include "shell/view_tabs.hpp"
#include "shell/view_takes.hpp"
#include "shell/window_actions.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

struct WindowOptions {
  WorkbenchOptions workbench;
  Settings::Keep keep = Settings::Keep::ForUser;
  QString photo;                            ///< opened at start: a path or a Qt resource; empty for none
  QString device;                           ///< selector; empty: as last time
  QString sizes;                            ///< empty: as last time
  ParameterValues parameters;               ///< where there is none: as last time
  std::optional<double> timeBudgetSeconds;  ///< most seconds of sampling per point; nothing: as preferred
  bool ceilings = true;                     ///< false: measured by no run, for a quick look
};

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(WindowOptions options = {}, QWidget* parent = nullptr);
  ~MainWindow() override;

  void openPhoto(const QString& file) { photo_->controller()->open(file); }
  void saveBlurred(const QString& file) { photo_->controller()->saveBlurred(file); }
  /// One of the views' exports: "results", "chart", "trace"... Shows what went wrong in the message bar; true when the
  /// file was written.
  bool exportAs(const QString& what, const QString& file) { return exports_->write(what, file); }
  /// Compares what is and will be measured with the run in a file: a document or a journal; resultsOpened() or
  /// problemShown() follows.
  void openBaseline(const QString& file) { results_->comparison()->openBaseline(file); }
  /// Draws another tool's results into the chart; likewise.
  void overlayResults(const QString& file) { results_->comparison()->overlay(file); }
  /// Starts the sweep of what is ticked, and shows its chart.
  void run();
  /// Shows the view that takes such files, with the file. False where none does.
  bool openInView(const QString& file);
  /// Why run() would do nothing now, as a sentence; empty when it would.
  [[nodiscard]] QString whyNotRun() const { return choice_->whyNotRun(); }
  /// Shows a view and starts its run, or says as a sentence why not.
  QString runUnattended(const QString& view, const ViewChoices& choices);
  /// The photo is open, blurred and shown, and the devices are known.
  [[nodiscard]] bool isSettled() const;
  /// By its id.
  void showView(const QString& id) { views_->bringToFront(id); }
  void setWorkload(const QString& id) { choice_->setWorkload(id); }
  /// See SweepChoice::tick.
  void tickVariants(const QString& names) { choice_->tick(names); }
  void note(const Note& note) { messages_->note(QString::fromStdString(note.text), note.level); }

 Q_SIGNALS:
  void settled();
  /// A sweep has ended, of whatever view.
  void runFinished(headroom::Outcome outcome);
  /// A baseline or an overlay was read and is shown.
  void resultsOpened(const QString& file);
  /// Something failed; the sentence is on the window too.
  void problemShown(const QString& sentence);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// What is above the views, and the page for those of results.
  void buildFrame(const WindowOptions& options);
  /// The photo, the results and all views.
  void buildViews(const WindowOptions& options);
  void buildMenus();
  void buildStatusBar();
  [[nodiscard]] MenuParts menuParts() const;
  [[nodiscard]] ViewContext viewContext(const WindowOptions& options, QWidget* parent);

  void connectRuns();
  void connectViews();
  void connectDevice();
  void connectPhoto();
  void connectResults();
  void addHistory(const WindowOptions& options);
  void followHistory(const HistoryController* history);
  /// The run before this start comes back, where something is kept for the user.
  void bringLastRunBack(const WindowOptions& options);
  void addNoiseCheck();
  /// Kernels that are saved while the window is open are read again.
  void watchKernels();
  /// After the views: they learn what is preferred.
  void addPreferences();
  void followKernels();
  void warnOfKernelFiles();
  void addHelp();

  void restore(const WindowOptions& options);
  void remember();
  void followView();
  void arrangeForView();
  void followWorkload();
  void showPhoto(const Photo& photo);
  void endRun(const QString& view, const RunFinished& finished, const QString& sentence);
  /// That of the selected result, or of the variant that is selected in the list; empty when neither is.
  [[nodiscard]] QString selectedVariant() const;
  void updateActions();
  void updateRunAction();
  void announceIfSettled();

  Preferences preferences_;
  std::unique_ptr<Bridge> bridge_;
  VariantColours colours_;
  WindowActions actions_;
  ViewSignals* signals_;
  Docks* docks_;
  Messages* messages_ = nullptr;
  DeviceController* device_ = nullptr;
  SweepChoice* choice_ = nullptr;
  Bench* bench_ = nullptr;
  ViewTabs* views_ = nullptr;
  PhotoTools* photo_ = nullptr;
  Results* results_ = nullptr;
  ViewExports* exports_ = nullptr;
  ViewTakes* takes_ = nullptr;
};

}  // namespace headroom
