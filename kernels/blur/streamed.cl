/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Separable, streamed down strips"
rank      = 26
summary   = """
Both passes in one kernel, and every pixel is read about once. A work-group walks down a strip of COLUMNS columns, ROWS
rows at a time. Rows are filtered from local memory, 16 neighbours by each work-item, so that a loaded float serves up
to 16 sums. Columns are never loaded at all: each work-item keeps the unfinished sums of its column in registers and
adds each new row to all of them. While it computes, the next rows are on their way, into the other half of local
memory: one barrier per turn. What is left to win is arithmetic: the filter's even and odd taps run apart, which takes
three half filters instead of four (after Z.-J. Mou, P. Duhamel, Short-length FIR filters and their use in fast
nonrecursive filtering, IEEE Transactions on Signal Processing 39 (6), 1991). The radius and the weights are compiled
into the program. Source: Apple, Tuning Performance On the GPU, Guidelines (one large kernel instead of many small ones;
several outputs per work-item; local memory; overlap loads with computation)."""

[guide]
experiments = { local-memory = "streamed down strips", speed-up = "streamed", accuracy = "streamed" }

[valid]
sigma = [0.3, 10]  # 3 radius unfinished sums are kept in registers

[cost]
memory = "(1 + 2 * radius / COLUMNS) * ROWS * PHASES / (ROWS * PHASES - 2 * radius) + 1"
# Per 16 pixels of a row 25 radius + 16 multiply-adds and radius + 32 additions; per 2 of a column 3 radius + 2 and 4.
flops  = "(51 * radius + 64) / 16 * ROWS * PHASES / (ROWS * PHASES - 2 * radius) + 3 * radius + 4"

[constants]
COLUMNS = 128  # of a strip, and work-items of a group
ROWS    = 16   # of a phase: COLUMNS / 16 work-items to a row

# Of the ROWS * PHASES rows that a group filters, 2 radius belong to its neighbours as well. Few groups leave compute
# units idle in the end.
[tune.PHASES]
default = 18
values  = [10, 18, 34]

[define]
RADIUS = "radius"

[literals]
WEIGHTS = "weights"

[[pass]]
kernel = "blurStreamed"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / COLUMNS) * COLUMNS", "ceil(height / (ROWS * PHASES - 2 * radius))"]
local  = ["COLUMNS", "1"]
---*/

#define SEGMENT (ROWS * PHASES - 2 * RADIUS)  // rows of the result that a group writes
#define PAD ((RADIUS + 3) / 4 * 4)            // columns loaded on either side of the strip
#define INPUTS (COLUMNS + 2 * PAD)            // columns of pixels that a strip needs

#include "strip.clh"

// The filter y[n] = sum WEIGHTS[k] x[n + k] splits into its even taps and its odd ones.
#define EVEN(j) WEIGHTS[2 * (j)]                                                        // j = 0..RADIUS
#define ODD(j) WEIGHTS[2 * (j) + 1]                                                     // j = 0..RADIUS - 1
#define BOTH(j) (EVEN(j) + ((j) < RADIUS ? WEIGHTS[2 * ((j) < RADIUS ? (j) : 0) + 1] : 0.0f))  // j = 0..RADIUS

void filterRow(local float* restrict line, local const float4* restrict chunks);

// Sixteen neighbours of a row. With E and O the filter's input at even and odd places,
//   y[2m] = even(E)[m] + odd(O)[m], y[2m + 1] = even(O)[m] + odd(E)[m + 1],
// and instead of the first, y[2m] = (even + odd)(E + O)[m] - even(O)[m] - odd(E)[m]: both of these are known.
void filterRow(local float* restrict line, local const float4* restrict chunks) {
  float evenOfOdd[8];
  float oddOfEven[9];
  float bothOfSum[8];
#pragma unroll
  for (int m = 0; m < 8; ++m) evenOfOdd[m] = oddOfEven[m] = bothOfSum[m] = 0.0f;
  oddOfEven[8] = 0.0f;

  float even = 0.0f;
#pragma unroll
  for (int c = 0; c < 4 + PAD / 2; ++c) {
    const float4 chunk = chunks[CHUNK(c)];
    const float in[4] = {chunk.x, chunk.y, chunk.z, chunk.w};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int n = 4 * c + i - (PAD - RADIUS);  // place in the input of the first output
      const int half_n = n / 2;
      if (n >= 0 && n % 2 == 0) {
        even = in[i];
#pragma unroll
        for (int m = 0; m < 9; ++m) {
          const int j = half_n - m;
          if (j >= 0 && j < RADIUS) oddOfEven[m] = fma(ODD(j), even, oddOfEven[m]);
        }
      } else if (n >= 0) {
        const float sum = even + in[i];
#pragma unroll
        for (int m = 0; m < 8; ++m) {
          const int j = half_n - m;
          if (j >= 0 && j <= RADIUS) {
            evenOfOdd[m] = fma(EVEN(j), in[i], evenOfOdd[m]);
            bothOfSum[m] = fma(BOTH(j), sum, bothOfSum[m]);
          }
        }
      }
    }
  }

  float out[16];
