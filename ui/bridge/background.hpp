// Runs work that would block the window off the GUI thread.
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

/// Runs requests one after the other, and delivers their results on this object's thread.
class Background : public QObject {
 public:
  explicit Background(QObject* parent = nullptr);
  /// Drops waiting requests and waits for the current one; delivers no results for either.
  ~Background() override;

  /// Waits for all requests: for those whose effect outlives this object, such as a saved file.
  void complete() { pool_.waitForDone(); }

  /// Calls use(make()), or fail() with a sentence if make() throws. The sentence names `file` if memory runs out.
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
