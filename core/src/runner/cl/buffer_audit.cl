// Headroom's own look at buffers between launches: see buffer_audit.hpp. What it computes is computed by the host too,
// where the device works on the host's memory.

/// What the word at an index adds to a digest.
uint2 mixed(uint word, uint index) {
  uint low = word + index * 0x9e3779b9u;
  low = (low ^ (low >> 16)) * 0x85ebca6bu;
  low = (low ^ (low >> 13)) * 0xc2b2ae35u;
  low ^= low >> 16;
  uint high = low * 0x2c1b3c6du;
  high = (high ^ (high >> 12)) * 0x297a2d39u;
  return (uint2)(low, high ^ (high >> 15));
}

/// Sums over every so many-th word, one for each work-item. `tail`: bytes behind the last whole word.
kernel void digestBytes(global const uint* words, const ulong count, const uint tail, global uint2* sums) {
  const size_t first = get_global_id(0);
  uint2 sum = (uint2)(0, 0);
  for (ulong i = first; i < count; i += get_global_size(0)) sum += mixed(words[i], (uint)i);
  if (first == 0 && tail > 0) {
    global const uchar* rest = (global const uchar*)(words + count);
    uint word = 0;
    for (uint i = 0; i < tail; ++i) word |= (uint)rest[i] << (8 * i);
    sum += mixed(word, (uint)count);
  }
  sums[first] = sum;
}

/// Flips these bits in every word.
kernel void flipBits(global uint* words, const ulong count, const uint tail, const uint bits) {
  const size_t first = get_global_id(0);
  for (ulong i = first; i < count; i += get_global_size(0)) words[i] ^= bits;
  if (first > 0) return;
  global uchar* rest = (global uchar*)(words + count);
  for (uint i = 0; i < tail; ++i) rest[i] ^= (uchar)(bits >> (8 * i));
}
