import Foundation
import XCTest

/// Starts the app at each screen, and writes what it shows, for `snapshot views`.
///
/// The locale and the time zone are those of the harness; the language is English.
final class ViewExportTests: XCTestCase {
  private let environment = ProcessInfo.processInfo.environment

  @MainActor
  func testExport() throws {
    let screens = try XCTUnwrap(environment["SCREENWALK_SCREENS"]).split(separator: ",")
    _ = try XCTUnwrap(screens.first, "'SCREENWALK_SCREENS' names no screen")
    for screen in screens.map(String.init) {
      let app = XCUIApplication()
      app.launchArguments = [
        "--screen", screen, "-AppleLocale", "en_001", "-AppleLanguages", "(en)",
      ]
      app.launchEnvironment["TZ"] = "UTC"
      app.launch()
      let tree = settledTree(of: app)
      let problem =
        app.state == .runningForeground ? "its tree does not settle" : "the app does not run"
      try write(
        ExportedView(
          screen: screen, layout: environment["SCREENWALK_LAYOUT"] ?? "compact",
          problem: tree == nil ? problem : nil, tree: tree))
      app.terminate()
    }
  }

  /// The tree once it is the same twice; nil if the app ends, or if the tree cannot be read or keeps changing.
  @MainActor
  private func settledTree(of app: XCUIApplication) -> ExportedElement? {
    var last: ExportedElement?
    for _ in 1...20 {
      guard app.state == .runningForeground, let snapshot = try? app.snapshot() else { return nil }
      let tree = ExportedElement(snapshot)
      if tree == last { return tree }
      last = tree
      Thread.sleep(forTimeInterval: 0.5)
    }
    return nil
  }

  /// Writes a file, or an attachment if the sandbox denies writing.
  private func write(_ view: ExportedView) throws {
    let (data, name) = (try JSONEncoder().encode(view), "\(view.screen)-\(view.layout).json")
    if let folder = environment["SCREENWALK_VIEWS"] {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
      if (try? data.write(to: file)) != nil { return }
    }
    let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
    (attachment.name, attachment.lifetime) = (name, .keepAlways)
    add(attachment)
  }
}

/// What the app shows at a screen, or why it shows nothing.
struct ExportedView: Codable {
  let screen, layout: String
  let problem: String?
  let tree: ExportedElement?
}

/// An element of the accessibility tree; attributes without a text are left out.
struct ExportedElement: Codable, Equatable {
  let type: UInt
  let identifier, label, value, placeholder: String?
  let frame: [Double]
  let enabled, selected: Bool
  let children: [ExportedElement]

  @MainActor
  init(_ element: any XCUIElementSnapshot) {
    func text(_ value: Any?) -> String? { value.map { "\($0)" }.flatMap { $0.isEmpty ? nil : $0 } }
    type = element.elementType.rawValue
    identifier = text(element.identifier)
    label = text(element.label)
    value = text(element.value)
    placeholder = text(element.placeholderValue)
    frame = [
      Double(element.frame.minX), Double(element.frame.minY), Double(element.frame.width),
      Double(element.frame.height),
    ].map { $0.isFinite ? $0 : 0 }
    enabled = element.isEnabled
    selected = element.isSelected
    children = element.children.map { ExportedElement($0) }
  }
}
