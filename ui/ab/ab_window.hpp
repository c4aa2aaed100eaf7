// Two versions of kernels that take turns, in a window of their own: which, and whether the new one is faster, slower
// or the same.
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
  /// What is known so far, or came of it; the notes are sentences on the versions.
  void setReport(const AbReport& report, const QStringList& notes, bool isRunning);
  /// What goes on, or what came of it, as a sentence.
  void setState(const QString& sentence);
  /// What went wrong, as a sentence, in its place.
  void setProblem(const QString& sentence);
  /// There is a whole result to be exported.
  void setExportable(bool exportable);
  /// In front, with the keyboard.
  void present();

 Q_SIGNALS:
  void exportAsked(headroom::AbWindow::Format format);
  void copyAsked();

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// No larger than the screen.
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
  bool isPlaced_ = false;  ///< it has been shown once
};

}  // namespace headroom
