import Foundation
import ScreenNavigation
import Testing

extension DeepLinkTable<Harbor> {
  /// The links of the harbor; no crate has the number 404, and looking up number 500 fails.
  static func harbor() throws -> DeepLinkTable {
    try DeepLinkTable(schemes: ["harbor"], hosts: ["harbor.example"], [chart, crate, log, board])
  }

  private static var chart: Entry {
    Entry("Charts/{name}") { parameters in
      .route(tab: .charts, routes: [.chart(try parameters.text("name"))])
    } parameters: { destination in
      guard case .path(let path) = destination, case .chart(let name)? = path.routes.first else {
        return nil
      }
      return ["name": name]
    }
  }

  private static var crate: Entry {
    Entry("cargo/{id}?label={label?}") { parameters in
      let id = try parameters.value("id", as: Int.self)
      if id == 404 { return .notFound(tab: .cargo, because: "no crate has the number 404") }
      if id == 500 { throw DeepLinkTableTests.Offline() }
      return .route(tab: .cargo, routes: [.crate(id: id, label: parameters["label"])])
    } parameters: { destination in
      guard case .path(let path) = destination,
        case .crate(let id, let label)? = path.routes.first
      else { return nil }
      return ["id": "\(id)", "label": label]
    }
  }

  private static var log: Entry {
    Entry("log?flow={flow}") { parameters in
      _ = try parameters.value("flow", as: Harbor.Flow.self)
      return .sheet(tab: .charts, sheet: .log)
    } parameters: { destination in
      destination == .sheet(tab: .charts, sheet: .log) ? ["flow": "deck"] : nil
    }
  }

  private static var board: Entry {
    Entry("board") { _ in
      .command(.board)
    } parameters: {
      $0 == .command(.board) ? [:] : nil
    }
  }
}

@Suite("DeepLinkTable")
struct DeepLinkTableTests {
  struct Offline: Error {}

  nonisolated static let destinations: [DeepLinkDestination<Harbor>] =
    DeepLinkTests.texts.map { .route(tab: .charts, routes: [.chart($0)]) } + [
      .route(tab: .cargo, routes: [.crate(id: 7, label: nil)]),
      .route(tab: .cargo, routes: [.crate(id: -7, label: "")]),
      .route(tab: .cargo, routes: [.crate(id: .max, label: "a&b=c d")]),
      .sheet(tab: .charts, sheet: .log), .command(.board),
    ]

  // Rules 28 and 29
  @Test("Resolving the URL of a destination returns the destination", arguments: destinations)
  func roundTrip(destination: DeepLinkDestination<Harbor>) async throws {
    let table = try DeepLinkTable.harbor()
    let link = try table.link(to: destination)
    let urls = [link.url(scheme: "harbor"), link.url(host: "harbor.example")]
    for url in urls {
      #expect(try await table.resolve(try #require(url)) == destination)
    }
  }

  // Rules 32 and 34
  @Test(
    "A URL that matches no pattern is rejected with a reason",
    arguments: [
      ("harbor://rigging", DeepLinkError.unknownPath(["rigging"])),
      ("harbor://charts", .unknownPath(["charts"])),
      ("harbor://charts/a/b", .unknownPath(["charts", "a", "b"])),
      ("harbor://cargo/seven", .badParameter("id", value: "seven")),
      ("harbor://cargo/007", .badParameter("id", value: "007")),
      ("harbor://cargo/+7", .badParameter("id", value: "+7")),
      ("harbor://cargo/99999999999999999999", .badParameter("id", value: "99999999999999999999")),
      ("harbor://cargo//", .missingParameter("id")),
      ("harbor://cargo/7?label=a&label=b", .repeatedParameter("label")),
      ("harbor://log", .missingParameter("flow")), ("harbor://log?flow", .missingParameter("flow")),
      ("harbor://log?flow=", .badParameter("flow", value: "")),
      ("harbor://log?flow=Deck", .badParameter("flow", value: "Deck")),
    ])
  func refuses(text: String, error: DeepLinkError) async throws {
    let table = try DeepLinkTable.harbor()
    let url = try #require(URL(string: text))
    await #expect(throws: error) { try await table.resolve(url) }
  }

  // Rule 31
  @Test(
    "Unknown query items are ignored, and so is letter case in the first segment, which can be a host",
    arguments: [
      "harbor://charts/One", "https://harbor.example/CHARTS/One", "harbor:///Charts/One?utm=mail",
    ])
  func ignores(text: String) async throws {
    let destination = try await DeepLinkTable.harbor().resolve(try #require(URL(string: text)))
    #expect(destination == .route(tab: .charts, routes: [.chart("One")]))
  }

  // Rule 30
  @Test(
    "Malformed and conflicting patterns are rejected",
    arguments: [
      (["a/{x}", "a/b"], DeepLinkTableError.conflict("a/{x}", "a/b")),
      (["A/{x}", "a/b"], .conflict("A/{x}", "a/b")),
      (["a/{x}", "{y}/b"], .conflict("a/{x}", "{y}/b")),
      (["a", "a?q={q}"], .conflict("a", "a?q={q}")),
      (["a/{x"], .malformed("a/{x")), (["a/{}"], .malformed("a/{}")),
      (["a/{x}/{x}"], .malformed("a/{x}/{x}")), (["a?q"], .malformed("a?q")),
      (["a?q={q}&q={r}"], .malformed("a?q={q}&q={r}")), (["a?={q}"], .malformed("a?={q}")),
      (["a{b}"], .malformed("a{b}")),
    ])
  func conflicts(patterns: [String], error: DeepLinkTableError) {
    let message =
      switch error {
      case .conflict(let one, let other):
        "the patterns '\(one)' and '\(other)' match the same URLs; "
          + "change a literal segment in one of them"
      case .malformed(let pattern):
        "the pattern '\(pattern)' is malformed; write it like 'books/{id}?page={page?}'"
      }
    #expect(error.description == message)
    #expect(throws: error) {
      try DeepLinkTable<Harbor>(
        schemes: ["harbor"],
        patterns.map {
          DeepLinkTable.Entry($0) { _ in
            .command(.board)
          } parameters: { _ in
            nil
          }
        })
    }
  }

  @Test("A destination without an entry has no URL")
  func noURL() throws {
    let table = try DeepLinkTable.harbor()
    #expect(throws: DeepLinkError.noURL) { try table.link(to: .command(.signOff)) }
  }
}
