import Foundation
import ScreenNavigation
import Testing

extension DeepLinkTable<Parcels> {
  /// Links with payloads of real apps as their parameters, each written so that it can be read
  /// back.
  static func parcels() throws -> DeepLinkTable {
    try DeepLinkTable(
      schemes: ["parcels"], hosts: ["parcels.example"],
      [
        entry("weight/{value}") {
          try .weight($0.value("value"))
        } value: {
          if case .weight(let weight) = $0 { weight.description } else { nil }
        },
        entry("due?at={value}") {
          try .due(Date(timeIntervalSinceReferenceDate: $0.value("value")))
        } value: {
          if case .due(let date) = $0 { "\(date.timeIntervalSinceReferenceDate)" } else { nil }
        },
        entry("photo?base64={value}") { parameters in
          let text = try parameters.text("value")
          guard let data = Data(base64Encoded: text) else {
            throw DeepLinkError.badParameter("value", value: text)
          }
          return .photo(data)
        } value: {
          if case .photo(let data) = $0 { data.base64EncodedString() } else { nil }
        },
        entry("sites?url={value}") { parameters in
          let text = try parameters.text("value")
          guard let url = URL(string: text) else {
            throw DeepLinkError.badParameter("value", value: text)
          }
          return .site(url)
        } value: {
          if case .site(let url) = $0 { url.absoluteString } else { nil }
        },
        entry("notes?note={value?}") {
          .note($0["value"])
        } value: {
          if case .note(let note) = $0 { .some(note) } else { nil }
        },
        entry("texts?text={value}") {
          .text(try $0.text("value"))
        } value: {
          if case .text(let text) = $0 { text } else { nil }
        },
      ])
  }

  private static func entry(
    _ pattern: String, route: @escaping @Sendable (DeepLinkParameters) throws -> Parcels.Route,
    value: @escaping @Sendable (Parcels.Route) -> String??
  ) -> Entry {
    Entry(pattern) {
      .route(tab: .inbox, routes: [try route($0)])
    } parameters: { destination in
      guard case .path(let path) = destination, let route = path.routes.first,
        let value = value(route)
      else { return nil }
      return ["value": value]
    }
  }
}

@Suite("Deep links with payloads of real apps")
struct LinkedPayloadTests {
  nonisolated static let routes = Parcels.Route.samples.filter {
    switch $0 {
    case .weight, .due, .photo, .site, .note, .text: true
    default: false
    }
  }

  // Rule 29
  @Test("A link to a payload resolves to an equal payload, in both forms", arguments: routes)
  func roundTrip(route: Parcels.Route) async throws {
    let table = try DeepLinkTable.parcels()
    let destination = DeepLinkDestination<Parcels>.route(tab: .inbox, routes: [route])
    let link = try table.link(to: destination)
    for url in [link.url(scheme: "parcels"), link.url(host: "parcels.example")] {
      #expect(try await table.resolve(try #require(url)) == destination)
    }
  }

  @Test("A link preserves negative zero and not-a-number", arguments: [-0.0, 0.0, .nan])
  func floats(weight: Double) async throws {
    let table = try DeepLinkTable.parcels()
    let link = try table.link(to: .route(tab: .inbox, routes: [.weight(weight)]))
    let url = try #require(link.url(scheme: "parcels"))
    let found = try await table.resolve(url)
    #expect(
      "\(found)" == "\(DeepLinkDestination<Parcels>.route(tab: .inbox, routes: [.weight(weight)]))")
  }
}
