/*---
workload = "access"
title    = "Through a private array, loops unrolled"
rank     = 75
summary  = """
Each work-item copies sixteen floats through an array of its own. The loops are unrolled, so that the compiler knows every
index and keeps the array in registers, which it names directly. Source: the companion text on computing on integrated
graphics, on unrolling loops over arrays in the register file."""

[guide]
carries     = ["Unrolling"]
experiments = { private-arrays = "direct" }
---*/

#define UNROLLED _Pragma("unroll")
#define PLACE(i) (i)

#include "registers.clh"
