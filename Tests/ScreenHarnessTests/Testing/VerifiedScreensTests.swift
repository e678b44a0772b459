import Foundation
import Testing

@testable import ScreenHarness

@Suite("Screens that a test verifies")
@MainActor
struct VerifiedScreensTests {
  private let tool: ToolRun

  init() throws {
    tool = try ToolRun()
  }

  @Test("match once they are recorded")
  func matched() async throws {
    _ = await tool("record")
    let screens = try await ShopSnapshots.verified(file: file)
    #expect(screens.failures == [])
    #expect(screens.isMatched)
    #expect(screens.description == "4 screens in 2 layouts: 8 matched")
  }

  @Test("that have no goldens yet are one failure, which says how to record them")
  func firstRun() async throws {
    let screens = try await ShopSnapshots.verified(package: tool.folder.path)
    #expect(
      screens.failures == [
        """
        new       4 screens in 2 layouts  no golden yet
          shelf, product, filterSheet, cart
        These screens have no goldens yet. To record them, for review and commit:
          swift run ScreenHarnessTests record
        """
      ])
    #expect(!screens.isMatched)
    #expect(throws: (any Error).self) { try tool.files(in: "manifests") }
  }

  @Test("that differ are a failure for each reason, with headline, difference and what to type")
  func changed() async throws {
    _ = await tool("record")
    try tool.write("---\nscreen: old\n---\n", to: "manifests/Shop/compact/old.txt")
    let screens = try await ShopSnapshots.$productName.withValue("Coffee") {
      try await ShopSnapshots.$isBroken.withValue(true) {
        try await ShopSnapshots.verified("compact/*", file: file)
      }
    }
    #expect(screens.failures == Self.changes)
    #expect(
      screens.description
        == (Self.changes + ["4 screens: 2 matched, 1 changed, 1 obsolete, 1 invalid"])
        .joined(separator: "\n\n"))
  }

  private static let changes = [
    """
    changed   compact/product  name: "Tea" → "Coffee"
    --- a/manifests/Shop/compact/product.txt
    +++ b/manifests/Shop/compact/product.txt
    @@ -3,10 +3,10 @@
     tab: shelf
     stack:
     - product:
    -    name: "Tea"
    +    name: "Coffee"
     ---
     ┌──────────────────────────────────────────┐
    -│ ‹ Shelf           Tea                    │
    +│ ‹ Shelf          Coffee                  │
     ├──────────────────────────────────────────┤
     │                                          │
     ├──────────────────────────────────────────┤

    To accept what the screens show now, for review and commit:
      swift run ScreenHarnessTests record compact/product
    """,
    "invalid   compact/cart  the cart could not be loaded",
    """
    obsolete  compact/old  manifests/Shop/compact/old.txt belongs to no screen
    To delete what is obsolete:
      swift run ScreenHarnessTests record --prune compact/old
    """,
  ]

  @Test("that change in thousands for one reason are one failure")
  func thousands() async throws {
    #expect(await tool("record", "--quiet", of: TownSnapshots.self).status == 0)
    let screens = try await TownSnapshots.$street.withValue("Mill Lane") {
      try await TownSnapshots.verified(file: file)
    }
    #expect(screens.summary == "2000 screens: 2000 changed")
    let failure = try #require(screens.failures.first)
    #expect(screens.failures.count == 1)
    let head = #"changed   2000 screens  street: "High Street" → "Mill Lane""#
    #expect(failure.hasPrefix("\(head)\n  compact/house1, compact/house2, "))
    #expect(failure.hasSuffix("\n  swift run ScreenHarnessTests record"))
    #expect(failure.split(separator: "\n").count < 30)
  }

  @Test("are an error where there is nothing to verify")
  func nothing() async throws {
    await #expect(throws: UsageError.noSuchScreen("crat", nearest: ["cart"])) {
      try await ShopSnapshots.verified("shelf", "crat", file: file)
    }
    await #expect(throws: ManifestError.noScreens(manifest: "Empty")) {
      try await EmptySnapshots.verified(file: file)
    }
    await #expect(throws: PackagePathsError.packageNotFound("/nowhere")) {
      try await ShopSnapshots.verified(file: "/nowhere/ScreenTests.swift")
    }
    await #expect(throws: PackagePathsError.folderNotFound("/nowhere")) {
      try await ShopSnapshots.verified(package: "/nowhere")
    }
  }

  /// A file of tests in the package.
  private var file: String { tool.folder.appendingPathComponent("Tests/ScreenTests.swift").path }
}
