// What scale.json describes.
__kernel void scale(__global const float* from, __global float* to, float factor, int n) {
  const int first = get_global_id(0) * EACH;
  for (int k = 0; k < EACH; ++k) {
    if (first + k < n) to[first + k] = factor * from[first + k];
  }
}
