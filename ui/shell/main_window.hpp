// Main window: the frame with Run, Stop and the device on top, tabs and controls below it, then the views. Views of
// results have the side panel beside them, and the table and the verdict below.
#pragma once

#include <QMainWindow>
#include <filesystem>
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
#include "session/session_controller.hpp"
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
  QString session;                          ///< a session that is opened at start; empty for none
  std::filesystem::path autosaveFolder;     ///< see Autosave; empty: no session is stored or restored
  QString photo;                            ///< opened at start: a path or a Qt resource; empty for none
  QString device;                           ///< selector; empty: the previous choice
  QStringList otherDevices;                 ///< selectors of devices to measure on, too; empty: the previous choice
  QString sizes;                            ///< empty: the previous choice
  ParameterValues parameters;               ///< missing parameters keep the previous choice
  std::optional<double> timeBudgetSeconds;  ///< most seconds of sampling per point; no value: as in the preferences
  bool ceilings = true;                     ///< false, for a quick look: no run measures ceilings
};

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(WindowOptions options = {}, QWidget* parent = nullptr);
  ~MainWindow() override;

  void openPhoto(const QString& file) { photo_->controller()->open(file); }
  void saveBlurred(const QString& file) { photo_->controller()->saveBlurred(file); }
  /// Writes an export of the view: "results", "chart", "trace"... Shows an error in the message bar on failure. Returns
  /// whether the file was written.
  bool exportAs(const QString& what, const QString& file) { return exports_->write(what, file); }
  /// Compares current and later results with the run in a file, which is a run document or a journal; resultsOpened()
  /// or problemShown() follows.
  void openBaseline(const QString& file) { results_->comparison()->openBaseline(file); }
  /// Adds another tool's results to the chart; likewise.
  void overlayResults(const QString& file) { results_->comparison()->overlay(file); }
  /// Replaces what the window shows by a session's content.
  void openSession(const QString& file);
  /// Starts the sweep of the ticked variants, and shows its chart.
  void run();
  /// Opens the file in the view that accepts it. Returns false if none does.
  bool openInView(const QString& file);
  /// Returns why run() would do nothing now, as a sentence; empty if it would start.
  [[nodiscard]] QString whyNotRun() const { return choice_->whyNotRun(); }
  /// Shows a view and starts its run, or returns why not, as a sentence.
  QString runUnattended(const QString& view, const ViewChoices& choices);
  /// True when the photo is open, blurred and shown, and the devices are known.
  [[nodiscard]] bool isSettled() const;
  /// `id` is the view's.
  void showView(const QString& id) { views_->bringToFront(id); }
  void setWorkload(const QString& id) { choice_->setWorkload(id); }
  /// See SweepChoice::tick.
  void tickVariants(const QString& names) { choice_->tick(names); }
  void note(const Note& note) { messages_->note(QString::fromStdString(note.text), note.level); }

 Q_SIGNALS:
  void settled();
  /// A sweep of any view has ended.
  void runFinished(headroom::Outcome outcome);
  /// A baseline or an overlay was read and is shown.
  void resultsOpened(const QString& file);
  /// Something failed; the window shows the sentence, too.
  void problemShown(const QString& sentence);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Builds the frame, the controls above the views, and the page for the views of results.
  void buildFrame(const WindowOptions& options);
  /// Builds the photo, the results and all views.
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
  /// Adds the user's choices from now on to what can be undone.
  void rememberChoices();
  /// Restores the last run, if settings persist.
  void bringLastRunBack(const WindowOptions& options);
  void addSessions(const WindowOptions& options);
  void followSessions();
  void addAutosave(SessionState* state, const WindowOptions& options);
  /// Opens the session of the command line, or restores the unsaved one of an earlier start.
  void beginSession(const WindowOptions& options);
  [[nodiscard]] SessionController* sessions() const { return findChild<SessionController*>(); }
  [[nodiscard]] SessionLayout sessionLayout() const;
  void setSessionLayout(const SessionLayout& layout);
  /// Before restore(), so that a wanted device's machine is known.
  void addHosts();
  void addNoiseCheck();
  /// Reads kernels again that are saved while the window is open.
  void watchKernels();
  /// Runs after buildViews(), so that the views receive the preferences.
  void addPreferences();
  /// Writes the figures of all parts again.
  void showUnits();
  void followKernels();
  void warnOfKernelFiles();
  void addHelp();

  void restore(const WindowOptions& options);
  void remember();
  void followView();
  void arrangeForView();
  /// Limits the minimum width of the central widget, so that an opened dock does not widen a narrow window.
  void leaveRoomForDocks();
  void followWorkload();
  void showPhoto(const Photo& photo);
  void endRun(const QString& view, const RunFinished& finished, const QString& sentence);
  /// Returns the variant of the selected result, or the one selected in the list; empty if neither is selected.
  [[nodiscard]] QString selectedVariant() const;
  void updateActions();
  void updateRunAction();
  /// Returns which of several devices the view measures on, as a sentence; empty for one device.
  [[nodiscard]] QString devicesHint(const View& view) const;
  void updateStopAction();
  /// Returns the view whose program runs; nullptr if none does.
  [[nodiscard]] const View* viewOfProgram() const;
  /// Ends the sweep, or else the program of a view.
  void stop();
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
