// A/B window: compares two versions of kernels and shows whether the new one is faster, slower or the same.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "ab/ab_controls.hpp"
#include "ab/ab_picture.hpp"
#include "headroom/ab.hpp"

namespace headroom {

class AbWindow : public QDialog {
  Q_OBJECT

 public:
  enum class Format { Markdown, Csv, Json };

  /// The catalogue is not owned and outlives this object.
  explicit AbWindow(const Catalogue& catalogue, QWidget* parent = nullptr);

  [[nodiscard]] AbControls* controls() const { return controls_; }
  [[nodiscard]] AbPicture* picture() const { return picture_; }
  /// Shows the current or final report; the notes are sentences about the versions.
  void setReport(const AbReport& report, const QStringList& notes, bool isRunning);
  /// Shows the current activity or the outcome, as a sentence.
  void setState(const QString& sentence);
  /// Shows an error, as a sentence, instead of the activity.
  void setProblem(const QString& sentence);
  /// Sets whether there is a complete report to export.
  void setExportable(bool exportable);
  /// Brings the window to the front and gives it the keyboard focus.
  void present();

 Q_SIGNALS:
  void exportAsked(headroom::AbWindow::Format format);
  void copyAsked();

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Returns the initial size, limited to the screen.
  [[nodiscard]] QSize firstSize() const;
  void buildResults(QVBoxLayout& layout);
  QWidget* buildButtons();
  QPushButton* addButton(const QString& text, const char* objectName, QWidget* parent);
  void showHead(const AbReport& report);
  void showSentences(const AbReport& report, const QStringList& notes);
  void showState(const QString& sentence, bool isProblem);

  AbControls* controls_;
  QLabel* state_;
  QLabel* head_ = nullptr;
  AbPicture* picture_ = nullptr;
  MarkLegend* legend_ = nullptr;
  QPlainTextEdit* sentences_ = nullptr;
  std::vector<QPushButton*> exports_;
  bool isProblem_ = false;
  bool isPlaced_ = false;  ///< the window has been shown before
};

}  // namespace headroom
