// Checks whether the catalogue would accept a description, without registering it: for texts that are being written.
#pragma once

#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

/// Reads the file as parseVariant does and throws the same errors. A workload that the file describes is not
/// registered, so that a workload of the same name stays unchanged.
void checkDescription(const KernelFile& file);

}  // namespace headroom
