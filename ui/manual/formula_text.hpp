// Formulas of Markdown pages, which GitHub draws and Qt does not, as text.
#pragma once

#include <QString>

namespace headroom {

/// Returns the page with its formulas, $...$ and $$...$$ outside of code, in Unicode, with small letters and digits for
/// indices and powers. For the part of TeX that the pages use: a test finds what is left of others.
QString withFormulasAsText(const QString& markdown);

}  // namespace headroom
