import ScreenText

/// All results of one screen, one for each layout in the order of the report, or that of a journey.
struct ReportedScreen {
  let name: String

  /// The results, at least one.
  private(set) var results: [ScreenResult]

  /// Groups the results of a report by screen, in the order of each screen's first result.
  ///
  /// - Complexity: O(*n*) in the results.
  static func all(in report: SnapshotReport) -> [ReportedScreen] {
    var screens: [ReportedScreen] = []
    var positions: [String: Int] = [:]
    for result in report.results {
      let name = name(of: result)
      if let position = positions[name] {
        screens[position].results.append(result)
      } else {
        positions[name] = screens.count
        screens.append(ReportedScreen(name: name, results: [result]))
      }
    }
    return screens
  }
}

extension ReportedScreen {
  /// The name on the page; a journey can have the name of a screen.
  private static func name(of result: ScreenResult) -> String {
    result.folder == .journeys ? result.name : result.screen
  }

  var isJourney: Bool { results[0].folder == .journeys }

  /// Whether the report has a picture of the screen.
  var hasPicture: Bool { results.contains { $0.folder.layout?.isPicture ?? false } }

  var anchor: String { Self.anchor(of: name) }

  /// The anchor of the screen or the journey of a result.
  static func anchor(of result: ScreenResult) -> String { anchor(of: name(of: result)) }

  /// The anchor of a screen, unique for each name: bytes other than letters and digits are encoded.
  static func anchor(of name: String) -> String {
    let parts = name.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        String(UnicodeScalar(byte))
      default: "_" + byte.digits(2, radix: 16)
      }
    }
    return "screen-" + parts.joined()
  }

  /// The distinct verdicts, most severe first.
  var verdicts: [Verdict] {
    let occurring = Set(results.lazy.map(\.verdict))
    return occurring.count == 1 ? Array(occurring) : Verdict.bySeverity.filter(occurring.contains)
  }

  /// The most severe verdict.
  var verdict: Verdict { verdicts[0] }

  var tab: String? { results.lazy.compactMap(\.tab).first }

  /// The names of the navigation steps to the visible content.
  var path: String? { results.lazy.compactMap(\.path).first }
}
