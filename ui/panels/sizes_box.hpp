// The sizes of a sweep: presets, or any list typed in.
#pragma once

#include <QComboBox>
#include <QString>
#include <QWidget>
#include <vector>

#include "headroom/size.hpp"

namespace headroom {

/// Reads what the engine's parseSizes() reads and, as people write it, "1, 4, 16 MP" and "0.25 to 24 MP" (doubling).
/// Throws UsageError.
std::vector<Size> sizesFromText(const QString& text);

class SizesBox : public QWidget {
  Q_OBJECT

 public:
  explicit SizesBox(QWidget* parent = nullptr);

  [[nodiscard]] QString text() const;
  void setText(const QString& text);
  /// Empty while error() is not.
  [[nodiscard]] const std::vector<Size>& sizes() const { return sizes_; }
  /// Why the text can't be read, as a sentence; empty when it can.
  [[nodiscard]] const QString& error() const { return error_; }

 Q_SIGNALS:
  void changed();

 private:
  void read();

  QComboBox* combo_;
  std::vector<Size> sizes_;
  QString error_;
};

}  // namespace headroom
