/*---
workload = "access"
title    = "Through a private array, indexed at run time"
rank     = 76
summary  = """
The same copy through the same array in loops that are not unrolled, in an order that depends on the width: no index is
known before the kernel runs. Registers have no addresses, so that most GPUs put such an array in memory, once for every
work-item. Source: the companion text on computing on integrated graphics, on unrolling loops over arrays in the register
file."""

[guide]
carries     = ["Unrolling"]
experiments = { private-arrays = "indexed" }
---*/

#define UNROLLED _Pragma("unroll 1")
#define PLACE(i) (((i) * 5 + (uint)width) & (FLOATS - 1))

#include "registers.clh"
