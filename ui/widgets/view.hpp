// What the window knows of one of its views: an entry of the list that the shell holds.
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
#include <utility>
#include <vector>

#include "headroom/advice.hpp"
#include "headroom/history.hpp"
#include "headroom/run/run_event.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/sampling.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

class Bridge;
class Settings;
class VariantColours;

/// Controls above the views. What a view has of its own, or does not heed, would mislead, and is hidden.
enum class Control {
  Run = 1,
  Stop = 2,
  Parameters = 4,  ///< of its workload
  Sweep = 8,       ///< sizes, caches, tuned configurations, transfers
  Export = 16,
};
Q_DECLARE_FLAGS(Controls, Control)
Q_DECLARE_OPERATORS_FOR_FLAGS(Controls)

/// A file that a view can write.
struct ViewExport {
  QString what;     ///< the kind of its content, by which it is asked for: "results"
  QString text;     ///< of its entry in the menu; empty: it has none
  QString toolTip;  ///< likewise
  QKeySequence key;
  bool isInContextMenu = false;  ///< of the view's widget too
  QString title;                 ///< of the dialog that asks for the file
  QString filter;
  QString kind;  ///< of the proposed name, see suggestedExport()
  QString ending;
  std::function<RunSummary()> run;  ///< that it is of
  std::function<bool()> isReady;
  std::function<void(const QString& file)> write;  ///< throws Error when the file can't be written
};

/// What a view can do with the variant that is selected in the window.
struct ViewTake {
  QString text;        ///< of its entry in menus, with the variant's name: "T&une %1"
  QString objectName;  ///< of that
  QString whyNot;      ///< of a variant that it can do nothing with: "%1 has no tunables."
  std::function<bool(const QString& variant)> offers;
  std::function<bool()> isBusy;
  /// At the size of the selected result, if there is one. False when it is not offered.
  std::function<bool(const QString& variant, const std::optional<Size>& size)> take;
};

/// Keys that mean something in a part of a view: rows of keys and what they do, under a heading.
struct ViewKeys {
  QString heading;
  std::vector<std::pair<QString, QString>> rows;
};

/// An unattended run's choices by their names on the command line; those that were not made are missing.
using ViewChoices = QHash<QString, QString>;

/// Functions may be missing where their comment says what that means. What they use lives as long as the widget.
struct View {
  QString id;        ///< by which it is remembered: it stays when the title changes
  QString title;     ///< on its tab
  QIcon icon;        ///< likewise, if there is one
  QString menuText;  ///< in the menu of views
  QString manual;    ///< where the user guide describes it: "reference/views.md#the-tune-view"
  QKeySequence key;
  QWidget* widget = nullptr;
  QWidget* corner = nullptr;    ///< beside the tabs while the view is in front; nullptr for none
  bool isAboveResults = false;  ///< it shares the window with the side panel and the results
  bool isOfPhoto = false;       ///< until there are results it has their room, and the answer below is on the photo
  QString place;                ///< for the status bar; empty: the title
  Controls controls;            ///< that it heeds
  std::vector<ViewKeys> keys;
  std::vector<ViewExport> exports;
  std::optional<ViewTake> take;
  QString runHint;                     ///< what Run does
  std::function<QString()> sampling;   ///< how long and how precisely a run samples, a sentence; missing: not chosen
  std::function<QString()> whyNotRun;  ///< why run() would do nothing now, as a sentence; empty when it would
  std::function<void()> run;
  std::function<QString()> duration;                  ///< of a run, about; missing: not known
  std::function<const Workload*()> workload;          ///< whose parameters are chosen; missing: that of the side panel
  std::function<Progress(const Progress&)> describe;  ///< its own run in its own words; missing: the engine's
  std::function<void()> restore;   ///< how it was arranged in the last session; missing: nothing is remembered
  std::function<void()> remember;  ///< likewise, for the next one
  std::function<bool(const QString& file)> takesFile;  ///< dropped on the window; missing: none
  std::function<void(const QString& file)> openFile;
  /// Whether the window may close: asks what becomes of unsaved changes, where there are some. Missing: it may.
  std::function<bool()> mayClose;
  /// Starts a run without a person, or says as a sentence why not. Missing: there is no such run.
  std::function<QString(const ViewChoices& choices)> runUnattended;
};

/// Between the window and its views, none of which knows it.
class ViewSignals : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 Q_SIGNALS:
  /// To the views: all devices.
  void devicesFound(const std::vector<headroom::DeviceDescription>& devices);
  /// The chosen one. Nothing: there is none; `whyNone` says why, where that is known.
  void deviceChanged(const std::optional<headroom::DeviceDescription>& device, const QString& whyNone);
  void parametersChanged(const headroom::ParameterValues& values);
  /// Points are measured so from now on.
  void samplingChanged(const headroom::Sampling& sampling);

  /// From the views: what can be run or exported has changed.
  void readinessChanged();
  /// Another workload is to be run there.
  void workloadChanged();
  /// A run of a view has ended; of none where `view` is empty. `sentence` is told where it was completed.
  void finished(const QString& view, const headroom::RunFinished& finished, const QString& sentence);
  void failed(const QString& sentence);
  void compilerSaid(const QString& variant, const QString& log);
  /// A person wants this file opened in the view that takes such files.
  void fileAsked(const QString& file);
  /// A person wants one of the exports.
  void exportAsked(const QString& what);
  /// A person wants to change this setting, to follow advice.
  void settingAsked(headroom::AdviceSetting setting);
  /// A person wants these two versions to take turns; they are named as `headroom-cli ab` names them.
  void turnsAsked(const QString& base, const QString& fresh, const QString& sizes);
};

/// What a view is made of. Nothing is owned; all but the parent outlives the view.
struct ViewContext {
  Bridge* bridge = nullptr;
  const VariantColours* colours = nullptr;
  Settings* settings = nullptr;
  ViewSignals* signals = nullptr;
  QAction* stop = nullptr;
  QWidget* window = nullptr;
  QWidget* parent = nullptr;            ///< of the view
  std::function<QDir()> exportFolder;   ///< where files go unless a person says otherwise
  std::filesystem::path historyFolder;  ///< empty: nothing is kept
  std::filesystem::path tuningFolder;   ///< likewise
};

}  // namespace headroom
