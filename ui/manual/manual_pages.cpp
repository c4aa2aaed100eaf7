#include "manual/manual_pages.hpp"

#include <QFile>
#include <QRegularExpression>

#include "manual/formula_text.hpp"

// By a function outside of all namespaces, as Qt wants it: a linker leaves out what nobody calls in a library.
static void makeManualKnown() {
  static const int once = [] {
    Q_INIT_RESOURCE(manual);
    return 0;
  }();
  Q_UNUSED(once);
}

namespace headroom {

namespace {

constexpr QLatin1StringView kManualRoot("qrc:/manual/");

}  // namespace

std::vector<ManualGroup> manualGroups() {
  static const QRegularExpression line(QStringLiteral(R"(^\| \[([^\]]+)\]\(([^)#]+\.md)\) \| (.*) \|$)"));
  std::vector<ManualGroup> groups;
  for (const QString& text : manualText(manualUrl(kManualContents)).split(QLatin1Char('\n'))) {
    if (text.startsWith(QLatin1String("## "))) {
      groups.push_back({text.mid(3), {}});
    } else if (const QRegularExpressionMatch match = line.match(text); match.hasMatch() && !groups.empty()) {
      groups.back().pages.push_back({match.captured(2), match.captured(1), match.captured(3)});
    }
  }
  std::erase_if(groups, [](const ManualGroup& group) { return group.pages.empty(); });
  return groups;
}

QUrl manualUrl(const QString& page) {
  return QUrl(kManualRoot + page);
}

QString manualText(const QUrl& url) {
  if (url.scheme() != QLatin1String("qrc") || !url.path().endsWith(QLatin1String(".md"))) return {};
  makeManualKnown();
  QFile file(QLatin1Char(':') + url.path());
  return file.open(QIODevice::ReadOnly) ? withFormulasAsText(QString::fromUtf8(file.readAll())) : QString();
}

QString headingAnchor(const QString& heading) {
  QString anchor;
  for (const QChar letter : heading.toLower()) {
    if (letter.isLetterOrNumber() || letter == QLatin1Char('_') || letter == QLatin1Char('-')) {
      anchor += letter;
    } else if (letter == QLatin1Char(' ')) {
      anchor += QLatin1Char('-');
    }
  }
  return anchor;
}

}  // namespace headroom
