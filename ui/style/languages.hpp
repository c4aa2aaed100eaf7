// Language of the window's texts and notation of its numbers. Texts of the engine, of files and of the command line are
// English (docs/reference/languages.md).
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace headroom {

enum class Language {
  Auto,  ///< that of the desktop if it is here, else English
  English,
  German,
  Chinese,  ///< simplified
  Russian
};

inline constexpr Language kLanguages[] = {Language::Auto, Language::English, Language::German, Language::Chinese,
                                          Language::Russian};

/// Returns the stored form: "auto", "en", "de", "zh_CN", "ru".
QString toText(Language language);
/// Returns Auto for any other text.
Language languageFromText(const QString& text);

/// Returns the language's name in itself: "Deutsch"; empty for Auto.
QString nativeNameOf(Language language);

/// Returns the first of a desktop's languages, as QLocale::uiLanguages() has them, that is here; else English.
Language languageAmong(const QStringList& desktopLanguages);

/// Returns the locale of numbers on screen: the desktop's, unless another language than the desktop's was chosen.
QLocale numberLocale(Language chosen, const QLocale& desktop);

/// Translates all texts that are made from now on, Qt's own too, and sets the notation of numbers on screen. Call it
/// before windows are made: open ones keep their texts. Texts without a translation are shown in English.
void showLanguage(Language chosen);

}  // namespace headroom
