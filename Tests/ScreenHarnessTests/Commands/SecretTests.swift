import Testing

@testable import ScreenHarness

@Suite("Secrets of the app")
@MainActor
struct SecretTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  private static let reports = ["a.json", "b.xml", "c.md", "d.html", "e.patch"]

  @Test("No golden, report, diff, picture or message contains a secret")
  func everywhere() async throws {
    var texts = [await run("record"), await run("show")]
    for layout in ["compact", "regular"] {
      let golden = try tool.text(of: "manifests/Vault/\(layout)/keys.txt")
      #expect(golden.contains("accessToken: \"<redacted>\""))
      #expect(golden.contains("link: \"https://<redacted>@vault.example/?token=<redacted>\""))
      let secrets = golden.split(separator: "\n").filter { $0.contains("••••••") }
      #expect(secrets.count == VaultSnapshots.labels.count * 6 + 2)
      texts.append(golden)
    }
    let changed = await VaultSnapshots.$owner.withValue("Grace") {
      await run(
        "verify", "--report", "json=a.json", "--report", "junit=b.xml", "--report",
        "markdown=c.md", "--report", "html=d.html", "--report", "patch=e.patch")
    }
    #expect(changed.contains("Keys of Grace"))
    texts.append(changed)
    for report in Self.reports {
      let text = try tool.text(of: report)
      #expect(text.contains("Grace"), "\(report)")
      texts.append(text)
    }
    texts += [await run("list", "--json"), await run("coverage")]
    for text in texts { #expect(!text.contains(VaultSnapshots.secret), "\(text)") }
  }

  @Test("An error that quotes a secret is printed without it")
  func errors() async {
    #expect(
      await tool("show", "--layout", "compact", "rejected", "linked", of: VaultSnapshots.self)
        == .init(
          status: 2,
          errors: """
            error: cannot render 'rejected': rejected(password: "<redacted>", site: \
            "https://<redacted>@vault.example/?token=<redacted>")
            error: cannot render 'linked': the parameter 'token' has the invalid value \
            '<redacted>'

            """))
  }

  private func run(_ words: String...) async -> String {
    let result = await tool(words, of: VaultSnapshots.self)
    return result.output + result.errors
  }
}
