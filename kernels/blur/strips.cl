/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Rows and columns in one kernel, whole vectors, for CPUs"
rank      = 54
story     = ["cpu"]
summary   = """
The separable sums of 2 r + 1 weighted neighbours, arranged for a CPU: every pixel is read once and written once. A
work-item has a strip of the picture and filters as many of its rows at a time as a vector has floats, turned in
registers so that each vector has one of every row; they are turned back and kept in the second level cache until the
columns that need them are done. Neighbours of equal weight are added first, which halves the multiplications, and 4
or 8 results next to each other are summed at once, so that each loaded vector serves all of them. Stores of whole
cache lines pass the caches by. Source: the symmetric sums are those of OpenCV's own filters; the rest follows from
the vectors and caches of the processor."""

[guide]
experiments = { speed-up = "whole vectors" }
---*/

#include "strips.clh"
