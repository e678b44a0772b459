import ScreenPayloads
import ScreenText

/// The head of a golden: the complete navigation state of a screen, as YAML.
package struct FrontMatter {
  /// The YAML, including both `---` lines.
  package let text: String

  /// The line above and below the YAML.
  package static let fence = "---"

  /// Writes the front matter of a state; without a screen, of one that only a journey reaches.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - state: What is visible.
  ///   - link: The link to the screen, without its secrets.
  package init(of screen: String? = nil, in state: DescribedState, link: String? = nil) {
    var yaml = YAMLWriter()
    yaml.plain(Self.fence)
    if let screen { yaml.entry(key: "screen") { $0.name(screen) } }
    if let flow = state.flow { Self.write(flow, under: "flow", to: &yaml) }
    if let tab = state.tab { Self.write(tab, under: "tab", to: &yaml) }
    Self.write(state.stack[...], to: &yaml)
    if let overlay = state.overlay { Self.write(overlay, under: "overlay", to: &yaml) }
    if let link { yaml.entry(key: "link") { PayloadWriter.standard.write(.quoted(link), to: &$0) } }
    yaml.plain(Self.fence)
    text = yaml.text
  }

  private static func write(_ place: Place, under key: String, to yaml: inout YAMLWriter) {
    yaml.entry(key: key) { write(place, to: &$0) }
  }

  /// Writes the app's value, or the title of a dialog without one.
  private static func write(_ place: Place, to yaml: inout YAMLWriter) {
    if let value = place.value {
      PayloadWriter.standard.write(value, to: &yaml)
    } else {
      PayloadWriter.standard.write(.quoted(place.dialogTitle), to: &yaml)
    }
  }

  /// Writes the routes and the presentation over them.
  private static func write(_ stack: ArraySlice<Place>, to yaml: inout YAMLWriter) {
    if !stack.routes.isEmpty {
      yaml.entry(key: "stack") { $0.sequence(stack.routes) { write($0, to: &$1) } }
    }
    guard let presentation = stack.presentation else { return }
    yaml.entry(key: presentation.kind.rawValue) { yaml in
      if stack.inner.isEmpty { return write(presentation, to: &yaml) }
      // A mapping, if the sheet has a stack or a presentation.
      write(presentation, under: "root", to: &yaml)
      write(stack.inner, to: &yaml)
    }
  }
}
