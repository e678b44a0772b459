import Foundation
import ScreenNavigation
import ScreenSnapshot
import ScreenText

/// The links of the screens, compared with the app's patterns of links.
struct LinkCoverage: Equatable, Sendable {
  /// The screens whose link matches no pattern.
  private(set) var unmatched: [UnmatchedLink] = []

  /// The positions of the patterns that the link of a screen matches.
  private var used: Set<Int> = []

  /// The positions of the patterns whose links journeys open; nil if the app has no journeys.
  private var opened: Set<Int>?

  private let declared: DeepLinkPatterns

  /// A link that matches no pattern.
  struct UnmatchedLink: Equatable, Sendable {
    let screen: String

    /// The URL without its secrets.
    let link: String
    let reason: String
  }

  init(_ declared: DeepLinkPatterns) { self.declared = declared }

  var patternCount: Int { declared.patterns.count }

  /// The patterns that the link of no screen matches.
  var unusedPatterns: [String] { patterns(without: used) }

  /// The patterns whose links no journey opens; nil if the app has no journeys.
  var unopenedPatterns: [String]? { opened.map(patterns(without:)) }

  private func patterns(without positions: Set<Int>) -> [String] {
    declared.patterns.enumerated().filter { !positions.contains($0.offset) }.map(\.element.text)
  }

  /// Adds the links that journeys open.
  mutating func open(_ links: [String]) {
    opened = Set(
      links.compactMap(URL.init(string:)).compactMap { try? declared.match($0).position })
  }

  /// Adds the link of a screen; nil for a screen without a link.
  mutating func add(_ link: String?, of screen: String, displayedAs displayed: (String) -> String) {
    guard let link, let url = URL(string: link) else { return }
    do throws(DeepLinkError) {
      used.insert(try declared.match(url).position)
    } catch {
      unmatched.append(
        UnmatchedLink(screen: screen, link: displayed(link), reason: "\(error)"))
    }
  }
}
