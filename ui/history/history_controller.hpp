// Controller of the history: lists the folder's runs in the panel, and opens, resumes, pins, labels, saves or deletes
// one of them.
#pragma once

#include <QObject>
#include <QString>
#include <functional>

#include "history/history_files.hpp"
#include "history/history_view.hpp"
#include "results/result_controller.hpp"
#include "widgets/changes.hpp"

namespace headroom {

class HistoryController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object. `folder` is empty if no history is stored.
  HistoryController(Bridge* bridge, ResultController* results, Changes* changes, HistoryView* panel,
                    std::filesystem::path folder, QObject* parent = nullptr);

  /// Reads the folder again; listed() follows.
  void refresh();
  /// Writes a run as JSON, or as CSV if the file's name ends in .csv; saved() or failed() follows.
  void save(const RunSummary& run, const QString& file);

 Q_SIGNALS:
  /// The panel lists the contents of the folder.
  void listed();
  /// Emitted before the run's rows are shown, so that related choices can be restored.
  void opening(const headroom::RunDocument& run);
  void opened(const QString& when);
  /// Emitted to open the journal of a tuning or a split in its view.
  void fileAsked(const QString& file);
  void resumed();
  /// A run became the baseline.
  void pinned();
  void saved(const QString& file);
  /// The label of a run was changed, as a sentence.
  void labelled(const QString& sentence);
  /// Which run was deleted, and what is shown and compared with now, as sentences.
  void removed(const QString& sentences);
  /// A deleted run is listed again, as a sentence.
  void restored(const QString& sentence);
  /// A note about a file that was read, as a sentence.
  void noted(const QString& sentence, headroom::NoteLevel level);
  /// The runs could not be listed; listed() follows when that works again.
  void listFailed(const QString& sentence);
  /// An operation on one run failed; done() follows when one succeeds.
  void failed(const QString& sentence);
  void done();

 private:
  void open(const RunSummary& summary);
  /// Reports the note unless it is empty.
  void tell(const std::string& note);
  void resume(const RunSummary& summary);
  void pin(const RunSummary& summary);
  void askAndSave(const RunSummary& summary, const QString& ending, const QString& filter);
  void keep(std::size_t runs);
  void askLabel(const RunSummary& summary);
  void setLabel(const RunSummary& summary, const RunLabel& label);
  /// Writes a label without adding a change.
  void writeLabel(const RunSummary& summary, const RunLabel& label);
  void remove(const RunSummary& summary);
  /// Deletes a run without adding a change. Ends with removed(), after `then`, or failed().
  void moveToTrash(const RunSummary& summary, const std::function<void()>& then);
  void restore(const RunSummary& summary);
  [[nodiscard]] QString removalText(const RunSummary& summary, bool wasShown, bool wasBaseline) const;
  [[nodiscard]] QWidget* window() const { return panel_->window(); }

  Bridge* bridge_;
  ResultController* results_;
  Changes* changes_;
  HistoryView* panel_;
  HistoryFiles files_;
};

}  // namespace headroom
