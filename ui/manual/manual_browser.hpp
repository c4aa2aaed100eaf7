// Shows pages of the user guide, with headings that links lead to.
#pragma once

#include <QTextBrowser>

namespace headroom {

class ManualBrowser : public QTextBrowser {
  Q_OBJECT

 public:
  explicit ManualBrowser(QWidget* parent = nullptr);

 Q_SIGNALS:
  /// A link leads to a file that is not built in.
  void missed(const QUrl& url);

 protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
  void changeEvent(QEvent* event) override;

 private:
  void dress();
  void scrollToHeading(const QString& anchor);
};

}  // namespace headroom
