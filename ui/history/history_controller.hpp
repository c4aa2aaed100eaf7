// The history at work: the runs of the folder on their way into its panel, and one of them where it is asked for.
#pragma once

#include <QObject>
#include <QString>

#include "history/history_files.hpp"
#include "history/history_view.hpp"
#include "results/result_controller.hpp"

namespace headroom {

class HistoryController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object. `folder` is empty where no history is kept.
  HistoryController(Bridge* bridge, ResultController* results, HistoryView* panel, std::filesystem::path folder,
                    QObject* parent = nullptr);

  /// Reads the folder anew; listed() follows.
  void refresh();
  /// Writes a run as JSON, or as CSV where the file's name ends so; saved() or failed() follows.
  void save(const RunSummary& run, const QString& file);

 Q_SIGNALS:
  /// The panel lists what is in the folder.
  void listed();
  /// Before its rows are shown: what else should go with them.
  void opening(const headroom::RunDocument& run);
  void opened(const QString& when);
  void resumed();
  /// A run became the baseline.
  void pinned();
  void saved(const QString& file);
  /// What was removed for good, and what is shown and compared with from now on, as sentences.
  void removed(const QString& sentences);
  /// Something to know about what was read, as a sentence.
  void noted(const QString& sentence, headroom::NoteLevel level);
  /// The runs could not be listed; listed() follows when they can be again.
  void listFailed(const QString& sentence);
  /// Something with one run; done() follows when something succeeds.
  void failed(const QString& sentence);
  void done();

 private:
  void open(const RunSummary& summary);
  /// Where there is one.
  void tell(const std::string& note);
  void resume(const RunSummary& summary);
  void pin(const RunSummary& summary);
  void askAndSave(const RunSummary& summary, const QString& ending, const QString& filter);
  void keep(std::size_t runs);
  void askAndDelete(const RunSummary& summary);
  void remove(const RunSummary& summary);
  [[nodiscard]] QString removalText(const RunSummary& summary, bool wasShown, bool wasBaseline) const;
  [[nodiscard]] QWidget* window() const { return panel_->window(); }

  Bridge* bridge_;
  ResultController* results_;
  HistoryView* panel_;
  HistoryFiles files_;
};

}  // namespace headroom
