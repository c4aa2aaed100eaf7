// List of a kernel's errors by line; selecting an entry shows its place in the text.
#pragma once

#include <QListWidget>
#include <QString>
#include <vector>

#include "source/source_editor.hpp"

namespace headroom {

/// An entry of the list; without a file it has no place.
struct KernelMessage {
  LineNote::Kind kind = LineNote::Kind::Error;
  QString file;  ///< full path
  int line = 0;
  int column = 0;
  QString text;
};

class MessageList : public QListWidget {
  Q_OBJECT

 public:
  explicit MessageList(QWidget* parent = nullptr);

  /// Hides the list if there are no messages.
  void setMessages(const std::vector<KernelMessage>& messages);
  [[nodiscard]] const std::vector<KernelMessage>& messages() const { return messages_; }
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  void placeChosen(const QString& file, int line, int column);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void choose(int row);

  std::vector<KernelMessage> messages_;
};

}  // namespace headroom
