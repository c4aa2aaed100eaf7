"""The filter's definition: a convolution with (a |n| + 1) exp(-a |n|), in double precision.

The kernel computes the same as a recursion. Rows and columns go on with their first and last values.
"""
import sys

import numpy


def smoothed(image, sigma):
    """Filters along the first axis. The response is cut off where less than 1e-12 of it is left."""
    alpha = 1.695 / sigma
    radius = int(40 / alpha)
    distance = numpy.abs(numpy.arange(-radius, radius + 1))
    response = (alpha * distance + 1) * numpy.exp(-alpha * distance)
    response /= response.sum()
    padded = numpy.pad(image, [(radius, radius)] + [(0, 0)] * (image.ndim - 1), mode="edge")
    length = 1 << (len(padded) + len(response)).bit_length()
    spectrum = numpy.fft.rfft(padded, length, axis=0)
    spectrum *= numpy.fft.rfft(response, length).reshape([-1] + [1] * (image.ndim - 1))
    return numpy.fft.irfft(spectrum, length, axis=0)[2 * radius : 2 * radius + len(image)]


folder, sigma = sys.argv[1], float(sys.argv[2])
image = numpy.load(folder + "/from.npy").astype("float64")  # shape (H, W, 4)
image = smoothed(smoothed(image, sigma).swapaxes(0, 1), sigma).swapaxes(0, 1)
numpy.save(folder + "/to.expected.npy", image)
