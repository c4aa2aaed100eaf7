// The engine's sentences found in a text by their words, whatever is filled into them.
#pragma once

#include <QCoreApplication>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QStringView>
#include <optional>
#include <vector>

namespace headroom {

/// A sentence of the list, cut at its placeholders.
struct Pattern {
  const char* source = nullptr;
  QStringList chunks;  ///< one more than there are placeholders
  QString key = {};    ///< its longest whole word, which each text with it has; empty if it has none
  qsizetype letters = 0;
  bool isPhrase = false;  ///< with few words of its own: is a whole line or a whole argument
};

/// What the engine filled into a sentence.
struct Match {
  const Pattern* pattern = nullptr;
  qsizetype end = 0;
  QStringList arguments;
};

/// Before the last part of a list.
inline constexpr const char* kAnd = QT_TRANSLATE_NOOP("engine", "and");

/// Matches "%1".
const QRegularExpression& placeholder();

/// Returns true for blanks, stops and closing brackets.
bool isSeparator(QChar character);
bool beginsWithAnd(QStringView text);

/// The sentences of the list that can be in a text: those whose words it has.
class Candidates {
 public:
  /// The text outlives this object.
  explicit Candidates(const QString& text);
  /// Returns the sentence with most words of its own that begins there.
  [[nodiscard]] std::optional<Match> bestAt(qsizetype at) const;

 private:
  const QString& text_;
  std::vector<const Pattern*> patterns_;
};

/// Returns where the next sentence may begin, after a part that is not known.
qsizetype nextStart(const QString& text, qsizetype at);

}  // namespace headroom
