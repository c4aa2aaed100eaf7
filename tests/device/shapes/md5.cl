// Finds the key with a given MD5 digest. A key has up to 8 bytes with `values` values each, from '0' on. Its index is
// the number with these digits in that base, the first byte being the lowest digit. Each work-item tries all values of
// the first byte. MD5 as in RFC 1321; a key fits in one block.

constant uint kRotations[16] = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
constant uint kSines[64] = {
    0xd76aa478u, 0xe8c7b756u, 0x242070dbu, 0xc1bdceeeu, 0xf57c0fafu, 0x4787c62au, 0xa8304613u, 0xfd469501u,
    0x698098d8u, 0x8b44f7afu, 0xffff5bb1u, 0x895cd7beu, 0x6b901122u, 0xfd987193u, 0xa679438eu, 0x49b40821u,
    0xf61e2562u, 0xc040b340u, 0x265e5a51u, 0xe9b6c7aau, 0xd62f105du, 0x02441453u, 0xd8a1e681u, 0xe7d3fbc8u,
    0x21e1cde6u, 0xc33707d6u, 0xf4d50d87u, 0x455a14edu, 0xa9e3e905u, 0xfcefa3f8u, 0x676f02d9u, 0x8d2a4c8au,
    0xfffa3942u, 0x8771f681u, 0x6d9d6122u, 0xfde5380cu, 0xa4beea44u, 0x4bdecfa9u, 0xf6bb4b60u, 0xbebfbc70u,
    0x289b7ec6u, 0xeaa127fau, 0xd4ef3085u, 0x04881d05u, 0xd9d4d039u, 0xe6db99e5u, 0x1fa27cf8u, 0xc4ac5665u,
    0xf4292244u, 0x432aff97u, 0xab9423a7u, 0xfc93a039u, 0x655b59c3u, 0x8f0ccc92u, 0xffeff47du, 0x85845dd1u,
    0x6fa87e4fu, 0xfe2ce6e0u, 0xa3014314u, 0x4e0811a1u, 0xf7537e82u, 0xbd3af235u, 0x2ad7d2bbu, 0xeb86d391u};

/// A step of MD5: the state with its words moved on by one, and a new one from `mixed` and a word of the message.
uint4 advance(uint4 state, uint mixed, uint word, uint step, uint rotation) {
  const uint sum = state.x + mixed + kSines[step] + word;
  return (uint4)(state.w, state.y + rotate(sum, rotation), state.y, state.z);
}

/// The digest of a message of up to 8 bytes, which `low` and `high` hold, little-endian.
uint4 md5(uint low, uint high, uint bytes) {
  const uint4 start = (uint4)(0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u);
  const uint end = 0x80u << bytes % 4 * 8;
  uint words[16] = {low, high, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, bytes * 8, 0};
  words[0] |= bytes < 4 ? end : 0;
  words[1] |= bytes / 4 == 1 ? end : 0;
  words[2] |= bytes == 8 ? end : 0;
  uint4 s = start;
#pragma unroll
  for (uint i = 0; i < 16; ++i) s = advance(s, bitselect(s.w, s.z, s.y), words[i], i, kRotations[i % 4]);
#pragma unroll
  for (uint i = 0; i < 16; ++i)
    s = advance(s, bitselect(s.z, s.y, s.w), words[(5 * i + 1) % 16], 16 + i, kRotations[4 + i % 4]);
#pragma unroll
  for (uint i = 0; i < 16; ++i) s = advance(s, s.y ^ s.z ^ s.w, words[(3 * i + 5) % 16], 32 + i, kRotations[8 + i % 4]);
#pragma unroll
  for (uint i = 0; i < 16; ++i) s = advance(s, s.z ^ (s.y | ~s.w), words[7 * i % 16], 48 + i, kRotations[12 + i % 4]);
  return start + s;
}

kernel void FindKeyWithDigest_Kernel(uint digest0, uint digest1, uint digest2, uint digest3, int keys, int bytes,
                                     int values, global int* index, global uchar* key, global uint* digest) {
  const uint4 wanted = (uint4)(digest0, digest1, digest2, digest3);
  const uint first = get_global_id(0) * (uint)values;
  // Its key but for the first byte, which counts up below.
  uint low = '0';
  uint high = 0;
  uint rest = get_global_id(0);
  for (int i = 1; i < bytes; ++i) {
    const uint byte = '0' + rest % (uint)values;
    rest /= (uint)values;
    low |= i < 4 ? byte << i * 8 : 0;
    high |= i < 4 ? 0 : byte << (i - 4) * 8;
  }
  for (uint value = 0; value < (uint)values && first + value < (uint)keys; ++value) {
    const uint4 found = md5(low + value, high, bytes);
    if (all(found == wanted)) {
      index[0] = first + value;
      vstore8(as_uchar8((uint2)(low + value, high)), 0, key);
      vstore4(found, 0, digest);
    }
  }
}
