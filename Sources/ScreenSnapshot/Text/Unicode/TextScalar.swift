/// A scalar of a text, with what its neighbours say about it.
struct TextScalar {
  /// The scalar.
  let scalar: Unicode.Scalar

  /// Whether a reader would not see the scalar where it stands, or see it on the wrong character.
  ///
  /// A joiner within an emoji is not hidden, one between two words is. Hidden are also marks with
  /// nothing to sit on: after a quote they would be drawn onto the quote.
  let isHidden: Bool

  /// The number of the scalar.
  var value: UInt32 { scalar.value }
}

extension TextColumns {
  /// The scalars of a text, for a writer that escapes the hidden ones in a way of its own.
  static func scalars(of text: String) -> some Sequence<TextScalar> {
    TextCells(text[...]).lazy.flatMap { cell in
      let isHidden = cell.appearance != .itself
      return cell.text.unicodeScalars.lazy.map { TextScalar(scalar: $0, isHidden: isHidden) }
    }
  }
}
