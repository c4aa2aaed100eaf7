#include "style/engine_sentences.hpp"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>

#include "style/sentence_patterns.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// Fractions take the form of this number: that of few, as Russian has it.
constexpr int kFractionsAs = 2;

/// Longer texts are a compiler's, or a stranger's who has the window search for long.
constexpr qsizetype kLongest = 20'000;
/// Beyond, texts are translated anew: a window that runs for days shows many.
constexpr qsizetype kMostRemembered = 4096;
std::atomic<unsigned> languagesShown = 0;

/// Stops between sentences of the engine that have other characters in some languages.
constexpr const char* kStops[] = {QT_TRANSLATE_NOOP("engine", "."), QT_TRANSLATE_NOOP("engine", ";"),
                                  QT_TRANSLATE_NOOP("engine", ":"), QT_TRANSLATE_NOOP("engine", ",")};
constexpr const char* kOr = QT_TRANSLATE_NOOP("engine", "or");        ///< the same, of alternatives
constexpr const char* kOf = QT_TRANSLATE_NOOP("engine", "%1 of %2");  ///< where the first is known
/// Words that the engine fills in.
[[maybe_unused]] constexpr const char* kWords[] = {QT_TRANSLATE_NOOP("engine", "configuration"),
                                                   QT_TRANSLATE_NOOP("engine", "decoder"),
                                                   QT_TRANSLATE_NOOP("engine", "device"),
                                                   QT_TRANSLATE_NOOP("engine", "driver"),
                                                   QT_TRANSLATE_NOOP("engine", "global"),
                                                   QT_TRANSLATE_NOOP("engine", "local"),
                                                   QT_TRANSLATE_NOOP("engine", "constant"),
                                                   QT_TRANSLATE_NOOP("engine", "private"),
                                                   QT_TRANSLATE_NOOP("engine", "nothing"),
                                                   QT_TRANSLATE_NOOP("engine", "unknown"),
                                                   QT_TRANSLATE_NOOP("engine", "unset"),
                                                   QT_TRANSLATE_NOOP("engine", "read"),
                                                   QT_TRANSLATE_NOOP("engine", "write"),
                                                   QT_TRANSLATE_NOOP("engine", "yes"),
                                                   QT_TRANSLATE_NOOP("engine", "no"),
                                                   QT_TRANSLATE_NOOP("engine", "element"),
                                                   QT_TRANSLATE_NOOP("engine", "work-item"),
                                                   QT_TRANSLATE_NOOP("engine", "launch"),
                                                   QT_TRANSLATE_NOOP("engine", "start"),
                                                   QT_TRANSLATE_NOOP("engine", "transfer"),
                                                   QT_TRANSLATE_NOOP("engine", "others"),
                                                   QT_TRANSLATE_NOOP("engine", "best"),
                                                   QT_TRANSLATE_NOOP("engine", "running"),
                                                   QT_TRANSLATE_NOOP("engine", "completed"),
                                                   QT_TRANSLATE_NOOP("engine", "cancelled"),
                                                   QT_TRANSLATE_NOOP("engine", "failed"),
                                                   QT_TRANSLATE_NOOP("engine", "interrupted"),
                                                   QT_TRANSLATE_NOOP("engine", "share"),
                                                   QT_TRANSLATE_NOOP("engine", "shares"),
                                                   QT_TRANSLATE_NOOP("engine", "configurations")};
constexpr QStringView kWideStops = u"\u3002\uff1b\uff1a\uff0c";

QString translatedStop(const QString& stop) {
  const auto* const found = std::ranges::find(kStops, stop, [](const char* each) { return QLatin1String(each); });
  return found == std::end(kStops) ? stop : QCoreApplication::translate("engine", *found);
}

QString shownSentences(const QString& english);

QString translatedArgument(const QString& argument);

/// A single word in a list may be the id of a workload or a variant.
bool isName(const QString& part) {
  static const QRegularExpression word(QStringLiteral("^[a-z][a-z0-9.-]*$"));
  return word.match(part).hasMatch();
}

