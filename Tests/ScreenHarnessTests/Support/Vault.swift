import Foundation
import ScreenContents
import ScreenNavigation

@testable import ScreenPayloads
@testable import ScreenSnapshot

/// An app that has a secret in everything with a name.
struct VaultSnapshots: SnapshotHarness {
  static let secret = "hunter2"

  @TaskLocal static var owner = "Ada"

  enum Screen: String, CaseIterable { case keys, rejected }

  enum Route { case keys(owner: String, accessToken: String, site: URL) }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, Never>()
  }

  enum Failure: Error { case rejected(password: String) }

  static let site = "https://me:\(secret)@vault.example/?token=\(secret)"

  static let redaction = Redaction.standard.adding(names: ["taxNumber"])

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) throws {
    switch screen {
    case .keys:
      guard let site = URL(string: site) else { throw DeepLinkError.malformed }
      navigator.visibleState.stack.routes = [
        .keys(owner: owner, accessToken: secret, site: site)
      ]
    case .rejected: throw Failure.rejected(password: "sesame")
    }
  }

  static func link(to screen: Screen) -> URL? { URL(string: site) }

  static let labels =
    [
      "Password", "API Key", "Access tokens", "Private Key:", "Client Secret", "Tax number",
      "Your IBAN",
    ]

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let elements = labels.flatMap { label -> [ScreenElement] in
      [.row(label, secret), .link(label, secret), .field(label, secret)]
    }
    return ScreenContent(
      title: "Keys of \(owner)",
      elements: elements + [
        .section("More", [.section("Inside", elements)]),
        .section("Sign in", [.field("Word", secret, isSecure: true)]),
      ])
  }
}
