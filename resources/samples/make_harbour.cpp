// Paints harbour.jpg, the bundled sample: a harbour at dusk, made of noise and arithmetic only, so that it is free to
// copy. It has what shows a blur's faults: smooth gradients, fine texture, hard edges, lettering, thin lines and
// highlights far brighter than their surroundings. README.md beside this file says how to run it.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <vector>

namespace {

constexpr int kWidth = 1800;
constexpr int kHeight = 1200;
constexpr int kScale = 2;         // painted at twice the size, then averaged: smooth edges
constexpr float kHorizon = 600;   // where the eye's height meets the sky
constexpr float kShore = 668;     // far waterline
constexpr float kFocal = 1600;    // pixels
constexpr float kEyeHeight = 5;   // metres above the water
constexpr float kFarBoats = 742;  // waterline of the boats at anchor, about
constexpr float kSunX = 1180;

struct Rgb {
  float r = 0, g = 0, b = 0;
};
Rgb operator+(Rgb a, Rgb b) {
  return {a.r + b.r, a.g + b.g, a.b + b.b};
}
Rgb operator*(Rgb a, float k) {
  return {a.r * k, a.g * k, a.b * k};
}
Rgb operator*(Rgb a, Rgb b) {
  return {a.r * b.r, a.g * b.g, a.b * b.b};
}
Rgb mix(Rgb a, Rgb b, float t) {
  return a * (1 - t) + b * t;
}
float smooth(float from, float to, float x) {
  const float t = std::clamp((x - from) / (to - from), 0.0F, 1.0F);
  return t * t * (3 - 2 * t);
}

float hashed(int x, int y, int seed) {
  auto h = static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U ^
           static_cast<std::uint32_t>(seed) * 0xC2B2AE3DU;
  h = (h ^ (h >> 15)) * 0x2C1B3C6DU;
  h = (h ^ (h >> 12)) * 0x297A2D39U;
  return static_cast<float>((h ^ (h >> 15)) >> 8) / 16777216.0F;
}

float noise(float x, float y, int seed) {
  const auto cx = static_cast<int>(std::floor(x));
  const auto cy = static_cast<int>(std::floor(y));
  const float u = smooth(0, 1, x - static_cast<float>(cx));
  const float v = smooth(0, 1, y - static_cast<float>(cy));
  const float top = hashed(cx, cy, seed) * (1 - u) + hashed(cx + 1, cy, seed) * u;
  const float low = hashed(cx, cy + 1, seed) * (1 - u) + hashed(cx + 1, cy + 1, seed) * u;
  return top * (1 - v) + low * v;
}

float fractal(float x, float y, int octaves, int seed) {
  float sum = 0, amplitude = 0.5F;
  for (int i = 0; i < octaves; ++i, amplitude *= 0.5F, x = x * 2.03F + 17, y = y * 2.03F + 31) {
    sum += amplitude * noise(x, y, seed + i);
  }
  return sum;
}

// A picture in linear light with coverage, addressed in output pixels whatever its scale.
struct Layer {
  std::vector<Rgb> colour = std::vector<Rgb>(std::size_t{kWidth} * kScale * kHeight * kScale);
  std::vector<float> cover = std::vector<float>(std::size_t{kWidth} * kScale * kHeight * kScale);

  static std::size_t at(int x, int y) { return static_cast<std::size_t>(y) * kWidth * kScale + x; }

