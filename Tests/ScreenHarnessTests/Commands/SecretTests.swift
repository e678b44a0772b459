import Testing

@Suite("Secrets of the app")
@MainActor
struct SecretTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  private static let reports = ["a.json", "b.xml", "c.md", "d.html", "e.patch"]

  @Test("No golden, report, diff or picture contains a hidden value")
  func everywhere() async throws {
    var texts = [await run("record"), await run("show")]
    for layout in ["compact", "regular"] {
      let golden = try tool.text(of: "manifests/Vault/\(layout)/keys.txt")
      #expect(golden.contains("accessToken: \"<redacted>\""))
      #expect(golden.contains("link: \"https://<redacted>@vault.example/?token=<redacted>\""))
      let hidden = golden.split(separator: "\n").filter { $0.contains("<redacted> ") }
      #expect(hidden.count == VaultSnapshots.labels.count * 6)
      #expect(
        golden.contains("│ Word:                             •••••• │") == (layout == "compact"))
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

  @Test("A run says how many values it hid, and with --verbose where")
  func counts() async {
    _ = await run("record")
    let note = "note: the goldens hide 10 values of 1 screen\n"
    #expect(await run("verify", "keys").contains(note))
    let verbose = await run("verify", "keys", "--verbose")
    #expect(
      verbose.contains(
        "hidden    keys: API Key, Access tokens, Client Secret, Password, Private Key:, Tax number, "
          + "URL, Word, Your IBAN, accessToken\n" + note))
  }

  @Test("The message of an error is printed as it is")
  func errors() async {
    #expect(
      await tool("show", "--layout", "compact", "rejected", of: VaultSnapshots.self)
        == .init(
          status: 2, errors: "error: cannot render 'rejected': rejected(password: \"sesame\")\n"))
  }

  private func run(_ words: String...) async -> String {
    let result = await tool(words, of: VaultSnapshots.self)
    return result.output + result.errors
  }
}
