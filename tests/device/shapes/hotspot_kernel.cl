// Temperature of a chip over time. A launch takes several steps: each work-group reads a tile of BLOCK_SIZE x
// BLOCK_SIZE cells and writes its inner ones. Each step makes one more ring of the tile invalid, so tiles overlap by
// these rings. Beyond the edges of the chip a cell is its own neighbour.

/// The air around the chip, in degrees.
#define AIR 80.0f

kernel void hotspot(int steps, global const float* power, global const float* temp, global float* next, int columns,
                    int rows, int borderColumns, int borderRows, float cap, float rx, float ry, float rz, float dt) {
  local float tiles[2][BLOCK_SIZE][BLOCK_SIZE];
  const int x = get_local_id(0);
  const int y = get_local_id(1);
  const int left = get_group_id(0) * (BLOCK_SIZE - 2 * borderColumns) - borderColumns;
  const int top = get_group_id(1) * (BLOCK_SIZE - 2 * borderRows) - borderRows;
  const int column = left + x;
  const int row = top + y;

  // Cells beyond the chip hold the nearest one of it, and are not used.
  const int cell = clamp(row, 0, rows - 1) * columns + clamp(column, 0, columns - 1);
  const float heat = power[cell];
  float own = temp[cell];
  tiles[0][y][x] = own;
  barrier(CLK_LOCAL_MEM_FENCE);

  // Neighbours on the chip and in the tile.
  const int west = clamp(max(column - 1, 0) - left, 0, BLOCK_SIZE - 1);
  const int east = clamp(min(column + 1, columns - 1) - left, 0, BLOCK_SIZE - 1);
  const int north = clamp(max(row - 1, 0) - top, 0, BLOCK_SIZE - 1);
  const int south = clamp(min(row + 1, rows - 1) - top, 0, BLOCK_SIZE - 1);
  for (int step = 0; step < steps; ++step) {
    local const float(*from)[BLOCK_SIZE] = tiles[step % 2];
    const float vertical = (from[south][x] + from[north][x] - 2.0f * own) / ry;
    const float horizontal = (from[y][east] + from[y][west] - 2.0f * own) / rx;
    own += dt / cap * (heat + vertical + horizontal + (AIR - own) / rz);
    tiles[(step + 1) % 2][y][x] = own;
    barrier(CLK_LOCAL_MEM_FENCE);
  }

  const bool isInner =
      x >= borderColumns && x < BLOCK_SIZE - borderColumns && y >= borderRows && y < BLOCK_SIZE - borderRows;
  if (isInner && column < columns && row < rows) next[cell] = own;
}
