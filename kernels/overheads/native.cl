/*---
workload  = "overheads"
reference = "functions-native"
title     = "native_ functions"
rank      = 32
summary   = """
The same with the native_ functions, whatever the hardware has for them, at whatever precision it has. Source: Apple,
Tuning Performance On the GPU, "Balance precision and speed"."""

[guide]
carries     = ["Precision and speed"]
experiments = { built-ins = "native_" }
---*/

#define SIN(x) native_sin(x)
#define LOG(x) native_log(x)
#define SQRT(x) native_sqrt(x)
#define EXP(x) native_exp(x)
#define DIVIDE(a, b) native_divide((a), (b))

#include "functions.clh"
