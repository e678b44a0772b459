#!/usr/bin/env python3
"""Prints Sources/ScreenText/Unicode/UnicodeTable.swift.

How to run it, from the root of the package, in a virtual environment:

    pip install unicodedata2==18.0.0 regex==2026.11.15 wcwidth==0.9.4
    python3 .ci/make-unicode-table.py > Sources/ScreenText/Unicode/UnicodeTable.swift
    python3 .ci/make-unicode-table.py --compare

Those are the versions it was last run with. Both carry the Unicode character database of
18.0.0: `unicodedata2` the general category and the East Asian width,
`regex` the other properties. It stops when the two disagree on which characters exist.

`--compare` compares the widths of all scalars with those of the package `wcwidth`, which has the
tables of terminals, and stops at a difference that `explanation` does not explain.

For another version of Unicode, install other versions of the packages, run it, and read the
difference: the golden files of every app may change with it.
"""

import sys
import textwrap

import regex
import unicodedata2 as ucd

SCALARS = [c for c in range(0x110000) if not 0xD800 <= c <= 0xDFFF]


def having(name):
    """The scalars with a property, in the notation of UTS #18: `Emoji`, `hst=V`."""
    pattern = regex.compile(r"\p{%s}" % name)
    return {c for c in SCALARS if pattern.match(chr(c))}


def category(*names):
    """The scalars of some general categories (UAX #44)."""
    return {c for c in SCALARS if ucd.category(chr(c)) in names}


def require_one_version():
    """Stops unless both packages know the same characters."""
    if category("Cn") != having("Cn"):
        sys.exit("unicodedata2 and regex carry different versions of Unicode")


def tables():
    """The tables of the Swift file: name, documentation, scalars."""
    ignorable = having("Default_Ignorable_Code_Point")
    # Signs that hold a number above them, such as U+0600: category Cf, and seen all the same.
    seen_formats = having("Prepended_Concatenation_Mark")
    unseen = category("Cc", "Cf", "Zl", "Zp") - seen_formats | ignorable
    nonspacing = category("Mn", "Me") | having("hst=V") | having("hst=T")
    zero = unseen | nonspacing
    spacing = category("Mc") - zero
    # The ogham space mark is drawn as a stroke, the ideographic space is seen by its width;
    # the blank pattern of Braille looks like a space without being one.
    blanks = category("Zs") - {0x20, 0x1680, 0x3000} | {0x2800}
    wide = {c for c in SCALARS if ucd.east_asian_width(chr(c)) in ("W", "F")}
    wide = (wide | having("Emoji_Presentation")) - zero - spacing
    invisible = unseen | blanks | having("Noncharacter_Code_Point")
    return [
        ("wide", "East_Asian_Width W or F, or Emoji_Presentation, without scalars of zero width.",
         wide),
        ("zeroWidth", "Categories Mn, Me, Cc, Cf, Zl, Zp, default ignorables, Hangul V and T.",
         zero),
        ("spacingMark", "Category Mc.", spacing),
        ("invisible", "Cc, Cf, Zl, Zp, default ignorables, noncharacters, spaces except U+0020.",
         invisible),
        ("pictographic", "Extended_Pictographic, including scalars reserved for future emoji.",
         having("Extended_Pictographic")),
    ]


def ranges(scalars):
    """Sorted pairs of first and last. Surrogates, no scalars, may lie in none."""
    pairs = []
    for scalar in sorted(scalars):
        if pairs and pairs[-1][1] == scalar - 1:
            pairs[-1][1] = scalar
        else:
            pairs.append([scalar, scalar])
    return pairs


def swift_table(name, text, scalars):
    """One `static let`."""
    numbers = " ".join("0x%04X,\0 0x%04X," % (a, b) for a, b in ranges(scalars))
    # A pair is never broken: the space in it is a NUL until the lines are laid.
    lines = textwrap.wrap(
        numbers.replace("\0 ", "\0"), 99, initial_indent="    ", subsequent_indent="    ",
        break_long_words=False)
    body = "\n".join(lines).replace("\0", " ")
    return f"""
  /// {text}
  // swift-format-ignore
  static let {name}: [UInt32] = [
{body}
  ]
"""


def width(scalar, columns):
    """The columns of a scalar, as the Swift code computes them from the tables."""
    if scalar in columns["zeroWidth"]:
        return 0
    return 2 if scalar in columns["wide"] else 1


def explanation(scalar, wcwidth):
    """Why the width of a scalar may differ from that of wcwidth; None if it may not."""
    name = chr(scalar)
    if wcwidth.wcwidth(name) == -1:
        return "controls, which have no width there, and are drawn as pictures here"
    if scalar in (0xAD, 0x115F):
        return "soft hyphen and Hangul filler, which are invisible, and are drawn by their names"
    if ucd.category(name) == "Mc":
        return "marks beside a letter, which widen the letter here, and have no column there"
    return None


def compare():
    """Compares the widths of all assigned scalars with those of wcwidth."""
    import wcwidth

    columns = {name: scalars for name, _, scalars in tables()}
    counts = {}
    unexplained = []
    for scalar in SCALARS:
        if ucd.category(chr(scalar)) in ("Cn", "Co"):
            continue
        ours, theirs = width(scalar, columns), wcwidth.wcwidth(chr(scalar))
        if ours == theirs:
            continue
        reason = explanation(scalar, wcwidth)
        if reason is None:
            unexplained.append("U+%04X %s: %d here, %d there" % (
                scalar, ucd.name(chr(scalar), "?"), ours, theirs))
        else:
            counts[reason] = counts.get(reason, 0) + 1
    for reason, count in sorted(counts.items()):
        print("%d scalars: %s" % (count, reason))
    if unexplained:
        sys.exit("\n".join(unexplained[:40]))


def main():
    require_one_version()
    print(f"""\
// Made by .ci/make-unicode-table.py from Unicode {ucd.unidata_version}. Change the generator, not this file.
// The formatter ignores the tables, because it would put every number on its own line.

/// The properties of scalars in Unicode {ucd.unidata_version} that pictures of text depend on.
///
/// The properties of the standard library depend on the Unicode version of the toolchain or system.
/// With them, pictures of the same text would differ between machines.
///
/// Each table is a flat, sorted list of the first and last scalars of ranges that do not touch.
///
/// - SeeAlso: UAX #44, "Unicode Character Database"; UAX #11, "East Asian Width"; UTS #51,
///   "Unicode Emoji".
enum UnicodeTable {{""")
    for table in tables():
        print(swift_table(*table), end="")
    print("}")


if __name__ == "__main__":
    compare() if sys.argv[1:] == ["--compare"] else main()
