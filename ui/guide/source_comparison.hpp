// The guide's listing beside the kernel that is run.
#pragma once

#include <QComboBox>
#include <QSplitter>
#include <QWidget>
#include <vector>

#include "guide/code_pane.hpp"
#include "headroom/guide/guide.hpp"

namespace headroom {

/// Returns the OpenCL C of a variant's file after its front matter; empty if the variant has no kernel.
QString codeOf(const Variant& variant);
/// Returns the listings that the variant reproduces, one below the other; empty if there are none.
QString listingsOf(const Variant& variant);

class SourceComparison : public QWidget {
  Q_OBJECT

 public:
  explicit SourceComparison(QWidget* parent = nullptr);

  /// Keeps the chosen variant if it is among them, and otherwise chooses the first.
  void setParticipants(const std::vector<Participant>& participants);
  void choose(const QString& variant);
  /// Returns an id; empty if there are no participants.
  [[nodiscard]] QString chosen() const;

 Q_SIGNALS:
  void chosenChanged(const QString& variant);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showChosen();
  void arrange();

  std::vector<Participant> participants_;
  QComboBox* choice_;
  QLabel* summary_;
  QSplitter* panes_;
  CodePane* listing_;
  CodePane* kernel_;
};

}  // namespace headroom
