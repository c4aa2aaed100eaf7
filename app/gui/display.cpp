#include "display.hpp"

#include <QByteArray>
#include <QByteArrayView>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <mutex>

namespace headroom {

namespace {

/// By which a display is named, the strongest first.
constexpr std::array kDisplayVariables{"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"};

struct HeldMessage {
  QtMsgType type;
  QString category;
  QString text;
};

/// Message handlers have no state of their own.
struct GuardState {
  int exitCode = 1;
  QtMessageHandler former = nullptr;
  QList<HeldMessage> held;
};

GuardState& state() {
  static GuardState held;
  return held;
}

bool isAmong(int argc, char** argv, std::initializer_list<QByteArrayView> wanted) {
  return std::any_of(argv + std::min(argc, 1), argv + argc, [&wanted](const char* argument) {
    return std::find(wanted.begin(), wanted.end(), QByteArrayView(argument)) != wanted.end();
  });
}

/// "DISPLAY=:77"
QString displaySettings() {
  QStringList settings;
  for (const char* name : kDisplayVariables) {
    if (qEnvironmentVariableIsSet(name))
      settings << QStringLiteral("%1=%2").arg(QLatin1String(name), qEnvironmentVariable(name));
  }
  return settings.join(QStringLiteral(", "));
}

/// What the first of Qt's platforms that was tried has to say: "could not connect to display :77".
QString reasonOf(const QList<HeldMessage>& messages) {
  const auto first = std::find_if(messages.begin(), messages.end(), [](const HeldMessage& message) {
    return message.category.startsWith(QLatin1String("qt.qpa"));
  });
  if (first == messages.end()) return QStringLiteral("Qt found no way to show one");
  QString reason = first->text.simplified();
  reason.remove(QStringLiteral(" in \"\""));
  while (reason.endsWith(QLatin1Char('.'))) reason.chop(1);
  return reason.left(1).toLower() + reason.mid(1);
}

[[noreturn]] void endWithASentence() {
  const QString settings = displaySettings();
  const QByteArray line =
      QStringLiteral(
          "headroom: the window cannot be opened%1: %2. Correct that, or use headroom-cli, which needs no "
          "display.\n")
          .arg(settings.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(settings), reasonOf(state().held))
          .toUtf8();
  std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
  std::fflush(stderr);
  std::_Exit(state().exitCode);
}

void hold(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  // Platforms have threads of their own.
  static std::mutex one;
  const std::scoped_lock lock(one);
  if (type == QtFatalMsg) endWithASentence();
  state().held.push_back({type, QString::fromLatin1(context.category), text});
}

}  // namespace

bool asksForText(int argc, char** argv) {
  return isAmong(argc, argv, {"--help", "--help-all", "-h", "--version", "-v", "--manual-page"});
}

bool prepareDisplay(int argc, char** argv) {
  const auto isSet = [](const char* name) { return qEnvironmentVariableIsSet(name); };
  if (std::any_of(kDisplayVariables.begin(), kDisplayVariables.end(), isSet)) return true;
  if (isAmong(argc, argv, {"-platform", "--platform"})) return true;
  const bool showsNoWindow = std::any_of(argv, argv + argc, [](const char* argument) {
    const QByteArrayView text(argument);
    return text.startsWith("--screenshot") || text.startsWith("--chart-from");
  });
  if (showsNoWindow) qputenv("QT_QPA_PLATFORM", "offscreen");
  return showsNoWindow;
}

DisplayGuard::DisplayGuard(int exitCode) {
  state() = {exitCode, nullptr, {}};
  state().former = qInstallMessageHandler(hold);
}

DisplayGuard::~DisplayGuard() {
  qInstallMessageHandler(state().former);
  for (const HeldMessage& message : state().held) {
    const QByteArray category = message.category.toLatin1();
    const QMessageLogContext context(nullptr, 0, nullptr, category.constData());
    qt_message_output(message.type, context, message.text);
  }
  state().held.clear();
}

}  // namespace headroom
