import Foundation
import ScreenNavigation

/// The schema for tests of payloads that JSON has no form for.
enum Parcels: NavigationSchema {
  typealias Tab = Never

  enum Route: Hashable, Codable {
    case weight(Double)
    case due(Date)
    case photo(Data)
    case stage(Stage)
    case text(String)
  }

  enum Sheet: Hashable, Identifiable, Codable {
    case signature(Stage)

    var id: Self { self }
  }

  indirect enum Stage: Hashable, Codable {
    case stored
    case onTheWay(to: String, after: Stage?)
  }
}

extension Parcels.Route {
  /// Routes whose payloads can be encoded and decoded without loss.
  static let samples: [Parcels.Route] =
    [
      .weight(0.1), .weight(.infinity), .weight(-.infinity), .weight(.leastNonzeroMagnitude),
      .due(Date(timeIntervalSinceReferenceDate: 0.123456789)), .due(.distantPast),
      .photo(Data()), .photo(Data([0, 0xFB, 0xFF, 0x3E, 0x3F])),
      .stage(.onTheWay(to: "Hull", after: .onTheWay(to: "", after: nil))),
      .text(String(repeating: "long ", count: 2_000)),
      .text("e\u{301} \u{200F}\u{202E}right\u{202C} a\nb\tc \u{0}\u{1B}[31m"),
    ] + DeepLinkTests.texts.map { .text($0) }
}
