// Guide view: the tuning procedure as a path on the left, the page of the selected entry on the right.
#pragma once

#include <QComboBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QWidget>
#include <optional>
#include <string>

#include "guide/experiment_page.hpp"
#include "guide/guide_controller.hpp"
#include "guide/guide_model.hpp"
#include "guide/guide_path.hpp"
#include "guide/step_page.hpp"
#include "models/settings.hpp"

namespace headroom {

class GuideView : public QWidget {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object. `history`: see GuideController.
  GuideView(Bridge* bridge, const VariantColours* colours, Settings* settings, const std::filesystem::path& history,
            QWidget* parent = nullptr);
  ~GuideView() override;

  void setDevice(const std::optional<DeviceDescription>& device);
  [[nodiscard]] const std::optional<DeviceDescription>& device() const { return controller_.device(); }
  /// See GuideController::setSampling.
  void setSampling(const Sampling& usual) { controller_.setSampling(usual); }
  [[nodiscard]] const Sampling& sampling() const { return controller_.sampling(); }
  /// Selects a step or an experiment by its id; returns false if there is none.
  bool select(const QString& id);
  /// Returns why runSelected() would do nothing now, as a sentence; empty if it would start.
  [[nodiscard]] QString whyNotRunSelected() const;
  void runSelected();
  [[nodiscard]] QString whyNotRunAll() const;
  void runAll();
  [[nodiscard]] bool isRunning() const { return controller_.isRunning(); }
  /// See GuideController::describe.
  [[nodiscard]] Progress describe(const Progress& progress) const { return controller_.describe(progress); }
  [[nodiscard]] std::string reportHtml() const { return controller_.reportHtml(); }
  /// See GuideController::runs and GuideController::show.
  [[nodiscard]] std::vector<std::shared_ptr<const RunDocument>> runs() const { return controller_.runs(); }
  QStringList show(const std::vector<std::shared_ptr<const RunDocument>>& runs) { return controller_.show(runs); }
  using QWidget::show;
  /// Rows of the chosen device, of all sizes.
  [[nodiscard]] const std::vector<ResultRow>& rows() const { return controller_.rows(); }

 Q_SIGNALS:
  void selectionChanged();
  void compilerSaid(const QString& variant, const QString& log);
  void finished(const headroom::RunFinished& finished, qsizetype results);
  void failed(const QString& sentence);
  void saveReportAsked();
  /// See AdviceList.
  void settingAsked(headroom::AdviceSetting setting);

 private:
  QWidget* buildBar();
  void showPage(const QModelIndex& index);
  /// No value if none was ever chosen.
  [[nodiscard]] std::optional<double> chosenMegapixels() const;
  void chooseSize(double megapixels);
  void refreshBar();
  [[nodiscard]] ExperimentList selected() const;

  Settings* settings_;
  GuideController controller_;
  GuideModel model_;
  QToolButton* runAll_ = nullptr;
  QToolButton* save_ = nullptr;
  QComboBox* sizes_ = nullptr;
  QSplitter* splitter_;
  GuidePath* path_;
  QStackedWidget* pages_;
  StepPage* stepPage_;
  ExperimentPage* experimentPage_;
};

}  // namespace headroom
