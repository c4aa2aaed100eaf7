#include "style/variant_name.hpp"

#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

VariantTitles titlesOf(const Catalogue& catalogue) {
  VariantTitles titles;
  for (const Variant& variant : catalogue.variants()) {
    titles.insert(QString::fromStdString(variant.id), engineText(variant.title));
  }
  return titles;
}

QString variantName(const QString& id, const QString& title) {
  return title.isEmpty() || title == id ? id : QStringLiteral("%1: %2").arg(id, title);
}

QString variantName(const QString& id, const VariantTitles& titles) {
  return variantName(id, titles.value(id));
}

QString variantName(const Variant& variant) {
  return variantName(QString::fromStdString(variant.id), engineText(variant.title));
}

QString variantSummary(const Variant& variant) {
  const QString own = text(variant.summary);
  // Listed in one line, as engine_texts.py finds it.
  const QString line = own.simplified();
  QString shown = engineText(line.toStdString());
  // Peers from C++ add a sentence on this machine.
  if (shown == line) shown = engineSentences(line.toStdString());
  return shown == line ? own : shown;
}

}  // namespace headroom
