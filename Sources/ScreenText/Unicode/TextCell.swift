/// One visible character with its marks.
///
/// Cells are similar to the extended grapheme clusters of UAX #29, with two differences. An
/// invisible scalar joins a cell only if it changes its appearance. Indic conjuncts, which terminals
/// draw letter by letter, have one cell per letter.
package struct TextCell {
  /// The form of a cell in a picture.
  package enum Appearance: Equatable {
    /// Unchanged.
    case itself

    /// On a dotted circle, for marks without a base.
    case onDottedCircle

    /// By its name, for invisible scalars.
    case named
  }

  /// The part of the text.
  package let text: Substring

  /// The columns of the unchanged text: 0, 1 or 2.
  ///
  /// The width in a picture differs unless the appearance is `itself`.
  package let width: Int

  package let appearance: Appearance

  /// Whether this is a space without marks.
  var isSpace: Bool { text.utf8.count == 1 && text.utf8.first == .space }
}

extension TextCell {
  /// Appends the cell in the form of its appearance.
  package func append(to picture: inout String) {
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

  /// Appends `␛` and similar signs for ASCII controls, `‹U+202E›` for every other scalar.
  ///
  /// - SeeAlso: The Unicode block Control Pictures, U+2400 to U+2426.
  private static func append(nameOf scalar: Unicode.Scalar, to picture: inout String) {
    if let control = controlPicture(of: scalar) {
      picture.unicodeScalars.append(control)
    } else {
      picture.append("‹U+\(scalar.value.digits(4, radix: 16, uppercase: true))›")
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
