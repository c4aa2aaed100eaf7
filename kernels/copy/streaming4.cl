/*---
workload = "copy"
title    = "Four floats per work-item, stored past the caches"
rank     = 40
ceiling  = true
summary  = """
Stores that bypass the caches where the compiler knows such: a cache line that is written whole need not be read
first. On CPUs this makes large planes up to twice as fast, and the memory ceiling of their size would be too low
without it; a plane that the caches hold is better left there. Source: after Apple, Tuning Performance On the GPU,
Listing 14-2."""

[cost]
memory = "2"
flops  = "0"

[tune.LOCAL_X]
default = 256
values  = [64, 128, 256]

[[pass]]
kernel = "copyVectors"
args   = ["source", "result", "width", "height"]
global = ["ceil(width * height / 4)"]
local  = ["LOCAL_X"]
---*/

#define VECTOR float4
#define LANES 4

// A hint of clang's, which most OpenCL compilers are made of; where it is unknown, this is a plain store.
#ifdef __has_builtin
#if __has_builtin(__builtin_nontemporal_store)
#define STORE(value, pointer) __builtin_nontemporal_store(value, pointer)
#endif
#endif
#ifndef STORE
#define STORE(value, pointer) *(pointer) = (value)
#endif

#include "vectors.clh"
