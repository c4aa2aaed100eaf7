"""Local contrast by a bilateral grid (Chen, Paris and Durand, 2007), in double precision.

A pixel is a point of the grid: column, row and lightness. It is shared between the eight cells around it; the grid is
blurred along columns and rows with the binomial weights 1 4 6 4 1, and differentiated along lightness with 2 4 0 -4 -2.
What the grid has at the pixel's point, times the strength, is added to its lightness.
"""
import sys

import numpy


def cells(length, size):
    return max(4, int(numpy.floor(length / size + 0.5))) + 1


def corners(points, shape):
    """The eight cells around each point, as indices of a flat grid, with their shares."""
    base = [numpy.minimum(numpy.floor(at).astype(int), extent - 2) for at, extent in zip(points, shape)]
    part = [at - low for at, low in zip(points, base)]
    for corner in range(8):
        far = [corner & 1, corner >> 1 & 1, corner >> 2 & 1]
        index = [low + step for low, step in zip(base, far)]
        share = numpy.prod([p if step else 1 - p for p, step in zip(part, far)], axis=0)
        yield numpy.ravel_multi_index(index, shape), share


def convolved(grid, weights, axis):
    return numpy.apply_along_axis(lambda line: numpy.convolve(line, weights, mode="same"), axis, grid)


folder = sys.argv[1]
spatial, tonal, detail = (float(word) for word in sys.argv[2:5])
image = numpy.load(folder + "/from.npy").astype("float64")  # shape (H, W, 4)
lightness = image[:, :, 0]
height, width = lightness.shape
shape = (cells(width, spatial), cells(height, spatial), cells(100, tonal))
cell_s = max(height / (shape[1] - 1), width / (shape[0] - 1))
cell_r = 100 / (shape[2] - 1)
y, x = numpy.mgrid[0:height, 0:width]
places = [x / cell_s, y / cell_s, lightness / cell_r]
points = [numpy.clip(place, 0, extent - 1) for place, extent in zip(places, shape)]

grid = numpy.zeros(numpy.prod(shape))
for index, share in corners(points, shape):
    grid += numpy.bincount(index.ravel(), weights=share.ravel(), minlength=len(grid)) * 100 / cell_s**2
grid = grid.reshape(shape)
binomial = numpy.array([1, 4, 6, 4, 1]) / 16
for axis in (0, 1):
    grid = convolved(grid, binomial, axis)
# numpy.convolve reverses the weights.
grid = convolved(grid, numpy.array([2, 4, 0, -4, -2]) / 16, 2).ravel()
slope = sum(grid[index] * share for index, share in corners(points, shape))
image[:, :, 0] = numpy.maximum(0, lightness - detail * cell_r * 0.04 * slope)
numpy.save(folder + "/to.expected.npy", image)
