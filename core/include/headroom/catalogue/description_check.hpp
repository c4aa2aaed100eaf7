// Whether the catalogue would take a description, without taking it: for texts that are being written.
#pragma once

#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

/// Reads the file as parseVariant does and throws what it throws. A workload that the file describes does not become
/// known, so that one of the same name stays what it is.
void checkDescription(const KernelFile& file);

}  // namespace headroom
