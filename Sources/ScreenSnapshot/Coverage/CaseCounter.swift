/// Counts the screens that show each case of one type.
struct CaseCounter {
  private(set) var coverage: TypeCoverage

  /// Reads the cases of a type.
  ///
  /// Fails where it has none, as `Never` and other enums without cases.
  init?(of type: Any.Type, as kind: CoverageKind) {
    coverage = TypeCoverage(kind: kind, typeName: String(describing: type))
    do throws(CaseMetadata.ReadError) {
      if try CaseMetadata.names(of: type).isEmpty { return nil }
      coverage.cases = try CaseMetadata(reading: type).names.map { CaseCoverage(name: $0) }
    } catch {
      coverage.obstacle = UnsupportedTypeReason(error)
    }
  }

  /// Counts a screen for each case, by its tag.
  mutating func count(_ tags: [Int], shownBy screen: String) {
    for tag in tags where coverage.cases.indices.contains(tag) {
      coverage.cases[tag].screenCount += 1
      coverage.cases[tag].firstScreen = coverage.cases[tag].firstScreen ?? screen
    }
  }
}
