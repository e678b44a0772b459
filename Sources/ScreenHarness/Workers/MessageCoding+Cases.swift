import ScreenSnapshot

extension MessageEncoder {
  /// Writes the cases of a screen.
  ///
  /// A covered type has the same position in all processes. Other types are described.
  mutating func write(_ cases: RenderedCases) {
    write(cases.tags.count)
    for (position, tags) in cases.tags.sorted(by: { $0.key < $1.key }) {
      write(position)
      write(tags.sorted())
    }
    write(cases.found.count)
    for found in cases.found {
      write(found.type.kind.rawValue)
      write(found.type.qualifiedName)
      write(found.type.cases)
      write(found.type.unsupportedReason?.rawValue)
      write(found.carriers)
      write(found.tags)
    }
  }
}

extension MessageDecoder {
  mutating func cases() throws(MalformedMessage) -> RenderedCases {
    var cases = RenderedCases()
    for _ in 0..<max(try number(), 0) {
      let position = try number()
      cases.insert(try numbers(), ofTypeAt: position)
    }
    for _ in 0..<max(try number(), 0) { cases.insert(try foundCases()) }
    return cases
  }

  private mutating func foundCases() throws(MalformedMessage) -> FoundCases {
    guard let kind = CoverageKind(rawValue: try text()) else { throw MalformedMessage() }
    let name = try text()
    let names = try texts()
    let reason = try optionalText()
    let unsupportedReason = reason.flatMap(UnsupportedTypeReason.init(rawValue:))
    if reason != nil && unsupportedReason == nil { throw MalformedMessage() }
    let type = FoundType(
      kind: kind, qualifiedName: name, cases: names, unsupportedReason: unsupportedReason)
    let carriers = try texts()
    return FoundCases(type, in: carriers, tags: try numbers())
  }
}
