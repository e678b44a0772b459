import Testing

@testable import ScreenHarness

@Suite("snapshot links")
@MainActor
struct LinksTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test("The table has the screens of each pattern, and what is left over on both sides")
  func table() async {
    #expect(
      await tool("links", of: GallerySnapshots.self)
        == .init(
          status: 0,
          output: """
            PATTERN                        SCREENS
            lobby                          lobby
            rooms/{number}                 room, otherRoom
            rooms/{number}/{painting}      –
            search?q={query}&page={page?}  search

            Links that match no pattern:
              old: gallery://halls/4?token=<redacted>: no link pattern matches the path '/halls/4'

            Screens without a link:
              shop

            Patterns that no screen uses:
              rooms/{number}/{painting}

            4 patterns: 3 used, 1 unused; 6 screens: 5 with a link, 1 without

            """))
  }

  @Test("Without declared patterns, the table has the link of each screen")
  func withoutPatterns() async {
    let result = await GallerySnapshots.$declares.withValue(.none) {
      await tool("links", of: GallerySnapshots.self)
    }
    #expect(
      result
        == .init(
          status: 0,
          output: """
            SCREEN     LINK
            lobby      gallery://lobby
            room       gallery://rooms/4
            otherRoom  https://gallery.example/rooms/12
            search     gallery://search?q=monet&token=<redacted>
            old        gallery://halls/4?token=<redacted>

            Screens without a link:
              shop

            no patterns; 6 screens: 5 with a link, 1 without

            """))
  }

  @Test("A screen whose link cannot be read makes the tool exit with status 2")
  func failure() async {
    let result = await GallerySnapshots.$isBroken.withValue(true) {
      await tool("links", of: GallerySnapshots.self)
    }
    #expect(result.status == 2)
    #expect(result.errors == "error: cannot read the link of 'shop': the shop is closed\n")
    #expect(result.output.hasSuffix("5 screens: 5 with a link, 0 without\n"))
  }

  @Test("With --format json, the tool prints one JSON object without secrets")
  func json() async {
    #expect(
      await tool("links", "--format", "json", of: GallerySnapshots.self)
        == .init(status: 0, output: Self.json))
  }

  @Test(
    "With --format aasa, components match what the patterns match, and notes say what they cannot")
  func siteAssociation() async {
    #expect(
      await tool("links", "--format", "aasa", of: GallerySnapshots.self)
        == .init(status: 0, output: Self.components, errors: Self.notes))
  }

  @Test("Without patterns, there are no components")
  func noComponents() async {
    let result = await GallerySnapshots.$declares.withValue(.none) {
      await tool("links", "--format", "aasa", of: GallerySnapshots.self)
    }
    #expect(
      result
        == .init(
          status: 2,
          errors: """
            error: the harness declares no patterns of links
            hint: return those of the app from 'linkPatterns()'

            """))
  }

  @Test("Patterns that are malformed are an error")
  func malformed() async {
    let result = await GallerySnapshots.$declares.withValue(.malformed) {
      await tool("links", of: GallerySnapshots.self)
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

  @Test(
    "Invalid arguments are rejected",
    arguments: [
      (
        ["links", "lobby"],
        """
        error: unexpected argument 'lobby': 'links' always lists all links
        hint: remove 'lobby'

        """
      ),
      (
        ["links", "--format", "dot"],
        """
        error: invalid value 'dot' for option '--format': expected text, json or aasa
        hint: see 'snapshot links --help'

        """
      ),
      (
        ["map", "--format", "aasa"],
        """
        error: invalid value 'aasa' for option '--format': expected text or mermaid
        hint: see 'snapshot map --help'

        """
      ),
      (
        ["list", "--format", "json"],
        """
        error: option '--format' works only with 'map' and 'links'
        hint: use '--json'

        """
      ),
    ])
  func usage(arguments: [String], errors: String) async {
    #expect(
      await tool(arguments, of: GallerySnapshots.self) == .init(status: 64, errors: errors))
  }
}

extension LinksTests {
  private static let json = """
    {
      "hosts" : [
        "gallery.example"
      ],
      "invalid" : [

      ],
      "manifest" : "Gallery",
      "patterns" : [
        {
          "pattern" : "lobby",
          "screens" : [
            "lobby"
          ]
        },
        {
          "pattern" : "rooms/{number}",
          "screens" : [
            "room",
            "otherRoom"
          ]
        },
        {
          "pattern" : "rooms/{number}/{painting}",
          "screens" : [

          ]
        },
        {
          "pattern" : "search?q={query}&page={page?}",
          "screens" : [
            "search"
          ]
        }
      ],
      "schema" : 1,
      "schemes" : [
        "gallery"
      ],
      "screens" : [
        {
          "link" : "gallery://lobby",
          "pattern" : "lobby",
          "screen" : "lobby"
        },
        {
          "link" : "gallery://rooms/4",
          "pattern" : "rooms/{number}",
          "screen" : "room"
        },
        {
          "link" : "https://gallery.example/rooms/12",
          "pattern" : "rooms/{number}",
          "screen" : "otherRoom"
        },
        {
          "link" : "gallery://search?q=monet&token=<redacted>",
          "pattern" : "search?q={query}&page={page?}",
          "screen" : "search"
        },
        {
          "screen" : "shop"
        },
        {
          "link" : "gallery://halls/4?token=<redacted>",
          "reason" : "no link pattern matches the path '/halls/4'",
          "screen" : "old"
        }
      ],
      "status" : 0
    }

    """

  private static let components = """
    [
      {
        "/" : "/rooms/?*/?*/?*",
        "comment" : "longer than rooms/{number}/{painting}",
        "exclude" : true
      },
      {
        "/" : "/rooms/?*/?*",
        "comment" : "rooms/{number}/{painting}"
      },
      {
        "/" : "/rooms/?*/?*",
        "comment" : "longer than rooms/{number}",
        "exclude" : true
      },
      {
        "/" : "/rooms/?*",
        "comment" : "rooms/{number}"
      },
      {
        "/" : "/lobby",
        "comment" : "lobby"
      },
      {
        "/" : "/lobby/",
        "comment" : "lobby"
      },
      {
        "/" : "/search",
        "?" : {
          "q" : "?*"
        },
        "comment" : "search?q={query}&page={page?}"
      },
      {
        "/" : "/search/",
        "?" : {
          "q" : "?*"
        },
        "comment" : "search?q={query}&page={page?}"
      }
    ]

    """

  private static let notes = """
    note: the app ignores letter case in the first segment of a path, a component does not
    note: 'search?q={query}&page={page?}': a component cannot tell an empty 'q' from a missing one, and \
    matches neither
    note: the app refuses a parameter that is repeated in the query, a component does not
    note: a component matches any value of a parameter, also one that the app refuses

    """
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
    let fallback = await tool("show", "gallery://old", of: GallerySnapshots.self)
    #expect(fallback.errors == "note: the app shows something else for this link\n")
    let reason = await tool(
      "show", "gallery://old/hall?token=secret", of: GallerySnapshots.self)
    #expect(
      reason.errors == """
        note: the app shows something else for this link: \
        gallery://old/hall?token=<redacted> is closed

        """)
  }

  @Test(
    "The reason of a refusal has no secrets, and makes the tool exit with status 2",
    arguments: [
      (
        "gallery://halls?token=secret",
        "the gallery has no gallery://halls?token=<redacted>"
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
