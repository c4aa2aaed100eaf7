// Displayed names of variants: id and title together if both fit.
#pragma once

#include <QHash>
#include <QString>

#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

/// By id.
using VariantTitles = QHash<QString, QString>;

VariantTitles titlesOf(const Catalogue& catalogue);

/// Returns "blur.local: Separable, local memory"; the id alone if there is no title, e.g. for a deleted kernel.
QString variantName(const QString& id, const QString& title);
QString variantName(const QString& id, const VariantTitles& titles);
QString variantName(const Variant& variant);

/// Returns its summary, in the window's language if it is built in.
QString variantSummary(const Variant& variant);

}  // namespace headroom
