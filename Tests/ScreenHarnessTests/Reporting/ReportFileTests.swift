import Foundation
import Testing

@testable import ScreenReports

@Suite("Report files")
@MainActor
struct ReportFileTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test("Each requested report is written, in a folder that is created for it")
  func forms() async throws {
    let result = await tool(
      "--report", "json=out/a.json", "--report=junit=out/b.xml", "--report", "markdown=out/c.md",
      "--report", "html=out/d.html", "--report", "patch=out/deep/e.patch", "compact/*")
    #expect(result.status == 1)
    #expect(try tool.files(in: "out") == ["a.json", "b.xml", "c.md", "d.html", "deep/e.patch"])
    #expect(
      try tool.text(of: "out/a.json").hasPrefix(
        "{\n  \"by\" : \"report by Screenwalk\",\n  \"counts\" : {\n    \"new\" : 4\n"))
    #expect(try tool.text(of: "out/b.xml").contains("<testsuites name=\"Shop\" tests=\"4\""))
    #expect(try tool.text(of: "out/c.md").contains("swift run ShopSnapshots record 'compact/*'"))
    #expect(
      try tool.text(of: "out/deep/e.patch").hasPrefix(
        "# report by Screenwalk\ndiff --git a/manifests/Shop/"))
    #expect(try tool.text(of: "out/d.html").contains("Shop"))
  }

  @Test(
    "A report replaces its file, so that a reader gets the old or the new text",
    arguments: ["json", "junit", "markdown", "html", "patch"])
  func atomic(format: String) async throws {
    _ = await tool("record", "compact/product")
    _ = await tool("--report", "\(format)=out/report.txt", "compact/cart")
    let old = try tool.text(of: "out/report.txt")
    let path = tool.folder.appending(path: "out/report.txt").path
    let reader = try #require(FileHandle(forReadingAtPath: path))
    _ = await tool("--report", "\(format)=out/report.txt", "compact/*")
    #expect(try tool.text(of: "out/report.txt") != old)
    #expect(try reader.readToEnd() == Data(old.utf8))
    #expect(try tool.files(in: "out") == ["report.txt"])
    try reader.close()
  }

  @Test("JSON and HTML reports name the places of screens that match")
  func locations() async throws {
    _ = await tool("record", "compact/product")
    let result = await tool(
      "--report", "json=a.json", "--report", "html=b.html", "compact/product")
    #expect(result.status == 0)
    let json = try tool.text(of: "a.json")
    #expect(json.contains(#""path" : "product""#) && json.contains(#""tab" : "shelf""#), "\(json)")
    #expect(try tool.text(of: "b.html").contains("shelf"))
    let silent = await tool("--report", "markdown=c.md", "compact/product")
    #expect(silent.status == 0)
  }

  @Test("A report to standard output is rejected")
  func standardOutput() async throws {
    let message = """
      error: a report cannot have the path '-': it is standard output
      hint: choose another path

      """
    #expect(await tool("--report", "json=-") == .init(status: 64, errors: message))
    #expect(await tool("--report", "json=./-", "--quiet").status == 1)
    #expect(try tool.text(of: "-").hasPrefix("{"))
  }

  @Test("Two reports in one file are rejected, also by different paths")
  func sameFile() async throws {
    let result = await tool("--report", "json=a", "--report", "html=b/../a")
    #expect(
      result
        == .init(
          status: 64,
          errors: """
            error: a report cannot have the path 'b/../a': another report has it
            hint: choose another path

            """))
  }

  @Test("A report among the goldens is rejected")
  func overGolden() async throws {
    _ = await tool("record", "compact/cart")
    let golden = try tool.text(of: "manifests/Shop/compact/cart.txt")
    #expect(
      await tool("--report", "json=manifests/Shop/compact/cart.txt")
        == .init(
          status: 64,
          errors: """
            error: a report cannot have the path 'manifests/Shop/compact/cart.txt': it is in the manifests folder
            hint: choose another path

            """))
    #expect(try tool.text(of: "manifests/Shop/compact/cart.txt") == golden)
    try tool.link("link", to: "manifests")
    #expect(await tool("--report", "json=link/Shop/compact/cart.txt").status == 64)
    #expect(await tool("--report", "json=linked/a.txt").status == 1)
  }

  @Test("A report replaces a report and an empty file, and no other file")
  func overOtherFile() async throws {
    _ = await tool("record")
    try tool.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    #expect(
      await tool("--report", "json=Package.swift")
        == .init(
          status: 64,
          errors: """
            error: a report cannot have the path 'Package.swift': no report wrote the file
            hint: choose another path

            """))
    #expect(try tool.text(of: "Package.swift") == "// swift-tools-version: 6.0\n")
    // What looks like a report, or names Screenwalk only later, is none.
    let others = ["{\"schema\": 1}", "<!DOCTYPE html>", "diff --git a/a b/a\n", "### Screenwalk\n"]
    for text in others + [String(repeating: " ", count: 4096) + "report by Screenwalk"] {
      try tool.write(text, to: "other")
      #expect(await tool("--report", "html=other").status == 64)
    }
    try tool.write("", to: "empty")
    #expect(await tool("--report", "html=empty").status == 0)
    try tool.write("---\nscreen: old\n---\n", to: "manifests/Shop/compact/old.txt")
    for format in ["json", "junit", "markdown", "html", "patch"] {
      for _ in 1...2 { #expect(await tool("--report", "\(format)=new-\(format)").status == 1) }
      #expect(await tool("--report", "json=new-\(format)").status == 1)
    }
  }

  @Test("A report that cannot be written is an error, and the others are written")
  func unwritable() async throws {
    _ = await tool("record")
    try tool.write("", to: "file")
    let reports = ["json=a.json", "junit=file/b.xml", "markdown=c.md"]
    let result = await tool(reports.flatMap { ["--report", $0] })
    #expect((result.status, result.output) == (2, "4 screens in 2 layouts: 8 matched (TIME)\n"))
    // The text of the error differs between systems.
    let words = result.errors.dropFirst("error: ".count).dropLast()
    #expect(words.hasPrefix("cannot write the junit report 'file/b.xml': "))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try tool.text(of: "c.md").contains("8 matched"))
  }

  @Test(
    "A report that the plugin may not write comes with the command that lets it write",
    .enabled(if: geteuid() != 0, "root has permission to write everything"))
  func denied() async throws {
    _ = await tool("record")
    let folder = tool.folder.appendingPathComponent("sealed")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    let result = await tool(
      "--report", "json=sealed/a.json", variables: ["SCREENWALK_PLUGIN": "1"])
    #expect(
      result.errors == """
        error: cannot write the json report 'sealed/a.json': Permission denied
        hint: allow the plugin to write in the package:
          swift package --allow-writing-to-package-directory snapshot --report json=sealed/a.json

        """)
    #expect(result.status == 2)
  }

  @Test("Reports are written even if the goldens cannot be read")
  func noGoldens() async throws {
    try tool.write("", to: "manifests")
    let result = await tool("--report", "json=a.json", "--report", "junit=b.xml")
    #expect(result.status == 2)
    let problem = "is not a folder"
    let report = try tool.text(of: "a.json")
    #expect(report.contains(problem))
    for key in [#""status" : 2"#, #""partial" : true"#, #""screens" : ["#] {
      #expect(report.contains(key), "\(key)")
    }
    #expect(try tool.text(of: "b.xml").contains(problem))
  }
}
