// A run as a document.
#pragma once

#include "headroom/run/run_document.hpp"
