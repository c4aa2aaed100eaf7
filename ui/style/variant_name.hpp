// How variants are named: by id and title together wherever there is room for both.
#pragma once

#include <QHash>
#include <QString>

#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

/// By id.
using VariantTitles = QHash<QString, QString>;

VariantTitles titlesOf(const Catalogue& catalogue);

/// "blur.local: Separable, local memory"; the id alone where there is no title, as of a kernel that is gone.
QString variantName(const QString& id, const QString& title);
QString variantName(const QString& id, const VariantTitles& titles);
QString variantName(const Variant& variant);

}  // namespace headroom
