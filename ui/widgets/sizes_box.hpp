// The sizes of a run, of pictures or of products of matrices: those proposed for the device until others are chosen,
// from presets or as any list typed in.
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

/// Characters that a box for one size has room for: "16384 x 16384".
inline constexpr int kSizeCharacters = 13;

/// Reads what the engine's parseSizes() reads and, as people write it, "1, 4, 16 MP" and "0.25 to 24 MP" (doubling).
/// Throws UsageError.
std::vector<Size> sizesFromText(const QString& text);

/// As somebody would type it: "4MP" where that means this size.
QString typed(Size size);
/// Likewise a list: "1, 4, 16 MP".
QString typed(const std::vector<Size>& sizes);

class SizesBox : public QWidget {
  Q_OBJECT

 public:
  explicit SizesBox(QWidget* parent = nullptr);

  /// Whose sizes they are. Workloads whose sizes are written alike share a text and a proposal.
  void setWorkload(const Workload& workload);
  /// How that workload's sizes are written, for textOf() and the like: "M x N x K"; of images "pixels".
  static QString formOf(const Workload& workload);
  [[nodiscard]] QString form() const { return form_; }
  /// All forms, and those in which the text can be read.
  static QStringList forms();
  static QStringList formsFor(const QString& text);

  [[nodiscard]] QString text() const;
  void setText(const QString& text);
  /// The text of one form, shown or not; empty for one that was not shown yet.
  [[nodiscard]] QString textOf(const QString& form) const;
  void setTextOf(const QString& form, const QString& text);
  /// What the box holds for the shown workload until something else is chosen, and what it offers first.
  void propose(const QString& text);
  /// The forms whose text is another one than the proposed, with it; an empty text for the others that were shown.
  [[nodiscard]] std::map<QString, QString> chosen() const;
  /// Empty while error() is not.
  [[nodiscard]] const std::vector<Size>& sizes() const { return sizes_; }
  /// Why the text can't be read, as a sentence; empty when it can.
  [[nodiscard]] const QString& error() const { return error_; }

 Q_SIGNALS:
  void changed();

 private:
  void offer();
  void read();

  QComboBox* combo_;
  const Workload* workload_;  // one of workloads(), which outlive the window
  QString form_;
  std::map<QString, QString> texts_;      // of the forms that are not shown
  std::map<QString, QString> proposals_;  // by form
  std::vector<Size> sizes_;
  QString error_;
};

}  // namespace headroom
