/// The cases of an enum under the names that goldens have for them.
package final class CaseTable {
  package let cases: CaseMetadata

  private let redaction: Redaction
  /// The names of the cases by tag; nil until a golden contains them.
  private var names: [PayloadName?]

  package init(_ cases: CaseMetadata, redaction: Redaction) {
    self.cases = cases
    self.redaction = redaction
    names = Array(repeating: nil, count: cases.names.count)
  }

  /// The name of the case with a tag.
  package func name(_ tag: Int) -> PayloadName {
    if let name = names[tag] { return name }
    let name = PayloadName(cases.names[tag], redaction: redaction)
    // After a change in place, the runtime would check every access.
    var known = names
    known[tag] = name
    names = known
    return name
  }
}
