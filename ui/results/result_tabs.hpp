// The results as a table and, on pages behind it, the details of the selected one: samples, timeline and source.
#pragma once

#include <functional>
#include <optional>

#include "headroom/values/result.hpp"
#include "results/elided_label.hpp"
#include "results/result_tools.hpp"
#include "samples/samples_view.hpp"
#include "samples/timeline_view.hpp"
#include "source/source_editor.hpp"
#include "style/variant_name.hpp"
#include "widgets/fitting_tab_bar.hpp"
#include "widgets/result_table.hpp"

class QHBoxLayout;

namespace headroom {

class ResultTabs : public FittingTabs {
  Q_OBJECT

 public:
  /// In the order of the tabs.
  enum class Page { Results, Samples, Timeline, Source };

  /// Takes ownership of the table; `colours` is not owned and outlives this object.
  ResultTabs(ResultTable* table, const VariantColours* colours, QWidget* parent = nullptr);

  /// Caption of the results, beside the tabs; empty for none.
  void setCaption(const QString& caption);
  /// Ceilings: one line above the table, and `all` sizes; empty for none.
  void setCeilings(const QString& line, const QString& all);
  [[nodiscard]] ResultTools* tools() const { return tools_; }
  /// Titles are shown with the variants' ids.
  void setTitles(VariantTitles titles) { titles_ = std::move(titles); }
  /// Sets a function that returns the source text of a variant; empty if it has none.
  void setSources(std::function<QString(const QString& variant)> sourceOf) { sourceOf_ = std::move(sourceOf); }
  /// Row that the pages behind the table show; nullptr for none.
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
  void placeTools(bool areBelow);

  const VariantColours* colours_;
  SamplesView* samples_;
  TimelineView* timeline_;
  SourceEditor* source_;
  ElidedLabel* caption_;
  ElidedLabel* ceilings_;
  ElidedLabel* selected_;  ///< the result that the pages behind the table show
  ResultTools* tools_;
  QHBoxLayout* lineOfPage_ = nullptr;
  QHBoxLayout* lineOfCorner_ = nullptr;
  bool areToolsBelow_ = false;
  std::optional<ResultRow> row_;
  VariantTitles titles_;
  std::function<QString(const QString& variant)> sourceOf_;
};

}  // namespace headroom
