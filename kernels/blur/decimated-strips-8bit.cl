/*---
workload  = "blur"
reference = "decimated-gaussian"
title     = "Decimated and interpolated, 16 floats wide, for CPUs, 8-bit"
rank      = 86
element   = "uchar"
summary   = """
The filters of the decimated kernel, arranged for a CPU: every fourth row and column is filtered, and between them lies
what three neighbours make of it. A work-item walks down a strip. 64 bytes of a row become four vectors of 16 floats, one
for each place between coarse samples, with shifts alone; so columns, then rows, are sums of whole vectors, nothing is
transposed, and four vectors of the result become 64 bytes the same way. What it errs by is less than a fifth of the step
from one byte to the next. Source: as decimated; the rest follows from the vectors and caches of the processor."""

[valid]
sigma = [4.6, 6]  # as decimated

[cost]
memory = "2"
flops  = "2 * (TAPS / 4 + TAPS / 16 + 84 / 16)"

[constants]
DECIMATION    = 4
COARSE_RADIUS = 0  # coarse samples are interpolated as they are
REACH         = 1  # coarse neighbours on either side that interpolation uses

# 64 rows of it have to stay in the second level cache, 4 bytes a pixel.
[tune.STRIP]
default = 1024
values  = [512, 1024, 2048]

# Rows per work-item, a multiple of four. The more, the fewer rows are filtered twice; but each processor needs a strip.
[tune.ROWS]
default = 1024
values  = [512, 1024, 2048]

[define]
TAPS = "2 * ceil(3 * sigma)"

[literals]
DECIMATING    = "decimating"
INTERPOLATING = "interpolating"

[scratch]
memory = "ceil(width / STRIP) * ceil(height / ROWS) * (64 + 4 + 3) * (STRIP + 256)"

[[pass]]
kernel = "blurDecimatedStrips"
args   = ["source", "result", "memory", "width", "height"]
global = ["ceil(width / STRIP)", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

#include "../copy/stream.clh"
#include "../transpose/vectors.clh"

#define AT(pointer) (*(global float16*)(pointer))
#define AT_ANY(pointer) (*(global const AnyFloat16*)(pointer))

// Coarse sample j is made of pixels 4 j - BEFORE .. 4 j - BEFORE + TAPS - 1.
#define BEFORE ((TAPS - 4) / 2)
#define RING 64  // source rows kept: a power of two, at least TAPS + 12
// A row in memory has four planes: pixels 0, 4, 8... of the strip, then 1, 5, 9..., and so on. Each has MARGIN of them
// before the strip's first, and more behind its last.
#define MARGIN 16
#define PLANE (STRIP / 4 + 64)
#define PITCH (4 * PLANE)
#define COARSE_RING 8  // coarse rows kept: a power of two, at least 6

// The four planes' vectors of the 64 pixels from x on of a row; beyond the picture its edge is repeated. The row that is
// `ahead` bytes on is asked for.
void splitPixels(global float* planes, global const uchar* row, int x, int width, size_t ahead);
// The rows of the ring from `first` on to four rows, of which each is made of the four after those of the one before:
// what is loaded serves all four.
void decimateColumns(global float* to, global float* ring, int first, int vectors);
// The row to coarse samples, from the one before the strip's first on.
void decimateRow(global float* to, global const float* row, int vectors);
// Stores the first `count` of 64 pixels; whole lines of the cache past the caches.
void storePixels(global uchar* to, uint16 pixels, int count, bool isWholeLine);

void splitPixels(global float* planes, global const uchar* row, int x, int width, size_t ahead) {
  uint16 four;
  if (x >= 0 && x + 64 <= width) {
    four = *(global const AnyUint16*)(row + x);
    PREFETCH(row + x + ahead);
  } else {
    uint words[16];
    for (int i = 0; i < 16; ++i) {
      const int at = x + 4 * i, last = width - 1;
      words[i] = (uint)row[clamp(at, 0, last)] | (uint)row[clamp(at + 1, 0, last)] << 8 |
                 (uint)row[clamp(at + 2, 0, last)] << 16 | (uint)row[clamp(at + 3, 0, last)] << 24;
    }
    four = vload16(0, words);
  }
  AT(planes) = WIDENED(four & 0xffu);
  AT(planes + PLANE) = WIDENED(four >> 8 & 0xffu);
  AT(planes + 2 * PLANE) = WIDENED(four >> 16 & 0xffu);
  AT(planes + 3 * PLANE) = WIDENED(four >> 24);
}

void decimateColumns(global float* to, global float* ring, int first, int vectors) {
  for (int s = 0; s < 4; ++s) {
    for (int i = 0; i < vectors; i += 2) {
      const size_t at = (size_t)(s * PLANE + 16 * i);
      float16 left[4] = {0.0f, 0.0f, 0.0f, 0.0f};
      float16 right[4] = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma unroll
      for (int n = 0; n < TAPS + 12; ++n) {
        global float* row = ring + (size_t)((first + n) & (RING - 1)) * PITCH + at;
        const float16 l = AT(row), r = AT(row + 16);
#pragma unroll
        for (int c = 0; c < 4; ++c) {
          const int k = n - 4 * c;
          if (k >= 0 && k < TAPS) {
            left[c] = fma((float16)DECIMATING[k], l, left[c]);
            right[c] = fma((float16)DECIMATING[k], r, right[c]);
          }
        }
      }
#pragma unroll
      for (int c = 0; c < 4; ++c) {
        AT(to + c * PITCH + at) = left[c];
        AT(to + c * PITCH + at + 16) = right[c];
      }
    }
  }
}

void decimateRow(global float* to, global const float* row, int vectors) {
  for (int i = 0; i < vectors; ++i) {
    float16 sums[4] = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma unroll
    for (int k = 0; k < TAPS; ++k) {
      // Pixel 4 j + k - BEFORE, which is 4 (j + m) + s; j is one before the strip's first.
      const int shifted = k - BEFORE + 4 * MARGIN;
      const int s = shifted % 4;
      sums[s] = fma((float16)DECIMATING[k], AT_ANY(row + s * PLANE + shifted / 4 + 16 * i - 1), sums[s]);
    }
    AT(to + 16 * i) = (sums[0] + sums[1]) + (sums[2] + sums[3]);
  }
}

void storePixels(global uchar* to, uint16 pixels, int count, bool isWholeLine) {
  if (count >= 64) {
    if (isWholeLine)
      STORE(pixels, (global uint16*)to);
    else
      *(global AnyUint16*)to = pixels;
  } else {
    uint words[16];
    vstore16(pixels, 0, words);
    for (int i = 0; i < count; ++i) to[i] = (uchar)(words[i / 4] >> 8 * (i % 4));
  }
}

INLINE float16 between(int place, float16 before, float16 here, float16 after) {
  constant const float* weights = INTERPOLATING + 3 * place;
  return fma((float16)weights[0], before, fma((float16)weights[1], here, (float16)weights[2] * after));
}

// The work-item's own memory: the ring of source rows, four rows of decimated columns, and coarse rows.
kernel void blurDecimatedStrips(global const uchar* restrict source, global uchar* restrict result,
                                global float* restrict memory, int width, int height) {
  // All strips are about as wide as each other, and whole lines of the cache.
  const int strips = (int)get_num_groups(0);
  const int share = ((width + strips - 1) / strips + 63) / 64 * 64;
  const int left = (int)get_group_id(0) * share;
  const int right = min(left + share, width);
  const int top = (int)get_group_id(1) * ROWS;
  const int bottom = min(top + ROWS, height);
  if (left >= width || top >= height) return;

  memory += (size_t)((RING + 4 + 3) * PITCH) * (get_group_id(1) * get_num_groups(0) + get_group_id(0));
  global float* ring = memory;
  global float* decimated = ring + RING * PITCH;
  global float* coarse = decimated + 4 * PITCH;  // the last rows of samples, each from the one before the strip on
  global float* line = coarse + COARSE_RING * PLANE;

  const bool wholeLines = width % 64 == 0;
  const int cells = (right - left + 3) / 4;         // coarse samples within the strip
  const int coarseVectors = (cells + 15) / 16 + 1;  // with those on either side
  const int vectors = (coarseVectors + 3) / 2 * 2;  // of a plane, with its margins; two are filtered at a time

  int next = top - 4 - BEFORE;  // source row
  for (int c = -1; 4 * (c - 1) < bottom - top; c += 4) {
    const int first = top + 4 * c - BEFORE;
    for (; next < first + TAPS + 12; ++next) {
      global const uchar* row = source + (size_t)clamp(next, 0, height - 1) * (size_t)width;
      global float* planes = ring + (size_t)(next & (RING - 1)) * PITCH;
      const size_t ahead = next + 4 < height ? 4 * (size_t)width : 0;
      for (int i = 0; i < vectors; ++i) splitPixels(planes + 16 * i, row, left + 4 * (16 * i - MARGIN), width, ahead);
    }
    decimateColumns(decimated, ring, first, vectors);
    for (int k = 0; k < 4; ++k)
      decimateRow(coarse + ((c + k) & (COARSE_RING - 1)) * PLANE, decimated + k * PITCH, coarseVectors);

    // The rows of those that have both neighbours now.
    for (int y = max(4 * (c - 1), 0); y < min(4 * (c + 3), bottom - top); ++y) {
      global float* before = coarse + ((y / 4 - 1) & (COARSE_RING - 1)) * PLANE;
      global float* here = coarse + (y / 4 & (COARSE_RING - 1)) * PLANE;
      global float* after = coarse + ((y / 4 + 1) & (COARSE_RING - 1)) * PLANE;
      const int p = y & 3;
      for (int i = 0; i < coarseVectors; ++i)
        AT(line + 16 * i) = between(p, AT(before + 16 * i), AT(here + 16 * i), AT(after + 16 * i));
      global uchar* to = result + (size_t)(top + y) * (size_t)width + (size_t)left;
      for (int i = 0; i < cells; i += 16) {
        const float16 l = AT(line + i), m = AT_ANY(line + i + 1), r = AT_ANY(line + i + 2);
        const uint16 pixels = ROUNDED(between(0, l, m, r)) | ROUNDED(between(1, l, m, r)) << 8 |
                              ROUNDED(between(2, l, m, r)) << 16 | ROUNDED(between(3, l, m, r)) << 24;
        storePixels(to + 4 * i, pixels, right - left - 4 * i, wholeLines);
      }
    }
  }
}
