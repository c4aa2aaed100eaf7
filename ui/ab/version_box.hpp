// Which version of kernels: variants to choose from, or what readKernelVersion() reads, typed in.
#pragma once

#include <QComboBox>
#include <QStringList>

namespace headroom {

class VersionBox : public QComboBox {
  Q_OBJECT

 public:
  explicit VersionBox(QWidget* parent = nullptr);

  /// In place of what was offered; the text stays.
  void offer(const QStringList& names);
  /// Without blanks around it.
  [[nodiscard]] QString name() const { return currentText().trimmed(); }
  void setName(const QString& name);
  void setPlaceholder(const QString& words);
};

}  // namespace headroom
