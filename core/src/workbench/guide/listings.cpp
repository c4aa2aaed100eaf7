// The guide's listings, for comparison with the variants here. Quoted from Apple, "Tuning Performance On the GPU", (c)
// 2018 Apple Inc., without most of their comments.
#include <array>
#include <utility>

#include "headroom/guide/guide.hpp"

namespace headroom {
namespace {

constexpr std::string_view kLoop = R"(const int iter = 10;
cl_timer blockTimer;
for (int it = -2; it < iter; it++) { // Negative values not timed: warm-up
  if (it == 0) {                     // start timing
    blockTimer = gcl_start_timer(void);
  }
  <code to benchmark>
}
clFinish(queue);
gcl_stop_timer(blockTimer);
double t = blockTimer / (double)iter;
)";

constexpr std::string_view kCopy = R"(kernel void copy(global const float * in,
                 global float * out,
                 int w,int h)
{
  int x = get_global_id(0); // (x,y) = pixel to process
  int y = get_global_id(1); // in this work item
  out[x+y*w] = in[x+y*w];   // Load and Store
}
)";

constexpr std::string_view kMad = R"(kernel void mad3(global const float * in,
                 global float * out,
                 int w,int h) {
  int x = get_global_id(0);
  int y = get_global_id(1);
  float a = in[x+y*w];          // Load
  float b = 3.9f * a * (1.0f-a);  // Three floating point ops
  out[x+y*w] = b;               // Store
}
)";

constexpr std::string_view kRecursive = R"(// One work item per output row
kernel void rgH(global const float * in,global float * out,int w,int h)
{
  int y = get_global_id(0); // Row to process
  // Forward pass
  float i1,i2,i3,o1,o2,o3,o4;
  i1 = i2 = i3 = o1 = o2 = o3 = o4 = 0.0f;
  for (int x=0;x<w;x++)
  {
    float i0 = in[x+y*w];   // Load
    float o0 = a0*i0 + a1*i1 + a2*i2 + a3*i3
             - c1*o1 - c2*o2 - c3*o3 - c4*o4;
    out[x+y*w] = o0;        // Store
    // Rotate values for next pixel.
    i3 = i2; i2 = i1; i1 = i0;
    o4 = o3; o3 = o2; o2 = o1; o1 = o0;
  }
  // Backward pass
  ...
}
// One work item per output column
kernel void rgV(global const float * in,global float * out,int w,int h)
{
  int x = get_global_id(0); // Column to process
  ... the same down the column
}
)";

constexpr std::string_view kTranspose = R"(kernel void transposeL(global const float * in,
                       global float * out,
                       int w,int h)
{
  local float aux[256];     // Block size is 16x16
  int bx = get_group_id(0), // (bx,by) = input block
      by = get_group_id(1);
  int ix = get_local_id(0), // (ix,iy) = pixel in block
      iy = get_local_id(1);
  in += (bx*16)+(by*16)*w;  // Move to origin of in,out blocks
  out += (by*16)+(bx*16)*h;
  aux[iy+ix*16] = in[ix+w*iy];   // Read block
  barrier(CLK_LOCAL_MEM_FENCE);  // Synchronize
  out[ix+h*iy] = aux[ix+iy*16];  // Write block
}
)";

constexpr std::string_view kSkewed = R"(kernel void transposeLS(global const float * in,
                        global float * out,
                        int w,int h)
{
  local float aux[256];     // Block size is 16x16
  int bx = get_group_id(0), // (bx,by) = input block
      by = get_group_id(1);
  int ix = get_local_id(0), // (ix,iy) = pixel in block
      iy = get_local_id(1);
  // This is the line we changed:
  by = (by+bx)%get_num_groups(1); // Skew mapping
  in += (bx*16)+(by*16)*w;  // Move to origin of in,out blocks
  out += (by*16)+(bx*16)*h;
  aux[iy+ix*16] = in[ix+w*iy];   // Read block
  barrier(CLK_LOCAL_MEM_FENCE);  // Synchronize
  out[ix+h*iy] = aux[ix+iy*16];  // Write block
}
)";

constexpr std::array kListings{
    std::pair<std::string_view, std::string_view>{"Listing 14-1", kLoop},
    std::pair<std::string_view, std::string_view>{"Listing 14-2", kCopy},
    std::pair<std::string_view, std::string_view>{"Listing 14-3", kMad},
    std::pair<std::string_view, std::string_view>{"Listing 14-4", kRecursive},
    std::pair<std::string_view, std::string_view>{"Listing 14-5", kTranspose},
    std::pair<std::string_view, std::string_view>{"Listing 14-6", kSkewed},
};

}  // namespace

std::string_view listingText(std::string_view item) {
  for (const auto& [name, text] : kListings)
    if (name == item) return text;
  return {};
}

}  // namespace headroom
