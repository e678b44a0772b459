import Foundation
import ScreenNavigation
import ScreenSnapshot
import ScreenText

/// The links of the screens, compared with the app's patterns of links.
struct LinkCoverage: Equatable, Sendable {
  /// The patterns, in declared order.
  private(set) var patterns: [Pattern]

  /// The screens whose link matches no pattern.
  private(set) var unmatched: [UnmatchedLink] = []

  /// The positions of the patterns whose links journeys open; nil if the app has no journeys.
  private var opened: Set<Int>?

  private let declared: DeepLinkPatterns

  /// A pattern, and the screens whose link matches it.
  struct Pattern: Equatable, Sendable {
    let text: String
    fileprivate(set) var screens: [String] = []
  }

  /// A link that matches no pattern.
  struct UnmatchedLink: Equatable, Sendable {
    let screen: String

    /// The URL without its secrets.
    let link: String
    let reason: String
  }

  init(_ declared: DeepLinkPatterns) {
    self.declared = declared
    patterns = declared.patterns.map { Pattern(text: $0.text) }
  }

  /// The patterns that the link of no screen matches.
  var unusedPatterns: [String] { patterns.filter(\.screens.isEmpty).map(\.text) }

  /// The patterns whose links no journey opens; nil if the app has no journeys.
  var unopenedPatterns: [String]? {
    opened.map { opened in
      patterns.indices.filter { !opened.contains($0) }.map { patterns[$0].text }
    }
  }

  /// Adds the links that journeys open.
  mutating func open(_ links: [String]) {
    opened = Set(
      links.compactMap(URL.init(string:)).compactMap { try? declared.match($0).position })
  }

  /// Adds the link of a screen; nil if the screen has none.
  mutating func add(_ link: String?, of screen: String, displayedAs displayed: (String) -> String) {
    guard let link, let url = URL(string: link) else { return }
    do throws(DeepLinkError) {
      patterns[try declared.match(url).position].screens.append(screen)
    } catch {
      unmatched.append(
        UnmatchedLink(screen: screen, link: displayed(link), reason: "\(error)"))
    }
  }
}
