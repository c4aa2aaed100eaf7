/*---
workload  = "blur"
reference = "deriche"
error     = "sigma <= 14 ? 5e-4 : (sigma <= 20 ? 1.2e-3 : 4e-3)"  # rounding grows with sigma
title     = "Recursive Gaussian in blocks, joined exactly"
rank      = 45
summary   = """
Every BLOCK x BLOCK pixels are filtered at the same time and nothing is computed twice for the joints. Filters are
linear: what a block makes of its own pixels and what it makes of everything before it, summed up in four numbers per
line and direction (the carries), simply add. So blocks find their own carries first, a short recursion over blocks
joins them, and then each block is filtered with the right start. Nehab and others read the picture twice and write it
once, by joining the columns before the rows are finished; here a block's rows are filtered twice, once for the columns'
carries and once for the result, which costs one read more and spares a picture written and read again: 4 floats per
pixel, and the carries' own traffic on top. A work-item keeps its line in registers. Source: D. Nehab, A. Maximo, R. S.
Lima, H. Hoppe, GPU-efficient recursive filtering and summed-area tables, ACM Transactions on Graphics 30 (6), 2011."""

[guide]
carries     = ["More parallelism"]
experiments = { parallelism = "exact blocks", accuracy = "exact blocks" }

[valid]
sigma = [0.3, 30]  # float error, as for whole rows and columns

[cost]
# Pixels: 3 reads, 1 write. Of 8 carries per line of a block, each is written, read, written, and read by one pass
# (columns) or two (rows). The edges: two loads per row; two stores and two loads per column.
memory = "4 + 72 / BLOCK + 2 / width + 4 / height"
# Rows twice and columns once 31 as for whole lines, carries 16 with the poles alone; per carry a row of the matrix.
flops  = "3 * 31 + 2 * 16 + 2 * 8 * 8 / BLOCK"

[constants]
AHEAD = 32  # blocks: how early joining loads the carries of a block, so as not to wait for memory at each

# The larger, the fewer carries, but a work-item needs some 2 BLOCK registers, and compilers take longer to unroll.
[tune.BLOCK]
default = 32
values  = [16, 32, 64]

[tune.LOCAL_LINES]
default = 64
values  = [16, 32, 64, 128]

[scratch]
rowCarries    = "8 * ceil(width / BLOCK) * height"
columnCarries = "8 * ceil(height / BLOCK) * width"
edges         = "2 * width"

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
kernel = "findColumnCarries"
args   = ["source", "rowCarries", "columnCarries", "edges", "coefficients", "width", "height"]
global = ["ceil(width / BLOCK) * BLOCK", "ceil(height / BLOCK)"]
local  = ["BLOCK", "1"]

[[pass]]
kernel = "joinColumnCarries"
args   = ["edges", "columnCarries", "coefficients", "carryForward", "width", "height"]
global = ["width", "2"]
local  = ["LOCAL_LINES", "1"]

[[pass]]
kernel = "filterBlocks"
args   = ["source", "result", "rowCarries", "columnCarries", "coefficients", "width", "height"]
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
// The carry of block b, line l: forwards at [2 b lines + l], backwards at [(2 b + 1) lines + l], so that work-items on
// consecutive lines touch consecutive float4. A picture is thought of as continued to whole blocks with its edge
// pixels: that changes nothing, since the edge lasts for ever anyway.
//
// A line of a block, BLOCK pixels of a row or a column, is a private array. All loops over it are unrolled: with
// indices known when compiling it is held in registers, else in memory.
//
// coefficients: a0..a3, b1..b4, c1..c4, forward gain, backward gain, gain of the poles.

#define STRIDE (BLOCK + 1)  // of a row in local memory: floats that are touched at a time lie in different banks

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

size_t forwardCarry(int block, int lines, int line);
size_t forwardCarry(int block, int lines, int line) {
  return (size_t)(2 * block) * (size_t)lines + (size_t)line;
}

size_t backwardCarry(int block, int lines, int line);
size_t backwardCarry(int block, int lines, int line) {
  return forwardCarry(block, lines, line) + (size_t)lines;
}

// The carries of one line of a block alone: what its pixels leave when nothing was before them.
void findCarries(const float* pixels, constant const float* coefficients, global float4* carries, int block, int lines,
                 int line);
void findCarries(const float* pixels, constant const float* coefficients, global float4* carries, int block, int lines,
                 int line) {
  float4 forward = (float4)(0.0f);
  float4 backward = (float4)(0.0f);
#pragma unroll
  for (int n = 0; n < BLOCK; ++n) {  // two chains side by side
    nextOfPoles(&forward, pixels[n], coefficients + 8);
    nextOfPoles(&backward, pixels[BLOCK - 1 - n], coefficients + 8);
  }
  carries[forwardCarry(block, lines, line)] = differences(forward);
  carries[backwardCarry(block, lines, line)] = differences(backward);
}

// Filters one line of a block in place. `forward` and `backward` are the carries that reach it.
void filterLine(float* pixels, float4 forward, float4 backward, constant const float* coefficients);
void filterLine(float* pixels, float4 forward, float4 backward, constant const float* coefficients) {
  constant const float* a = coefficients;
  constant const float* b = coefficients + 4;
  float filtered[BLOCK];
  float4 w = differences(forward);
#pragma unroll
  for (int n = 0; n < BLOCK; ++n) {
    const float4 before = w;
    const float newest = nextOfPoles(&w, pixels[n], coefficients + 8);
    filtered[n] = mad(a[0], newest, mad(a[1], before.x, mad(a[2], before.y, a[3] * before.z)));
  }
  w = differences(backward);
#pragma unroll
  for (int n = BLOCK - 1; n >= 0; --n) {
    const float sum = filtered[n] + mad(b[0], w.x, mad(b[1], w.y, mad(b[2], w.z, b[3] * w.w)));
    nextOfPoles(&w, pixels[n], coefficients + 8);
    pixels[n] = sum;
  }
}

// Joins the carries of one line in one direction: in place, those that each block leaves by itself become those that
// reach it. A direction of +1 is forwards. Before the first pixel there was only the edge, for ever.
//
// There are few lines, so few work-items, and block follows block: what takes time is waiting for loads. They do not
// depend on the recursion, though, so those of the next AHEAD blocks are always under way.
void joinCarries(global float4* carries, int direction, int blocks, int lines, int line, float edge,
                 constant const float* matrix);
void joinCarries(global float4* carries, int direction, int blocks, int lines, int line, float edge,
                 constant const float* matrix) {
  const float4 column0 = (float4)(matrix[0], matrix[4], matrix[8], matrix[12]);
  const float4 column1 = (float4)(matrix[1], matrix[5], matrix[9], matrix[13]);
  const float4 column2 = (float4)(matrix[2], matrix[6], matrix[10], matrix[14]);
  const float4 column3 = (float4)(matrix[3], matrix[7], matrix[11], matrix[15]);
  const size_t first = direction > 0 ? forwardCarry(0, lines, line) : backwardCarry(blocks - 1, lines, line);
  const long next = (long)direction * 2 * (long)lines;  // from a block's carry to the next block's
  global float4* at = carries + first;
  float4 own[AHEAD];
#pragma unroll
  for (int k = 0; k < AHEAD; ++k) own[k] = k < blocks ? at[k * next] : (float4)(0.0f);

  float4 reaching = (float4)(edge, 0.0f, 0.0f, 0.0f);
  for (int n = 0; n < blocks; n += AHEAD) {
#pragma unroll
    for (int k = 0; k < AHEAD; ++k) {
      if (n + k < blocks) *at = reaching;
      reaching = fma(column0, reaching.xxxx,
                     fma(column1, reaching.yyyy, fma(column2, reaching.zzzz, fma(column3, reaching.wwww, own[k]))));
      if (n + k + AHEAD < blocks) own[k] = at[AHEAD * next];
      at += next;
    }
  }
}

// Loads the item's column of a block, the one at (across, down) in blocks: consecutive items load consecutive floats.
void loadColumn(float* pixels, global const float* source, int across, int down, int width, int height);
void loadColumn(float* pixels, global const float* source, int across, int down, int width, int height) {
  const int top = down * BLOCK;
  const int x = min(across * BLOCK + (int)get_local_id(0), width - 1);
  global const float* at = source + (size_t)top * (size_t)width + (size_t)x;
#pragma unroll
  for (int r = 0; r < BLOCK; ++r) {
    pixels[r] = *at;
    at += top + r < height - 1 ? width : 0;  // below the picture the last row goes on
  }
}

// Transposes the group's block: items hand in its columns and get its rows, or the other way round.
void transposeBlock(float* pixels, local float* tile);
void transposeBlock(float* pixels, local float* tile) {
  const int item = (int)get_local_id(0);
  barrier(CLK_LOCAL_MEM_FENCE);  // the tile may still be read from the last time
#pragma unroll
  for (int n = 0; n < BLOCK; ++n) tile[n * STRIDE + item] = pixels[n];
  barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
  for (int n = 0; n < BLOCK; ++n) pixels[n] = tile[item * STRIDE + n];
}

// The item's column of a block, after the block's rows have been filtered.
void loadColumnOfFilteredRows(float* pixels, local float* tile, global const float* source,
                              global const float4* rowCarries, constant const float* coefficients, int across,
                              int down, int width, int height);
void loadColumnOfFilteredRows(float* pixels, local float* tile, global const float* source,
                              global const float4* rowCarries, constant const float* coefficients, int across,
                              int down, int width, int height) {
  const int y = min(down * BLOCK + (int)get_local_id(0), height - 1);
  const float4 forward = rowCarries[forwardCarry(across, height, y)];
  const float4 backward = rowCarries[backwardCarry(across, height, y)];
  loadColumn(pixels, source, across, down, width, height);
  transposeBlock(pixels, tile);
  filterLine(pixels, forward, backward, coefficients);
  transposeBlock(pixels, tile);
}

// The group's BLOCK work-items are the columns of its block where they load, store or filter columns, and its rows
// where they filter rows. Nothing returns before a barrier; beyond the picture only stores are left out.

kernel void findRowCarries(global const float* restrict source, global float4* restrict rowCarries,
                           constant const float* restrict coefficients, int width, int height) {
  local float tile[BLOCK * STRIDE];
  float row[BLOCK];
  const int y = (int)get_group_id(1) * BLOCK + (int)get_local_id(0);
  loadColumn(row, source, (int)get_group_id(0), (int)get_group_id(1), width, height);
  transposeBlock(row, tile);
  if (y < height) findCarries(row, coefficients, rowCarries, (int)get_group_id(0), height, y);
}

kernel void joinRowCarries(global const float* restrict source, global float4* restrict rowCarries,
                           constant const float* restrict coefficients, constant const float* restrict carryForward,
                           int width, int height) {
  const int y = (int)get_global_id(0);
  if (y >= height) return;
  const int direction = get_global_id(1) == 0 ? 1 : -1;
  const float edge = source[(size_t)y * (size_t)width + (size_t)(direction > 0 ? 0 : width - 1)];
  const int blocks = (width + BLOCK - 1) / BLOCK;
  joinCarries(rowCarries, direction, blocks, height, y, edge * coefficients[14], carryForward);
}

// Leaves of the filtered rows no more than the columns' carries, and the first row and the last: the columns' edges.
// Groups go through the picture from its end, since what the first pass read last is still in the caches, and the last
// pass finds its beginning there in turn.
kernel void findColumnCarries(global const float* restrict source, global const float4* restrict rowCarries,
                              global float4* restrict columnCarries, global float* restrict edges,
                              constant const float* restrict coefficients, int width, int height) {
  local float tile[BLOCK * STRIDE];
  float column[BLOCK];
  const int across = (int)(get_num_groups(0) - 1 - get_group_id(0));
  const int block = (int)(get_num_groups(1) - 1 - get_group_id(1));
  const int x = across * BLOCK + (int)get_local_id(0);
  loadColumnOfFilteredRows(column, tile, source, rowCarries, coefficients, across, block, width, height);

  if (x >= width) return;  // no barrier follows
  if (block == 0) edges[x] = column[0];
  if ((block + 1) * BLOCK >= height) edges[width + x] = column[BLOCK - 1];
  findCarries(column, coefficients, columnCarries, block, width, x);
}

kernel void joinColumnCarries(global const float* restrict edges, global float4* restrict columnCarries,
                              constant const float* restrict coefficients, constant const float* restrict carryForward,
                              int width, int height) {
  const int x = (int)get_global_id(0);
  if (x >= width) return;
  const int direction = get_global_id(1) == 0 ? 1 : -1;
  const float edge = edges[direction > 0 ? x : width + x];
  const int blocks = (height + BLOCK - 1) / BLOCK;
  joinCarries(columnCarries, direction, blocks, width, x, edge * coefficients[14], carryForward);
}

kernel void filterBlocks(global const float* restrict source, global float* restrict result,
                         global const float4* restrict rowCarries, global const float4* restrict columnCarries,
                         constant const float* restrict coefficients, int width, int height) {
  local float tile[BLOCK * STRIDE];
  float column[BLOCK];
  const int block = (int)get_group_id(1);
  const int x = (int)get_global_id(0);
  loadColumnOfFilteredRows(column, tile, source, rowCarries, coefficients, (int)get_group_id(0), block, width, height);

  if (x >= width) return;  // no barrier follows
  const float4 forward = columnCarries[forwardCarry(block, width, x)];
  const float4 backward = columnCarries[backwardCarry(block, width, x)];
  filterLine(column, forward, backward, coefficients);
  global float* at = result + (size_t)(block * BLOCK) * (size_t)width + (size_t)x;
#pragma unroll
  for (int r = 0; r < BLOCK; ++r)
    if (block * BLOCK + r < height) at[(size_t)r * (size_t)width] = column[r];
}
