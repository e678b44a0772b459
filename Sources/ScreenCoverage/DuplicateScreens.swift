import ScreenSnapshot
import ScreenText

/// Finds screens with equal texts, except for names and links.
struct DuplicateScreens {
  private var screens: [(key: Key, name: String)] = []

  /// What equal screens have in common; a picture does not show everything of a dialog.
  private struct Key: Hashable {
    let text: [UInt8]
    let dialog: DescribedDialog?
  }

  /// The groups of several screens, in the order of their first screens.
  var groups: [[String]] {
    screens.grouped(by: \.key).map { $1.map(\.name) }.filter { $0.count > 1 }
  }

  mutating func add(_ text: [UInt8], _ dialog: DescribedDialog? = nil, of screen: String) {
    screens.append((Key(text: Self.anonymous(text), dialog: dialog), screen))
  }

  /// The text without the lines for `screen` and `link`; lines of the picture begin with a frame.
  private static func anonymous(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: .newline, omittingEmptySubsequences: false)
    let names = [Array("screen: ".utf8), Array("link: ".utf8)]
    let others = lines.filter { line in !names.contains { line.starts(with: $0) } }
    return Array(others.joined(separator: [.newline]))
  }
}
