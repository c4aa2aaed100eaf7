// The guide's listing beside the kernel that runs here.
#pragma once

#include <QComboBox>
#include <QSplitter>
#include <QWidget>
#include <vector>

#include "guide/code_pane.hpp"
#include "headroom/guide/guide.hpp"

namespace headroom {

/// The OpenCL C of a variant's file, from behind its front matter; empty for one that is no kernel.
QString codeOf(const Variant& variant);
/// The listings that the variant carries out, one below the other; empty when it carries out none.
QString listingsOf(const Variant& variant);

class SourceComparison : public QWidget {
  Q_OBJECT

 public:
  explicit SourceComparison(QWidget* parent = nullptr);

  /// Keeps the chosen variant when it is among them, else chooses the first.
  void setParticipants(const std::vector<Participant>& participants);
  void choose(const QString& variant);
  /// Id; empty when there are no participants.
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
