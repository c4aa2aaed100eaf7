// Kernel view: the files of one kernel, the speed of each revision, and errors by line.
#pragma once

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QWidget>
#include <optional>
#include <vector>

#include "kernel/editor_pane.hpp"
#include "kernel/kernel_controls.hpp"
#include "kernel/message_list.hpp"
#include "kernel/revision_chart.hpp"
#include "kernel/revision_list.hpp"
#include "style/variant_colours.hpp"
#include "widgets/advice_list.hpp"
#include "widgets/fitting_tab_bar.hpp"

namespace headroom {

class KernelView : public QWidget {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object; the action is the window's.
  KernelView(const VariantColours* colours, QWidget* parent = nullptr);

  [[nodiscard]] KernelControls* controls() const { return controls_; }
  [[nodiscard]] EditorPane* files() const { return files_; }
  [[nodiscard]] RevisionList* list() const { return list_; }
  [[nodiscard]] RevisionChart* chart() const { return chart_; }
  [[nodiscard]] const MessageList& messages() const { return *messages_; }

  /// Shows the id and title of the open kernel; empty if none is open: then shows how to open one.
  void setKernel(const QString& id, const QString& title);
  /// Shows the current activity or its outcome, and how long its steps took.
  void setState(const QString& sentence, const QString& times = {}, bool isProblem = false);
  [[nodiscard]] QString state() const { return state_->text(); }
  void setMessages(const std::vector<KernelMessage>& messages);
  void setRevisions(const std::vector<Revision>& revisions);
  /// Shows the compiler's output and brings its tab to the front; an empty text clears it.
  void setCompiled(const QString& text);
  /// Shows advice on the last result; no value if there is none.
  void setAdvice(const std::optional<std::vector<Advice>>& advice);

 Q_SIGNALS:
  /// See AdviceList.
  void settingAsked(headroom::AdviceSetting setting);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* buildPage();
  void showColours();
  void select(int number);

  const VariantColours* colours_;
  QString id_;
  bool isProblem_ = false;
  KernelControls* controls_;
  QStackedWidget* pages_;
  QLabel* heading_;
  QLabel* state_;
  QLabel* times_;
  EditorPane* files_;
  MessageList* messages_;
  RevisionChart* chart_;
  RevisionList* list_;
  SourceEditor* compiled_;
  AdviceList* advice_;
  FittingTabs* below_;  ///< with the chart
};

}  // namespace headroom
