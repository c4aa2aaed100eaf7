// Work that would keep the window waiting, done off the GUI thread.
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <exception>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace headroom {

/// Requests are served one after the other; their ends are told on this object's thread.
class Background : public QObject {
 public:
  explicit Background(QObject* parent = nullptr);
  /// Drops what waits, and waits for what is under way; neither is told any more.
  ~Background() override;

  /// -> use(make()), or fail() with a sentence for what make() throws. `file` is named when there is no memory for it.
  template <typename Make, typename Use>
  void run(const QString& file, Make make, Use use, std::function<void(const QString& sentence)> fail) {
    using Value = std::invoke_result_t<Make>;
    pool_.start([this, file, make = std::move(make), use = std::move(use), fail = std::move(fail)] {
      try {
        const auto value = std::make_shared<const Value>(make());
        QMetaObject::invokeMethod(
            this, [use, value] { use(*value); }, Qt::QueuedConnection);
      } catch (const std::exception& error) {
        const QString sentence = sentenceOf(error, file);
        QMetaObject::invokeMethod(
            this, [fail, sentence] { fail(sentence); }, Qt::QueuedConnection);
      }
    });
  }

 private:
  static QString sentenceOf(const std::exception& error, const QString& file);

  QThreadPool pool_;
};

}  // namespace headroom
