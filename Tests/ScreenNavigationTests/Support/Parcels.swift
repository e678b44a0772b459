import Foundation
import ScreenNavigation

/// The schema for tests of payloads, with routes of real apps.
enum Parcels: NavigationSchema {
  enum Tab: CaseIterable, Codable {
    case inbox
  }

  enum Route: Hashable, Codable {
    case weight(Double)
    case due(Date)
    case photo(Data)
    case sender(UUID)
    case site(URL)
    case note(String?)
    case remark(String??)
    case stamps(Set<String>)
    case prices([String: Int])
    case stage(Stage)
    case account(Account)
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

  /// A class with equality of its number; its name can differ.
  final class Account: Hashable, Codable, Sendable {
    let number: Int
    let name: String

    init(number: Int, name: String) {
      self.number = number
      self.name = name
    }

    static func == (lhs: Account, rhs: Account) -> Bool { lhs.number == rhs.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}

extension Parcels.Route {
  /// Routes whose payloads can be encoded and decoded without loss.
  static let samples: [Parcels.Route] =
    [
      .weight(0.1), .weight(-0.0), .weight(.infinity), .weight(-.infinity), .weight(.pi),
      .weight(.leastNonzeroMagnitude), .weight(.greatestFiniteMagnitude), .weight(1e21),
      .due(Date(timeIntervalSinceReferenceDate: 0.123456789)),
      .due(Date(timeIntervalSince1970: 1_700_000_000.25)), .due(.distantPast),
      .photo(Data()), .photo(Data([0, 0xFB, 0xFF, 0x3E, 0x3F])),
      .sender(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))),
      .note(nil), .note(""), .note("nil"), .remark(.none), .remark("x"),
      .stamps([]), .stamps(["b", "a", "c,d"]), .prices([:]), .prices(["a b": 1, "": .min]),
      .stage(.stored),
      .stage(.onTheWay(to: "Hull", after: .onTheWay(to: "", after: nil))),
      .account(Parcels.Account(number: 7, name: "Ann")),
      .text(String(repeating: "long ", count: 2_000)),
      .text("e\u{301} \u{200F}\u{202E}right\u{202C} a\nb\tc \u{0}\u{1B}[31m"),
    ] + DeepLinkTests.texts.map { .text($0) }
    + ["https://me:hunter2@example.org/a%20b?token=1&x=%2F#top", "mailto:a@b.c", "file:///x"]
    .compactMap(URL.init(string:)).map { .site($0) }
}
