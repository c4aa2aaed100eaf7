"""Prints sums that PyOpenCL computes on the first device."""
import numpy
import pyopencl as cl
import pyopencl.array

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
numbers = cl.array.to_device(queue, numpy.arange(1 << 16, dtype=numpy.float32))
print(float(cl.array.sum(numbers).get()), float((numbers * 2 + 1).get()[12345]))
