"""Which of the digests belong to a password, by hashlib. With --digests FILE: writes such digests as a .npy file.

The digests are those of 256 passwords, and 256 of words that are no passwords, sorted as hashcat's search expects.
"""
import hashlib
import struct
import sys

import numpy


def digest(password):
    return struct.unpack("<4I", hashlib.md5(password).digest())


def write_digests(file):
    letters = "abcdefghijklmnopqrstuvwxyz"
    chosen = []
    for number in range(256):
        i, y = number, number * 4 % 1021
        first = letters[i % 26] + letters[i // 26 % 26] + "m" + letters[25 - i % 26]
        second = letters[y % 26] + letters[y // 26 % 26] + letters[y // 676 % 26] + "z"
        chosen += [digest((first + second).encode()), digest(b"no password %d" % number)]
    chosen.sort(key=lambda words: (words[1], words[2], words[3], words[0]))
    numpy.save(file, numpy.array(chosen, dtype="uint32"))


def check(folder):
    passwords = numpy.load(folder + "/pws.npy")  # shape (SECOND, 65)
    seconds = [row[1:64].tobytes()[: row[64] - 4] for row in passwords]
    firsts = [word.tobytes() for word in numpy.load(folder + "/words.npy")]
    hashed = {digest(first + second) for first in firsts for second in seconds}
    shown = [tuple(words) in hashed for words in numpy.load(folder + "/digests.npy").reshape(-1, 4).tolist()]
    if sum(shown) < 8:
        sys.exit(f"Only {sum(shown)} digests belong to a password: the search would prove nothing. Choose larger sizes.")
    numpy.save(folder + "/hashes_shown.expected.npy", numpy.array(shown, dtype="uint32"))
    numpy.save(folder + "/found.expected.npy", numpy.array([sum(shown)], dtype="uint32"))


if sys.argv[1] == "--digests":
    write_digests(sys.argv[2])
else:
    check(sys.argv[1])
