#include "window_watch.hpp"

#include <malloc.h>

#include <QFile>
#include <QMutex>
#include <QMutexLocker>
#include <algorithm>
#include <ctime>
#include <iterator>

namespace headroom::testing {
namespace {

constexpr int kLookMs = 2;

/// A message handler has no object of its own.
struct RecordedWarnings {
  QMutex mutex;
  QStringList texts;
  QtMessageHandler former = nullptr;
};

RecordedWarnings& recordedWarnings() {
  static RecordedWarnings recorded;
  return recorded;
}

void recordWarning(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  RecordedWarnings& recorded = recordedWarnings();
  QtMessageHandler former = nullptr;
  {
    const QMutexLocker locker(&recorded.mutex);
    if (type == QtWarningMsg || type == QtCriticalMsg) recorded.texts << text;
    former = recorded.former;
  }
  if (former != nullptr) {
    former(type, context, text);
  } else {
    qt_message_output(type, context, text);
  }
}

/// True for warnings about the user's session or about a platform without a screen.
bool isOfEnvironment(const QString& warning) {
  return warning.startsWith(QLatin1String("QStandardPaths: ")) ||
         warning.startsWith(QLatin1String("This plugin does not support "));
}

double millisecondsOf(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace

double threadCpuMs() {
  return millisecondsOf(CLOCK_THREAD_CPUTIME_ID);
}

QtWarnings::QtWarnings() {
  RecordedWarnings& recorded = recordedWarnings();
  const QMutexLocker locker(&recorded.mutex);
  recorded.texts.clear();
  recorded.former = qInstallMessageHandler(recordWarning);
}

QtWarnings::~QtWarnings() {
  RecordedWarnings& recorded = recordedWarnings();
  const QMutexLocker locker(&recorded.mutex);
  qInstallMessageHandler(recorded.former);
  recorded.former = nullptr;
}

QStringList QtWarnings::texts() const {
  RecordedWarnings& recorded = recordedWarnings();
  const QMutexLocker locker(&recorded.mutex);
  QStringList texts;
  std::copy_if(recorded.texts.cbegin(), recorded.texts.cend(), std::back_inserter(texts),
               [](const QString& text) { return !isOfEnvironment(text); });
  return texts;
}

BusyTimes::BusyTimes() {
  timer_.setTimerType(Qt::PreciseTimer);
  timer_.setInterval(kLookMs);
  QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { look(); });
}

void BusyTimes::start() {
  cpuMs_ = threadCpuMs();
  clockMs_ = millisecondsOf(CLOCK_MONOTONIC);
  timer_.start();
}

void BusyTimes::look() {
  const double cpu = threadCpuMs();
  const double clock = millisecondsOf(CLOCK_MONOTONIC);
  if (cpu - cpuMs_ > longestCpuMs_) {
    longestCpuMs_ = cpu - cpuMs_;
    longestStep_ = step_;
  }
  longestClockMs_ = std::max(longestClockMs_, clock - clockMs_);
  cpuMs_ = cpu;
  clockMs_ = clock;
}

qint64 ownMemory() {
  malloc_trim(0);
  QFile status(QStringLiteral("/proc/self/status"));
  if (!status.open(QIODevice::ReadOnly)) return 0;
  qint64 kilobytes = 0;
  for (const QByteArray& line : status.readAll().split('\n')) {
    // "RssAnon:     1234 kB"; images in shared memory belong to it as well.
    if (!line.startsWith("RssAnon:") && !line.startsWith("RssShmem:")) continue;
    kilobytes += line.simplified().split(' ').value(1).toLongLong();
  }
  return kilobytes * 1024;
}

}  // namespace headroom::testing
