"""Writes texts that a library has in it, as those of kernels: embedded_texts.py LIBRARY FOLDER FILE=WORDS...

FILE becomes the one text, between two zero bytes, that has the WORDS.
"""
import pathlib
import sys

library, folder = sys.argv[1:3]
texts = pathlib.Path(library).read_bytes().split(b"\0")
for request in sys.argv[3:]:
    file, words = request.split("=", 1)
    found = {text for text in texts if words.encode() in text}
    if len(found) != 1:
        sys.exit(f'{library}: {len(found)} texts have "{words}"; is this another version of the package?')
    pathlib.Path(folder, file).write_bytes(found.pop())
