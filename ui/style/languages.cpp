#include "style/languages.hpp"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>
#include <algorithm>
#include <iterator>
#include <memory>

#include "style/engine_sentences.hpp"
#include "style/text.hpp"

// A function outside of all namespaces, because it declares one.
static void knowTranslations() {
  Q_INIT_RESOURCE(translations);
}

namespace headroom {

namespace {

QString translatorName() {
  return QStringLiteral("headroomTranslator");
}

/// Loads FILE_LANGUAGE.qm from the resources, or from Qt's folder; a file that is not there has nothing to say.
void install(const QString& file, const QString& language) {
  auto translator = std::make_unique<QTranslator>();
  translator->setObjectName(translatorName());
  const QString name = file + QLatin1Char('_') + language;
  const bool isLoaded = translator->load(name, QStringLiteral(":/translations")) ||
                        translator->load(name, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  if (!isLoaded || !QCoreApplication::installTranslator(translator.get())) return;
  QTranslator* const installed = translator.release();
  installed->setParent(QCoreApplication::instance());  // which owns it
}

QLocale localeOf(Language language) {
  return QLocale(toText(language == Language::Auto ? Language::English : language));
}

}  // namespace

QString toText(Language language) {
  switch (language) {
    case Language::English:
      return QStringLiteral("en");
    case Language::German:
      return QStringLiteral("de");
    case Language::Chinese:
      return QStringLiteral("zh_CN");
    case Language::Russian:
      return QStringLiteral("ru");
    case Language::Auto:
      break;
  }
  return QStringLiteral("auto");
}

Language languageFromText(const QString& text) {
  const auto* const found = std::find_if(std::begin(kLanguages), std::end(kLanguages),
                                         [&text](Language language) { return toText(language) == text; });
  return found == std::end(kLanguages) ? Language::Auto : *found;
}

QString nativeNameOf(Language language) {
  switch (language) {
    case Language::English:
      return QStringLiteral("English");
    case Language::German:
      return QStringLiteral("Deutsch");
    case Language::Chinese:
      return QStringLiteral(u"\u7b80\u4f53\u4e2d\u6587");
    case Language::Russian:
      return QStringLiteral(u"\u0420\u0443\u0441\u0441\u043a\u0438\u0439");
    case Language::Auto:
      break;
  }
  return {};
}

Language languageAmong(const QStringList& desktopLanguages) {
  for (const QString& name : desktopLanguages) {
    const QLocale locale(name);
    switch (locale.language()) {
      case QLocale::English:
        return Language::English;
      case QLocale::German:
        return Language::German;
      case QLocale::Russian:
        return Language::Russian;
      case QLocale::Chinese:
        if (locale.script() == QLocale::SimplifiedHanScript) return Language::Chinese;
        break;
      default:
        break;
    }
  }
  return Language::English;
}

QLocale numberLocale(Language chosen, const QLocale& desktop) {
  const QLocale own = localeOf(chosen);
  QLocale numbers = chosen == Language::Auto || own.language() == desktop.language() ? desktop : own;
  numbers.setNumberOptions(numbers.numberOptions() | QLocale::OmitGroupSeparator);
  return numbers;
}

void showLanguage(Language chosen) {
  knowTranslations();
  const auto former = QCoreApplication::instance()->findChildren<QTranslator*>(translatorName());
  for (QTranslator* translator : former) delete translator;  // which removes it
  const Language spoken = chosen == Language::Auto ? languageAmong(QLocale::system().uiLanguages()) : chosen;
  if (spoken != Language::English) {
    for (const char* file : {"qtbase", "qscintilla", "headroom"}) install(QString::fromLatin1(file), toText(spoken));
  }
  const QLocale numbers = numberLocale(chosen, QLocale::system());
  QLocale::setDefault(numbers);
  setDecimalPoint(numbers.decimalPoint());
  forgetSentences();
}

}  // namespace headroom
