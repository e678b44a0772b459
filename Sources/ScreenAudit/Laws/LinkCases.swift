import ScreenCrawl
import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// The part of the law ``LinksLaw`` about the enum that the app reads its links into.
enum LinkCases {
  /// Counts the cases that no link of a screen has.
  @MainActor
  static func findings(with inspector: Inspector) -> LawFindings {
    var findings = LawFindings()
    guard let linkType = inspector.app.linkType else { return findings }
    guard let names = try? EnumCaseNames.names(of: linkType.type) else {
      findings.omit(.casesWithoutNames)
      return findings
    }
    // The law reports a link that the app refuses.
    let values = inspector.app.screens.indices.compactMap { index -> Any? in
      guard let url = try? inspector.app.link(index) else { return nil }
      return try? linkType.read(url)
    }
    let linked = Set(values.compactMap { EnumCase.name(of: $0) })
    let type = CaseTypeName(of: linkType.type).short
    for name in names.uniqued where !linked.contains(name) {
      findings.omit(.caseWithoutLink, on: "\(type).\(name)")
    }
    return findings
  }
}
