extension PayloadWriter {
  package func write(_ scalar: PayloadShape.Scalar, to yaml: inout YAMLWriter) {
    switch scalar {
    case .plain(let text): yaml.plain(text)
    case .quoted(let text): write(string: text, to: &yaml)
    case .placeholder(let text): yaml.plain(PayloadPlaceholder.yaml(text))
    }
  }

  /// Writes a string of the app.
  package func write(string text: String, to yaml: inout YAMLWriter) {
    if text.utf8.count <= limits.characters, text.utf8.first != PayloadPlaceholder.firstByte {
      yaml.quoted(text)
    } else {
      yaml.plain(self.yaml(of: .quoted(text), limit: limits.characters))
    }
  }

  /// A scalar as a key, truncated to the limits of YAML readers.
  package func key(of scalar: PayloadShape.Scalar) -> String {
    var limit = limits.keyCharacters
    var key = yaml(of: scalar, limit: limit)
    while key.utf8.count > limits.keyBytes, limit > 1 {
      limit /= 2
      key = yaml(of: scalar, limit: limit)
    }
    return key
  }

  private func yaml(of scalar: PayloadShape.Scalar, limit: Int) -> String {
    switch scalar {
    case .plain(let text): text
    case .placeholder(let text): PayloadPlaceholder.yaml(text)
    case .quoted(let text): PayloadPlaceholder.quoted(truncated(text, to: limit))
    }
  }

  /// The start of a long text with a placeholder for the rest.
  ///
  /// The unit is the cell, because characters depend on the version of the standard library.
  private func truncated(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var rest = TextCells(text[...]).dropFirst(limit).makeIterator()
    guard let first = rest.next() else { return text }
    var count = 1
    while rest.next() != nil { count += 1 }
    let end = first.text.startIndex
    return text[..<end]
      + PayloadPlaceholder.truncated(count: count, checksum: Checksum.text(of: text[end...].utf8))
      .inBrackets
  }
}
