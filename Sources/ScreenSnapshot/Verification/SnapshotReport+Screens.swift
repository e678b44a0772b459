import ScreenText

extension SnapshotReport {
  /// The screens and the journeys with their figures, in the order of each one's first result.
  func screens(in context: ReportContext) -> [Report.Screen] {
    var names: [String] = []
    var results: [String: [ScreenResult]] = [:]
    for result in self.results {
      if results[result.screenName] == nil { names.append(result.screenName) }
      results[result.screenName, default: []].append(result)
    }
    return names.map { Report.Screen(named: $0, results[$0] ?? [], in: context) }
  }
}

extension Report.Screen {
  fileprivate init(named name: String, _ results: [ScreenResult], in context: ReportContext) {
    let figures = results.map { Report.Figure(of: $0, golden: context.displayedGolden(of: $0)) }
    let pictures = zip(results, figures).filter { $1.kind == .picture && $0.verdict != .obsolete }
    self.init(
      name: name, isJourney: results.first?.folder == .journeys, figures: figures,
      tab: results.lazy.compactMap(\.tab).first, path: results.lazy.compactMap(\.path).first,
      isInApp: figures.contains { $0.kind == .picture }
        && results.contains { $0.verdict != .obsolete },
      location: pictures.lazy.compactMap { $1.location }.first)
  }
}

extension Report.Figure {
  /// Creates the figure of a result, with its golden.
  fileprivate init(of result: ScreenResult, golden: [UInt8]?) {
    let golden = result.verdict == .invalid ? nil : golden
    let kind = Kind(result.folder)
    let text = { (bytes: [UInt8]?) in bytes.map { Report.Text(of: $0, hasFront: kind != .journey) }
    }
    let isObsolete = result.verdict == .obsolete
    self.init(
      name: result.name, layout: result.folder.rawValue, kind: kind, badge: result.verdict.badge,
      detail: result.figureDetail, text: text(isObsolete ? golden : result.text(over: golden)),
      golden: result.verdict == .changed ? text(golden) : nil,
      file: "\(result.golden)\(result.line.map { ", line \($0)" } ?? "")", reason: result.reason,
      diff: result.diff,
      isMarked: result.verdict == .changed || result.verdict == .new && golden != nil)
  }

  /// The location in the app; nil if it is unknown.
  fileprivate var location: Report.AppLocation? {
    guard let text = text ?? golden, !text.frontMatter.isEmpty else { return nil }
    return Report.AppLocation(of: text.lines[text.frontMatter])
  }
}

extension Report.Figure.Kind {
  fileprivate init(_ folder: GoldenFolder) {
    switch folder {
    case .compact, .regular: self = .picture
    case .controls: self = .controls
    case .journeys: self = .journey
    }
  }
}

extension Report.Text {
  /// Creates a text; the result of `look` in a journey has front matter of its own.
  fileprivate init(of bytes: [UInt8], hasFront: Bool) {
    let lines = LineDiff.Line.lines(of: bytes)
    self.init(
      lines: lines, frontMatter: hasFront ? NavigationSummary.frontMatter(of: lines) : 0..<0)
  }
}

extension ScreenResult {
  /// The words in the caption of a figure.
  fileprivate var figureDetail: String? {
    switch verdict {
    case .matched, .changed: [shortHeadline, note].compactMap(\.self).joined(separator: "; ")
    case .renamed: from.map { "\($0) → \(golden)" }
    case .obsolete, .new: detail
    case .invalid, .crashed, .timedOut, .unstable: nil
    }
  }
}
