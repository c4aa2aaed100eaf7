#include "style/engine_sentences.hpp"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <vector>

#include "style/text.hpp"

namespace headroom {

namespace {

/// Sentences that begin with something filled in, and have fewer letters of their own, could be found in others.
constexpr qsizetype kFewestLetters = 12;

/// Fractions take the form of this number: that of few, as Russian has it.
constexpr int kFractionsAs = 2;

/// A sentence of the list, cut at its placeholders.
struct Pattern {
  const char* source = nullptr;
  QStringList chunks;  ///< one more than there are placeholders
  qsizetype letters = 0;
  bool isPhrase = false;  ///< with few words of its own: is a whole line or a whole argument
};

/// What the engine filled into a sentence.
struct Match {
  const Pattern* pattern = nullptr;
  qsizetype end = 0;
  QStringList arguments;
};

/// Stops between sentences of the engine that have other characters in some languages.
constexpr const char* kStops[] = {QT_TRANSLATE_NOOP("engine", "."), QT_TRANSLATE_NOOP("engine", ";"),
                                  QT_TRANSLATE_NOOP("engine", ":"), QT_TRANSLATE_NOOP("engine", ",")};
/// Durations and sizes of the engine, which are too short for its list.
constexpr const char* kShort[] = {QT_TRANSLATE_NOOP("engine", "%1 h"), QT_TRANSLATE_NOOP("engine", "%1 s"),
                                  QT_TRANSLATE_NOOP("engine", "%1 ms"), QT_TRANSLATE_NOOP("engine", "%1 us"),
                                  QT_TRANSLATE_NOOP("engine", "%1 (%2 MP)")};
constexpr const char* kAnd = QT_TRANSLATE_NOOP("engine", "and");  ///< before the last part of a list
constexpr QStringView kWideStops = u"\u3002\uff1b\uff1a\uff0c";

const QRegularExpression& placeholder() {
  static const QRegularExpression expression(QStringLiteral("%\\d"));
  return expression;
}

void addPatterns(std::vector<Pattern>& patterns, std::span<const char* const> sentences) {
  for (const char* sentence : sentences) {
    Pattern pattern{sentence, QString::fromUtf8(sentence).split(placeholder())};
    for (const QString& chunk : pattern.chunks) pattern.letters += chunk.size();
    pattern.isPhrase = pattern.chunks.front().isEmpty() && pattern.letters < kFewestLetters;
    patterns.push_back(std::move(pattern));
  }
}

const std::vector<Pattern>& patterns() {
  static const std::vector<Pattern> all = [] {
    std::vector<Pattern> made;
    addPatterns(made, sentenceList());
    addPatterns(made, kShort);
    return made;
  }();
  return all;
}

bool isSeparator(QChar character) {
  return character.isSpace() || QStringLiteral(".;:,)").contains(character);
}

/// A sentence or a phrase may end there: it is not within a word, a number or a longer phrase.
bool isEnd(const QString& text, qsizetype at) {
  if (at >= text.size()) return true;
  if (text[at].isSpace()) return text[at] == QLatin1Char('\n') || (at > 0 && isSeparator(text[at - 1]));
  return isSeparator(text[at]) && (at + 1 == text.size() || isSeparator(text[at + 1]));
}

bool beginsWithAnd(QStringView text) {
  return text.startsWith(QLatin1String(kAnd) + QLatin1Char(' '));
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

/// Where the last chunk begins, from `at` on; nothing if it is not there. A sentence without words at its end goes on
/// to the next stop.
std::optional<qsizetype> startOfLast(const QString& text, const QString& chunk, qsizetype at) {
  if (chunk.isEmpty()) {
    for (qsizetype found = at; found < text.size(); ++found) {
      if (!text[found].isSpace() && isSeparator(text[found]) && isEnd(text, found + 1)) return found;
      if (text[found] == QLatin1Char('\n')) return found;
    }
    return text.size();
  }
  for (qsizetype found = text.indexOf(chunk, at); found >= 0; found = text.indexOf(chunk, found + 1)) {
    if (isEnd(text, found + chunk.size())) return found;
  }
  return std::nullopt;
}

std::optional<Match> matchAt(const Pattern& pattern, const QString& text, qsizetype at) {
  const QString& first = pattern.chunks.front();
  if (!QStringView(text).mid(at).startsWith(first)) return std::nullopt;
  if (first.isEmpty() && (isSeparator(text[at]) || beginsWithAnd(QStringView(text).mid(at)))) return std::nullopt;
  Match match{&pattern, at + first.size(), {}};
  for (qsizetype i = 1; i < pattern.chunks.size(); ++i) {
    const QString& chunk = pattern.chunks[i];
    const bool isLast = i + 1 == pattern.chunks.size();
    const qsizetype next = isLast ? startOfLast(text, chunk, match.end).value_or(-1) : text.indexOf(chunk, match.end);
    if (next < 0) return std::nullopt;
    match.arguments << text.mid(match.end, next - match.end);
    if (!isArgument(match.arguments.back(), pattern.isPhrase)) return std::nullopt;
    match.end = next + chunk.size();
  }
  const bool isShort = pattern.letters < kFewestLetters / 2;
  if (pattern.isPhrase && isShort && match.arguments.front().count(QLatin1Char(' ')) > 1) return std::nullopt;
  if (pattern.isPhrase && !(isLineEnd(text, match.end) && (at == 0 || text[at - 1] == QLatin1Char('\n'))))
    return std::nullopt;
  return isEnd(text, match.end) ? std::optional(match) : std::nullopt;
}

/// The sentence with most words of its own that begins there.
std::optional<Match> bestMatchAt(const QString& text, qsizetype at) {
  std::optional<Match> best;
  for (const Pattern& pattern : patterns()) {
    if (best && pattern.letters <= best->pattern->letters) continue;
    if (auto match = matchAt(pattern, text, at)) best = std::move(match);
  }
  return best;
}

/// Where the next sentence may begin, after a part that is not known.
qsizetype nextStart(const QString& text, qsizetype at) {
  static const QRegularExpression border(QStringLiteral("\\n|[.;:] "));
  const QRegularExpressionMatch found = border.match(text, at);
  return found.hasMatch() ? found.capturedEnd() : text.size();
}

QString translatedStop(const QString& stop) {
  const auto* const found = std::ranges::find(kStops, stop, [](const char* each) { return QLatin1String(each); });
  return found == std::end(kStops) ? stop : QCoreApplication::translate("engine", *found);
}

QString shownSentences(const QString& english);

QString translatedArgument(const QString& argument);

/// "a, b, and c", each translated for itself; as it is if none is known.
QString translatedList(const QString& list) {
  QStringList parts = list.split(QStringLiteral(", "));
  for (QString& part : parts) {
    const bool isLast = beginsWithAnd(part);
    const QString item = isLast ? part.section(QLatin1Char(' '), 1) : part;
    const QString shown = translatedArgument(item);
    if (shown != item) part = isLast ? engineText(kAnd) + QLatin1Char(' ') + shown : shown;
  }
  const QString comma = translatedStop(QStringLiteral(","));
  const QString separator = kWideStops.contains(comma.back()) ? comma : QStringLiteral(", ");
  return parts.join(QStringLiteral(", ")) == list ? list : parts.join(separator);
}

/// What follows a known sentence and is none: perhaps the list that it introduces, with its stop.
QString translatedTail(const QString& tail) {
  static const QRegularExpression stop(QStringLiteral("[.;:]?\\s*$"));
  const qsizetype end = stop.match(tail).capturedStart();
  const QString list = tail.left(end);
  const QString shown = translatedList(list);
  if (shown == list || end == tail.size()) return shown + tail.mid(end);
  const QString after = translatedStop(tail.mid(end, 1));
  return shown + after + (kWideStops.contains(after.back()) ? QString() : tail.mid(end + 1));
}

QString translatedArgument(const QString& argument) {
  const QString sentences = shownSentences(argument);
  if (sentences != argument) return sentences;
  if (argument.contains(QLatin1String(", "))) return translatedList(argument);
  static const QRegularExpression counted(QStringLiteral("^(\\d+) ([a-z ]+)$"));
  if (const QRegularExpressionMatch count = counted.match(argument); count.hasMatch())
    return count.captured(1) + QLatin1Char(' ') + engineText(count.captured(2).toStdString());
  static const QRegularExpression number(QStringLiteral("^[-+]?\\d+[.]\\d+(?:e[-+]?\\d+)?[%x]?(?: [^ \\d]+){0,2}$"));
  if (number.match(argument).hasMatch()) return onScreen(argument);
  static const QRegularExpression thousands(QStringLiteral("^\\d{1,3}(?:,\\d{3})+$"));
  const bool hasComma = onScreen(QStringLiteral(".")) == QLatin1String(",");
  return hasComma && thousands.match(argument).hasMatch() ? QString(argument).remove(QLatin1Char(',')) : argument;
}

/// The sentence with its placeholders; some have a form for each number, which the first argument is.
QString translatedPattern(const Match& match) {
  const char* source = match.pattern->source;
  bool isNumber = false;
  const double number = match.arguments.value(0).remove(QLatin1Char(',')).toDouble(&isNumber);
  if (isNumber && number >= 0 && number <= std::numeric_limits<int>::max()) {
    const bool isWhole = number == std::floor(number);
    const int count = isWhole ? static_cast<int>(number) : kFractionsAs;
    const QString counted = QCoreApplication::translate("engine", source, nullptr, count);
    if (counted != QString::fromUtf8(source)) return counted;
  }
  return QCoreApplication::translate("engine", source);
}

QString translated(const Match& match) {
  const QString text = translatedPattern(match);
  QString filled;
  qsizetype done = 0;
  for (auto places = placeholder().globalMatch(text); places.hasNext();) {
    const QRegularExpressionMatch place = places.next();
    filled += QStringView(text).mid(done, place.capturedStart() - done);
    filled += translatedArgument(match.arguments.value(place.captured().mid(1).toInt() - 1));
    done = place.capturedEnd();
  }
  return filled + text.mid(done);
}

/// Calls `known` for each sentence of the list, and `other` for what is between them.
template <typename Known, typename Other>
void forEachPart(const QString& text, const Known& known, const Other& other) {
  qsizetype at = 0;
  while (at < text.size()) {
    if (isSeparator(text[at])) {
      other(text.mid(at, 1));
      ++at;
    } else if (const auto match = bestMatchAt(text, at)) {
      known(*match);
      at = match->end;
    } else {
      const qsizetype next = nextStart(text, at);
      other(text.mid(at, next - at));
      at = next;
    }
  }
}

QString shownSentences(const QString& english) {
  const QString whole = engineText(english.toStdString());
  if (whole != english) return whole;
  QString result;
  bool isKnown = false;
  forEachPart(
      english,
      [&](const Match& match) {
        result += translated(match);
        isKnown = true;
      },
      [&](const QString& part) {
        const bool isSeparating = part.size() == 1 && isSeparator(part.front());
        // Full-width stops need no blank behind them.
        const bool isWide = part == QLatin1String(" ") && !result.isEmpty() && kWideStops.contains(result.back());
        if (isKnown && !isWide) {
          result += isSeparating ? translatedStop(part) : translatedTail(part);
        } else if (!isWide) {
          result += part;
        }
        isKnown = isKnown && isSeparating;
      });
  return result;
}

}  // namespace

QString engineSentences(std::string_view english) {
  return shownSentences(text(english));
}

QStringList unknownSentences(std::string_view english) {
  QStringList parts;
  forEachPart(
      text(english), [](const Match&) {},
      [&parts](const QString& part) {
        if (part.size() > 1) parts << part;
      });
  return parts;
}

}  // namespace headroom
