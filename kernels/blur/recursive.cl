/*---
workload  = "blur"
reference = "deriche"
title     = "Recursive Gaussian (Deriche, fourth order)"
rank      = 30
summary   = """
The cost does not grow with sigma: each pixel is made from its four predecessors, once forwards and once backwards,
one work-item per row and then one per column. Only as many work-items as rows or columns, too few for a large GPU,
and one of the two passes strides through memory. Source: Apple, Tuning Performance On the GPU, Listing 14-4; R.
Deriche, Recursively implementing the Gaussian and its derivatives, INRIA RR-1893, 1993."""

[valid]
sigma = [0.3, 30]  # float error: 1e-3 measured at 20 and 30; near 35 it passes 2e-3 and rounded poles distort the curve

[cost]
memory = "10"
flops  = "62"  # the guide's table counts 64; the code below does 15 forward and 16 backward, twice

[tune.LOCAL_ROWS]
default = 16
values  = [1, 4, 16, 32, 64]

[tune.LOCAL_COLUMNS]
default = 64
values  = [16, 32, 64, 128]

[[pass]]
kernel = "recursiveRows"
args   = ["source", "scratch0", "coefficients", "width", "height"]
global = ["height"]
local  = ["LOCAL_ROWS"]

[[pass]]
kernel = "recursiveColumns"
args   = ["scratch0", "result", "coefficients", "width", "height"]
global = ["width"]
local  = ["LOCAL_COLUMNS"]
---*/

// Filters `count` pixels that are `stride` floats apart. The result is the sum of a forward filter
//   f[n] = a0 i[n] + a1 i[n-1] + a2 i[n-2] + a3 i[n-3] - c1 f[n-1] - c2 f[n-2] - c3 f[n-3] - c4 f[n-4]
// and a backward one that mirrors it without its centre
//   b[n] = b1 i[n+1] + b2 i[n+2] + b3 i[n+3] + b4 i[n+4] - c1 b[n+1] - c2 b[n+2] - c3 b[n+3] - c4 b[n+4].
// Beyond the border the edge pixel lasts for ever: each filter starts as if it had seen nothing else, at edge * gain.
// In each sum the term with the newest output comes last, so that the next pixel waits for one operation only.
// coefficients: a0..a3, b1..b4, c1..c4, forward gain, backward gain.
void filterLine(global const float* restrict source, global float* restrict result, size_t stride, int count,
                constant const float* restrict coefficients);
void filterLine(global const float* restrict source, global float* restrict result, size_t stride, int count,
                constant const float* restrict coefficients) {
  const float a0 = coefficients[0], a1 = coefficients[1], a2 = coefficients[2], a3 = coefficients[3];
  const float b1 = coefficients[4], b2 = coefficients[5], b3 = coefficients[6], b4 = coefficients[7];
  const float c1 = -coefficients[8], c2 = -coefficients[9], c3 = -coefficients[10], c4 = -coefficients[11];

  // Forward: one load and one store per pixel.
  const float first = source[0];
  float i1 = first, i2 = first, i3 = first;
  float o1 = first * coefficients[12], o2 = o1, o3 = o1, o4 = o1;
  size_t at = 0;
  for (int n = 0; n < count; ++n, at += stride) {
    const float i0 = source[at];
    float o0 = mad(a0, i0, mad(a1, i1, mad(a2, i2, a3 * i3)));
    o0 = mad(c1, o1, mad(c2, o2, mad(c3, o3, mad(c4, o4, o0))));
    result[at] = o0;
    i3 = i2; i2 = i1; i1 = i0;
    o4 = o3; o3 = o2; o2 = o1; o1 = o0;
  }

  // Backward: two loads and one store. It runs one pixel behind its input: b[n] does not depend on i[n].
  const float last = source[(size_t)(count - 1) * stride];
  i1 = i2 = i3 = last;
  float i4 = last;
  o1 = o2 = o3 = o4 = last * coefficients[13];
  for (int n = 0; n < count; ++n) {
    at -= stride;
    float o0 = mad(b1, i1, mad(b2, i2, mad(b3, i3, b4 * i4)));
    o0 = mad(c1, o1, mad(c2, o2, mad(c3, o3, mad(c4, o4, o0))));
    i4 = i3; i3 = i2; i2 = i1; i1 = source[at];
    o4 = o3; o3 = o2; o2 = o1; o1 = o0;
    result[at] += o0;
  }
}

kernel void recursiveRows(global const float* restrict source, global float* restrict result,
                          constant const float* restrict coefficients, int width, int height) {
  const int y = (int)get_global_id(0);  // one work-item per row
  if (y >= height) return;
  const size_t start = (size_t)y * (size_t)width;
  filterLine(source + start, result + start, 1, width, coefficients);
}

kernel void recursiveColumns(global const float* restrict source, global float* restrict result,
                             constant const float* restrict coefficients, int width, int height) {
  const int x = (int)get_global_id(0);  // one work-item per column
  if (x >= width) return;
  filterLine(source + x, result + x, (size_t)width, height, coefficients);
}