/// "a, b, and c", each translated for itself; as it is if none is known.
QString translatedList(const QString& list) {
  QStringList parts = list.split(QStringLiteral(", "));
  for (QString& part : parts) {
    const bool isLast = beginsWithAnd(part);
    const QString item = isLast ? part.section(QLatin1Char(' '), 1) : part;
    if (isName(item)) continue;
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

/// "a and b", "a or b", each translated for itself.
std::optional<QString> translatedPair(const QString& pair) {
  for (const char* word : {kAnd, kOr}) {
    const QString between = QStringLiteral(" %1 ").arg(QLatin1String(word));
    const qsizetype at = pair.indexOf(between);
    if (at < 0) continue;
    const QString first = pair.left(at);
    const QString second = pair.mid(at + between.size());
    const QString shown = translatedArgument(first);
    const QString shownSecond = translatedArgument(second);
    if (shown != first || shownSecond != second) {
      return shown + QStringLiteral(" %1 ").arg(engineText(word)) + shownSecond;
    }
  }
  return std::nullopt;
}

/// "name (of something)" and "something of name", of which a part is known.
std::optional<QString> translatedParts(const QString& argument) {
  static const QRegularExpression bracketed(QStringLiteral("^([^()]+) \\((.+)\\)$"));
  if (const QRegularExpressionMatch found = bracketed.match(argument); found.hasMatch()) {
    const QString shown = translatedArgument(found.captured(1));
    const QString within = translatedArgument(found.captured(2));
    if (shown != found.captured(1) || within != found.captured(2)) return QStringLiteral("%1 (%2)").arg(shown, within);
  }
  static const QRegularExpression counted(QStringLiteral("^(\\d+) of (\\d+)$"));
  const bool isEnglish = engineText(kOf) == QLatin1String(kOf);
  if (const QRegularExpressionMatch found = counted.match(argument); found.hasMatch() && !isEnglish)
    return QStringLiteral("%1/%2").arg(found.captured(1), found.captured(2));
  const QString of = QStringLiteral(" of ");
  for (qsizetype at = argument.lastIndexOf(of); at > 0; at = argument.lastIndexOf(of, at - 1)) {
    const QString thing = argument.left(at);
    const QString shown = engineText(thing.toStdString());
    if (shown != thing) return engineText(kOf).arg(shown, translatedArgument(argument.mid(at + of.size())));
  }
  return std::nullopt;
}

/// A sentence that is filled in without its stop, which the one around it has.
std::optional<QString> translatedWithoutStop(const QString& argument) {
  const QString whole = argument + QLatin1Char('.');
  const QString shown = shownSentences(whole);
  return shown == whole ? std::nullopt : std::optional(shown.chopped(1));
}

QString translatedArgument(const QString& argument) {
  const QString sentences = shownSentences(argument);
  if (sentences != argument) return sentences;
  if (argument.contains(QLatin1String(", "))) return translatedList(argument);
  if (const auto pair = translatedPair(argument)) return *pair;
  if (const auto parts = translatedParts(argument)) return *parts;
  if (const auto sentence = translatedWithoutStop(argument)) return *sentence;
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
  const Candidates candidates(text);
  qsizetype at = 0;
  while (at < text.size()) {
    if (isSeparator(text[at])) {
      other(text.mid(at, 1));
      ++at;
    } else if (const auto match = candidates.bestAt(at)) {
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

/// A list of phrases all of which are known, or parameters: "45% on the CPU and 55% on the GPU", "Gaussian blur, sigma
/// 5"; as it is if one is not.
QString translatedPhrases(const QString& list) {
  static const QRegularExpression between(QStringLiteral(", | and "));
  static const QRegularExpression parameter(QStringLiteral("^[A-Za-z]+ [\\d.]+$"));
  const QStringList parts = list.split(between);
  const bool areKnown = parts.size() > 1 && std::ranges::all_of(parts, [](const QString& part) {
                          return parameter.match(part).hasMatch() || shownSentences(part) != part;
                        });
  return areKnown ? translatedArgument(list) : list;
}

/// Sentences in runs of earlier versions have "58 %" and "4 us". In a compiler's messages "%" is an operator.
QString withUnitsAsToday(QString sentences) {
  static const QRegularExpression percent(
      QStringLiteral("(\\d) %(?=[.,;:)]|$| (?:of|on|and|to|at|from|more|less|slower|faster)\\b)"));
  static const QRegularExpression microseconds(QStringLiteral("(\\d) us(?=[.,;:)]|$| (?:of|on|around|per)\\b)"));
  if (sentences.contains(QLatin1String(" %"))) sentences.replace(percent, QStringLiteral("\\1%"));
  if (sentences.contains(QLatin1String(" us"))) sentences.replace(microseconds, QStringLiteral("\\1 \u00b5s"));
  return sentences;
}

}  // namespace

QString engineSentences(std::string_view english) {
  // Tables ask for the same text again and again. Sentences differ with the language and its decimal point.
  thread_local QHash<QString, QString> shown;
  thread_local QString language;
  const QString now = onScreen(QStringLiteral(".")) + QString::number(languagesShown.load());
  if (language != now || shown.size() >= kMostRemembered) shown.clear();
  language = now;
  const QString whole = withUnitsAsToday(text(english));
  if (whole.size() > kLongest) return whole;
  const auto known = shown.constFind(whole);
  if (known != shown.constEnd()) return *known;
  const QString sentences = shownSentences(whole);
  return *shown.insert(whole, sentences == whole ? translatedPhrases(whole) : sentences);
}

void forgetSentences() {
  ++languagesShown;
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
