/// Counts the screens that show each case of one type.
struct CaseTally {
  private(set) var coverage: TypeCoverage
  private let metadata: CaseMetadata?

  /// Reads the cases of a type.
  ///
  /// Fails where it has none, as `Never` and other enums without cases.
  init?(of type: Any.Type, as kind: CoverageKind) {
    coverage = TypeCoverage(kind: kind, typeName: String(describing: type))
    do throws(CaseMetadata.Absence) {
      if try CaseMetadata.names(of: type).isEmpty { return nil }
      let metadata = try CaseMetadata(reading: type)
      coverage.cases = metadata.names.map { CaseCoverage(name: $0) }
      self.metadata = metadata
    } catch {
      coverage.obstacle = CoverageObstacle(error)
      metadata = nil
    }
  }

  /// Counts a screen for each case among the values, once however often the case is there.
  mutating func count<Value>(_ values: [Value], shownBy screen: String) {
    guard let metadata else { return }
    for tag in Set(values.compactMap { metadata.tag(of: $0) }) {
      coverage.cases[tag].screenCount += 1
      coverage.cases[tag].firstScreen = coverage.cases[tag].firstScreen ?? screen
    }
  }
}
