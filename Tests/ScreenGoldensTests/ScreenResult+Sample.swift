import ScreenPayloads

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports

extension ScreenResult {
  /// Creates a result of the manifest `Shop`, whose golden has the old lines and whose screen renders the new ones.
  ///
  /// An invalid golden has a `line`.
  init(
    _ verdict: Verdict, _ screen: String, in folder: GoldenFolder = .compact,
    formerly former: String? = nil, from old: [UInt8]? = nil, to new: [UInt8]? = nil,
    reason: String = "reason", line: Int? = nil, note: String? = nil
  ) {
    let file = GoldenFile(folder: folder, name: GoldenName.name(of: screen))
    let formerFile = former.map { GoldenFile(folder: folder, name: GoldenName.name(of: $0)) }
    self.init(
      screen: screen, file: file, golden: "manifests/Shop/\(file.path)", verdict: verdict)
    (self.note, self.line) = (note, line)
    from = formerFile.map { "manifests/Shop/\($0.path)" }
    if new != nil || line != nil {
      let location = ScreenLocation(folder: folder, flow: nil, tab: "shelf", path: screen)
      rendered = RenderedScreen(locations: [location])
    }
    switch verdict.conclusion {
    case .differs:
      change = ProposedChange(
        golden: former == nil ? old : nil, text: new, previousFile: formerFile,
        previousGolden: former == nil ? nil : old)
      addDifference(displayedBy: .none)
    case .incomplete:
      self.reason = verdict == .unstable ? Self.reasonOfInstability : reason
      if let old, let new { difference = Difference(from: old, to: new) }
    case .matched, .interrupted: break
    }
  }
}
