/// All results on one screen: one for each layout, in the order of the report.
struct ReportedScreen {
  /// The screen's raw value.
  let name: String

  /// The results; at least one.
  private(set) var results: [ScreenResult]

  /// The screens of a report, in the order of their first results.
  ///
  /// - Complexity: O(*n*) in the results.
  static func all(in report: SnapshotReport) -> [ReportedScreen] {
    var screens: [ReportedScreen] = []
    var positions: [String: Int] = [:]
    for result in report.results {
      if let position = positions[result.screen] {
        screens[position].results.append(result)
      } else {
        positions[result.screen] = screens.count
        screens.append(ReportedScreen(name: result.screen, results: [result]))
      }
    }
    return screens
  }
}

extension ReportedScreen {
  /// The anchor of the screen.
  var anchor: String { Self.anchor(of: name) }

  /// The anchor of a screen: letters and digits stay, all else is written as bytes, so that no two
  /// names have the same.
  static func anchor(of name: String) -> String {
    let parts = name.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        String(UnicodeScalar(byte))
      default: "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return "screen-" + parts.joined()
  }

  /// The verdicts, each once, most urgent first.
  var verdicts: [Verdict] {
    let occurring = Set(results.lazy.map(\.verdict))
    return occurring.count == 1 ? Array(occurring) : Verdict.bySeverity.filter(occurring.contains)
  }

  /// The selected tab.
  var tab: String? { results.lazy.compactMap(\.tab).first }

  /// The names on the way to what is visible.
  var path: String? { results.lazy.compactMap(\.path).first }
}