#pragma unroll
  for (int m = 0; m < 8; ++m) {
    out[2 * m] = bothOfSum[m] - (evenOfOdd[m] + oddOfEven[m]);
    out[2 * m + 1] = evenOfOdd[m] + oddOfEven[m + 1];
  }
#pragma unroll
  for (int q = 0; q < 4; ++q) vstore4((float4)(out[4 * q], out[4 * q + 1], out[4 * q + 2], out[4 * q + 3]), q, line);
}

kernel __attribute__((reqd_work_group_size(COLUMNS, 1, 1))) void blurStreamed(global const float* restrict source,
                                                                              global float* restrict result,
                                                                              int width, int height) {
  local float4 strips[2][ROWS][4 * QUARTER];  // source pixels of this phase and of the next
  local float lines[2][ROWS][COLUMNS];        // filtered rows of this phase and of the last

  const uint item = (uint)get_local_id(0);
  const int left = (int)get_group_id(0) * COLUMNS;
  const int top = (int)get_group_id(1) * SEGMENT;
  const int bottom = min(top + SEGMENT, height);
  const int x = left + (int)item;
  const int loadX = left - PAD + (int)(item % LANES);
  const int loadY = top - RADIUS + (int)(item / LANES);

  // Sums of the column's half filters that rows to come will finish, the next one first.
  float evens[RADIUS];
  float odds[RADIUS];
  float boths[RADIUS];
  float lastOdd = 0.0f;
#pragma unroll
  for (int k = 0; k < RADIUS; ++k) evens[k] = odds[k] = boths[k] = 0.0f;

  float ahead[LOADS_Y][LOADS_X];
  loadRows(ahead, source, loadX, loadY, width, height);
  storeRows(strips[0], ahead, item);
  loadRows(ahead, source, loadX, loadY + ROWS, width, height);
  barrier(CLK_LOCAL_MEM_FENCE);

  for (int phase = 0; phase <= PHASES; ++phase) {
    const int now = phase % 2;
    if (phase + 1 < PHASES) storeRows(strips[1 - now], ahead, item);
    if (phase + 2 < PHASES) loadRows(ahead, source, loadX, loadY + (phase + 2) * ROWS, width, height);

    if (phase < PHASES) {
      const uint row = item / (COLUMNS / 16);
      const uint at = item % (COLUMNS / 16);
      filterRow(lines[now][row] + 16 * at, strips[now][row] + at);
    }

    if (phase > 0) {  // the rows that the last phase filtered, two at a time: one in, one out
      float out[ROWS];
#pragma unroll
      for (int r = 0; r < ROWS; r += 2) {
        const float even = lines[1 - now][r][item];
        const float odd = lines[1 - now][r + 1][item];
        const float sum = even + odd;
        // The symmetric filter's taps, in the order in which rows come.
        const float evenOut = fma(EVEN(0), even, evens[0]);
        const float oddOut = fma(ODD(0), odd, odds[0]);
        const float bothOut = fma(BOTH(0), sum, boths[0]);
#pragma unroll
        for (int k = 0; k < RADIUS - 1; ++k) {
          evens[k] = fma(EVEN(k + 1), even, evens[k + 1]);
          odds[k] = fma(ODD(k + 1), odd, odds[k + 1]);
          boths[k] = fma(BOTH(k + 1), sum, boths[k + 1]);
        }
        evens[RADIUS - 1] = EVEN(RADIUS) * even;
        odds[RADIUS - 1] = 0.0f;
        boths[RADIUS - 1] = BOTH(RADIUS) * sum;
        out[r] = evenOut + lastOdd;
        out[r + 1] = bothOut - (evenOut + oddOut);
        lastOdd = oddOut;
      }
      const int y = top - 2 * RADIUS + (phase - 1) * ROWS;
      if (x < width) {
        global float* to = result + x;
        if (y >= top && y + ROWS <= bottom) {
          to += (size_t)y * (size_t)width;
#pragma unroll
          for (int r = 0; r < ROWS; ++r, to += width) *to = out[r];
        } else {
#pragma unroll
          for (int r = 0; r < ROWS; ++r)
            if (y + r >= top && y + r < bottom) to[(size_t)(y + r) * (size_t)width] = out[r];
        }
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}
