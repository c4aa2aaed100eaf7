/*---
workload  = "overheads"
reference = "functions"
title     = "Precise built-in functions"
rank      = 30
summary   = """
sin, log, sqrt, exp and division as OpenCL C defines them: wrong in the last two bits at most. The error of each variant
is in its row, beside its speed. Source: Apple, Tuning Performance On the GPU, "Balance precision and speed"."""

[guide]
carries     = ["Precision and speed"]
experiments = { built-ins = "precise" }
---*/

#define SIN(x) sin(x)
#define LOG(x) log(x)
#define SQRT(x) sqrt(x)
#define EXP(x) exp(x)
#define DIVIDE(a, b) ((a) / (b))

#include "functions.clh"
