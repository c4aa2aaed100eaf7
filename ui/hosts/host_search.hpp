// The check of a machine, off the GUI thread: what it has, or what it lacks.
#pragma once

#include <QObject>
#include <cstdint>
#include <stop_token>

#include "bridge/background.hpp"
#include "headroom/hosts/host_check.hpp"

namespace headroom {

class HostSearch : public QObject {
  Q_OBJECT

 public:
  explicit HostSearch(QObject* parent = nullptr);
  /// Stops the check.
  ~HostSearch() override;

  /// A check in progress is stopped first, without a signal.
  void start(const NamedHost& host);
  /// No signal follows.
  void stop();
  [[nodiscard]] bool isRunning() const { return isRunning_; }

 Q_SIGNALS:
  /// Each finding as soon as it is known.
  void progressed(const headroom::HostFinding& finding);
  void finished(const headroom::HostCheck& check);

 private:
  std::stop_source stop_;
  std::uint64_t serial_ = 0;  ///< of the latest check, so that nothing is heard of earlier ones
  bool isRunning_ = false;
  Background background_;
};

}  // namespace headroom
