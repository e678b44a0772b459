import Testing

@Suite("Links in snapshot coverage")
@MainActor
struct LinkCoverageTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  /// The lines on links of a coverage of the gallery.
  private func lines() async -> [String] {
    await tool("coverage", of: GallerySnapshots.self).output
      .split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("links ") }
  }

  @Test("Coverage lists the patterns without a screen, and the links that match no pattern")
  func table() async {
    let unmatched = """
      links     no pattern: old: gallery://halls/4?token=<redacted>: no link pattern matches the path '/halls/4'
      """
    let first =
      "links     3 of 4 patterns with a screen; without a screen: rooms/{number}/{painting}"
    #expect(await lines() == [first, unmatched])
    let json = await tool("coverage", "--json", of: GallerySnapshots.self).output
    #expect(
      json.contains(
        """
          "links" : {
            "patternsWithoutScreen" : [
              "rooms/{number}/{painting}"
            ],
            "screensWithoutPattern" : [
              "old"
            ]
          },

        """))
  }

  @Test("Without declared patterns, coverage says nothing about links")
  func withoutPatterns() async {
    await GallerySnapshots.$declares.withValue(.none) {
      #expect(await lines() == [])
    }
  }

  @Test("Patterns that are malformed are an error")
  func malformed() async {
    let result = await GallerySnapshots.$declares.withValue(.malformed) {
      await tool("coverage", of: GallerySnapshots.self)
    }
    #expect(
      result
        == .init(
          status: 2,
          errors: """
            error: cannot read the link patterns of the harness: the pattern 'rooms/{number' is \
            malformed; write it like 'books/{id}?page={page?}'
            hint: correct the table of links, or 'linkPatterns()'

            """))
  }
}

@Suite("snapshot show with links")
@MainActor
struct ShowLinkTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test("The show verb prints the path and the picture that a link leads to")
  func opened() async {
    #expect(
      await tool("show", "gallery://rooms/7", of: GallerySnapshots.self)
        == .init(
          status: 0,
          output: """
            root › room(number: 7)
            ┌──────────────────────────────────────────┐
            │ ‹ Gallery        Room 7                  │
            ├──────────────────────────────────────────┤
            │                                          │
            └──────────────────────────────────────────┘

            """))
  }

  @Test("Screens come before links, and --layout is that of both")
  func mixed() async {
    let both = await tool(
      "show", "gallery://rooms/4", "room", "--layout", "regular", of: GallerySnapshots.self)
    let screen = await tool("show", "room", "--layout", "regular", of: GallerySnapshots.self)
    let picture = screen.output.split(separator: "---\n").last ?? ""
    #expect(
      both == .init(status: 0, output: "\(screen.output)\nroot › room(number: 4)\n\(picture)"))
  }

  @Test("A link that the app keeps or answers with something else has a note")
  func notes() async {
    let waiting = await tool("show", "gallery://cart", of: GallerySnapshots.self)
    #expect(waiting.status == 0)
    #expect(waiting.errors == "note: the app keeps the link until what is visible has ended\n")
    let reason = await tool(
      "show", "gallery://old/hall?token=secret", of: GallerySnapshots.self)
    #expect(
      reason.errors == """
        note: the app shows something else for this link: \
        gallery://old/hall?token=secret is closed

        """)
  }

  @Test(
    "The reason of a refusal is printed, and makes the tool exit with status 2",
    arguments: [
      (
        "gallery://halls?token=secret",
        "the gallery has no gallery://halls?token=secret"
      ),
      ("gallery://rooms/x", "'x' is not the number of a room"),
      (
        "gallery:", "the gallery has no gallery:"
      ),
    ])
  func refused(link: String, reason: String) async {
    let displayed = link.replacing("secret", with: "<redacted>")
    #expect(
      await tool("show", link, of: GallerySnapshots.self)
        == .init(status: 2, errors: "error: cannot open '\(displayed)': \(reason)\n"))
  }

  @Test("A harness that opens no links says which function to implement")
  func unsupported() async {
    #expect(
      await tool("show", "shop://cart")
        == .init(
          status: 2,
          errors: """
            error: cannot open 'shop://cart': the harness does not support links; implement \
            'open(_:in:)'

            """))
  }

  @Test("A layout without pictures is rejected for links")
  func layout() async {
    #expect(
      await tool("show", "kiosk://tea", "--layout", "controls", of: KioskSnapshots.self)
        == .init(
          status: 64,
          errors: """
            error: 'show' draws pictures of links, but the layout 'controls' has none
            hint: remove '--layout', or name another layout

            """))
  }
}
