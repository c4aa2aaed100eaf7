// Sizes of a run, for images or matrix products: the device's proposed sizes by default, others from presets or as a
// typed list.
#pragma once

#include <QComboBox>
#include <QString>
#include <QWidget>
#include <array>
#include <map>
#include <vector>

#include "headroom/values/size.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// Width in characters of a box for one size: "16384 x 16384".
inline constexpr int kSizeCharacters = 13;

/// Accepts the syntax of the engine's parseSizes() and also "1, 4, 16 MP" and "0.25 to 24 MP" (doubling). Throws
/// UsageError.
std::vector<Size> sizesFromText(const QString& text);

/// Returns a size as a user would type it: "4MP" if that is exact.
QString typed(Size size);
/// Does the same for a list: "1, 4, 16 MP".
QString typed(const std::vector<Size>& sizes);

class SizesBox : public QWidget {
  Q_OBJECT

 public:
  explicit SizesBox(QWidget* parent = nullptr);

  /// Sets the workload. Workloads whose sizes have the same form share a text and a proposal.
  void setWorkload(const Workload& workload);
  /// Returns the form of the workload's sizes, as used by textOf() and others: "M x N x K"; "pixels" for images;
  /// "LAUNCH of blur_rows" for sizes of which there are only those listed.
  static QString formOf(const Workload& workload);
  [[nodiscard]] QString form() const { return form_; }
  /// Returns all forms, or those in which the text can be read.
  static QStringList forms();
  static QStringList formsFor(const QString& text);

  [[nodiscard]] QString text() const;
  void setText(const QString& text);
  /// Returns the text of a form, shown or not; empty if the form has not been shown yet.
  [[nodiscard]] QString textOf(const QString& form) const;
  void setTextOf(const QString& form, const QString& text);
  /// Sets the shown workload's sizes until others are chosen; they are also first in the list.
  void propose(const QString& text);
  /// Returns the texts that differ from the proposed ones, by form; an empty text for other forms that have been shown.
  [[nodiscard]] std::map<QString, QString> chosen() const;
  /// Empty while there is an error().
  [[nodiscard]] const std::vector<Size>& sizes() const { return sizes_; }
  /// Returns why the text cannot be read, as a sentence; empty if it can.
  [[nodiscard]] const QString& error() const { return error_; }

 Q_SIGNALS:
  void changed();

 private:
  void offer();
  void read();

  QComboBox* combo_;
  const Workload* workload_;  // one of workloads(), which outlive the window
  QString form_;
  std::map<QString, QString> texts_;      // texts of the forms that are not shown
  std::map<QString, QString> proposals_;  // by form
  std::vector<Size> sizes_;
  QString error_;
};

}  // namespace headroom
