#include "hosts/host_search.hpp"

#include <QMetaObject>

#include "style/text.hpp"

namespace headroom {

HostSearch::HostSearch(QObject* parent) : QObject(parent) {}

HostSearch::~HostSearch() {
  stop_.request_stop();
}

void HostSearch::start(const NamedHost& host) {
  stop();
  stop_ = std::stop_source();
  isRunning_ = true;
  const std::uint64_t serial = ++serial_;
  const HearFinding hear = [this, serial](const HostFinding& finding) {
    QMetaObject::invokeMethod(
        this,
        [this, serial, finding] {
          if (serial == serial_) Q_EMIT progressed(finding);
        },
        Qt::QueuedConnection);
  };
  const auto end = [this, serial](const HostCheck& check) {
    if (serial != serial_) return;
    isRunning_ = false;
    Q_EMIT finished(check);
  };
  background_.run(
      text(host.name),
      [host, stop = stop_.get_token(), hear] { return checkHost(host, kHostCheckDeadline, stop, hear); }, end,
      [end](const QString& sentence) {
        HostCheck check;
        check.findings.push_back({true, sentence.toStdString()});
        end(check);
      });
}

void HostSearch::stop() {
  ++serial_;
  isRunning_ = false;
  stop_.request_stop();
}

}  // namespace headroom
