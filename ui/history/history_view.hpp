// History panel: a search, the matching runs, and the actions for one of them.
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QLineEdit>
#include <QListView>
#include <QToolButton>
#include <QWidget>
#include <cstddef>
#include <optional>

#include "history/history_model.hpp"

namespace headroom {

class HistoryView : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryView(QWidget* parent = nullptr);

  /// See HistoryModel::setTitles.
  void setTitles(VariantTitles titles) { runs_->setTitles(std::move(titles)); }
  /// Replaces the list; keeps the selected run selected.
  void setRuns(const std::vector<RunSummary>& runs);
  /// Sets how many completed runs are stored; 0: all.
  void setMostKept(std::size_t runs);
  /// During a measurement, runs can be neither opened nor resumed.
  void setMeasuring(bool measuring);
  [[nodiscard]] std::optional<RunSummary> chosen() const;
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  void openAsked(const headroom::RunSummary& run);
  void resumeAsked(const headroom::RunSummary& run);
  void pinAsked(const headroom::RunSummary& run);
  void labelAsked(const headroom::RunSummary& run);
  void exportCsvAsked(const headroom::RunSummary& run);
  void exportJsonAsked(const headroom::RunSummary& run);
  void deleteAsked(const headroom::RunSummary& run);
  /// Emitted to store this many completed runs from now on; 0: all.
  void keepAsked(std::size_t runs);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QAction* add(const QString& text, const char* name, void (HistoryView::*asked)(const RunSummary& run));
  QWidget* buildButtons();
  QWidget* buildKept();
  void addKept(std::size_t runs);
  void search(const QString& words);
  void updateActions();

  HistoryModel* runs_;
  FoundRuns* found_;
  QLineEdit* search_;
  QListView* list_;
  QAction* open_;
  QAction* resume_;
  QAction* pin_;
  QAction* label_;
  QAction* exportCsv_;
  QAction* exportJson_;
  QAction* delete_;
  QToolButton* export_ = nullptr;
  QToolButton* kept_ = nullptr;
  QActionGroup* keptChoices_;
  bool isMeasuring_ = false;
};

}  // namespace headroom