  // Calls paint(x, y) for each sub-pixel of a box; what it returns false for stays as it was.
  void fill(float x0, float y0, float x1, float y1, const std::function<bool(float, float, Rgb&)>& paint) {
    const int left = std::max(0, static_cast<int>(x0 * kScale));
    const int top = std::max(0, static_cast<int>(y0 * kScale));
    const int right = std::min(kWidth * kScale, static_cast<int>(std::ceil(x1 * kScale)));
    const int low = std::min(kHeight * kScale, static_cast<int>(std::ceil(y1 * kScale)));
    for (int y = top; y < low; ++y) {
      for (int x = left; x < right; ++x) {
        const std::size_t i = at(x, y);
        if (paint((static_cast<float>(x) + 0.5F) / kScale, (static_cast<float>(y) + 0.5F) / kScale, colour[i])) {
          cover[i] = 1;
        }
      }
    }
  }
  void box(float x0, float y0, float x1, float y1, Rgb c) {
    fill(x0, y0, x1, y1, [&](float x, float y, Rgb& p) {
      if (x < x0 || x >= x1 || y < y0 || y >= y1) return false;
      p = c;
      return true;
    });
  }
  void line(float x0, float y0, float x1, float y1, float width, Rgb c) {
    const float length = std::hypot(x1 - x0, y1 - y0);
    fill(std::min(x0, x1) - width, std::min(y0, y1) - width, std::max(x0, x1) + width, std::max(y0, y1) + width,
         [&](float x, float y, Rgb& p) {
           const float along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length;
           const float across = std::abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length;
           if (along < 0 || along > length || across > width / 2) return false;
           p = c;
           return true;
         });
  }
  // Light scattered around a lamp: added to whatever is there, covers nothing.
  void lamp(float cx, float cy, float radius, float reach, Rgb c) {
    fill(cx - reach, cy - reach, cx + reach, cy + reach, [&](float x, float y, Rgb& p) {
      const float d = std::hypot(x - cx, y - cy);
      if (d < radius) {
        p = c;
        return true;
      }
      const float fade = 1 - smooth(0, reach, d);
      p = p + c * (0.012F * fade * fade * radius * radius / (d * d + radius));
      return false;
    });
  }
  [[nodiscard]] Rgb sample(float x, float y, float* coverage = nullptr) const {
    const int sx = std::clamp(static_cast<int>(x * kScale), 0, kWidth * kScale - 1);
    const int sy = std::clamp(static_cast<int>(y * kScale), 0, kHeight * kScale - 1);
    if (coverage != nullptr) *coverage = cover[at(sx, sy)];
    return colour[at(sx, sy)];
  }
};

Rgb sky(float x, float y) {
  const float up = std::clamp((kHorizon + 40 - y) / (kHorizon + 40), 0.0F, 1.0F);
  const float sun = std::exp(-std::pow((x - kSunX) / 620, 2.0F));
  const Rgb zenith{0.010F, 0.022F, 0.075F}, middle{0.075F, 0.10F, 0.23F};
  const Rgb low = mix({0.22F, 0.15F, 0.24F}, {1.05F, 0.42F, 0.14F}, sun);
  Rgb c = mix(mix(low, middle, smooth(0, 0.5F, up)), zenith, smooth(0.3F, 1, up));
  const float warp = fractal(x / 300, y / 90, 4, 11);
  const float body = fractal(x / 420 + 2 * warp, y / 75 + warp, 7, 3);
  const float cloud = smooth(0.50F, 0.78F, body) * smooth(0.0F, 0.15F, up);
  const Rgb lit = mix({0.95F, 0.34F, 0.20F}, {0.16F, 0.13F, 0.22F}, smooth(0.05F, 0.6F, up + 0.25F * (1 - sun)));
  c = mix(c, mix(lit, c * 0.55F, smooth(0.6F, 0.85F, body)), 0.8F * cloud);
  const auto cx = static_cast<int>(x / 9), cy = static_cast<int>(y / 9);
  if (hashed(cx, cy, 5) > 0.985F && up > 0.4F) {
    const float px = (static_cast<float>(cx) + 0.2F + 0.6F * hashed(cx, cy, 6)) * 9;
    const float py = (static_cast<float>(cy) + 0.2F + 0.6F * hashed(cx, cy, 7)) * 9;
    const float size = 0.35F + 0.5F * hashed(cx, cy, 8);
    if (std::hypot(x - px, y - py) < size) c = c + Rgb{0.8F, 0.85F, 1} * (smooth(0.4F, 0.9F, up) * (1 - cloud));
  }
  return c;
}

struct Ridge {
  float base, height, wave;
  Rgb colour;
  float haze;
  int seed;
};
constexpr Ridge kRidges[] = {{560, 210, 520, {0.115F, 0.092F, 0.165F}, 0.50F, 21},
                             {600, 190, 380, {0.046F, 0.045F, 0.085F}, 0.30F, 41},
                             {625, 215, 300, {0.012F, 0.017F, 0.024F}, 0.09F, 61}};

float crest(const Ridge& ridge, float x) {
  return ridge.base - ridge.height * 1.5F * (fractal(x / ridge.wave, 0.5F, 8, ridge.seed) - 0.22F);
}

void paintHills(Layer& scene) {
  for (const Ridge& ridge : kRidges) {
    scene.fill(0, 250, kWidth, kShore, [&](float x, float y, Rgb& p) {
      const float trees = 6 * fractal(x / 4, 9, 3, ridge.seed + 9) * (ridge.base - 500) / 150;
      const float depth = y - crest(ridge, x) + trees;
      if (depth < 0) return false;
      const float crowns = fractal(x / 3.2F, y / 2.6F, 3, ridge.seed + 1);
      const float slopes = fractal(x / 70 + y / 60, y / 45, 5, ridge.seed + 2);
      const float wood = 0.35F + 1.1F * crowns * (0.4F + 1.2F * slopes);
      const float haze = ridge.haze * smooth(0, 0.8F * ridge.height, depth);
      p = mix(ridge.colour * wood, Rgb{0.23F, 0.15F, 0.17F}, haze);
      return true;
    });
  }
  for (int i = 0; i < 520; ++i) {  // houses on the near slope, denser towards the water
    const float x = hashed(i, 1, 71) * kWidth;
    const float y = kShore - 30 - 170 * std::pow(hashed(i, 2, 71), 1.6F) * (0.5F + fractal(x / 300, 4, 3, 72));
    if (y < crest(kRidges[2], x) + 4) continue;
    const Rgb warm = mix({9, 4.6F, 1.6F}, {7, 6.4F, 5}, hashed(i, 3, 71));
    scene.lamp(x, y, 0.5F + 0.75F * hashed(i, 4, 71), 16, warm * (0.25F + hashed(i, 5, 71)));
  }
}

// 5 x 7 letters, a row in each byte.
void paintSign(Layer& scene, float x, float y, float dot, Rgb c) {
  constexpr unsigned char kLetters[8][7] = {{17, 17, 17, 31, 17, 17, 17}, {31, 16, 16, 30, 16, 16, 31},
                                            {14, 17, 17, 31, 17, 17, 17}, {30, 17, 17, 17, 17, 17, 30},
                                            {30, 17, 17, 30, 20, 18, 17}, {14, 17, 17, 17, 17, 17, 14},
                                            {14, 17, 17, 17, 17, 17, 14}, {17, 27, 21, 21, 17, 17, 17}};  // HEADROOM
  for (int letter = 0; letter < 8; ++letter) {
    for (int row = 0; row < 7; ++row) {
      for (int bit = 0; bit < 5; ++bit) {
        if ((kLetters[letter][row] >> (4 - bit) & 1) == 0) continue;
        const float px = x + static_cast<float>(letter * 6 + bit) * dot, py = y + static_cast<float>(row) * dot;
        scene.box(px, py, px + dot, py + dot, c);
      }
    }
  }
}

void paintHouse(Layer& scene, int i, float x, float width, float height) {
  const Rgb paints[] = {{0.42F, 0.10F, 0.07F}, {0.55F, 0.36F, 0.13F}, {0.60F, 0.56F, 0.48F}, {0.18F, 0.24F, 0.27F},
                        {0.48F, 0.24F, 0.12F}, {0.30F, 0.33F, 0.22F}, {0.55F, 0.45F, 0.36F}};
  const Rgb paint = paints[static_cast<int>(hashed(i, 1, 81) * 6.99F)];
  const float top = kShore - 12 - height, base = kShore - 12;
  const float roof = width * (0.30F + 0.35F * hashed(i, 2, 81));
  const bool gable = hashed(i, 3, 81) < 0.72F;
  scene.fill(x, top - roof, x + width, base, [&](float px, float py, Rgb& p) {
    const float across = std::abs(px - x - width / 2) / (width / 2);
    if (py < top - (gable ? roof * (1 - across) : 4)) return false;
    if (py < top && !gable) {
      p = {0.02F, 0.018F, 0.02F};
      return true;
    }
    const float boards = 0.86F + 0.14F * (std::fmod(py, 2.6F) < 1.9F ? 1.0F : 0.0F);
    const float street = 0.9F * std::exp(-(base - py) / 34);
    const float dirt = 0.55F + 0.9F * fractal(px / 6, py / 9, 4, 82 + i);
    const bool rim = gable && py < top && py < top - roof * (1 - across) + 2.6F;
    const Rgb light = Rgb{0.085F, 0.075F, 0.10F} + Rgb{1.1F, 0.68F, 0.34F} * street;
    p = rim ? Rgb{0.03F, 0.026F, 0.03F} : paint * light * (boards * dirt);
    return true;
  });
  if (hashed(i, 4, 81) < 0.6F) {  // chimney
    const float cx = x + width * (0.2F + 0.5F * hashed(i, 5, 81));
    scene.box(cx, top - roof * 0.75F, cx + 5, top - roof * 0.2F, {0.03F, 0.02F, 0.02F});
  }
  const int columns = std::max(2, static_cast<int>(width / 13));
  const float pitch = width / static_cast<float>(columns);
  int floor = 0;
  for (float wy = top + 5; wy < base - 16; wy += 19, ++floor) {
    for (int column = 0; column < columns; ++column) {
      const float wx = x + pitch * (static_cast<float>(column) + 0.5F) - 3.4F;
      const float lit = hashed(i * 37 + column, floor, 83);
      Rgb glass = Rgb{0.05F, 0.05F, 0.075F} * (0.5F + hashed(i, column + floor * 9, 84));
      if (lit < 0.42F)
        glass = mix({2.6F, 1.35F, 0.42F}, {1.9F, 1.7F, 1.35F}, hashed(column, floor + i, 85)) * (0.25F + 2 * lit);
      scene.box(wx - 1, wy - 1, wx + 7.8F, wy + 11.5F, paint * 0.35F + Rgb{0.02F, 0.02F, 0.02F});
      scene.fill(wx, wy, wx + 6.8F, wy + 10.5F, [&](float px, float py, Rgb& p) {
        if (std::abs(px - wx - 3.4F) < 0.5F || std::abs(py - wy - 3.8F) < 0.5F) return false;
        p = glass * (0.65F + 0.6F * noise(px / 2.1F, py / 3.1F, 86 + i));
        return true;
      });
    }
  }
}

void paintTown(Layer& scene) {
  int i = 0;
  for (float x = -20; x < kWidth; ++i) {
    const float width = 38 + 44 * hashed(i, 1, 91);
    paintHouse(scene, i, x, width, 44 + 92 * std::pow(hashed(i, 2, 91), 1.4F));
    x += width + (hashed(i, 3, 91) < 0.2F ? 14 : 1.5F);
  }
  // A church with a spire and a lit clock.
  const Rgb stone{0.085F, 0.078F, 0.088F};
  scene.fill(664, 420, 716, kShore - 12, [&](float x, float y, Rgb& p) {
    const float half = y < 505 ? (y - 420) * 0.30F : 26;
    if (std::abs(x - 690) > std::min(half, 26.0F)) return false;
    p = (y < 505 ? Rgb{0.035F, 0.06F, 0.058F} : stone) * (0.6F + 0.9F * fractal(x / 4, y / 4, 4, 95));
    return true;
  });
  scene.lamp(690, 538, 10.5F, 30, {1.9F, 1.6F, 1.05F});
  scene.line(690, 538, 690, 530, 1.3F, {0.02F, 0.02F, 0.02F});
  scene.line(690, 538, 696, 541, 1.3F, {0.02F, 0.02F, 0.02F});
  scene.line(690, 420, 690, 402, 1.2F, {0.03F, 0.03F, 0.03F});
  // A hotel bearing a sign.
  scene.fill(1010, 500, 1210, kShore - 12, [&](float x, float y, Rgb& p) {
    p = Rgb{0.075F, 0.066F, 0.075F} * (0.7F + 0.6F * fractal(x / 5, y / 5, 4, 97)) *
        (1 + 5 * std::exp(-(kShore - 12 - y) / 24));
    if (std::fmod(x - 1010, 14.3F) > 4 && std::fmod(y - 504, 17.0F) > 6 && y > 515) {
      const auto cx = static_cast<int>((x - 1010) / 14.3F), cy = static_cast<int>((y - 504) / 17);
      const float lit = hashed(cx, cy, 98);
      p = lit < 0.5F ? Rgb{2.3F, 1.5F, 0.7F} * (0.2F + 1.6F * lit) : Rgb{0.04F, 0.045F, 0.07F};
    }
    return true;
  });
  scene.box(1008, 461, 1212, 500, {0.010F, 0.010F, 0.014F});
  paintSign(scene, 1016, 466, 4.0F, {3.2F, 0.22F, 0.13F});
  // The quay and its lamps.
  scene.fill(0, kShore - 14, kWidth, kShore + 2, [&](float x, float y, Rgb& p) {
    const bool joint = std::fmod(x + (y < kShore - 6 ? 0 : 9), 18.0F) < 1 || std::abs(y - kShore + 6) < 0.6F;
    p = Rgb{0.11F, 0.085F, 0.065F} * ((joint ? 0.35F : 1.0F) * (0.5F + fractal(x / 3, y / 3, 4, 99))) *
        (y < kShore - 11 ? 2.4F : 0.8F);
    return true;
  });
  for (float x = 24; x < kWidth; x += 78) {
    scene.line(x, kShore - 13, x, kShore - 52, 1.8F, {0.02F, 0.02F, 0.02F});
    scene.lamp(x, kShore - 54, 3.1F, 120, mix({26, 15, 5.5F}, {20, 18, 13}, hashed(static_cast<int>(x), 1, 101)));
  }
}

// Hull, cabin, mast and rigging; `length` in pixels, bow to the right when positive.
void paintBoat(Layer& layer, float x, float waterline, float length, Rgb hull, int seed) {
  const float size = std::abs(length), way = length > 0 ? 1.0F : -1.0F;
  const float deck = waterline - 0.13F * size;
  layer.fill(x - size, deck - 0.08F * size, x + size, waterline, [&](float px, float py, Rgb& p) {
    const float along = way * (px - x) / size;  // -0.5 stern .. 0.5 bow
    const float depth = (waterline - py) / (0.13F * size);
    const float sheer = 1 + 0.45F * std::pow(std::max(0.0F, along + 0.1F), 2.0F) * 2;
    if (along < -0.5F + 0.05F * (1 - depth) || along > 0.36F + 0.16F * depth || depth > sheer) return false;
    const bool stripe = depth > 0.74F * sheer && depth < 0.84F * sheer;
    const float shade = (0.45F + 0.55F * depth) * (0.75F + 0.5F * fractal(px / 14, py / 3, 4, seed));
    p = (stripe ? Rgb{0.5F, 0.42F, 0.3F} : depth < 0.14F ? Rgb{0.03F, 0.012F, 0.01F} : hull) * (0.34F * shade);
    return true;
  });
  const float cabin = x - way * 0.10F * size;
  layer.box(cabin - 0.15F * size, deck - 0.09F * size, cabin + 0.15F * size, deck, {0.13F, 0.115F, 0.10F});
  layer.box(cabin - 0.16F * size, deck - 0.105F * size, cabin + 0.16F * size, deck - 0.088F * size,
            {0.2F, 0.17F, 0.15F});
  for (int w = 0; w < 4; ++w) {
    const float wx = cabin + size * (-0.115F + 0.066F * static_cast<float>(w));
    layer.box(wx, deck - 0.068F * size, wx + 0.04F * size, deck - 0.032F * size, {2.4F, 1.35F, 0.5F});
  }
  const float mast = x + way * 0.06F * size, top = deck - 1.12F * size;
  const Rgb wood{0.10F, 0.075F, 0.055F}, rope{0.055F, 0.05F, 0.05F};
  layer.line(mast, deck, mast, top, 0.016F * size, wood);
  layer.line(mast, deck - 0.17F * size, mast - way * 0.5F * size, deck - 0.15F * size, 0.02F * size, wood);
  layer.line(mast, deck - 0.19F * size, mast - way * 0.47F * size, deck - 0.172F * size, 0.032F * size,
             {0.24F, 0.21F, 0.19F});
  layer.line(mast, top, x + way * 0.52F * size, deck - 0.05F * size, 0.8F, rope);
  layer.line(mast, top, x - way * 0.5F * size, deck, 0.8F, rope);
  for (float side : {-0.13F, 0.13F}) {
    layer.line(mast, top + 0.12F * size, mast + side * size, deck, 0.7F, rope);
    layer.line(mast, top + 0.5F * size, mast + side * 0.6F * size, top + 0.5F * size, 1, rope);
  }
  layer.lamp(mast, top - 2, 1.7F, 46, {16, 14, 10});
}

void paintBoats(Layer& boats) {
  paintBoat(boats, 305, kFarBoats, 205, {0.75F, 0.72F, 0.68F}, 111);
  paintBoat(boats, 560, kFarBoats - 14, -150, {0.12F, 0.25F, 0.36F}, 121);
  paintBoat(boats, 1395, kFarBoats + 8, -255, {0.62F, 0.14F, 0.10F}, 131);
  paintBoat(boats, 1660, kFarBoats - 16, 160, {0.70F, 0.68F, 0.60F}, 141);
}

// Looks along the reflected ray: the mirrored scene, pulled apart by the slope of the waves.
Rgb water(const Layer& scene, const Layer& boats, float x, float y) {
  constexpr int kRays = 7;
  Rgb sum;
  for (int ray = 0; ray < kRays; ++ray) {
    const auto ix = static_cast<int>(x * 4), iy = static_cast<int>(y * 4);
    const float jx = x + hashed(ix, iy, 150 + ray) - 0.5F;
    const float jy = std::max(kShore + 0.2F, y + hashed(ix, iy, 170 + ray) - 0.5F);
    const float distance = kEyeHeight * kFocal / (jy - kHorizon);
    const float wx = (jx - kWidth / 2.0F) * distance / kFocal;
    const float swell = fractal(wx / 2.6F + 0.3F * distance / 3, distance / 1.5F, 3, 191) - 0.44F;
    const float ripple = fractal(wx / 0.42F, distance / 0.33F, 4, 201) - 0.47F;
    const float calm = 0.35F + 1.0F * smooth(0.35F, 0.6F, fractal(wx / 40, distance / 22, 3, 211));
    const float slope = calm * (0.055F * swell + 0.075F * ripple);
    const float sideways = calm * 0.05F * (fractal(wx / 0.5F + 40, distance / 0.5F, 3, 221) - 0.44F);
    const float dx = 2 * kFocal * sideways * 0.22F, dy = 2 * kFocal * slope * 0.6F;
    Rgb seen = scene.sample(jx + dx, std::min(2 * kShore - jy + dy * smooth(0, 60, jy - kShore) + 0.0F, kShore - 1));
    float covered = 0;
    const float mirrored = 2 * kFarBoats - jy + dy * 0.45F * smooth(0, 50, jy - kFarBoats + 14);
    const Rgb boat = boats.sample(jx + dx * 0.6F, std::min(mirrored, kFarBoats + 6), &covered);
    if (jy > kFarBoats - 16) seen = covered > 0 ? boat : seen + boat;
    const float grazing = std::clamp((jy - kHorizon) / kFocal + 1.6F * slope, 0.0F, 1.0F);
    const float fresnel = 0.04F + 0.96F * std::pow(1 - grazing, 4.0F);
    sum = sum + seen * (0.92F * fresnel) + Rgb{0.003F, 0.010F, 0.014F} * (1 - fresnel);
  }
  return sum * (1.0F / kRays);
}

// Wooden planks running to the viewer's left, lit by a lamp on a post.
void paintJetty(Layer& scene) {
  constexpr float kDrop = 3.6F;  // of the planks below the eye, metres
  scene.fill(0, 780, 1000, kHeight, [&](float x, float y, Rgb& p) {
    const float distance = kDrop * kFocal / (y - kHorizon);
    const float across = (x - kWidth / 2.0F) * distance / kFocal + 0.18F * distance;
    const bool top = across > -3.4F && across < -1.5F && distance < 26;
    const float below = (x - kWidth / 2.0F) / kFocal;  // the jetty's right flank
    const float edge = -1.5F / (0.18F + below);        // distance at which the right edge meets this column
    const float flank = edge > 0 && edge < 26 ? (y - kHorizon) * edge / kFocal - kDrop : -1.0F;
    if (!top && (flank < 0 || flank > 0.34F)) return false;
    const float along = top ? distance : edge;
    const auto plank = static_cast<int>(along / 0.21F);
    const float gap = std::fmod(along, 0.21F) / 0.21F;
    const float grain = fractal(across * 3.1F, along * 55, 4, 231 + plank % 7) * (0.6F + 0.8F * hashed(plank, 1, 232));
    const float wear = 0.5F + fractal(across * 9, along * 9, 4, 233);
    const float reach = std::hypot(along - 15.5F, across + 1.7F);
    const Rgb light = Rgb{0.07F, 0.075F, 0.11F} + Rgb{1.9F, 1.15F, 0.5F} * (1 / (0.8F + 0.20F * reach * reach));
    const bool nail = top && std::hypot(std::abs(across + 2.45F) - 0.8F, (gap - 0.5F) * 0.21F) < 0.018F;
    p = Rgb{0.34F, 0.27F, 0.21F} * light * (grain * wear * (gap < 0.06F || nail ? 0.12F : 1.0F) * (top ? 1.0F : 0.30F));
    return true;
  });
  const float fx = 470, fy = 962;
  scene.line(fx, fy, fx, fy - 330, 7, {0.035F, 0.03F, 0.03F});
  scene.line(fx, fy - 326, fx + 38, fy - 340, 5, {0.035F, 0.03F, 0.03F});
  scene.lamp(fx + 40, fy - 332, 7.5F, 260, {30, 18, 7});
  scene.box(fx + 28, fy - 345, fx + 52, fy - 338, {0.03F, 0.028F, 0.028F});
}

std::vector<Rgb> averaged(const Layer& scene) {
  std::vector<Rgb> picture(std::size_t{kWidth} * kHeight);
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      Rgb sum;
      for (int i = 0; i < kScale * kScale; ++i) {
        sum = sum + scene.colour[Layer::at(x * kScale + i % kScale, y * kScale + i / kScale)];
      }
      picture[static_cast<std::size_t>(y) * kWidth + x] = sum * (1.0F / (kScale * kScale));
    }
  }
  return picture;
}

