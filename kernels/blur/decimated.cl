/*---
workload  = "blur"
reference = "decimated-gaussian"
error     = "sigma < 5 ? 3.7e-3 : 2.8e-3"  # at edges and lines; random pixels are off by 5e-4
title     = "Decimated and interpolated, streamed down strips"
rank      = 27
summary   = """
A third of the exact filter's arithmetic, for an error of four to seven parts in ten thousand of random pixels, and up to
three in a thousand at edges, as much as the exact filter loses by its cut at 3 sigma. What is blurred is smooth:
every fourth sample of it tells the rest. Rows are filtered at every fourth column only, columns at every fourth row of that,
and three neighbouring samples make the four between them: at sigma 5 some 15 multiply-adds a pixel instead of 62, with
taps that are fitted so that both steps together come as near to a Gaussian as they can (the file decimation.hpp of the
program tells how). It walks down strips like the exact streamed kernel, in three steps at a time, each of which
works on what the others left in local memory one turn before. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated
finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; Apple,
Tuning Performance On the GPU, Choosing An Efficient Algorithm."""

[guide]
experiments = { speed-up = "every fourth sample", accuracy = "decimated" }

[valid]
sigma = [4.6, 6]  # narrower Gaussians are too rough for every fourth sample; wider ones take more taps than there is room

[cost]
memory = "(1 + (3 * 4 + TAPS) / (4 * CELLS)) * ROWS * PHASES / (ROWS * PHASES - ROWS - 4 - 4 * ceil((TAPS - ROWS) / 4)) + 1"
# Per pixel TAPS / 4 multiply-adds along rows and TAPS / 16 along columns; per 16 pixels 36 and 48 to interpolate.
flops  = "2 * (TAPS / 4 + TAPS / 16 + 84 / 16)"

[constants]
COLUMNS       = 128  # work-items of a group
COARSE        = 32   # samples along a row of a strip, four columns apart: four for each of eight work-items
CELLS         = 30   # those with a neighbour on either side: four pixels each
ROWS          = 16   # of a phase
DECIMATION    = 4
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 1  # coarse neighbours on either side that interpolation uses

# Groups are short enough when all compute units have some, and long enough when few rows are filtered twice.
[tune.PHASES]
default = 18
values  = [10, 14, 18, 26]

[define]
TAPS = "2 * ceil(3 * sigma)"

[literals]
DECIMATING    = "decimating"
INTERPOLATING = "interpolating"

[[pass]]
kernel = "blurDecimated"
args   = ["source", "result", "width", "height"]
global = ["ceil(width / (4 * CELLS)) * COLUMNS", "ceil(height / (ROWS * PHASES - ROWS - 4 - 4 * ceil((TAPS - ROWS) / 4)))"]
local  = ["COLUMNS", "1"]
---*/

// Coarse row c is made of filtered rows 4 c .. 4 c + TAPS - 1. The rows of phase q complete coarse rows up to 4 q - LAG.
#define LAG ((TAPS - ROWS + 3) / 4)
#define SEGMENT (ROWS * PHASES - ROWS - 4 - 4 * LAG)  // rows of the result that a group writes
#define PAD (TAPS / 2 + 2)                            // pixels needed on either side of those that are written
#define INPUTS (4 * (COARSE - 1) + TAPS)
#define RING 64         // filtered rows kept: a power of two, at least 28 + 4 LAG + ROWS
#define COARSE_RING 16  // coarse rows kept: a power of two, at least 10

#include "strip.clh"

// Four coarse samples of a row.
void decimateRow(local float* restrict samples, local const float4* restrict chunks);
// A coarse sample of coarse rows, from a column of filtered rows.
float decimateColumn(local float rows[RING][COARSE], int first, int column);
// The 4 x 4 pixels of the coarse sample at (column, row), at `to` in the result.
void interpolate(global float* to, local float coarse[COARSE_RING][COARSE], int column, int row, int pitch, int across,
                 int down);

void decimateRow(local float* restrict samples, local const float4* restrict chunks) {
  float sums[4] = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma unroll
  for (int c = 0; c < (12 + TAPS + 3) / 4; ++c) {
    const float4 chunk = chunks[CHUNK(c)];
    const float in[4] = {chunk.x, chunk.y, chunk.z, chunk.w};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
#pragma unroll
      for (int s = 0; s < 4; ++s) {
        const int k = 4 * c + i - 4 * s;
        if (k >= 0 && k < TAPS) sums[s] = fma(DECIMATING[k], in[i], sums[s]);
      }
    }
  }
  vstore4((float4)(sums[0], sums[1], sums[2], sums[3]), 0, samples);
}

