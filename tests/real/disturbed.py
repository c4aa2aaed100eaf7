"""A reference with mistakes, for tests: disturbed.py BY SCRIPT FOLDER... runs SCRIPT, then spoils what it has written.

Every 997th number that SCRIPT expects, from the first one on, is changed by BY.
"""
import pathlib
import subprocess
import sys

import numpy

by, script, folder = float(sys.argv[1]), sys.argv[2], sys.argv[3]
subprocess.run([sys.executable, script, *sys.argv[3:]], check=True)
for file in pathlib.Path(folder).glob("*.expected.npy"):
    expected = numpy.load(file)
    spoilt = expected.ravel().copy()
    spoilt[::997] += numpy.array(by).astype(expected.dtype)
    numpy.save(file, spoilt.reshape(expected.shape))
