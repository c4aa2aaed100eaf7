// What is computed, and the table of it.
#pragma once

#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
