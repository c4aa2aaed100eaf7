// Description of a view for the window: an entry of the list that the shell holds.
#pragma once

#include <QAction>
#include <QDir>
#include <QFlags>
#include <QHash>
#include <QIcon>
#include <QKeySequence>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "headroom/advice.hpp"
#include "headroom/history.hpp"
#include "headroom/run/run_event.hpp"
#include "headroom/session.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/sampling.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

class Bridge;
class Changes;
class Settings;
class VariantColours;

/// Controls above the views that are shown where a view needs them: those that it duplicates or ignores would be
/// misleading. Run, Stop and the device are for all views.
enum class Control {
  Parameters = 1,  ///< parameters of its workload
  Sweep = 2,       ///< sizes, caches, tuned configurations, transfers, other devices
  Export = 4,
};
Q_DECLARE_FLAGS(Controls, Control)
Q_DECLARE_OPERATORS_FOR_FLAGS(Controls)

/// A file that a view can write.
struct ViewExport {
  QString what;     ///< name of its content, for requests: "results"
  QString text;     ///< text of its menu entry; empty: no entry
  QString toolTip;  ///< tooltip of its menu entry
  QKeySequence key;
  bool isInContextMenu = false;  ///< also in the context menu of the view's widget
  QString title;                 ///< title of the save dialog
  QString filter;
  QString kind;  ///< part of the proposed name, see suggestedExport()
  QString ending;
  std::function<RunSummary()> run;  ///< run that the file is from
  std::function<bool()> isReady;
  std::function<void(const QString& file)> write;  ///< throws Error if the file cannot be written
  /// Instead of `write` where encoding takes long: takes what is to be saved as this file, on the GUI thread. The
  /// result is called once, on any thread, and returns the file's content. Both throw Error.
  std::function<std::function<std::string()>(const QString& file)> encode;
};

/// Action of a view for the variant that is selected in the window.
struct ViewTake {
  QString text;        ///< menu text, with the variant's name: "T&une %1"
  QString objectName;  ///< object name of the action
  QString whyNot;      ///< for a variant that the view cannot use: "%1 has no tunables."
  std::function<bool(const QString& variant)> offers;
  std::function<bool()> isBusy;
  /// Receives the size of the selected result, if there is one. Returns false if the variant is not offered.
  std::function<bool(const QString& variant, const std::optional<Size>& size)> take;
};

/// Shortcuts of one part of a view: rows of keys and their functions, under a heading.
struct ViewKeys {
  QString heading;
  std::vector<std::pair<QString, QString>> rows;
};

/// Program that a view starts beside the engine, and that Stop ends.
struct ViewProgram {
  std::function<bool()> isRunning;
  std::function<void()> stop;
  QString stopHint;  ///< what Stop does while it runs
};

/// Choices of an unattended run, by their names on the command line; contains only those that were made.
using ViewChoices = QHash<QString, QString>;

/// Functions may be empty if their comment says what that means. The objects that they use live as long as the widget.
struct View {
  QString id;        ///< id in stored settings: stays the same when the title changes
  QString title;     ///< text of its tab
  QIcon icon;        ///< icon of its tab, if any
  QString menuText;  ///< text in the menu of views
  QString manual;    ///< place in the user guide: "reference/views.md#the-tune-view"
  QKeySequence key;
  QWidget* widget = nullptr;
  QWidget* corner = nullptr;    ///< beside the tabs while the view is in front; nullptr for none
  bool isAboveResults = false;  ///< shares the window with the side panel and the results
  bool isOfPhoto = false;       ///< uses the results' space until there are results; the answer line is about the photo
  QString place;                ///< name in the status bar; empty: the title
  Controls controls;            ///< controls that the view uses
  std::vector<ViewKeys> keys;
  std::vector<ViewExport> exports;
  std::optional<ViewTake> take;
  QString runHint;                     ///< what Run does
  std::function<QString()> sampling;   ///< how long and how precisely a run samples, as a sentence; empty: cannot be
                                       ///< chosen
  std::function<QString()> whyNotRun;  ///< why run() would do nothing now, as a sentence; empty if it would start
  std::function<void()> run;
  std::function<QString()> duration;  ///< approximate duration of a run; empty: unknown
  std::optional<ViewProgram> program;
  /// Workload of the shown parameters, nullptr for none. Empty: the side panel's.
  std::function<const Workload*()> workload;
  std::function<Progress(const Progress&)> describe;  ///< rewords the progress of the view's own run; empty: the
                                                      ///< engine's words
  std::function<void()> restore;   ///< restores the layout of the previous start; empty: nothing is stored
  std::function<void()> remember;  ///< stores the layout for the next start; empty: nothing is stored
  std::function<bool(const QString& file)> takesFile;  ///< accepts a file dropped on the window; empty: accepts none
  std::function<void(const QString& file)> openFile;
  /// Returns whether the window may close; asks about unsaved changes, if any. Empty: it may.
  std::function<bool()> mayClose;
  /// Adds what the view shows to a session; empty: nothing but what all views share.
  std::function<void(Session& session)> store;
  /// Shows what a session has instead, and returns sentences on what does not exist here; not during a sweep. Set where
  /// `store` is.
  std::function<QStringList(const Session& session)> show;
  /// Starts a run without user interaction, or returns why not, as a sentence. Empty: there is no such run.
  std::function<QString(const ViewChoices& choices)> runUnattended;
};

/// Signals between the window and its views, which do not know each other.
class ViewSignals : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 Q_SIGNALS:
  /// To the views: all devices.
  void devicesFound(const std::vector<headroom::DeviceDescription>& devices);
  /// The chosen device. No value if there is none; `whyNone` then says why, if known.
  void deviceChanged(const std::optional<headroom::DeviceDescription>& device, const QString& whyNone);
  void parametersChanged(const headroom::ParameterValues& values);
  /// Settings for later measurements.
  void samplingChanged(const headroom::Sampling& sampling);
  /// Texts with figures are to be written again, in the current units.
  void unitsChanged();

  /// From the views: runs or exports became available or unavailable.
  void readinessChanged();
  /// The view's workload changed.
  void workloadChanged();
  /// The user opened something else in a view that a session stores.
  void contentChanged();
  /// A run of a view has ended, or of no view if `view` is empty. `sentence` is shown if it completed.
  void finished(const QString& view, const headroom::RunFinished& finished, const QString& sentence);
  void failed(const QString& sentence);
  void compilerSaid(const QString& variant, const QString& log);
  /// Emitted to open this file in the view that accepts it.
  void fileAsked(const QString& file);
  /// Emitted to write one of the exports.
  void exportAsked(const QString& what);
  /// Emitted to change this setting, as advised.
  void settingAsked(headroom::AdviceSetting setting);
  /// Emitted to compare two versions in an A/B measurement; they are named as in `headroom-cli ab`.
  void turnsAsked(const QString& base, const QString& fresh, const QString& sizes);
};

/// Objects that a view is built from. Owns nothing; everything but the parent outlives the view.
struct ViewContext {
  Bridge* bridge = nullptr;
  const VariantColours* colours = nullptr;
  Settings* settings = nullptr;
  ViewSignals* signals = nullptr;
  Changes* changes = nullptr;  ///< what can be undone
  QWidget* window = nullptr;
  QWidget* parent = nullptr;            ///< of the view
  std::function<QDir()> exportFolder;   ///< default folder for files
  std::filesystem::path historyFolder;  ///< empty: nothing is stored
  std::filesystem::path tuningFolder;   ///< likewise
};

}  // namespace headroom
