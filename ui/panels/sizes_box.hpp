// The sizes of a sweep, of pictures or of products of matrices: presets, or any list typed in.
#pragma once

#include <QComboBox>
#include <QString>
#include <QWidget>
#include <vector>

#include "headroom/size.hpp"

namespace headroom {

/// Characters that a box for one size has room for: "16384 x 16384".
inline constexpr int kSizeCharacters = 13;

/// Reads what the engine's parseSizes() reads and, as people write it, "1, 4, 16 MP" and "0.25 to 24 MP" (doubling).
/// Throws UsageError.
std::vector<Size> sizesFromText(const QString& text);

/// As somebody would type it: "4MP" where that means this size.
QString typed(Size size);

class SizesBox : public QWidget {
  Q_OBJECT

 public:
  explicit SizesBox(QWidget* parent = nullptr);

  /// Whose sizes they are. Each kind keeps its own text.
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
  Kind kind_ = Kind::Pictures;
  QString otherText_;  ///< of the kind that is not shown
  std::vector<Size> sizes_;
  QString error_;
};

}  // namespace headroom
