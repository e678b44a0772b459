import Foundation
import TestApps
import Testing

@testable import ScreenHarness
@testable import ScreenRendering
@testable import ScreenSystem

@Suite("VerifiedScreens")
@MainActor
struct VerifiedScreensTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test(
    "Screens that differ are one failure for each reason, with headline, difference and next steps")
  func changed() async throws {
    _ = await tool(["record"])
    let old = tool.folder.appendingPathComponent("manifests/Shop/compact/old.txt")
    try Data("---\nscreen: old\n---\n".utf8).write(to: old)
    let screens = try await ShopSnapshots.$productName.withValue("Coffee") {
      try await ShopSnapshots.$isBroken.withValue(true) {
        try await ShopSnapshots.verified("compact/*", file: tool.testFile)
      }
    }
    let change = try #require(screens.failures.first)
    #expect(change.verdict == "changed")
    #expect(change.screens == ["compact/product"])
    #expect(change.goldens == ["manifests/Shop/compact/product.txt"])
    #expect(change.headline == #"name: "Tea" → "Coffee" and 1 more line"#)
    #expect(change.difference?.hasPrefix("--- a/manifests/Shop/compact/product.txt\n") == true)
    let text = try #require(change.newTexts.first)
    #expect(text.screen == "compact/product" && text.golden == change.goldens[0])
    #expect(text.difference == change.difference)
    #expect(
      text.text.hasPrefix("---\nscreen: product\n")
        && text.text.contains("│ ‹ Shelf          Coffee "))
    #expect(screens.failures.map(\.newTexts.count) == [1, 0, 0])
    #expect(change.nextSteps.last == "  \(command(["compact/product"]))")
    #expect(screens.failures.map(\.verdict) == ["changed", "invalid", "obsolete"])
    #expect(screens.summary == "4 screens: 2 matched, 1 changed, 1 obsolete, 1 invalid")
    #expect(
      screens.description
        == (screens.failures.map(\.description) + [screens.summary]).joined(separator: "\n\n"))
    #expect(
      screens.failures[2].nextSteps == [
        "To delete obsolete goldens, unless another harness owns them:",
        "  \(command(["--prune", "compact/old"]))",
      ])
  }

  @Test("In another time zone than that of the goldens, the first failure says so")
  func timeZone() async throws {
    let zone = TimeZone.current.identifier
    let test = ToolEnvironment.test(of: "", in: tool.testFile).testCommand(.verify, [])
    _ = await tool(["record"])
    let screens = try await ShopSnapshots.$timeZone.withValue("Pacific/Chatham") {
      #expect(try await ShopSnapshots.verified(package: tool.folder.path).isMatched)
      return try await ShopSnapshots.$productName.withValue("Coffee") {
        try await ShopSnapshots.$isBroken.withValue(true) {
          try await ShopSnapshots.verified("compact/*", file: tool.testFile)
        }
      }
    }
    #expect(
      screens.failures.map(\.nextSteps) == [
        [
          "To accept the differences, for review and commit:",
          "  TZ=Pacific/Chatham \(command(["compact/product"]))",
          "note: goldens are made in the time zone 'Pacific/Chatham', and this test runs in '\(zone)'",
          "hint: run this command: TZ=Pacific/Chatham \(test)",
        ], [],
      ])
    await #expect(throws: ProcessRegionError.unknownTimeZone("Europe/Atlantis")) {
      try await ShopSnapshots.$timeZone.withValue("Europe/Atlantis") {
        try await ShopSnapshots.verified(file: tool.testFile)
      }
    }
  }

  /// The command of the module, which is that of the tests.
  private func command(_ words: [String]) -> String {
    ToolEnvironment.test(of: "", in: tool.testFile).testCommand(.record, words)
  }

  @Test("Verifying throws an error if there is nothing to compare")
  func nothing() async throws {
    await #expect(throws: UsageError.noSuchScreen("crat", nearest: ["cart"])) {
      try await ShopSnapshots.verified("shelf", "crat", file: tool.testFile)
    }
    await #expect(throws: ManifestError.self) {
      try await Lobby.$app.withValue(LobbyApp { $0.screens = [:] }) {
        try await LobbySnapshots.verified(file: tool.testFile)
      }
    }
    await #expect(throws: PackagePathsError.packageNotFound("/nowhere")) {
      try await ShopSnapshots.verified(file: "/nowhere/ScreenTests.swift")
    }
    await #expect(throws: PackagePathsError.notPackage("/nowhere")) {
      try await ShopSnapshots.verified(package: "/nowhere")
    }
  }
}
