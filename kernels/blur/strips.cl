/*---
workload  = "blur"
reference = "truncated-gaussian"
title     = "Rows and columns in one kernel, 16 floats wide, for CPUs"
rank      = 54
summary   = """
The separable sums of 2 r + 1 weighted neighbours, arranged for a CPU: every pixel is read once and written once. A
work-item has a strip of the picture and filters its rows 16 at a time, turned in registers so that 16 rows are one
vector; they are turned back and kept in the second level cache until the columns that need them are done. Neighbours of
equal weight are added first, which halves the multiplications, and 8 results next to each other are summed at once, so
that each loaded vector serves all of them. Stores pass the caches by. Source: the symmetric sums are those of OpenCV's
own filters; the rest follows from the vectors and caches of the processor."""

[guide]
experiments = { speed-up = "16 floats wide" }

[cost]
memory = "2"
flops  = "2 * 3 * (radius + 1)"

# The wider, the fewer pixels are read twice at the sides; 2 radius + 64 rows of it have to stay in the second level
# cache.
[tune.STRIP]
default = 512
values  = [256, 512, 1024]

# Rows per work-item. The more, the fewer rows are filtered twice; but each processor needs a strip.
[tune.ROWS]
default = 1024
values  = [512, 1024, 2048]

[constants]
CHUNK = 32  # rows that are filtered along x before the columns go on

[scratch]
memory = "ceil(width / STRIP) * ceil(height / ROWS) * (16 * (radius + 16) + 16 * (STRIP + 2 * radius + 32) + (2 * radius + 16 + CHUNK) * (STRIP + 16))"

[[pass]]
kernel = "blurStrips"
args   = ["source", "result", "memory", "weights", "radius", "width", "height"]
global = ["ceil(width / STRIP)", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

#define NO_PREFETCH  // loadColumns() would ask for too many lines at once: here there is time between two blocks
#include "../copy/stream.clh"
#include "../transpose/registers.clh"

#define PITCH (STRIP + 16)  // floats of a kept row: rows lie in different sets of the cache
#define AT(pointer) (*(global const float16*)(pointer))

// One pair of neighbours of each of 8 results. fma(), since PoCL makes two instructions of mad() and of w * (l + r) + s.
#define TAP(l0, l1, l2, l3, l4, l5, l6, l7, r0, r1, r2, r3, r4, r5, r6, r7) \
  {                                                                         \
    const float16 w = (float16)*weight++;                                   \
    s0 = fma(w, l0 + r0, s0);                                               \
    s1 = fma(w, l1 + r1, s1);                                               \
    s2 = fma(w, l2 + r2, s2);                                               \
    s3 = fma(w, l3 + r3, s3);                                               \
    s4 = fma(w, l4 + r4, s4);                                               \
    s5 = fma(w, l5 + r5, s5);                                               \
    s6 = fma(w, l6 + r6, s6);                                               \
    s7 = fma(w, l7 + r7, s7);                                               \
  }

// Eight sums. `near` is the first neighbour of the first of them, and the next is `pitch` floats on. Eight vectors from
// the left and eight from the right are at hand; from one weight to the next only one of each is new. The weights are
// those from the edge to the centre, and the centre's is half, for it is its own mirror image.
INLINE void filter8(float16* results, global const float* near, size_t pitch, global const float* weight, int radius) {
  float16 s0 = 0.0f, s1 = 0.0f, s2 = 0.0f, s3 = 0.0f, s4 = 0.0f, s5 = 0.0f, s6 = 0.0f, s7 = 0.0f;
  global const float* far = near + (size_t)(2 * radius) * pitch;
  float16 l0 = AT(near), l1 = AT(near + pitch), l2 = AT(near + 2 * pitch), l3 = AT(near + 3 * pitch);
  float16 l4 = AT(near + 4 * pitch), l5 = AT(near + 5 * pitch), l6 = AT(near + 6 * pitch), l7 = AT(near + 7 * pitch);
  float16 r0 = AT(far), r1 = AT(far + pitch), r2 = AT(far + 2 * pitch), r3 = AT(far + 3 * pitch);
  float16 r4 = AT(far + 4 * pitch), r5 = AT(far + 5 * pitch), r6 = AT(far + 6 * pitch), r7 = AT(far + 7 * pitch);
  int taps = radius + 1;
  near += 8 * pitch;
  // Eight weights at a time, so that the vectors change their parts and not their places.
  for (; taps >= 8; taps -= 8) {
    TAP(l0, l1, l2, l3, l4, l5, l6, l7, r0, r1, r2, r3, r4, r5, r6, r7)
    l0 = AT(near);
    r7 = AT(far - pitch);
    TAP(l1, l2, l3, l4, l5, l6, l7, l0, r7, r0, r1, r2, r3, r4, r5, r6)
    l1 = AT(near + pitch);
    r6 = AT(far - 2 * pitch);
    TAP(l2, l3, l4, l5, l6, l7, l0, l1, r6, r7, r0, r1, r2, r3, r4, r5)
    l2 = AT(near + 2 * pitch);
    r5 = AT(far - 3 * pitch);
    TAP(l3, l4, l5, l6, l7, l0, l1, l2, r5, r6, r7, r0, r1, r2, r3, r4)
    l3 = AT(near + 3 * pitch);
    r4 = AT(far - 4 * pitch);
    TAP(l4, l5, l6, l7, l0, l1, l2, l3, r4, r5, r6, r7, r0, r1, r2, r3)
    l4 = AT(near + 4 * pitch);
    r3 = AT(far - 5 * pitch);
    TAP(l5, l6, l7, l0, l1, l2, l3, l4, r3, r4, r5, r6, r7, r0, r1, r2)
    l5 = AT(near + 5 * pitch);
    r2 = AT(far - 6 * pitch);
    TAP(l6, l7, l0, l1, l2, l3, l4, l5, r2, r3, r4, r5, r6, r7, r0, r1)
    l6 = AT(near + 6 * pitch);
    r1 = AT(far - 7 * pitch);
    TAP(l7, l0, l1, l2, l3, l4, l5, l6, r1, r2, r3, r4, r5, r6, r7, r0)
    near += 8 * pitch;
    far -= 8 * pitch;
    l7 = AT(near - pitch);
    r0 = AT(far);
  }
  for (; taps > 0; --taps) {
    TAP(l0, l1, l2, l3, l4, l5, l6, l7, r0, r1, r2, r3, r4, r5, r6, r7)
    far -= pitch;
    l0 = l1, l1 = l2, l2 = l3, l3 = l4, l4 = l5, l5 = l6, l6 = l7, l7 = AT(near);
    r7 = r6, r6 = r5, r5 = r4, r4 = r3, r3 = r2, r2 = r1, r1 = r0, r0 = AT(far);
    near += pitch;
  }
  results[0] = s0, results[1] = s1, results[2] = s2, results[3] = s3;
  results[4] = s4, results[5] = s5, results[6] = s6, results[7] = s7;
}

// The work-item's own memory: weights, the columns of 16 rows, and filtered rows.
kernel void blurStrips(global const float* restrict source, global float* restrict result,
                       global float* restrict memory, constant const float* restrict weights, int radius, int width,
                       int height) {
  // All strips are about as wide as each other, and whole lines of the cache.
  const int strips = (int)get_num_groups(0);
  const int share = ((width + strips - 1) / strips + 15) / 16 * 16;
  const int left = (int)get_group_id(0) * share;
  const int right = min(left + share, width);
  const int top = (int)get_group_id(1) * ROWS;
  const int bottom = min(top + ROWS, height);
  if (left >= width || top >= height) return;

  const int margin = (radius + 15) / 16 * 16;       // columns on either side, in whole blocks
  const int history = (2 * radius + 15) / 16 * 16;  // filtered rows that are kept, in whole blocks
  const size_t own = (size_t)(16 * (radius + 16) + 16 * (STRIP + 2 * radius + 32)) +
                     (size_t)(2 * radius + 16 + CHUNK) * PITCH;
  memory += own * (get_group_id(1) * get_num_groups(0) + get_group_id(0));
  global float* halved = memory;
  global float16* columns = (global float16*)(memory + 16 * (radius + 16));
  global float* rows = (global float*)(columns + STRIP + 2 * radius + 32);
  for (int i = 0; i <= radius; ++i) halved[i] = i < radius ? weights[i] : 0.5f * weights[i];

  const bool wholeLines = width % 16 == 0;
  for (int start = top; start < bottom; start += CHUNK) {
    const int end = min(start + CHUNK, bottom);
    // Row `at` of those kept is row start + radius - history + at of the picture.
    for (int at = start == top ? 0 : history; at < history + CHUNK; at += 16) {
      const int y = start + radius - history + at;
      for (int x = -margin; x < right - left + margin; x += 16) {
        float16 v[16];
        loadColumns(v, source, left + x, y, width, height);
#define KEEP(i) columns[margin + x + i] = v[i];
        REPEAT16(KEEP)
      }
      for (int x = 0; x < right - left; x += 16) {
        float16 v[16];
        global const float* near = (global const float*)(columns + (margin - radius + x));
        global const float* next = source + (size_t)clamp(y + 16, 0, height - 1) * (size_t)width + (size_t)(left + x);
        const size_t down = y + 32 <= height && y >= -16 ? (size_t)width : 0;
#define ASK(i) PREFETCH(next + i * down);
        ASK(0) ASK(1) ASK(2) ASK(3) ASK(4) ASK(5) ASK(6) ASK(7)
        filter8(v, near, 16, halved, radius);
        ASK(8) ASK(9) ASK(10) ASK(11) ASK(12) ASK(13) ASK(14) ASK(15)
        filter8(v + 8, near + 8 * 16, 16, halved, radius);
        transpose16(v);
#define KEEP_ROW(i) *(global float16*)(rows + (size_t)(at + i) * PITCH + x) = v[i];
        REPEAT16(KEEP_ROW)
      }
    }

    for (int x = 0; x < right - left; x += 16) {
      for (int y = start; y < end; y += 8) {
        float16 v[8];
        filter8(v, rows + (size_t)(y - start + history - 2 * radius) * PITCH + x, PITCH, halved, radius);
        global float* to = result + (size_t)y * (size_t)width + (size_t)(left + x);
        if (wholeLines && y + 8 <= end) {
#define PUT(i) STORE(v[i], (global float16*)(to + i * (size_t)width));
          PUT(0) PUT(1) PUT(2) PUT(3) PUT(4) PUT(5) PUT(6) PUT(7)
        } else {
#define PUT_PART(i) \
  if (y + i < end) storeFirst(v[i], to + i * (size_t)width, right - left - x);
          PUT_PART(0) PUT_PART(1) PUT_PART(2) PUT_PART(3) PUT_PART(4) PUT_PART(5) PUT_PART(6) PUT_PART(7)
        }
      }
    }

    // The next chunk's columns begin with the last rows of this one.
    for (int at = 0; at < history && end < bottom; ++at)
      for (int x = 0; x < right - left; x += 16)
        *(global float16*)(rows + at * PITCH + x) = AT(rows + (at + CHUNK) * PITCH + x);
  }
}
