/// What a person sees as one character, with everything that is drawn onto it or into it.
///
/// Close to the extended grapheme clusters of UAX #29, with three differences: what cannot be
/// seen joins a cell only where it changes its looks; the conjuncts of India, which terminals draw
/// letter by letter, are a cell for each letter; and a cell has an end (`TextCellBuilder.limit`).
struct TextCell {
  /// How a cell is put into a picture.
  enum Appearance: Equatable {
    /// As it is.
    case itself

    /// On a dotted circle: marks with nothing to sit on.
    case onDottedCircle

    /// By its name: what cannot be seen, and marks beyond what a cell holds.
    case named
  }

  /// The cell as it stands in the text.
  let text: Substring

  /// The columns it takes: 0, 1 or 2.
  ///
  /// That is the width of the text as it is. Only for a cell that appears as itself is it also
  /// the width in a picture.
  let width: Int

  /// How it is put into a picture.
  let appearance: Appearance
}

extension TextCell {
  /// Appends the cell as it is put into a picture.
  func append(to picture: inout String) {
    switch appearance {
    case .itself:
      picture.append(contentsOf: text)
    case .onDottedCircle:
      picture.append("\u{25CC}")
      picture.append(contentsOf: text)
    case .named:
      for scalar in text.unicodeScalars {
        Self.append(nameOf: scalar, to: &picture)
      }
    }
  }

  /// Appends `␛` and the like for the controls of ASCII, `‹U+202E›` for every other scalar.
  ///
  /// - SeeAlso: The block of Unicode named Control Pictures, U+2400 to U+2426.
  private static func append(nameOf scalar: Unicode.Scalar, to picture: inout String) {
    if let control = controlPicture(of: scalar) {
      picture.unicodeScalars.append(control)
    } else {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
      picture.append("‹U+\(zeros)\(digits)›")
    }
  }

  private static func controlPicture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    default: nil
    }
  }
}
