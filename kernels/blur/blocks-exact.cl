/*---
workload  = "blur"
reference = "deriche"
title     = "Recursive Gaussian in blocks, joined exactly"
rank      = 45
summary   = """
Every BLOCK x BLOCK pixels are filtered at the same time and nothing is computed twice for the joints. Filters are
linear: what a block makes of its own pixels and what it makes of everything before it, summed up in four numbers per
line and direction (the carries), simply add. So blocks find their own carries first, a short recursion over blocks
joins them, and then each block is filtered once with the right start. Nehab and others read the picture twice and write
it once, by joining the columns before the rows are finished; here rows are finished first, which takes one write and
one read more, so 5 floats per pixel, and the carries' own traffic comes on top. Source: D. Nehab, A. Maximo, R. S.
Lima, H. Hoppe, GPU-efficient recursive filtering and summed-area tables, ACM Transactions on Graphics 30 (6), 2011."""

[guide]
carries     = ["More parallelism"]
experiments = { parallelism = "exact blocks", accuracy = "exact blocks" }

[valid]
sigma = [0.3, 30]  # float error, as for whole rows and columns

[cost]
# Pixels: 3 reads, 2 writes. Each of the two directions has 8 carries per line of a block: written, read, written, read.
memory = "5 + 64 / BLOCK"
# Per direction 31 as for whole lines, and for the carries 16 with the poles alone; per carry a row of the matrix.
flops  = "2 * (31 + 16) + 2 * 8 * 8 / BLOCK"

[tune.BLOCK]
default = 32
values  = [16, 32, 64]

[tune.LOCAL_LINES]
default = 64
values  = [16, 32, 64, 128]

[scratch]
rowCarries    = "8 * ceil(width / BLOCK) * height"
columnCarries = "8 * ceil(height / BLOCK) * width"

[[pass]]
kernel = "findRowCarries"
args   = ["source", "rowCarries", "coefficients", "width", "height"]
global = ["ceil(width / BLOCK) * BLOCK", "ceil(height / BLOCK)"]
local  = ["BLOCK", "1"]

[[pass]]
kernel = "joinRowCarries"
args   = ["source", "rowCarries", "coefficients", "carryForward", "width", "height"]
global = ["height", "2"]
local  = ["LOCAL_LINES", "1"]

[[pass]]
kernel = "filterRowsFindColumnCarries"
args   = ["source", "scratch0", "rowCarries", "columnCarries", "coefficients", "width", "height"]
global = ["ceil(width / BLOCK) * BLOCK", "ceil(height / BLOCK)"]
local  = ["BLOCK", "1"]

[[pass]]
kernel = "joinColumnCarries"
args   = ["scratch0", "columnCarries", "coefficients", "carryForward", "width", "height"]
global = ["width", "2"]
local  = ["LOCAL_LINES", "1"]

[[pass]]
kernel = "filterColumnsOfBlocks"
args   = ["scratch0", "result", "columnCarries", "coefficients", "width", "height"]
global = ["ceil(width / BLOCK) * BLOCK", "ceil(height / BLOCK)"]
local  = ["BLOCK", "1"]
---*/

// Each filter is done in two steps: the poles, w[n] = i[n] - c1 w[n-1] - ... - c4 w[n-4], and then the zeros,
// f[n] = a0 w[n] + ... + a3 w[n-3]; backwards likewise, with b1 w[n+1] + ... + b4 w[n+4]. Then all that a block needs
// to know about its predecessors are four values of w, and none of their pixels, which may not be filtered yet.
//
// A carry holds the newest w and its first three differences, not four w: at a large sigma these are nearly equal, and
// their differences would be lost to rounding when blocks are joined.
//
// Carries of block b, line l: number k = 0..3 forwards and 4..7 backwards at [(8 b + k) lines + l], so that work-items
// on consecutive lines touch consecutive floats. A picture is thought of as continued to whole blocks with its edge
// pixels: that changes nothing, since the edge lasts for ever anyway.
//
// coefficients: a0..a3, b1..b4, c1..c4, forward gain, backward gain, gain of the poles.

#define STRIDE (BLOCK + 1)  // of a row in local memory: the floats of a column, read at a time, lie in different banks

// w of the next pixel, from the last four, newest first. The newest comes last: the next pixel waits for it alone.
float nextOfPoles(float4* w, float input, constant const float* c);
float nextOfPoles(float4* w, float input, constant const float* c) {
  const float next = mad(-c[0], w->x, mad(-c[1], w->y, mad(-c[2], w->z, mad(-c[3], w->w, input))));
  *w = (float4)(next, w->x, w->y, w->z);
  return next;
}

