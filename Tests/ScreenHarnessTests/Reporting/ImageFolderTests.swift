import Foundation
import Testing

@testable import ScreenHarness

@Suite("The images of an HTML report")
@MainActor
struct ImageFolderTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  /// An image of one black pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="

  private func write(_ base64: String, to path: String) throws {
    let url = tool.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(Data(base64Encoded: base64)).write(to: url)
  }

  private func run(_ patterns: String...) async -> ToolRun.Result {
    await tool(["--images", "shots", "--report", "html=page.html"] + patterns)
  }

  @Test("An image is part of the page, beside the text of its screen and layout")
  func image() async throws {
    _ = await tool("record")
    try write(Self.png, to: "shots/compact/product.png")
    let result = await run()
    #expect(result.status == 0)
    #expect(
      result.errors == "note: the HTML report contains 1 image of views, without redaction\n")
    let page = try tool.text(of: "page.html")
    let figure = """
      <figure class="compact image"><figcaption><span class="layout">compact</span>\
      <span class="words"> image, not redacted</span></figcaption>\
      <img src="data:image/png;base64,\(Self.png)" width="1" height="1" decoding="async" \
      alt="Image of compact/product" /></figure>
      """
    #expect(page.components(separatedBy: figure).count == 2)
    #expect(page.components(separatedBy: "<img").count == 2)
    #expect(page.contains("form-action 'none'; img-src data:\""))
    let text = try #require(page.range(of: "id=\"compact/product\""))
    let image = try #require(page.range(of: figure))
    #expect(text.lowerBound < image.lowerBound)
  }

  @Test("Without images, the page allows none and has no style for them")
  func none() async throws {
    _ = await tool("--report", "html=page.html")
    let page = try tool.text(of: "page.html")
    #expect(!page.contains("img-src") && !page.contains("figure.image"))
  }

  @Test("The images of screens that the run does not select are left out")
  func selection() async throws {
    for name in ["compact/product", "regular/product", "compact/cart"] {
      try write(Self.png, to: "shots/\(name).png")
    }
    #expect(await run("cart").status == 1)
    #expect(try tool.text(of: "page.html").components(separatedBy: "<img").count == 2)
  }

  @Test("Files that belong to no screen are named, except for hidden ones")
  func unused() async throws {
    for name in ["compact/cart.png", "compact/basket.png", "controls/cart.png", "regular/cart.jpg"]
    {
      try write(Self.png, to: "shots/\(name)")
    }
    try write(Self.png, to: "shots/.DS_Store")
    #expect(
      await run().errors == """
        note: the HTML report contains 1 image of views, without redaction
        note: 3 files in 'shots' not used, because no screen has the name: compact/basket.png, \
        controls/cart.png, regular/cart.jpg

        """)
    let quiet = await tool("--images", "shots", "--report", "html=page.html", "--quiet")
    #expect(quiet.errors == "")
  }

  @Test("A folder that does not exist is an error, and the page of an earlier run does not stay")
  func missing() async throws {
    #expect(
      await run()
        == .init(
          status: 2,
          errors: """
            error: the folder of images 'shots' does not exist
            hint: take the images first, or correct the path

            """))
    #expect(
      try tool.text(of: "page.html").contains("the folder of images &#39;shots&#39; does not exist")
        || tool.text(of: "page.html").contains("the folder of images 'shots' does not exist"))
  }

  @Test("A folder without an image of a screen is an error")
  func unmatched() async throws {
    try write(Self.png, to: "shots/cart.png")
    #expect(
      await run()
        == .init(
          status: 2,
          errors: """
            error: no file in 'shots' has the name of a screen
            hint: name images like goldens, such as 'compact/shelf.png'

            """))
  }

  @Test(
    "A file that is no PNG image is an error",
    arguments: [
      "", "SlBFRw==", "iVBORw0KGgo=",
      // No pixels.
      "iVBORw0KGgoAAAANSUhEUgAAAAAAAAABCAAAAAA6fptV",
    ])
  func noPNG(base64: String) async throws {
    try write(base64, to: "shots/compact/cart.png")
    #expect(
      await run()
        == .init(
          status: 2,
          errors: """
            error: 'shots/compact/cart.png' is not a PNG image
            hint: convert it, or remove it

            """))
  }

  @Test("An image that is too large for a page is an error")
  func tooLarge() async throws {
    try write(Self.png, to: "shots/compact/cart.png")
    let file = tool.folder.appendingPathComponent("shots/compact/cart.png")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 5_000_001)
    try handle.close()
    #expect(
      await run()
        == .init(
          status: 2,
          errors: """
            error: the image 'shots/compact/cart.png' has 5000001 bytes, more than the limit of 5000000
            hint: make it smaller, for instance with 'sips --resampleHeightWidthMax 1000'

            """))
  }

  @Test("Images without an HTML report are a usage error")
  func withoutPage() async {
    #expect(
      await tool("--images", "shots", "--report", "json=a.json")
        == .init(
          status: 64,
          errors: """
            error: option '--images' requires an HTML report
            hint: add '--report html=PATH'

            """))
  }
}
