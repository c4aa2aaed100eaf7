#include "style/sentence_patterns.hpp"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <functional>
#include <span>
#include <utility>

#include "style/engine_sentences.hpp"

namespace headroom {

namespace {

/// Sentences that begin with something filled in, and have fewer letters of their own, could be found in others.
constexpr qsizetype kFewestLetters = 12;

/// Of what is filled into a sentence, which has no line break either; in characters.
constexpr qsizetype kLongestArgument = 2000;

/// Durations, sizes and places of the engine, which are too short for its list.
constexpr const char* kShort[] = {
    QT_TRANSLATE_NOOP("engine", "%1 h"), QT_TRANSLATE_NOOP("engine", "%1 s"), QT_TRANSLATE_NOOP("engine", "%1 ms"),
    QT_TRANSLATE_NOOP("engine", "%1 \u00b5s"), QT_TRANSLATE_NOOP("engine", "%1 on %2"),
    QT_TRANSLATE_NOOP("engine", "on %1:"), QT_TRANSLATE_NOOP("engine", "%1 to %2"),
    QT_TRANSLATE_NOOP("engine", "kernels %1"), QT_TRANSLATE_NOOP("engine", "%1 (%2 MP)"),
    // What became of a runner.
    QT_TRANSLATE_NOOP("engine", "%1 was killed by %2"), QT_TRANSLATE_NOOP("engine", "%1 ended with exit code %2")};

/// "the %1", "part %1": sentences begin with such words, too.
bool isOneWordBefore(const Pattern& pattern) {
  static const QRegularExpression word(QStringLiteral("^[a-z]+ $"));
  return pattern.chunks.size() == 2 && pattern.chunks.back().isEmpty() && word.match(pattern.chunks.front()).hasMatch();
}

/// Calls `take` for each run of letters.
template <typename Take>
void forEachWord(QStringView text, const Take& take) {
  for (qsizetype at = 0; at < text.size();) {
    qsizetype end = at;
    while (end < text.size() && text[end].isLetter()) ++end;
    if (end > at) take(at, text.mid(at, end - at));
    at = end + 1;
  }
}

/// A word at the end of a chunk may be a part of a longer one in the text.
QString keyOf(const QStringList& chunks) {
  QStringView key;
  for (const QString& chunk : chunks) {
    forEachWord(chunk, [&](qsizetype at, QStringView word) {
      const bool isWhole = at > 0 && at + word.size() < chunk.size();
      if (isWhole && word.size() > key.size()) key = word;
    });
  }
  return key.toString();
}

void addPatterns(std::vector<Pattern>& patterns, std::span<const char* const> sentences) {
  for (const char* sentence : sentences) {
    Pattern pattern{sentence, QString::fromUtf8(sentence).split(placeholder())};
    pattern.key = keyOf(pattern.chunks);
    for (const QString& chunk : pattern.chunks) pattern.letters += chunk.size();
    pattern.isPhrase = pattern.letters < kFewestLetters && !pattern.chunks.back().endsWith(QLatin1Char(':')) &&
                       (pattern.chunks.front().isEmpty() || isOneWordBefore(pattern));
    patterns.push_back(std::move(pattern));
  }
}

/// Those that begin with words of their own come before others: these are sure to begin there.
qsizetype rankOf(const Pattern& pattern) {
  return pattern.letters + (pattern.chunks.front().isEmpty() ? 0 : kFewestLetters);
}

/// Those with most words of their own come first.
const std::vector<Pattern>& patterns() {
  static const std::vector<Pattern> all = [] {
    std::vector<Pattern> made;
    addPatterns(made, sentenceList());
    addPatterns(made, kShort);
    std::ranges::stable_sort(made, std::greater(), rankOf);
    return made;
  }();
  return all;
}

/// Those with that longest word.
const std::vector<const Pattern*>& patternsWith(QStringView key) {
  static const auto byKey = [] {
    QHash<QStringView, std::vector<const Pattern*>> made;
    for (const Pattern& pattern : patterns()) made[pattern.key].push_back(&pattern);
    return made;
  }();
  static const std::vector<const Pattern*> none;
  const auto found = byKey.constFind(key);
  return found == byKey.constEnd() ? none : *found;
}

/// A sentence or a phrase may end there: it is not within a word, a number or a longer phrase.
bool isEnd(const QString& text, qsizetype at) {
  if (at >= text.size()) return true;
  if (text[at].isSpace()) return text[at] == QLatin1Char('\n') || (at > 0 && isSeparator(text[at - 1]));
  return isSeparator(text[at]) && (at + 1 == text.size() || isSeparator(text[at + 1]));
}

bool isLineEnd(const QString& text, qsizetype at) {
  return at >= text.size() || text[at] == QLatin1Char('\n');
}

/// Names, numbers and phrases; not parts of two sentences. What a phrase is filled in with is no beginning of a
/// sentence either.
bool isArgument(const QString& argument, bool isOfPhrase) {
  static const QRegularExpression border(QStringLiteral("\\n|[.] [A-Z]"));
  static const QRegularExpression beginning(QStringLiteral(": |,$"));
  return !border.match(argument).hasMatch() && !(isOfPhrase && beginning.match(argument).hasMatch());
}

/// Where the chunk begins, from `at` on, or -1 if it does not in this line or is too far.
qsizetype startInLine(const QString& text, const QString& chunk, qsizetype at) {
  const QStringView near = QStringView(text).left(at + kLongestArgument);
  const qsizetype lineEnd = near.indexOf(QLatin1Char('\n'), at);
  return QStringView(text).left((lineEnd < 0 ? near.size() : lineEnd) + chunk.size()).indexOf(chunk, at);
}

/// Where the last chunk begins, from `at` on; nothing if it is not there. A sentence without words at its end goes on
/// to the next stop.
std::optional<qsizetype> startOfLast(const QString& text, const QString& chunk, qsizetype at) {
  if (chunk.isEmpty()) {
    int depth = 0;  // of brackets, which belong to what is filled in
    const qsizetype end = std::min(text.size(), at + kLongestArgument);
    for (qsizetype found = at; found < end; ++found) {
      if (text[found] == QLatin1Char('\n')) return found;
      if (text[found] == QLatin1Char('(')) ++depth;
      const bool isWithin = depth > 0;
      if (isWithin && text[found] == QLatin1Char(')')) --depth;
      if (!isWithin && !text[found].isSpace() && isSeparator(text[found]) && isEnd(text, found + 1)) return found;
    }
    return end < text.size() ? std::nullopt : std::optional(end);
  }
  for (qsizetype found = at - 1; (found = startInLine(text, chunk, found + 1)) >= 0;) {
    if (isEnd(text, found + chunk.size())) return found;
  }
  return std::nullopt;
}

/// A list is translated part by part before such a phrase is looked for in it.
bool areOfShortPhrase(const QStringList& arguments) {
  static const QRegularExpression list(QStringLiteral(", | and | or "));
  return arguments.front().count(QLatin1Char(' ')) <= 1 &&
         std::ranges::none_of(arguments, [](const QString& each) { return list.match(each).hasMatch(); });
}

std::optional<Match> matchAt(const Pattern& pattern, const QString& text, qsizetype at) {
  const QString& first = pattern.chunks.front();
  if (!QStringView(text).mid(at).startsWith(first)) return std::nullopt;
  if (first.isEmpty() && (isSeparator(text[at]) || beginsWithAnd(QStringView(text).mid(at)))) return std::nullopt;
  Match match{&pattern, at + first.size(), {}};
  for (qsizetype i = 1; i < pattern.chunks.size(); ++i) {
    const QString& chunk = pattern.chunks[i];
    const bool isLast = i + 1 == pattern.chunks.size();
    const qsizetype next =
        isLast ? startOfLast(text, chunk, match.end).value_or(-1) : startInLine(text, chunk, match.end);
    if (next < 0) return std::nullopt;
    match.arguments << text.mid(match.end, next - match.end);
    if (!isArgument(match.arguments.back(), pattern.isPhrase)) return std::nullopt;
    match.end = next + chunk.size();
  }
  const bool isShort = pattern.letters < kFewestLetters / 2;
  if (pattern.isPhrase && isShort && !areOfShortPhrase(match.arguments)) return std::nullopt;
  // Part of another sentence, which ends with that colon.
  if (first.isEmpty() && match.arguments.front().contains(QLatin1String(": "))) return std::nullopt;
  if (pattern.isPhrase && !(isLineEnd(text, match.end) && (at == 0 || text[at - 1] == QLatin1Char('\n'))))
    return std::nullopt;
  return isEnd(text, match.end) ? std::optional(match) : std::nullopt;
}

}  // namespace

const QRegularExpression& placeholder() {
  static const QRegularExpression expression(QStringLiteral("%\\d"));
  return expression;
}

bool isSeparator(QChar character) {
  return character.isSpace() || QStringLiteral(".;:,)").contains(character);
}

bool beginsWithAnd(QStringView text) {
  return text.startsWith(QLatin1String(kAnd) + QLatin1Char(' '));
}

// There are over a thousand sentences, of which few have their longest word in the text.
Candidates::Candidates(const QString& text) : text_(text) {
  std::vector<const Pattern*> possible = patternsWith({});
  QSet<QStringView> words;
  forEachWord(text, [&](qsizetype, QStringView word) {
    if (words.contains(word)) return;
    words.insert(word);
    const std::vector<const Pattern*>& found = patternsWith(word);
    possible.insert(possible.end(), found.begin(), found.end());
  });
  std::ranges::sort(possible);  // as in patterns()
  for (const Pattern* pattern : possible) {
    if (std::ranges::all_of(pattern->chunks, [&text](const QString& chunk) { return text.contains(chunk); }))
      patterns_.push_back(pattern);
  }
}

std::optional<Match> Candidates::bestAt(qsizetype at) const {
  for (const Pattern* pattern : patterns_) {
    if (auto match = matchAt(*pattern, text_, at)) return match;
  }
  return std::nullopt;
}

qsizetype nextStart(const QString& text, qsizetype at) {
  static const QRegularExpression border(QStringLiteral("\\n|[.;:] "));
  const QRegularExpressionMatch found = border.match(text, at);
  return found.hasMatch() ? found.capturedEnd() : text.size();
}

}  // namespace headroom
