// The sizes of a run, of pictures or of products of matrices: those proposed for the device until others are chosen,
// from presets or as any list typed in.
#pragma once

#include <QComboBox>
#include <QString>
#include <QWidget>
#include <array>
#include <vector>

#include "headroom/values/size.hpp"

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

  /// Whose sizes they are. Each kind keeps its own text and proposal.
  enum class Kind { Pictures, Matrices };
  /// Whose sizes the text names; pictures' where it can't be read.
  static Kind kindOf(const QString& text);
  void setKind(Kind kind);
  [[nodiscard]] Kind kind() const { return kind_; }

  [[nodiscard]] QString text() const;
  void setText(const QString& text);
  /// The text of one kind, shown or not.
  [[nodiscard]] QString textOf(Kind kind) const;
  void setTextOf(Kind kind, const QString& text);
  /// What the box holds until something else is chosen, and what it offers first.
  void propose(Kind kind, const QString& text);
  /// Whether the text of that kind is another one than the proposed.
  [[nodiscard]] bool isChosen(Kind kind) const { return textOf(kind) != proposalOf(kind); }
  /// Empty while error() is not.
  [[nodiscard]] const std::vector<Size>& sizes() const { return sizes_; }
  /// Why the text can't be read, as a sentence; empty when it can.
  [[nodiscard]] const QString& error() const { return error_; }

 Q_SIGNALS:
  void changed();

 private:
  void offer();
  void read();
  [[nodiscard]] QString& proposalOf(Kind kind) { return proposals_[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] const QString& proposalOf(Kind kind) const { return proposals_[static_cast<std::size_t>(kind)]; }

  QComboBox* combo_;
  Kind kind_ = Kind::Pictures;
  QString otherText_;  ///< of the kind that is not shown
  std::array<QString, 2> proposals_;
  std::vector<Size> sizes_;
  QString error_;
};

}  // namespace headroom
