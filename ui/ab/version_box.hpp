// Box for one version of kernels: a variant from the list, or any text that readKernelVersion() accepts.
#pragma once

#include <QComboBox>
#include <QStringList>

namespace headroom {

class VersionBox : public QComboBox {
  Q_OBJECT

 public:
  explicit VersionBox(QWidget* parent = nullptr);

  /// Replaces the list; keeps the text.
  void offer(const QStringList& names);
  /// Returns the text without surrounding blanks.
  [[nodiscard]] QString name() const { return currentText().trimmed(); }
  void setName(const QString& name);
  void setPlaceholder(const QString& words);
};

}  // namespace headroom
