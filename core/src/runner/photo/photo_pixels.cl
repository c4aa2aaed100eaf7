// A photo's pixels, as they lie in its file, sorted into the planes that blurs work on, and packed again.
//
// SAMPLE    what the photo's samples are: uchar, ushort or float, WHITE their white
// CHANNELS  of the photo: 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha
// ELEMENT   what planes are made of: float, white at 1, or uchar, white at 255, of photos of uchar only
// PER_PLANE channels of a plane, 1 or 4; those that the photo lacks are PADDING
// TURN      how many pixels are in hand at once, a multiple of 4: 4 where neighbouring work-items should touch
//           neighbouring memory, more where a work-item has a processor of its own, which takes RUN turns
//
// Four pixels are CHANNELS vectors of four samples, whatever their depth is, and begin where such a vector may.

// To nearest, and white to exactly 1: no product may be rounded together with the sum that follows it.
#pragma OPENCL FP_CONTRACT OFF

#define JOIN(a, b) a##b
#define FOUR(type) JOIN(type, 4)
#define PLANES ((CHANNELS + PER_PLANE - 1) / PER_PLANE)
#define HAS_ALPHA (CHANNELS % 2 == 0)
#define BYTE_WHITE 255u

// A few pixels stay in registers when the loops over them are unrolled.
#if TURN == 4
#define UNROLL _Pragma("unroll")
#else
#define UNROLL
#endif

#ifdef BYTES

#define OF_BYTES 1
#define PADDING BYTE_WHITE

ELEMENT timesAlpha(ELEMENT colour, ELEMENT alpha) {
  return (ELEMENT)(((uint)colour * alpha + BYTE_WHITE / 2) / BYTE_WHITE);
}

// What cannot be seen has no colour to recover.
ELEMENT dividedByAlpha(ELEMENT colour, ELEMENT alpha) {
  return alpha == 0 ? (ELEMENT)0 : (ELEMENT)min(BYTE_WHITE, ((uint)colour * BYTE_WHITE + alpha / 2u) / alpha);
}

ELEMENT toElement(SAMPLE sample) {
  return sample;
}

SAMPLE toSample(ELEMENT value) {
  return value;
}

#else

#define OF_BYTES 0
#define PADDING 0.0f

ELEMENT timesAlpha(ELEMENT colour, ELEMENT alpha) {
  return colour * alpha;
}

ELEMENT dividedByAlpha(ELEMENT colour, ELEMENT alpha) {
  return alpha > 0 ? colour / alpha : 0.0f;
}

ELEMENT toElement(SAMPLE sample) {
  return (float)sample / (float)WHITE;
}

SAMPLE toSample(ELEMENT value) {
#ifdef FLOAT_SAMPLES
  return isnan(value) ? 0.0f : value;
#else
  // fmax() takes the number where one of the two is NaN.
  const float scaled = fmin(fmax(value * (float)WHITE, 0.0f), (float)WHITE);
  const int whole = (int)scaled;
  return (SAMPLE)(whole + (scaled - (float)whole >= 0.5f ? 1 : 0));
#endif
}

#endif

// In hand are `count` pixels, the channels one after the other, each with room for TURN.

void toPlane(const ELEMENT* values, global ELEMENT* plane, uint count) {
  if (count == TURN) {
    UNROLL
    for (int i = 0; i < TURN / 4; ++i) ((global FOUR(ELEMENT)*)plane)[i] = vload4(i, values);
  } else {
    for (uint i = 0; i < count; ++i) plane[i] = values[i];
  }
}

void fromPlane(global const ELEMENT* plane, ELEMENT* values, uint count) {
  if (count == TURN) {
    UNROLL
    for (int i = 0; i < TURN / 4; ++i) vstore4(((global const FOUR(ELEMENT)*)plane)[i], i, values);
  } else {
    UNROLL
    for (uint i = 0; i < TURN; ++i) values[i] = i < count ? plane[i] : (ELEMENT)0;
  }
}

void toPlaneOfFour(const ELEMENT* values, global FOUR(ELEMENT)* plane, uint count) {
  for (uint i = 0; i < count; ++i) {
    FOUR(ELEMENT) pixel = (FOUR(ELEMENT))(values[i], PADDING, PADDING, PADDING);
    if (CHANNELS > 1) pixel.y = values[1 % CHANNELS * TURN + i];
    if (CHANNELS > 2) pixel.z = values[2 % CHANNELS * TURN + i];
    if (CHANNELS > 3) pixel.w = values[3 % CHANNELS * TURN + i];
    plane[i] = pixel;
  }
}

void fromPlaneOfFour(global const FOUR(ELEMENT)* plane, ELEMENT* values, uint count) {
  UNROLL
  for (uint i = 0; i < TURN; ++i) {
    const FOUR(ELEMENT) pixel = i < count ? plane[i] : (FOUR(ELEMENT))(0);
    values[i] = pixel.x;
    if (CHANNELS > 1) values[1 % CHANNELS * TURN + i] = pixel.y;
    if (CHANNELS > 2) values[2 % CHANNELS * TURN + i] = pixel.z;
    if (CHANNELS > 3) values[3 % CHANNELS * TURN + i] = pixel.w;
  }
}