// A value and its differences from the last four values. Taken twice it gives the values again.
float4 differences(float4 w);
float4 differences(float4 w) {
  const float first = w.x - w.y;
  const float second = first - (w.y - w.z);
  const float third = second - ((w.y - w.z) - (w.z - w.w));
  return (float4)(w.x, first, second, third);
}

float4 loadCarry(global const float* carries, int index, int lines, int line);
float4 loadCarry(global const float* carries, int index, int lines, int line) {
  global const float* at = carries + (size_t)(4 * index) * (size_t)lines + (size_t)line;
  const size_t next = (size_t)lines;
  return (float4)(at[0], at[next], at[2 * next], at[3 * next]);
}

void storeCarry(global float* carries, int index, int lines, int line, float4 carry);
void storeCarry(global float* carries, int index, int lines, int line, float4 carry) {
  global float* at = carries + (size_t)(4 * index) * (size_t)lines + (size_t)line;
  const size_t next = (size_t)lines;
  at[0] = carry.x;
  at[next] = carry.y;
  at[2 * next] = carry.z;
  at[3 * next] = carry.w;
}

// The carries of one line of a block alone: what its pixels, `step` floats apart, leave when nothing was before them.
void findCarries(local const float* pixels, int step, constant const float* coefficients, global float* carries,
                 int block, int lines, int line);
void findCarries(local const float* pixels, int step, constant const float* coefficients, global float* carries,
                 int block, int lines, int line) {
  float4 forward = (float4)(0.0f);
  float4 backward = (float4)(0.0f);
  for (int n = 0; n < BLOCK; ++n) {  // two chains side by side
    nextOfPoles(&forward, pixels[n * step], coefficients + 8);
    nextOfPoles(&backward, pixels[(BLOCK - 1 - n) * step], coefficients + 8);
  }
  storeCarry(carries, 2 * block, lines, line, differences(forward));
  storeCarry(carries, 2 * block + 1, lines, line, differences(backward));
}

// Filters one line of a block. `forward` and `backward` are the carries that reach it.
void filterLineOfBlock(local const float* pixels, local float* filtered, int step, float4 forward, float4 backward,
                       constant const float* coefficients);
void filterLineOfBlock(local const float* pixels, local float* filtered, int step, float4 forward, float4 backward,
                       constant const float* coefficients) {
  constant const float* a = coefficients;
  constant const float* b = coefficients + 4;
  float4 w = differences(forward);
  for (int n = 0; n < BLOCK; ++n) {
    const float4 before = w;
    const float newest = nextOfPoles(&w, pixels[n * step], coefficients + 8);
    filtered[n * step] = mad(a[0], newest, mad(a[1], before.x, mad(a[2], before.y, a[3] * before.z)));
  }
  w = differences(backward);
  for (int n = BLOCK - 1; n >= 0; --n) {
    filtered[n * step] += mad(b[0], w.x, mad(b[1], w.y, mad(b[2], w.z, b[3] * w.w)));
    nextOfPoles(&w, pixels[n * step], coefficients + 8);
  }
}

// Joins the carries of one line in one direction: in place, those that each block leaves by itself become those that
// reach it. A direction of +1 is forwards. Before the first pixel there was only the edge, for ever.
void joinCarries(global float* carries, int direction, int blocks, int lines, int line, float edge,
                 constant const float* matrix);
void joinCarries(global float* carries, int direction, int blocks, int lines, int line, float edge,
                 constant const float* matrix) {
  const float4 row0 = vload4(0, matrix), row1 = vload4(1, matrix), row2 = vload4(2, matrix), row3 = vload4(3, matrix);
  float4 reaching = (float4)(edge, 0.0f, 0.0f, 0.0f);
  for (int n = 0; n < blocks; ++n) {
    const int index = direction > 0 ? 2 * n : 2 * (blocks - 1 - n) + 1;
    const float4 own = loadCarry(carries, index, lines, line);
    storeCarry(carries, index, lines, line, reaching);
    reaching = own + (float4)(dot(row0, reaching), dot(row1, reaching), dot(row2, reaching), dot(row3, reaching));
  }
}

// Copies the group's block to local memory: an item is a column, so consecutive items load consecutive floats.
void loadBlock(local float* pixels, global const float* source, int width, int height);
void loadBlock(local float* pixels, global const float* source, int width, int height) {
  const int item = (int)get_local_id(0);
  const int top = (int)get_group_id(1) * BLOCK;
  const int x = min((int)get_global_id(0), width - 1);
  for (int r = 0; r < BLOCK; ++r)
    pixels[r * STRIDE + item] = source[(size_t)min(top + r, height - 1) * (size_t)width + (size_t)x];
}

