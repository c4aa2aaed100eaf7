/*---
workload  = "overheads"
reference = "functions-half"
title     = "half_ functions"
rank      = 31
summary   = """
The same with the half_ functions, which may stop at 10 correct bits, more than a picture of 8 bits shows. Where they are
as fast and as exact as the precise ones, the driver has no others. Source: Apple, Tuning Performance On the GPU,
"Balance precision and speed"."""

[guide]
carries     = ["Precision and speed"]
experiments = { built-ins = "half_" }
---*/

#define SIN(x) half_sin(x)
#define LOG(x) half_log(x)
#define SQRT(x) half_sqrt(x)
#define EXP(x) half_exp(x)
#define DIVIDE(a, b) half_divide((a), (b))

#include "functions.clh"
