// One multiply-add per element of three long rows: reads two, writes one, and so does little but move memory.
// Each work-item takes one element, and neighbours take neighbours.

kernel void Triad(global const float* a, global const float* b, global float* c, float s) {
  const size_t i = get_global_id(0);
  c[i] = a[i] + s * b[i];
}