// The group's BLOCK work-items are the columns of its block where they load, store or filter columns, and its rows
// where they filter rows. Nothing returns before a barrier; beyond the picture only stores are left out.

kernel void findRowCarries(global const float* restrict source, global float* restrict rowCarries,
                           constant const float* restrict coefficients, int width, int height) {
  local float pixels[BLOCK * STRIDE];
  const int item = (int)get_local_id(0);
  const int y = (int)get_group_id(1) * BLOCK + item;
  loadBlock(pixels, source, width, height);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (y < height)
    findCarries(pixels + item * STRIDE, 1, coefficients, rowCarries, (int)get_group_id(0), height, y);
}

kernel void joinRowCarries(global const float* restrict source, global float* restrict rowCarries,
                           constant const float* restrict coefficients, constant const float* restrict carryForward,
                           int width, int height) {
  const int y = (int)get_global_id(0);
  if (y >= height) return;
  const int direction = get_global_id(1) == 0 ? 1 : -1;
  const float edge = source[(size_t)y * (size_t)width + (size_t)(direction > 0 ? 0 : width - 1)];
  const int blocks = (width + BLOCK - 1) / BLOCK;
  joinCarries(rowCarries, direction, blocks, height, y, edge * coefficients[14], carryForward);
}

kernel void filterRowsFindColumnCarries(global const float* restrict source, global float* restrict result,
                                        global const float* restrict rowCarries, global float* restrict columnCarries,
                                        constant const float* restrict coefficients, int width, int height) {
  local float pixels[BLOCK * STRIDE];
  local float filtered[BLOCK * STRIDE];
  const int item = (int)get_local_id(0);
  const int block = (int)get_group_id(0);
  const int top = (int)get_group_id(1) * BLOCK;
  const int x = (int)get_global_id(0);
  const int y = min(top + item, height - 1);  // below the picture the last row goes on

  loadBlock(pixels, source, width, height);
  const float4 forward = loadCarry(rowCarries, 2 * block, height, y);
  const float4 backward = loadCarry(rowCarries, 2 * block + 1, height, y);
  barrier(CLK_LOCAL_MEM_FENCE);
  filterLineOfBlock(pixels + item * STRIDE, filtered + item * STRIDE, 1, forward, backward, coefficients);
  barrier(CLK_LOCAL_MEM_FENCE);

  if (x >= width) return;  // no barrier follows
  for (int r = 0; r < min(BLOCK, height - top); ++r)
    result[(size_t)(top + r) * (size_t)width + (size_t)x] = filtered[r * STRIDE + item];
  findCarries(filtered + item, STRIDE, coefficients, columnCarries, (int)get_group_id(1), width, x);
}

kernel void joinColumnCarries(global const float* restrict source, global float* restrict columnCarries,
                              constant const float* restrict coefficients, constant const float* restrict carryForward,
                              int width, int height) {
  const int x = (int)get_global_id(0);
  if (x >= width) return;
  const int direction = get_global_id(1) == 0 ? 1 : -1;
  const float edge = source[(direction > 0 ? 0 : (size_t)(height - 1) * (size_t)width) + (size_t)x];
  const int blocks = (height + BLOCK - 1) / BLOCK;
  joinCarries(columnCarries, direction, blocks, width, x, edge * coefficients[14], carryForward);
}

// No barrier: each work-item has a column to itself from the first load to the last store.
kernel void filterColumnsOfBlocks(global const float* restrict source, global float* restrict result,
                                  global const float* restrict columnCarries,
                                  constant const float* restrict coefficients, int width, int height) {
  local float pixels[BLOCK * STRIDE];
  local float filtered[BLOCK * STRIDE];
  const int item = (int)get_local_id(0);
  const int block = (int)get_group_id(1);
  const int top = block * BLOCK;
  const int x = (int)get_global_id(0);
  if (x >= width) return;

  loadBlock(pixels, source, width, height);
  const float4 forward = loadCarry(columnCarries, 2 * block, width, x);
  const float4 backward = loadCarry(columnCarries, 2 * block + 1, width, x);
  filterLineOfBlock(pixels + item, filtered + item, STRIDE, forward, backward, coefficients);
  for (int r = 0; r < min(BLOCK, height - top); ++r)
    result[(size_t)(top + r) * (size_t)width + (size_t)x] = filtered[r * STRIDE + item];
}
