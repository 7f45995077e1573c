#!/usr/bin/env python3
"""Draws a terminal capture (tmux capture-pane -p -e) as an SVG, for pages that show pictures but no colours."""

import argparse
import html
import re
from pathlib import Path

CELL_WIDTH, CELL_HEIGHT, MARGIN = 8.4, 18, 14
BACKGROUND, FOREGROUND = "#14171c", "#d7dae0"
BASIC = ["#14171c", "#e06c75", "#5fc98b", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d7dae0"]
LEVELS = [0, 95, 135, 175, 215, 255]


def colour_of(number: int) -> str:
    """A colour of the 256: 16 basic ones, a cube of 6 x 6 x 6, and 24 greys."""
    if number < 16:
        return BASIC[number % 8]
    if number < 232:
        red, green, blue = (LEVELS[(number - 16) // step % 6] for step in (36, 6, 1))
        return f"#{red:02x}{green:02x}{blue:02x}"
    grey = 8 + (number - 232) * 10
    return f"#{grey:02x}{grey:02x}{grey:02x}"


class Pen:
    """The colours and weight that escape codes have set so far."""

    def __init__(self) -> None:
        self.obey([0])

    def obey(self, codes: list[int]) -> None:
        rest = list(codes)
        while rest:
            code = rest.pop(0)
            if code == 0:
                self.ink, self.bold, self.faint, self.inverse = FOREGROUND, False, False, False
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.faint = True
            elif code == 7:
                self.inverse = True
            elif code == 27:
                self.inverse = False
            elif 30 <= code <= 37:
                self.ink = BASIC[code - 30]
            elif code == 38 and rest[:1] == [5]:
                self.ink = colour_of(rest[1])
                rest = rest[2:]
            elif code == 39:
                self.ink = FOREGROUND

    def draw(self, text: str, column: int, row: int) -> str:
        x = MARGIN + column * CELL_WIDTH
        y = MARGIN + row * CELL_HEIGHT
        width = len(text) * CELL_WIDTH
        ink = BACKGROUND if self.inverse else self.ink
        style = (' font-weight="bold"' if self.bold else "") + (' opacity="0.6"' if self.faint else "")
        block = ""
        if self.inverse:
            block = f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{CELL_HEIGHT}" fill="{self.ink}"/>'
        return (
            f'{block}<text x="{x:.1f}" y="{y + 13.5}" fill="{ink}"{style} textLength="{width:.1f}">'
            f"{html.escape(text)}</text>"
        )


def svg_of(capture: str) -> str:
    lines = capture.rstrip("\n").split("\n")
    pen = Pen()
    pieces: list[str] = []
    widest = 80
    for row, line in enumerate(lines):
        column = 0
        for part in re.split(r"(\x1b\[[0-9;]*m)", line):
            if part.startswith("\x1b["):
                pen.obey([int(code or 0) for code in part[2:-1].split(";")])
                continue
            # Each run of words has its own column, so that a font's width never shifts a table.
            for word in re.finditer(r"\S+(?: \S+)*" if not pen.inverse else r".+", part):
                pieces.append(pen.draw(word.group(), column + word.start(), row))
            column += len(part)
        widest = max(widest, column)
    width = widest * CELL_WIDTH + 2 * MARGIN
    height = len(lines) * CELL_HEIGHT + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" '
        f'viewBox="0 0 {width:.0f} {height}" font-size="14" xml:space="preserve" '
        'font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \'DejaVu Sans Mono\', monospace">\n'
        f'<rect width="100%" height="100%" rx="8" fill="{BACKGROUND}"/>\n' + "\n".join(pieces) + "\n</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("capture", type=Path)
    parser.add_argument("svg", type=Path)
    arguments = parser.parse_args()
    arguments.svg.write_text(svg_of(arguments.capture.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