float decimateColumn(local float rows[RING][COARSE], int first, int column) {
  float sum = 0.0f;
#pragma unroll
  for (int k = 0; k < TAPS; ++k) sum = fma(DECIMATING[k], rows[(first + k) & (RING - 1)][column], sum);
  return sum;
}

void interpolate(global float* to, local float coarse[COARSE_RING][COARSE], int column, int row, int pitch, int across,
                 int down) {
  float near[3][3];
#pragma unroll
  for (int m = 0; m < 3; ++m) {
#pragma unroll
    for (int n = 0; n < 3; ++n) near[m][n] = coarse[(row + m - 1) & (COARSE_RING - 1)][column + n - 1];
  }
#pragma unroll
  for (int p = 0; p < 4; ++p) {
    constant const float* along = INTERPOLATING + 3 * p;
    float line[3];
#pragma unroll
    for (int n = 0; n < 3; ++n)
      line[n] = fma(along[0], near[0][n], fma(along[1], near[1][n], along[2] * near[2][n]));
    float out[4];
#pragma unroll
    for (int s = 0; s < 4; ++s) {
      constant const float* weights = INTERPOLATING + 3 * s;
      out[s] = fma(weights[0], line[0], fma(weights[1], line[1], weights[2] * line[2]));
    }
    if (p < down) {
      global float* row4 = to + (size_t)p * (size_t)pitch;
      if (pitch % 4 == 0) {  // then every row begins at a multiple of 16 bytes, and `across` is 4
        *(global float4*)row4 = (float4)(out[0], out[1], out[2], out[3]);
      } else {
#pragma unroll
        for (int s = 0; s < 4; ++s)
          if (s < across) row4[s] = out[s];
      }
    }
  }
}

kernel __attribute__((reqd_work_group_size(COLUMNS, 1, 1))) void blurDecimated(global const float* restrict source,
                                                                               global float* restrict result,
                                                                               int width, int height) {
  local float4 strips[2][ROWS][4 * QUARTER];  // source pixels of this phase and of the next
  local float rows[RING][COARSE];             // every fourth sample of filtered rows
  local float coarse[COARSE_RING][COARSE];    // every fourth of those along columns

  const uint item = (uint)get_local_id(0);
  const int left = (int)get_group_id(0) * (4 * CELLS);
  const int top = (int)get_group_id(1) * SEGMENT;
  const int bottom = min(top + SEGMENT, height);
  const int loadX = left - PAD + (int)(item % LANES);
  const int loadY = top - PAD + (int)(item / LANES);
  const int column = (int)(item % COARSE);
  const int turn = (int)(item / COARSE);  // which of a phase's four coarse rows

  // The first phases reach back to rows that never were, for coarse rows that nobody uses.
  for (uint i = item / COARSE; i < RING; i += COLUMNS / COARSE) rows[i][column] = 0.0f;

  float ahead[LOADS_Y][LOADS_X];
  loadRows(ahead, source, loadX, loadY, width, height);
  storeRows(strips[0], ahead, item);
  loadRows(ahead, source, loadX, loadY + ROWS, width, height);
  barrier(CLK_LOCAL_MEM_FENCE);

  for (int phase = 0; phase < PHASES + 2; ++phase) {
    if (phase + 1 < PHASES) storeRows(strips[(phase + 1) % 2], ahead, item);
    if (phase + 2 < PHASES) loadRows(ahead, source, loadX, loadY + (phase + 2) * ROWS, width, height);

    if (phase < PHASES) {
      const uint row = item / (COARSE / 4);
      const uint at = item % (COARSE / 4);
      decimateRow(rows[((uint)phase * ROWS + row) & (RING - 1)] + 4 * at, strips[phase % 2][row] + at);
    }
    if (phase >= 1 && phase <= PHASES) {  // coarse rows that the last phase's rows have completed
      const int c = 4 * (phase - 1) - LAG - 3 + turn;
      coarse[c & (COARSE_RING - 1)][column] = decimateColumn(rows, 4 * c, column);
    }
    if (phase >= 2) {  // pixels of those but one that the phase before it has completed: they have both neighbours now
      const int c = 4 * (phase - 2) - LAG - 4 + turn;
      const int x = left + 4 * (column - 1);
      const int y = top + 4 * (c - 1);
      if ((column >= 1) & (column <= CELLS) & (c >= 1) & (x < width) & (y < bottom))
        interpolate(result + (size_t)y * (size_t)width + (size_t)x, coarse, column, c, width, width - x, bottom - y);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}
