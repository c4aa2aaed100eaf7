#include "kernel/kernel_messages.hpp"

#include <QFileInfo>
#include <QStringList>

#include "headroom/text/compiler_messages.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

LineNote::Kind kindOf(CompilerMessage::Kind kind) {
  if (kind == CompilerMessage::Kind::Error) return LineNote::Kind::Error;
  return kind == CompilerMessage::Kind::Warning ? LineNote::Kind::Warning : LineNote::Kind::Note;
}

QString pathOf(const Variant& kernel, const std::string& name) {
  for (const SourceFile& file : kernel.files) {
    const bool isIt = file.path == name || file.path.ends_with("/" + name);
    if (isIt) return text(file.path);
  }
  return {};
}

}  // namespace

std::vector<KernelMessage> messagesOf(const Variant& kernel, const ResultRow& row) {
  std::vector<KernelMessage> messages;
  for (const CompilerMessage& each : compilerMessages(row.log)) {
    const QString path = pathOf(kernel, each.file);
    const QString said = path.isEmpty() ? text(each.file + ": " + each.text) : text(each.text);
    messages.push_back({kindOf(each.kind), path, each.line, each.column, said});
  }
  const QStringList lines = text(row.log).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  const bool isCut = !lines.isEmpty() && lines.last().startsWith(QLatin1String("... "));
  if (!messages.empty() && isCut) messages.push_back({LineNote::Kind::Note, {}, 0, 0, lines.last()});
  if (!messages.empty()) return messages;
  if (!isValid(row)) messages.push_back({LineNote::Kind::Error, {}, 0, 0, engineSentences(row.reason)});
  if (row.status == Status::BuildFailed) {
    for (const QString& line : lines) messages.push_back({LineNote::Kind::Note, {}, 0, 0, line});
  }
  return messages;
}

KernelMessage messageOfUnreadable(const QString& problem) {
  KernelMessage message{LineNote::Kind::Error, {}, 0, 0, problem};
  const QStringList parts = problem.split(QLatin1Char(':'));
  for (qsizetype i = 1; i + 1 < parts.size(); ++i) {
    bool isNumber = false;
    const int line = parts[i].toInt(&isNumber);
    const QString file = QStringList(parts.mid(0, i)).join(QLatin1Char(':'));
    if (!isNumber || !QFileInfo(file).isFile()) continue;
    message.file = QFileInfo(file).absoluteFilePath();
    message.line = line;
    message.text = QStringList(parts.mid(i + 1)).join(QLatin1Char(':')).trimmed();
    break;
  }
  return message;
}

}  // namespace headroom