// What a lens does around bright points: three running averages come close to a Gaussian.
std::vector<Rgb> bloom(std::vector<Rgb> picture, int radius) {
  for (Rgb& p : picture) p = {std::min(p.r, 12.0F), std::min(p.g, 12.0F), std::min(p.b, 12.0F)};
  std::vector<Rgb> turned(picture.size());
  int width = kWidth, height = kHeight;
  for (int step = 0; step < 6; ++step) {  // each averages along rows and turns the picture
    for (int y = 0; y < height; ++y) {
      const auto at = [&](int x) { return picture[static_cast<std::size_t>(y) * width + std::clamp(x, 0, width - 1)]; };
      Rgb sum;
      for (int x = -radius; x <= radius; ++x) sum = sum + at(x);
      for (int x = 0; x < width; ++x) {
        turned[static_cast<std::size_t>(x) * height + y] = sum * (1.0F / static_cast<float>(2 * radius + 1));
        sum = sum + at(x + radius + 1) + at(x - radius) * -1;
      }
    }
    std::swap(picture, turned);
    std::swap(width, height);
  }
  return picture;
}

// Filmic curve (Narkowicz's fit of ACES), then the sRGB transfer function.
unsigned char developed(float linear) {
  const float v = std::max(0.0F, linear);
  const float film = std::clamp(v * (2.51F * v + 0.03F) / (v * (2.43F * v + 0.59F) + 0.14F), 0.0F, 1.0F);
  const float srgb = film <= 0.0031308F ? 12.92F * film : 1.055F * std::pow(film, 1 / 2.4F) - 0.055F;
  return static_cast<unsigned char>(std::lround(srgb * 255));
}

}  // namespace

