// The results as a table and, on pages behind it, what is known of the selected one: its samples, its
// timeline and its text.
#pragma once

#include <QTabWidget>
#include <functional>
#include <optional>

#include "headroom/values/result.hpp"
#include "results/elided_label.hpp"
#include "results/result_tools.hpp"
#include "samples/samples_view.hpp"
#include "samples/timeline_view.hpp"
#include "source/source_editor.hpp"
#include "style/variant_name.hpp"
#include "widgets/result_table.hpp"

namespace headroom {

class ResultTabs : public QTabWidget {
  Q_OBJECT

 public:
  /// In the order of the tabs.
  enum class Page { Results, Samples, Timeline, Source };

  /// Takes the table over; `colours` is not owned and outlives this object.
  ResultTabs(ResultTable* table, const VariantColours* colours, QWidget* parent = nullptr);

  /// What the results are of, beside the tabs; empty for none.
  void setCaption(const QString& caption);
  /// One line above the table, and those of all sizes; empty for none.
  void setCeilings(const QString& line, const QString& all);
  [[nodiscard]] ResultTools* tools() const { return tools_; }
  /// Titles of variants, told with the ids.
  void setTitles(VariantTitles titles) { titles_ = std::move(titles); }
  /// The text that a variant is built of; empty for one that has none.
  void setSources(std::function<QString(const QString& variant)> sourceOf) { sourceOf_ = std::move(sourceOf); }
  /// What the pages behind the table show; null for none.
  void setRow(const ResultRow* row);
  [[nodiscard]] Page page() const { return static_cast<Page>(currentIndex()); }
  void showPage(Page page) { setCurrentIndex(static_cast<int>(page)); }

  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* pageOf(ResultTable* table);
  QWidget* corner();
  void showRow();
  void showSource();
  void arrangeCorner(int width);

  const VariantColours* colours_;
  SamplesView* samples_;
  TimelineView* timeline_;
  SourceEditor* source_;
  ElidedLabel* caption_;
  ElidedLabel* ceilings_;
  ElidedLabel* selected_;  ///< which result the pages behind the table are of
  ResultTools* tools_;
  std::optional<ResultRow> row_;
  VariantTitles titles_;
  std::function<QString(const QString& variant)> sourceOf_;
};

}  // namespace headroom
