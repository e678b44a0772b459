import ScreenText

extension ResultGroup {
  /// The entries of results: one for all that have one cause.
  package static func entries(
    of results: [ScreenResult], in layouts: [ScreenLayout]
  ) -> [Report.Entry] {
    groups(of: results).map { $0.entry(in: layouts) }
  }

  /// The entry of the group in a report, with the difference of the first result.
  package func entry(
    in layouts: [ScreenLayout], acceptedBy command: String? = nil
  ) -> Report.Entry {
    var entry = Report.Entry(
      badge: verdict.badge, subject: subject(in: layouts), remark: remark, count: results.count)
    entry.headline = headline
    entry.items = items(in: layouts)
    entry.body = body
    entry.command = command
    entry.location = location
    return entry
  }

  private var isListedByGolden: Bool { verdict == .obsolete || verdict == .renamed }

  private func subject(in layouts: [ScreenLayout]) -> String {
    if results.count == 1 { return first.name }
    let name = isListedByGolden ? nil : singleName(in: layouts)
    return name ?? countedResults(in: layouts)
  }

  /// The words after the subject.
  ///
  /// A changed control follows its screen: `controls/bookDetail: Edit: pop → no change`.
  private var remark: String {
    let words = results.count == 1 ? first.detail : headline
    let isControl = results.count == 1 && verdict == .changed && first.folder == .controls
    return words.map { "\(isControl ? ": " : "  ")\(TextColumns.visible($0))" } ?? ""
  }

  private func items(in layouts: [ScreenLayout]) -> [Report.Item] {
    let links =
      isListedByGolden ? results.map { Link(name: $0.name, result: $0) } : links(in: layouts)
    return links.map { link in
      let place = link.result.place
      return Report.Item(
        name: link.name, screen: link.result.screenName,
        file: isListedByGolden || place != nil ? link.result.golden : nil,
        oldFile: link.result.from, line: isListedByGolden ? nil : place)
    }
  }

  private var body: Report.Body? {
    switch first.outcome {
    case .changed(_, let difference): .difference(of: first.name, difference.diff)
    case .new: .text(of: first.name, first.diffLines)
    case .crashed(_, _, let lines): .standardError(of: first.name, lines.map(TextColumns.visible))
    case .matched, .renamed, .obsolete, .invalidGolden, .failed, .timedOut, .unstable: nil
    }
  }

  /// The line of the golden to read first; a new screen has no golden.
  private var location: Report.GoldenLine? {
    if verdict == .new && first.folder != .journeys { return nil }
    let golden = verdict == .renamed ? first.from : nil
    return Report.GoldenLine(golden: golden ?? first.golden, line: first.firstLine)
  }
}
