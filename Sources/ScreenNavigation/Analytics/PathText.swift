/// The way to a visible state in words without payloads: `library › bookDetail › sheet bookEdit`.
///
/// An app has it in its accessibility tree, and the tool makes it from the visible state of a harness, so that a
/// comparison of the two knows whether the app is on another screen.
package struct PathText {
  /// The accessibility identifier of the element that has the text.
  package static let identifier = "screenwalk.path"

  private var levels: [String] = []

  /// Starts with the tab, or with the flow of an app without tabs.
  package init(flow: Any?, tab: Any?) {
    levels = [tab ?? flow].compactMap { $0.map(Self.name) }
    if levels.isEmpty { levels = ["root"] }
  }

  package var text: String { levels.joined(separator: " › ") }

  /// Adds a pushed route, or a presentation with its kind; a dialog has no value, because its title can be personal.
  package mutating func add(_ value: Any?, as kind: String? = nil) {
    levels.append([kind, value.map(Self.name)].compactMap(\.self).joined(separator: " "))
  }

  private static func name(of value: Any) -> String {
    CaseNames.names(of: value).joined(separator: ".")
  }
}

extension ScreenPath {
  /// The path in words without payloads.
  package var text: String {
    var text = PathText(flow: flow as Any?, tab: tab as Any?)
    stack.add(to: &text)
    if let overlay { text.add(overlay, as: "overlay") }
    return text.text
  }
}

extension StackState {
  fileprivate func add(to text: inout PathText) {
    for route in routes { text.add(route) }
    switch presentation {
    case .sheet(let sheet, let inner):
      text.add(sheet, as: "sheet")
      inner.add(to: &text)
    case .fullScreenCover(let cover, let inner):
      text.add(cover, as: "cover")
      inner.add(to: &text)
    case .alert: text.add(nil, as: "alert")
    case .confirmation: text.add(nil, as: "confirmation")
    case nil: break
    }
  }
}
