// The window: controls and tabs above; under them the workbench (problem and photo on the left, views and results in
// the middle, the verdict below) or the guide.
#pragma once

#include <QMainWindow>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <functional>
#include <memory>
#include <optional>

#include "ab/ab_controller.hpp"
#include "bridge/bridge.hpp"
#include "controls/control_bar.hpp"
#include "controls/device_panel.hpp"
#include "controls/side_panel.hpp"
#include "controls/story_controller.hpp"
#include "guide/guide_view.hpp"
#include "history/history_controller.hpp"
#include "history/history_view.hpp"
#include "models/result_model.hpp"
#include "models/settings.hpp"
#include "models/variant_model.hpp"
#include "photo/photo_controller.hpp"
#include "results/advice_drawer.hpp"
#include "results/answer_line.hpp"
#include "results/result_controller.hpp"
#include "results/result_files.hpp"
#include "results/result_tabs.hpp"
#include "results/table_controller.hpp"
#include "shell/last_run_controller.hpp"
#include "shell/message_log.hpp"
#include "shell/noise_controller.hpp"
#include "shell/notice_controller.hpp"
#include "shell/recent_files.hpp"
#include "shell/run_status.hpp"
#include "shell/window_actions.hpp"
#include "speedup/speed_up_view.hpp"
#include "split/split_controller.hpp"
#include "split/split_view.hpp"
#include "throughput/throughput_view.hpp"
#include "tune/tune_controller.hpp"
#include "tune/tune_view.hpp"
#include "widgets/result_table.hpp"

namespace headroom {

struct WindowOptions {
  WorkbenchOptions workbench;
  Settings::Keep keep = Settings::Keep::ForUser;
  QString photo;                            ///< opened at start: a path or a Qt resource; empty for none
  QString device;                           ///< selector; empty: as last time
  QString sizes;                            ///< empty: as last time
  std::optional<double> sigma;              ///< nothing: as last time
  std::optional<double> timeBudgetSeconds;  ///< most seconds of sampling per point; nothing: as plans say
};

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// In the order of the tabs.
  enum class View { Photo, Throughput, SpeedUp, Guide, Tuner, Split };

  explicit MainWindow(WindowOptions options = {}, QWidget* parent = nullptr);
  ~MainWindow() override;

  void openPhoto(const QString& file) { photoController_->open(file); }
  void saveBlurred(const QString& file) { photoController_->saveBlurred(file); }
  /// Each shows what went wrong in the message bar; true when the file was written.
  bool exportCsv(const QString& file);
  bool exportChart(const QString& file);
  bool exportTrace(const QString& file);
  /// Compares what is and will be measured with the run in a file: a document or a journal; resultsOpened() or
  /// problemShown() follows.
  void openBaseline(const QString& file);
  /// Draws another tool's results into the chart; likewise.
  void overlayResults(const QString& file);
  /// Of the newest tuning; likewise.
  bool exportTuningCsv(const QString& file);
  bool exportTuningT4(const QString& file);
  /// Of the newest shared work; likewise.
  bool exportSplitCsv(const QString& file);
  bool exportSplitJson(const QString& file);
  /// What the guide measured, as a web page.
  void saveReport(const QString& file);
  /// Starts the sweep of what is ticked, and shows its chart.
  void run();
  /// Why run() would do nothing now, as a sentence; empty when it would.
  [[nodiscard]] QString whyNotRun() const;
  /// The photo is open, blurred and shown, and the devices are known.
  [[nodiscard]] bool isSettled() const;
  void showView(View view);
  void setWorkload(const QString& id) { side_->setWorkload(id); }
  /// Ticks these variants of the workload, and no others: "story", "all", or a comma-separated list of names or ids.
  /// Throws UsageError, also for one that the device cannot run.
  void tickVariants(const QString& names);
  /// The next run times whole operations too.
  void timeTransfers() { controls_->transfers()->setChecked(true); }
  [[nodiscard]] SpeedUpView* speedUp() const { return speedUp_; }
  [[nodiscard]] GuideView* guide() const { return guide_; }
  [[nodiscard]] TuningControls* tuningControls() const { return tuner_->controls(); }
  /// As Start does in the tuner, whichever view is shown.
  void tune() { tuneController_->start(); }
  [[nodiscard]] QString whyNotTune() const { return tuneController_->whyNotStart(); }
  [[nodiscard]] SplitControls* splitControls() const { return split_->controls(); }
  /// As Start does in the Split view, whichever view is shown.
  void split() { splitController_->start(); }
  [[nodiscard]] QString whyNotSplit() const { return splitController_->whyNotStart(); }
  void note(const Note& note) { log_->add(QString::fromStdString(note.text), note.level); }

 Q_SIGNALS:
  void settled();
  /// A sweep has ended, the guide's, the tuner's and the Split view's too.
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
  void buildPanels(const std::filesystem::path& history);
  void buildDocks();
  /// What shows and hides each dock.
  [[nodiscard]] QList<QAction*> panelToggles() const;
  QWidget* buildWorkbench();
  QWidget* buildViews();
  QWidget* buildCompareBar(QWidget* parent);
  void restore(const WindowOptions& options);
  void remember();
  void connectActions();
  void connectBridge();
  void connectControllers();
  void connectPanels();
  void connectHistory();
  /// The run before this start comes back, where something is kept for the user.
  void bringLastRunBack(const WindowOptions& options);
  void connectNoise();
  void connectComparison();
  void buildTuner(const std::filesystem::path& folder);
  void connectTuner();
  /// Shows the tuner with the selected kernel, at the size of its selected result.
  void tuneSelected();
  void buildSplit();
  void connectSplit();
  void buildAb(const std::vector<std::filesystem::path>& kernelFolders);
  void connectAb();
  /// Likewise.
  void splitSelected();
  /// Of the table; nullptr when none is.
  [[nodiscard]] const ResultRow* selectedResult() const;
  /// That of the selected result, or of the variant that is selected in the list; empty when neither is.
  [[nodiscard]] QString selectedKernel() const;
  void updateKernelActions();

