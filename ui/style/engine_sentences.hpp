// Sentences of the engine, with numbers and names in them, in the window's language.
#pragma once

#include <QString>
#include <QStringList>
#include <span>
#include <string_view>

namespace headroom {

/// Returns one or more sentences of the engine in the window's language, with the numbers in them as on screen. Parts
/// that are not in sentenceList(), such as names and a compiler's messages, stay as they are. Only to be shown, like
/// engineText(), which it includes: choices, files and comparisons use the engine's text.
QString engineSentences(std::string_view english);

/// Forgets what was shown in the former language. showLanguage() calls it.
void forgetSentences();

/// The sentences and phrases that are known, with %1, %2, ... for what the engine fills in. scripts/translations.sh
/// writes the list from the sources of the engine.
std::span<const char* const> sentenceList();

/// Returns what engineSentences() would leave as it is: parts of this text that are in no list. For tests.
QStringList unknownSentences(std::string_view english);

}  // namespace headroom