void fromPhoto(global const SAMPLE* photo, ELEMENT* values, uint count) {
  SAMPLE samples[TURN * CHANNELS];
  if (count == TURN) {
    UNROLL
    for (int i = 0; i < TURN / 4 * CHANNELS; ++i) vstore4(((global const FOUR(SAMPLE)*)photo)[i], i, samples);
  } else {
    UNROLL
    for (uint i = 0; i < TURN * CHANNELS; ++i) samples[i] = i < count * CHANNELS ? photo[i] : (SAMPLE)0;
  }
  UNROLL
  for (int channel = 0; channel < CHANNELS; ++channel) {
    UNROLL
    for (int i = 0; i < TURN; ++i) values[channel * TURN + i] = toElement(samples[i * CHANNELS + channel]);
  }
}

void toPhoto(const ELEMENT* values, global SAMPLE* photo, uint count) {
  SAMPLE samples[TURN * CHANNELS];
  UNROLL
  for (int channel = 0; channel < CHANNELS; ++channel) {
    UNROLL
    for (int i = 0; i < TURN; ++i) samples[i * CHANNELS + channel] = toSample(values[channel * TURN + i]);
  }
  if (count == TURN) {
    UNROLL
    for (int i = 0; i < TURN / 4 * CHANNELS; ++i) ((global FOUR(SAMPLE)*)photo)[i] = vload4(i, samples);
  } else {
    for (uint i = 0; i < count * CHANNELS; ++i) photo[i] = samples[i];
  }
}

// `pixels` of the photo, which are those of the planes from `first` on, a multiple of four. `translucent` becomes 1
// where a byte of alpha is less than white.
kernel void sortIntoPlanes(global const SAMPLE* photo, global ELEMENT* plane0, global ELEMENT* plane1,
                           global ELEMENT* plane2, global ELEMENT* plane3, uint first, uint pixels,
                           volatile global int* translucent) {
  for (uint turn = 0; turn < RUN; ++turn) {
    const uint begin = TURN * ((uint)get_global_id(0) * RUN + turn);
    if (begin >= pixels) return;
    const uint count = min((uint)TURN, pixels - begin);
    ELEMENT values[TURN * CHANNELS];
    fromPhoto(photo + (size_t)begin * CHANNELS, values, count);
    if (HAS_ALPHA) {
      const ELEMENT* alpha = values + (CHANNELS - 1) * TURN;
      UNROLL
      for (int channel = 0; channel < CHANNELS - 1; ++channel) {
        UNROLL
        for (int i = 0; i < TURN; ++i)
          values[channel * TURN + i] = timesAlpha(values[channel * TURN + i], alpha[i]);
      }
      bool isTranslucent = false;
      for (uint i = 0; i < count; ++i) isTranslucent = isTranslucent || alpha[i] != BYTE_WHITE;
      if (OF_BYTES && isTranslucent && *translucent == 0) atomic_or(translucent, 1);
    }
    const size_t at = (size_t)first + begin;
    if (PER_PLANE == 4) {
      toPlaneOfFour(values, (global FOUR(ELEMENT)*)plane0 + at, count);
    } else {
      toPlane(values, plane0 + at, count);
      if (PLANES > 1) toPlane(values + 1 % CHANNELS * TURN, plane1 + at, count);
      if (PLANES > 2) toPlane(values + 2 % CHANNELS * TURN, plane2 + at, count);
      if (PLANES > 3) toPlane(values + 3 % CHANNELS * TURN, plane3 + at, count);
    }
  }
}

// The reverse; where bytes of alpha are white in all of the photo, colour is left as it is.
kernel void packPixels(global const ELEMENT* plane0, global const ELEMENT* plane1, global const ELEMENT* plane2,
                       global const ELEMENT* plane3, global SAMPLE* photo, uint first, uint pixels,
                       global const int* translucent) {
  const bool divides = OF_BYTES ? *translucent != 0 : true;
  for (uint turn = 0; turn < RUN; ++turn) {
    const uint begin = TURN * ((uint)get_global_id(0) * RUN + turn);
    if (begin >= pixels) return;
    const uint count = min((uint)TURN, pixels - begin);
    const size_t at = (size_t)first + begin;
    ELEMENT values[TURN * CHANNELS];
    if (PER_PLANE == 4) {
      fromPlaneOfFour((global const FOUR(ELEMENT)*)plane0 + at, values, count);
    } else {
      fromPlane(plane0 + at, values, count);
      if (PLANES > 1) fromPlane(plane1 + at, values + 1 % CHANNELS * TURN, count);
      if (PLANES > 2) fromPlane(plane2 + at, values + 2 % CHANNELS * TURN, count);
      if (PLANES > 3) fromPlane(plane3 + at, values + 3 % CHANNELS * TURN, count);
    }
    if (HAS_ALPHA && divides) {
      const ELEMENT* alpha = values + (CHANNELS - 1) * TURN;
      UNROLL
      for (int channel = 0; channel < CHANNELS - 1; ++channel) {
        UNROLL
        for (int i = 0; i < TURN; ++i)
          values[channel * TURN + i] = dividedByAlpha(values[channel * TURN + i], alpha[i]);
      }
    }
    toPhoto(values, photo + (size_t)begin * CHANNELS, count);
  }
}
