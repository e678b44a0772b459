import Foundation
import ScreenText

/// The head of a golden: the complete navigation state of a screen, as YAML.
struct FrontMatter {
  /// The YAML, including both `---` lines.
  let bytes: [UInt8]

  /// The YAML as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes the front matter of a state; without a screen, of one that only a journey reaches.
  init(
    of screen: String? = nil, in state: AnyVisibleState, link: URL? = nil,
    payloads: inout PayloadWriter
  ) {
    var yaml = YAMLWriter()
    yaml.plain(Self.fence)
    if let screen { yaml.entry(key: "screen") { $0.name(screen) } }
    if let flow = state.flow { payloads.writeCase(flow, under: "flow", to: &yaml) }
    if let tab = state.tab { payloads.writeCase(tab, under: "tab", to: &yaml) }
    payloads.write(state.stack, to: &yaml)
    if let overlay = state.overlay { payloads.writeCase(overlay, under: "overlay", to: &yaml) }
    if let link { yaml.entry(key: "link") { payloads.write(link, to: &$0) } }
    yaml.plain(Self.fence)
    bytes = yaml.bytes
  }

  private static let fence = "---"
}

extension PayloadWriter {
  fileprivate mutating func writeCase(_ value: Any, under key: String, to yaml: inout YAMLWriter) {
    yaml.entry(key: key) { writeCase(value, to: &$0) }
  }

  /// Writes the routes and the presentation over them.
  fileprivate mutating func write(_ stack: AnyVisibleStack, to yaml: inout YAMLWriter) {
    if !stack.routes.isEmpty {
      yaml.entry(key: "stack") { $0.sequence(stack.routes) { writeCase($0, to: &$1) } }
    }
    for presentation in stack.presentations { write(presentation, to: &yaml) }
  }

  private mutating func write(
    _ presentation: VisiblePresentation<Any, Any>, to yaml: inout YAMLWriter
  ) {
    switch presentation {
    case .sheet(let sheet, let inner): write(sheet, inner, under: "sheet", to: &yaml)
    case .popover(let popover, let inner): write(popover, inner, under: "popover", to: &yaml)
    case .fullScreenCover(let cover, let inner): write(cover, inner, under: "cover", to: &yaml)
    case .alert(let dialog): write(dialog, under: "alert", to: &yaml)
    case .confirmation(let dialog): write(dialog, under: "confirmation", to: &yaml)
    }
  }

  /// Writes a sheet, or a mapping with the sheet as `root` if it has a stack or a presentation.
  private mutating func write(
    _ sheet: Any, _ inner: AnyVisibleStack, under key: String, to yaml: inout YAMLWriter
  ) {
    guard !inner.routes.isEmpty || !inner.presentations.isEmpty else {
      return writeCase(sheet, under: key, to: &yaml)
    }
    yaml.entry(key: key) { yaml in
      writeCase(sheet, under: "root", to: &yaml)
      write(inner, to: &yaml)
    }
  }

  private mutating func write(
    _ dialog: VisibleDialog, under key: String, to yaml: inout YAMLWriter
  ) {
    if let value = dialog.value { return writeCase(value, under: key, to: &yaml) }
    yaml.entry(key: key) { write(dialog.title, to: &$0) }
  }
}