  void showDevices(const std::vector<DeviceDescription>& devices);
  void chooseAmong(const std::vector<DeviceDescription>& devices);
  void showNoDevice(const QString& reason);
  void chooseWorkload(const QString& id);
  /// Of the problem, or of the kernel to be tuned or whose work is to be split.
  void followSigmaUse();
  void chooseVariant(const QString& id);
  /// Blurs the photo with what is chosen for it, which no selection of a variant or a result changes.
  void followBlurChoice();
  [[nodiscard]] static bool usesSigma(const QString& workload);
  void followTab();
  /// The sentence under the views answers for what the view in front is of.
  void answerForView();
  void followResultTab();
  void toggleResultTab(ResultTabs::Page page, bool shown);
  [[nodiscard]] View view() const;
  /// True where the shown view stands above the results.
  [[nodiscard]] bool hasResultTabs() const;
  void beginSweep();
  /// Of the sweep that this view shows.
  void endSweep(const RunFinished& finished, qsizetype results, View of);
  /// What the status bar calls a view; the views of one sweep are one place.
  [[nodiscard]] QString placeOf(View view) const;
  /// Sets the controls as they were for a run that is about to be shown, so that Run measures it again.
  void chooseAsIn(const RunDocument& run);
  void askForNoise();
  void measureNoise(bool ofTicked, int pairs);
  void updateActions();
  void updateRunAction();
  void updateComparisonActions();
  void pinBaseline();
  /// The first file of results among what was dropped; empty when there is none.
  [[nodiscard]] static QString resultsIn(const QMimeData& content);
  /// A run becomes the baseline, another tool's results an overlay; refused while a sweep runs.
  void openDropped(const QString& file);
  void showBaseline(const QString& file, const StoredRun& run);
  void showOverlay(const QString& file, const ImportedResults& results);
  using Reporting = std::function<void(const QString& sentence)>;
  /// What a signal with a sentence is connected to.
  [[nodiscard]] Reporting reports(NoticeCause cause) const;
  /// Where the results at hand are to be exported unless the user says otherwise.
  [[nodiscard]] QString suggestedName(const QString& kind, const QString& ending) const;
  using Writing = std::function<void(const QString& file)>;
  /// True when it was written; else a problem is shown until a file of the same content is written.
  bool save(const QString& what, const QString& file, const Writing& write);
  void announceIfSettled();
  [[nodiscard]] RunPlan plan() const;

  Settings settings_;
  std::unique_ptr<Bridge> bridge_;
  WindowActions actions_;
  VariantColours colours_;
  QString wantedDevice_;
  bool deviceIsWanted_ = false;  ///< named on the command line: not to find it is a problem
  bool areDevicesKnown_ = false;

  ResultModel* results_ = nullptr;
  VariantModel* variants_ = nullptr;
  ControlBar* controls_ = nullptr;
  SidePanel* side_ = nullptr;
  PhotoView* photo_ = nullptr;
  ThroughputView* chart_ = nullptr;
  SpeedUpView* speedUp_ = nullptr;
  QTabBar* tabs_ = nullptr;
  QWidget* compareBar_ = nullptr;    ///< beside the tabs, for the chart
  QStackedWidget* pages_ = nullptr;  ///< the workbench, the guide
  QStackedWidget* views_ = nullptr;  ///< of the workbench
  GuideView* guide_ = nullptr;
  ResultTable* table_ = nullptr;
  ResultTabs* resultTabs_ = nullptr;  ///< the table and the selected result's details
  NoticeController* notices_ = nullptr;
  AnswerLine* answer_ = nullptr;
  AdviceDrawer* advice_ = nullptr;
  QSplitter* sideSplitter_ = nullptr;
  QSplitter* viewSplitter_ = nullptr;
  RunStatus* status_ = nullptr;
  MessageLog* log_ = nullptr;
  DevicePanel* devicePanel_ = nullptr;
  QDockWidget* logDock_ = nullptr;
  QDockWidget* deviceDock_ = nullptr;
  HistoryView* historyPanel_ = nullptr;
  QDockWidget* historyDock_ = nullptr;
  RecentFiles* recent_ = nullptr;
  PhotoController* photoController_ = nullptr;
  StoryController* storyController_ = nullptr;
  TableController* tableController_ = nullptr;
  ResultController* resultController_ = nullptr;
  ResultFiles* resultFiles_ = nullptr;
  HistoryController* historyController_ = nullptr;
  NoiseController* noiseController_ = nullptr;
  TuningModel* tuning_ = nullptr;
  TuneView* tuner_ = nullptr;
  TuneController* tuneController_ = nullptr;
  SplitView* split_ = nullptr;
  SplitController* splitController_ = nullptr;
  AbWindow* ab_ = nullptr;
  AbController* abController_ = nullptr;
};

}  // namespace headroom
