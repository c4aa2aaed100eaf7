"""The keys that hashlib derives, as words of the kernel's states."""
import hashlib
import sys

import numpy

folder, iterations = sys.argv[1], int(sys.argv[2])
salt = numpy.load(folder + "/salt.npy").tobytes()[: numpy.load(folder + "/salts.npy")[128]]
passwords = [row[:64].tobytes()[: row[64]] for row in numpy.load(folder + "/pws.npy")]
states = numpy.zeros((len(passwords), 80), dtype="uint32")
for state, password in zip(states, passwords):
    key = hashlib.pbkdf2_hmac("sha256", password, salt, iterations)
    state[48:56] = numpy.frombuffer(key, dtype=">u4")
numpy.save(folder + "/states.expected.npy", states)