int main() {
  Layer scene, boats;
  scene.fill(0, 0, kWidth, kShore, [](float x, float y, Rgb& p) {
    p = sky(x, y);
    return true;
  });
  paintHills(scene);
  paintTown(scene);
  paintBoats(boats);
  scene.fill(0, kShore, kWidth, kHeight, [&](float x, float y, Rgb& p) {
    p = water(scene, boats, x, y);
    return true;
  });
  for (std::size_t i = 0; i < boats.colour.size(); ++i) {
    scene.colour[i] = boats.cover[i] > 0 ? boats.colour[i] : scene.colour[i] + boats.colour[i];
  }
  paintJetty(scene);

  std::vector<Rgb> picture = averaged(scene);
  const std::vector<Rgb> near = bloom(picture, 2), middle = bloom(picture, 10), wide = bloom(picture, 45);
  std::printf("P6\n%d %d\n255\n", kWidth, kHeight);
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      const std::size_t i = static_cast<std::size_t>(y) * kWidth + x;
      const float corner = std::hypot((static_cast<float>(x) / kWidth - 0.5F), static_cast<float>(y) / kHeight - 0.5F);
      const float grain = 1 + 0.05F * (hashed(x, y, 251) + hashed(x, y, 252) - 1);
      const Rgb light = picture[i] * 0.80F + near[i] * 0.10F + middle[i] * 0.07F + wide[i] * 0.06F;
      const Rgb c = light * (1.25F * grain * (1 - 0.75F * corner * corner)) + Rgb{1, 1, 1} * (0.002F * (grain - 0.95F));
      for (float channel : {c.r, c.g, c.b}) std::putchar(developed(channel));
    }
  }
  return 0;
}
